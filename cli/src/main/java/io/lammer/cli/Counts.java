package io.lammer.cli;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/// How much of each thing there is, in words.
final class Counts {
  private Counts() {}

  static String of(long journals, long events, long commands, long seals) {
    return Stream.of(
            one(journals, "journal"),
            one(events, "event"),
            one(commands, "command"),
            one(seals, "seal"))
        .collect(Collectors.joining(", "));
  }

  static String one(long count, String noun) {
    return "%,d %s%s".formatted(count, noun, count == 1 ? "" : "s");
  }
}
