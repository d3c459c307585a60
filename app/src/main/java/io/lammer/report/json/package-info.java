/// JSON text of plain maps and lists.
@NullMarked
package io.lammer.report.json;

import org.jspecify.annotations.NullMarked;
