/// Commands on exact figures: the catalog, odds, card counting and the math report.
@NullMarked
package io.lammer.cli.lab;

import org.jspecify.annotations.NullMarked;
