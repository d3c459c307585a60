/// The training floor: its tables, its people, and players who play by themselves.
@NullMarked
package io.lammer.server.demo;

import org.jspecify.annotations.NullMarked;
