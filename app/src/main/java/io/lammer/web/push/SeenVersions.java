package io.lammer.web.push;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import io.lammer.runtime.LiveFloor;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// The journal positions that a screen has seen. It is the id of an update: `table/C1:12;house:3`,
/// or `house:3-5` if events arrived while it was rendered.
record SeenVersions(Map<String, Span> journals) {
  static final SeenVersions NOTHING = new SeenVersions(Map.of());

  private static final Pattern PART = Pattern.compile("(.+):([0-9]{1,18})(?:-([0-9]{1,18}))?");

  private static final Duration LOOK_AGAIN = Duration.ofMillis(100);

  /// @param from every event up to this number is shown
  /// @param to no event after this number is shown
  record Span(long from, long to) {
    private Span and(Span other) {
      return new Span(Math.max(from, other.from), Math.max(to, other.to));
    }

    @Override
    public String toString() {
      return from == to ? String.valueOf(from) : from + "-" + to;
    }
  }

  SeenVersions {
    journals = new TreeMap<>(journals);
  }

  /// Text that cannot be parsed counts as nothing seen, so that the screen gets everything.
  static SeenVersions parse(String text) {
    var journals = new TreeMap<String, Span>();
    for (var part : text.split(";")) {
      var found = PART.matcher(part);
      if (found.matches()) {
        var from = Long.parseLong(found.group(2));
        var to = found.group(3) == null ? from : Long.parseLong(found.group(3));
        journal(found.group(1)).ifPresent(journal -> journals.put(journal, new Span(from, to)));
      }
    }
    return new SeenVersions(journals);
  }

  private static Optional<String> journal(String encoded) {
    try {
      return Optional.of(URLDecoder.decode(encoded, UTF_8));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  SeenVersions and(SeenVersions other) {
    var all = new TreeMap<>(journals);
    other.journals.forEach((journal, span) -> all.merge(journal, span, Span::and));
    return new SeenVersions(all);
  }

  /// Waits until a server of a shared house has applied these events; false on timeout.
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

  boolean covers(SeenVersions other) {
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
