@NullMarked
package io.lammer.games.threedice;

import org.jspecify.annotations.NullMarked;
