@NullMarked
package io.lammer.rules.compiled;

import org.jspecify.annotations.NullMarked;
