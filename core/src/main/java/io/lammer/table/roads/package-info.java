/// The roads of baccarat, which show players the rounds of a shoe.
@NullMarked
package io.lammer.table.roads;

import org.jspecify.annotations.NullMarked;
