/// The live floor: tables, jackpots and the house as journals of events.
@NullMarked
package io.lammer.house;

import org.jspecify.annotations.NullMarked;
