/// Tests of the dealer's console.
@NullMarked
package io.lammer.server.console;

import org.jspecify.annotations.NullMarked;
