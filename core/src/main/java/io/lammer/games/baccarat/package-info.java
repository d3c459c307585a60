@NullMarked
package io.lammer.games.baccarat;

import org.jspecify.annotations.NullMarked;
