/// What the operator of the program sees: checks, health, start-up.
@NullMarked
package io.lammer.server.ops;

import org.jspecify.annotations.NullMarked;
