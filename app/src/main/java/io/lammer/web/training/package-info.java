/// The training floor: tables that play by themselves, made-up players and demonstration users.
@NullMarked
package io.lammer.web.training;

import org.jspecify.annotations.NullMarked;
