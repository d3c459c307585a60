/// SVG as it is written.
@NullMarked
package io.lammer.report.picture;

import org.jspecify.annotations.NullMarked;
