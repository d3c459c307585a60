package io.lammer.server.live;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import io.lammer.store.floor.LiveFloor;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// How much of each journal a screen has seen: the id of an update, written `table/C1:12;house:3`.
record Seen(Map<String, Long> numbers) {
  static final Seen NOTHING = new Seen(Map.of());

  private static final Duration LOOK_AGAIN = Duration.ofMillis(100);

  Seen {
    numbers = new TreeMap<>(numbers);
  }

  /// What cannot be read counts as nothing seen, so that the screen gets everything.
  static Seen parse(String text) {
    var numbers = new TreeMap<String, Long>();
    for (var part : text.split(";")) {
      var colon = part.lastIndexOf(':');
      if (colon > 0 && part.substring(colon + 1).matches("[0-9]{1,18}")) {
        var number = Long.parseLong(part.substring(colon + 1));
        journal(part.substring(0, colon)).ifPresent(journal -> numbers.put(journal, number));
      }
    }
    return new Seen(numbers);
  }

  private static Optional<String> journal(String encoded) {
    try {
      return Optional.of(URLDecoder.decode(encoded, UTF_8));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  Seen and(Seen other) {
    var all = new TreeMap<>(numbers);
    other.numbers.forEach((journal, number) -> all.merge(journal, number, Math::max));
    return new Seen(all);
  }

  /// Waits until a server of a shared house knows as much; false if that takes too long.
  boolean isReached(LiveFloor live, Duration atMost) throws InterruptedException {
    var end = System.nanoTime() + atMost.toNanos();
    while (live.database().isShared()
        && numbers.entrySet().stream()
            .anyMatch(entry -> live.version(entry.getKey()) < entry.getValue())) {
      if (System.nanoTime() - end > 0) {
        return false;
      }
      var _ = live.await(live.position() + 1, LOOK_AGAIN);
    }
    return true;
  }

  boolean covers(Seen other) {
    return other.numbers.entrySet().stream()
        .allMatch(entry -> entry.getValue().equals(numbers.get(entry.getKey())));
  }

  @Override
  public String toString() {
    return numbers.entrySet().stream()
        .map(
            entry ->
                URLEncoder.encode(entry.getKey(), UTF_8).replace("%2F", "/")
                    + ":"
                    + entry.getValue())
        .collect(joining(";"));
  }
}
