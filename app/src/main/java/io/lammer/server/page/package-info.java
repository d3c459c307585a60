/// What all pages share: frame, words, errors.
@NullMarked
package io.lammer.server.page;

import org.jspecify.annotations.NullMarked;
