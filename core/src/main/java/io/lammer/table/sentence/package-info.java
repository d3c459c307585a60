/// Sentences with named values, in each language.
@NullMarked
package io.lammer.table.sentence;

import org.jspecify.annotations.NullMarked;
