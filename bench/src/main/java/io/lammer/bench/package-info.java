/// Benchmarks of the hot paths. Results are in docs/performance.md.
@NullMarked
package io.lammer.bench;

import org.jspecify.annotations.NullMarked;
