/// The floor overview: tables, jackpots, alerts.
@NullMarked
package io.lammer.web.floor;

import org.jspecify.annotations.NullMarked;
