/// The simulation command and its trials: exposure, sessions and jackpot lives.
@NullMarked
package io.lammer.cli.simulate;

import org.jspecify.annotations.NullMarked;
