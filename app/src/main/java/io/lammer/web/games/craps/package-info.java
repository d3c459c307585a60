/// Craps on the pages.
@NullMarked
package io.lammer.web.games.craps;

import org.jspecify.annotations.NullMarked;
