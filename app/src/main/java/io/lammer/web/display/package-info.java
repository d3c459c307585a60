/// Displays above the tables, which are read-only.
@NullMarked
package io.lammer.web.display;

import org.jspecify.annotations.NullMarked;
