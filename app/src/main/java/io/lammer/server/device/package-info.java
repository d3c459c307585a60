/// What stands at tables and reports what it sees: sensors, readers of dice, shoes, displays.
@NullMarked
package io.lammer.server.device;

import org.jspecify.annotations.NullMarked;
