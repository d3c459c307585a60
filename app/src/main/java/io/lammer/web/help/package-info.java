/// Help on every page.
@NullMarked
package io.lammer.web.help;

import org.jspecify.annotations.NullMarked;
