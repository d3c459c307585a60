/// What a game brings to the pages of the server. Each game implements [GamePages] in a folder of
/// its own below this one; its templates are in `jte/games/<name>`.
@NullMarked
package io.lammer.web.games;

import org.jspecify.annotations.NullMarked;
