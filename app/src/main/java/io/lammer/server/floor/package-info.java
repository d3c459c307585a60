/// The floor at a glance: tables, jackpots, alerts.
@NullMarked
package io.lammer.server.floor;

import org.jspecify.annotations.NullMarked;
