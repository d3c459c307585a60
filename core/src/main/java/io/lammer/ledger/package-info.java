@NullMarked
package io.lammer.ledger;

import org.jspecify.annotations.NullMarked;
