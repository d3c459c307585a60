@NullMarked
package io.lammer.web.access;

import org.jspecify.annotations.NullMarked;
