/// 3 Dice Baccarat on the pages.
@NullMarked
package io.lammer.web.games.threedice;

import org.jspecify.annotations.NullMarked;
