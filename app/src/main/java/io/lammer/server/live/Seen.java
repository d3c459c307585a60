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
import java.util.regex.Pattern;

/// How much of each journal a screen has seen: the id of an update, written `table/C1:12;house:3`,
/// or `house:3-5` where more came while it was rendered.
record Seen(Map<String, Span> journals) {
  static final Seen NOTHING = new Seen(Map.of());

  private static final Pattern PART = Pattern.compile("(.+):([0-9]{1,18})(?:-([0-9]{1,18}))?");

  private static final Duration LOOK_AGAIN = Duration.ofMillis(100);

  /// @param from everything up to here is shown
  /// @param to nothing after this is
  record Span(long from, long to) {
    private Span and(Span other) {
      return new Span(Math.max(from, other.from), Math.max(to, other.to));
    }

    @Override
    public String toString() {
      return from == to ? String.valueOf(from) : from + "-" + to;
    }
  }

  Seen {
    journals = new TreeMap<>(journals);
  }

  /// What cannot be read counts as nothing seen, so that the screen gets everything.
  static Seen parse(String text) {
    var journals = new TreeMap<String, Span>();
    for (var part : text.split(";")) {
      var found = PART.matcher(part);
      if (found.matches()) {
        var from = Long.parseLong(found.group(2));
        var to = found.group(3) == null ? from : Long.parseLong(found.group(3));
        journal(found.group(1)).ifPresent(journal -> journals.put(journal, new Span(from, to)));
      }
    }
    return new Seen(journals);
  }

  private static Optional<String> journal(String encoded) {
    try {
      return Optional.of(URLDecoder.decode(encoded, UTF_8));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  Seen and(Seen other) {
    var all = new TreeMap<>(journals);
    other.journals.forEach((journal, span) -> all.merge(journal, span, Span::and));
    return new Seen(all);
  }

  /// Waits until a server of a shared house knows as much; false if that takes too long.
  boolean isReached(LiveFloor live, Duration atMost) throws InterruptedException {
    var end = System.nanoTime() + atMost.toNanos();
    while (live.database().isShared()
        && journals.entrySet().stream()
            .anyMatch(entry -> live.version(entry.getKey()) < entry.getValue().to())) {
      if (System.nanoTime() - end > 0) {
        return false;
      }
      var _ = live.await(live.position() + 1, LOOK_AGAIN);
    }
    return true;
  }

  boolean covers(Seen other) {
    return other.journals.entrySet().stream()
        .allMatch(entry -> entry.getValue().equals(journals.get(entry.getKey())));
  }

  @Override
  public String toString() {
    return journals.entrySet().stream()
        .map(
            entry ->
                URLEncoder.encode(entry.getKey(), UTF_8).replace("%2F", "/")
                    + ":"
                    + entry.getValue())
        .collect(joining(";"));
  }
}
