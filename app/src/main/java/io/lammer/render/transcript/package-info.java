/// The history of a table as text, JSON and scripts.
@NullMarked
package io.lammer.render.transcript;

import org.jspecify.annotations.NullMarked;
