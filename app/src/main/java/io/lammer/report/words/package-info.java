/// The language that is spoken, and printed terms in other languages than English.
@NullMarked
package io.lammer.report.words;

import org.jspecify.annotations.NullMarked;
