/// Results of simulated play: wagers against their exact odds, sessions, nights and jackpots.
@NullMarked
package io.lammer.render.simulation;

import org.jspecify.annotations.NullMarked;
