/// Mathematical reports: exact odds with their methods and assumptions.
@NullMarked
package io.lammer.render.math;

import org.jspecify.annotations.NullMarked;
