/// Dragon Tiger on the pages.
@NullMarked
package io.lammer.web.games.dragontiger;

import org.jspecify.annotations.NullMarked;
