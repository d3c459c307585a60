/// The jackpot desk: meters, hits with their evidence, slips, adjustments and readings.
@NullMarked
package io.lammer.server.jackpot;

import org.jspecify.annotations.NullMarked;
