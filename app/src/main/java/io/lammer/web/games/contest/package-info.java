/// Shared by games in which two hands are compared.
@NullMarked
package io.lammer.web.games.contest;

import org.jspecify.annotations.NullMarked;
