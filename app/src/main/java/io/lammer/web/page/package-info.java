/// What all pages share: frame, texts, languages, errors.
@NullMarked
package io.lammer.web.page;

import org.jspecify.annotations.NullMarked;
