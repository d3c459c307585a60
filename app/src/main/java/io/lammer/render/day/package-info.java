/// The report of a house's gaming day or month, computed from its journals.
@NullMarked
package io.lammer.render.day;

import org.jspecify.annotations.NullMarked;
