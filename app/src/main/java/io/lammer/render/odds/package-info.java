/// Exact odds as text, tables and JSON.
@NullMarked
package io.lammer.render.odds;

import org.jspecify.annotations.NullMarked;
