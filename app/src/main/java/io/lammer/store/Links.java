package io.lammer.store;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// Checks events of journals one after the other: each must follow the one before it and be what
/// its hash says.
final class Links {
  private final HashChain chain = new HashChain();
  private final Map<String, Head> heads = new HashMap<>();

  /// Where the journals end for now.
  void begin(Iterable<Head> ends) {
    ends.forEach(head -> heads.put(head.journal(), head));
  }

  /// The last event of each journal that was checked.
  List<Head> ends() {
    return List.copyOf(heads.values());
  }

  /// Events that this process has written itself.
  void written(Iterable<StoredEvent> events) {
    for (var event : events) {
      heads.put(event.journal(), new Head(event.journal(), event.number(), event.hash()));
    }
  }

  /// The same event. Throws if it is not the next one of its journal, or was changed.
  StoredEvent checked(StoredEvent event) {
    return checked(event, first -> new Head(first.journal(), 0, chain.start(first.journal())));
  }

  /// @param before gives what the first event that is seen of a journal has before it
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
