/// Felts as data: where the wagers lie, what is printed on them, and what is laid on the felt
/// during play. Nothing here draws.
@NullMarked
package io.lammer.table.felt;

import org.jspecify.annotations.NullMarked;
