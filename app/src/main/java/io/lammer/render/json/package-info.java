/// Conversion between JSON text and maps and lists.
@NullMarked
package io.lammer.render.json;

import org.jspecify.annotations.NullMarked;
