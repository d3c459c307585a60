/// Pictures of what happened lately at a table: roads, rolls and lammers.
@NullMarked
package io.lammer.report.roads;

import org.jspecify.annotations.NullMarked;
