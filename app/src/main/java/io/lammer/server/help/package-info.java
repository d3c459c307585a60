/// Help on every page.
@NullMarked
package io.lammer.server.help;

import org.jspecify.annotations.NullMarked;
