@NullMarked
package io.lammer.server.access;

import org.jspecify.annotations.NullMarked;
