/// Devices at the tables that report what they see: bet sensors, dice readers, shoes, displays.
@NullMarked
package io.lammer.web.device;

import org.jspecify.annotations.NullMarked;
