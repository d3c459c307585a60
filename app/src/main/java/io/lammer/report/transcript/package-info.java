/// What happened at a table, as text, JSON and scripts.
@NullMarked
package io.lammer.report.transcript;

import org.jspecify.annotations.NullMarked;
