/// The way in and the way out.
@NullMarked
package io.lammer.server.home;

import org.jspecify.annotations.NullMarked;
