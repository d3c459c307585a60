@NullMarked
package io.lammer.store;

import org.jspecify.annotations.NullMarked;
