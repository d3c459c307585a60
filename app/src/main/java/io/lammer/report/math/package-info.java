/// What a mathematician hands in: exact odds and what they rest on.
@NullMarked
package io.lammer.report.math;

import org.jspecify.annotations.NullMarked;
