/// SVG pictures and plots.
@NullMarked
package io.lammer.render.picture;

import org.jspecify.annotations.NullMarked;
