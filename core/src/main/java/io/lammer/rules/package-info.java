@NullMarked
package io.lammer.rules;

import org.jspecify.annotations.NullMarked;
