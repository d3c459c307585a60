/// The report of one gaming day of a house, from its journals.
@NullMarked
package io.lammer.report.day;

import org.jspecify.annotations.NullMarked;
