/// Event store: journals of numbered events with the transfers they made, written by a single
/// writer, with chained hashes and signed seals. It knows nothing of tables or games; the body of
/// an event is opaque JSON.
@NullMarked
package io.lammer.journal;

import org.jspecify.annotations.NullMarked;
