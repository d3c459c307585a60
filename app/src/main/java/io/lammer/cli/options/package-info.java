/// What commands share: their base class, the options that several take, and how these are read.
@NullMarked
package io.lammer.cli.options;

import org.jspecify.annotations.NullMarked;
