/// Dragon Tiger.
@NullMarked
package io.lammer.games.dragontiger;

import org.jspecify.annotations.NullMarked;
