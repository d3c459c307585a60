@NullMarked
package io.lammer.spark;

import org.jspecify.annotations.NullMarked;
