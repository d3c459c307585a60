/// The live floor: tables, jackpots and the house as journals of events.
@NullMarked
package io.lammer.tables.floor;

import org.jspecify.annotations.NullMarked;
