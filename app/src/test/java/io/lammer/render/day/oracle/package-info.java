/// The reference for day reports and shift figures.
@NullMarked
package io.lammer.render.day.oracle;

import org.jspecify.annotations.NullMarked;
