package io.lammer.journal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// Checks events one after the other: each must follow its journal's previous event and match its
/// own hash.
final class EventChainCheck {
  private final HashChain chain = new HashChain();
  private final Map<String, Head> heads = new HashMap<>();

  /// Sets the last event of each journal.
  void begin(Iterable<Head> ends) {
    ends.forEach(head -> heads.put(head.journal(), head));
  }

  /// The last checked event of each journal.
  List<Head> ends() {
    return List.copyOf(heads.values());
  }

  /// Records events that this process wrote.
  void written(Iterable<StoredEvent> events) {
    for (var event : events) {
      heads.put(event.journal(), new Head(event.journal(), event.number(), event.hash()));
    }
  }

  /// Returns the event. Throws if it is not the next one of its journal or was changed.
  StoredEvent checked(StoredEvent event) {
    return checked(event, first -> new Head(first.journal(), 0, chain.start(first.journal())));
  }

  /// @param before supplies the predecessor of the first event seen of a journal
  StoredEvent checked(StoredEvent event, Function<StoredEvent, Head> before) {
    var journal = event.journal();
    var known = heads.get(journal);
    var head = known == null ? before.apply(event) : known;
    if (event.number() != head.number() + 1) {
      throw bad(event, "follows event " + head.number());
    }
    if (!chain.event(head.hash(), event.number(), event.entry()).equals(event.hash())) {
      throw bad(event, "was changed: its hash does not match");
    }
    heads.put(journal, new Head(journal, event.number(), event.hash()));
    return event;
  }

  static JournalsChanged bad(StoredEvent event, String what) {
    return new JournalsChanged(
        "journal \"%s\" event %d %s".formatted(event.journal(), event.number(), what));
  }
}
