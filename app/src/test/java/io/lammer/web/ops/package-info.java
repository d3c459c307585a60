@NullMarked
package io.lammer.web.ops;

import org.jspecify.annotations.NullMarked;
