/// Measurements of the hot paths; docs/performance.md has the figures.
@NullMarked
package io.lammer.bench;

import org.jspecify.annotations.NullMarked;
