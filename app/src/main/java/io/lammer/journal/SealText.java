package io.lammer.journal;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/// The content of a seal and its one canonical text:
///
/// ```
/// lammer seal 1
/// number 2
/// day 2026-07-01
/// at 2026-07-02T10:00:00Z
/// previous 5d41…
/// events 1624
/// commands 812 9f86…
/// journal 17 2c26… table 4
/// ```
record SealText(
    long number,
    LocalDate day,
    Instant at,
    Hash previous,
    long events,
    long commands,
    Hash lastCommand,
    List<Head> heads) {
  /// The predecessor of the first seal.
  static final Hash START = Hash.of("lammer seals 1");

  private static final String TITLE = "lammer seal 1";

  SealText {
    heads = heads.stream().sorted(Comparator.comparing(Head::journal)).toList();
  }

  String print() {
    var text =
        """
        %s
        number %s
        day %s
        at %s
        previous %s
        events %s
        commands %s %s
        """
            .formatted(TITLE, number, day, at, previous, events, commands, lastCommand);
    return heads.stream()
        .map(head -> "journal %s %s %s\n".formatted(head.number(), head.hash(), head.journal()))
        .collect(Collectors.joining("", text, ""));
  }

  /// Refuses any text that `print` would not produce.
  static SealText parse(String text) {
    var lines = text.split("\n", -1);
    var heads = new ArrayList<Head>();
    try {
      for (var line = 7; line < lines.length - 1; line++) {
        var words = lines[line].split(" ", 4);
        heads.add(new Head(words[3], Long.parseLong(words[1]), Hash.parse(words[2])));
      }
      var commands = lines[6].split(" ");
      var parsed =
          new SealText(
              Long.parseLong(value(lines[1])),
              LocalDate.parse(value(lines[2])),
              Instant.parse(value(lines[3])),
              Hash.parse(value(lines[4])),
              Long.parseLong(value(lines[5])),
              Long.parseLong(commands[1]),
              Hash.parse(commands[2]),
              heads);
      if (parsed.print().equals(text)) {
        return parsed;
      }
    } catch (RuntimeException _) {
      // Reported below like every other fault.
    }
    throw new StoreFailed("its text is not that of a seal");
  }

  private static String value(String line) {
    return line.substring(line.indexOf(' ') + 1);
  }
}
