/// Where commands write: the terminal, standard output and files.
@NullMarked
package io.lammer.cli.output;

import org.jspecify.annotations.NullMarked;
