/// Mini-baccarat on the pages.
@NullMarked
package io.lammer.web.games.baccarat;

import org.jspecify.annotations.NullMarked;
