/// Live updates: what a screen shows, pushed as it changes.
@NullMarked
package io.lammer.server.live;

import org.jspecify.annotations.NullMarked;
