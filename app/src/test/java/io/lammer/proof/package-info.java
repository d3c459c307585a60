/// Tests that look at the whole product at once.
@NullMarked
package io.lammer.proof;

import org.jspecify.annotations.NullMarked;
