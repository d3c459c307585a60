@NullMarked
package io.lammer.odds;

import org.jspecify.annotations.NullMarked;
