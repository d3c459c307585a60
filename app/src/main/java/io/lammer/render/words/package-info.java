/// The current locale, and translations of printed terms.
@NullMarked
package io.lammer.render.words;

import org.jspecify.annotations.NullMarked;
