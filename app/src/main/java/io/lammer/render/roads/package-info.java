/// Pictures of recent results at a table: roads, rolls and lammers.
@NullMarked
package io.lammer.render.roads;

import org.jspecify.annotations.NullMarked;
