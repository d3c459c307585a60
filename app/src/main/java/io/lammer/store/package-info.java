/// Journals of numbered events with the transfers they made: one writer, chained hashes, signed
/// seals. It knows nothing of tables or games; an event's body is opaque JSON.
@NullMarked
package io.lammer.store;

import org.jspecify.annotations.NullMarked;
