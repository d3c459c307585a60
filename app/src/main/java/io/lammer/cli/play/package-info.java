/// Commands that play a script: settled alone, or at a live table.
@NullMarked
package io.lammer.cli.play;

import org.jspecify.annotations.NullMarked;
