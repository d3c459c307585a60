/// Utilities shared by the tests of all modules.
@NullMarked
package io.lammer.kit;

import org.jspecify.annotations.NullMarked;
