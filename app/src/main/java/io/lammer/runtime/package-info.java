/// The running floor of a house, on top of its journals.
@NullMarked
package io.lammer.runtime;

import org.jspecify.annotations.NullMarked;
