@NullMarked
package io.lammer.server.ops;

import org.jspecify.annotations.NullMarked;
