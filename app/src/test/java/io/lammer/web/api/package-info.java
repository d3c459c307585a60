@NullMarked
package io.lammer.web.api;

import org.jspecify.annotations.NullMarked;
