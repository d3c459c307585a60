@NullMarked
package io.lammer.server;

import org.jspecify.annotations.NullMarked;
