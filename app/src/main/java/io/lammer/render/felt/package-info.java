/// Each game's felt as a picture: the positions of the wagers, and what is on them.
@NullMarked
package io.lammer.render.felt;

import org.jspecify.annotations.NullMarked;
