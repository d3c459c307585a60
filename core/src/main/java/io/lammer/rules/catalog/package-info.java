@NullMarked
package io.lammer.rules.catalog;

import org.jspecify.annotations.NullMarked;
