/// Tests of the dealer's console.
@NullMarked
package io.lammer.web.console;

import org.jspecify.annotations.NullMarked;
