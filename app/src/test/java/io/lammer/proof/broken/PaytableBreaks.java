package io.lammer.proof.broken;

import io.lammer.rules.catalog.Catalog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// What can be made wrong in the lines of a paytable, worked out from the text of the catalog.
final class PaytableBreaks {
  private static final Pattern ID = Pattern.compile("  - id: (.+)");
  private static final Pattern PAYS = Pattern.compile("(?<=pays: )[^,}]+");
  private static final Pattern ENVY = Pattern.compile("(?<=envy: )[^,}]+");
  private static final Pattern WHEN = Pattern.compile("(?<=when: )\\{.*\\}(?=, +pays)");
  private static final Pattern SEQUENCES = Pattern.compile("(?<=sequences: ).*");
  private static final String RED = ", color: red";
  private static final Pattern TRIPLE = Pattern.compile("triple: (\\d|\\[[^]]*\\])");
  private static final Pattern RANKS = Pattern.compile("rank: \\[\\w, ");
  private static final Pattern RANK = Pattern.compile("(?<=(dragon|tiger): )\\{rank: (\\w)\\}");
  private static final Pattern WHOLE = Pattern.compile("\\d+");
  private static final List<Swap> WORDS =
      List.of(
          new Swap("winner: tie", "winner: player"),
          new Swap("winner: player", "winner: banker"),
          new Swap("winner: banker", "winner: player"),
          new Swap("natural: true", "natural: false"),
          new Swap("pair: true", "pair: false"),
          new Swap("straight: true", "straight: false"),
          new Swap("triple: any", "triple: 4"),
          new Swap("suited: true", "suited: false"),
          new Swap("wins: tie", "wins: dragon"),
          new Swap("{color: red}", "{rank: A}"),
          new Swap("{color: black}", "{rank: A}"));

  private record Swap(String right, String wrong) {}

  /// A line of an edition's catalog file, and the same made wrong.
  record Change(int line, String text) {}

  private PaytableBreaks() {}

  /// Other pays, envies and sequences by paytable: what is printed, and so no variant of ours.
  static Map<String, List<Change>> printed(String edition) {
    var changes = changes(edition, List.of(PAYS, ENVY, SEQUENCES));
    changes.keySet().removeIf(id -> id.contains("/"));
    return changes;
  }

  /// Other conditions and sequences by paytable: what is counted.
  static Map<String, List<Change>> counted(String edition) {
    return changes(edition, List.of(WHEN, SEQUENCES));
  }

  private static Map<String, List<Change>> changes(String edition, List<Pattern> places) {
    var lines = Catalog.builtInSource(edition).text().lines().toList();
    var changes = new LinkedHashMap<String, List<Change>>();
    List<Change> current = null;
    for (var i = 0; i < lines.size(); i++) {
      var line = lines.get(i);
      var id = ID.matcher(line);
      if (id.matches()) {
        current = new ArrayList<>();
        changes.put(id.group(1), current);
      }
      for (var place : places) {
        if (current != null) { // rows before the first paytable are those of main wagers
          var number = i;
          changed(line, place).map(text -> new Change(number, text)).ifPresent(current::add);
        }
      }
    }
    return changes;
  }

  private static Optional<String> changed(String line, Pattern place) {
    var found = place.matcher(line);
    return found.find()
        ? Optional.of(
            line.substring(0, found.start()) + wrong(found.group()) + line.substring(found.end()))
        : Optional.empty();
  }

  /// The first number is another one; where there is none, the first word. Triples of all faces
  /// come in as many ways, and so do cards of all values: such a triple becomes any, a red card any
  /// card, and of several ranks the first is left out.
  private static String wrong(String text) {
    if (text.equals("push") || text.equals("loss")) {
      return text.equals("push") ? "loss" : "push";
    }
    if (text.contains(RED)) {
      return text.replace(RED, "");
    }
    if (TRIPLE.matcher(text).find()) {
      return TRIPLE.matcher(text).replaceAll("triple: any");
    }
    if (RANKS.matcher(text).find()) {
      return RANKS.matcher(text).replaceFirst("rank: [");
    }
    if (RANK.matcher(text).find()) {
      return RANK.matcher(text).replaceFirst("{rank: [$2, A]}");
    }
    var number = WHOLE.matcher(text);
    if (number.find()) {
      var value = Integer.parseInt(number.group());
      return number.replaceFirst(String.valueOf(another(value)));
    }
    for (var word : WORDS) {
      if (text.contains(word.right())) {
        return text.replace(word.right(), word.wrong());
      }
    }
    throw new IllegalStateException("nothing to break in " + text);
  }

  /// A number that can be read and comes in other ways: no round has 3 cards, no sequence a 7, and
  /// two neighbours among the totals of dice come alike.
  private static int another(int value) {
    return switch (value) {
      case 0, 1, 2 -> value + 2;
      case 4, 8 -> value + 1;
      default -> value - 1;
    };
  }
}
