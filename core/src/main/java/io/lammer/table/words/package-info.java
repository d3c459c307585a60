/// What a game says of its rounds, and how its commands are written.
@NullMarked
package io.lammer.table.words;

import org.jspecify.annotations.NullMarked;
