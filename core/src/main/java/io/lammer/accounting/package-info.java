/// What the journals of a house add up to: the totals of each gaming day, hits, slips and theory.
@NullMarked
package io.lammer.accounting;

import org.jspecify.annotations.NullMarked;
