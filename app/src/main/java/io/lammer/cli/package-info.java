@NullMarked
package io.lammer.cli;

import org.jspecify.annotations.NullMarked;
