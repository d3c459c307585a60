/// The felt of each game as a picture: where wagers lie, and what lies there now.
@NullMarked
package io.lammer.report.felt;

import org.jspecify.annotations.NullMarked;
