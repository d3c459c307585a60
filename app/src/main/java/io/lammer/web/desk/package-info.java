/// The jackpot desk: meters, hits with their evidence, slips, adjustments and readings.
@NullMarked
package io.lammer.web.desk;

import org.jspecify.annotations.NullMarked;
