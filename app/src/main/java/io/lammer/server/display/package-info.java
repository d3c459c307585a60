/// The screens above the tables: they show and can do nothing else.
@NullMarked
package io.lammer.server.display;

import org.jspecify.annotations.NullMarked;
