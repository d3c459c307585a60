@NullMarked
package io.lammer.rules.baccarat;

import org.jspecify.annotations.NullMarked;
