/// What is said of each game, its felt and its outcomes, in one place.
@NullMarked
package io.lammer.report.game;

import org.jspecify.annotations.NullMarked;
