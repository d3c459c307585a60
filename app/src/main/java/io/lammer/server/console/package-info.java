/// The dealer's console: what it shows of a table, and what is asked at it.
@NullMarked
package io.lammer.server.console;

import org.jspecify.annotations.NullMarked;
