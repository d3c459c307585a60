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
  private static final Pattern WHOLE = Pattern.compile("\\d+");
  private static final List<Swap> WORDS =
      List.of(
          new Swap("winner: tie", "winner: player"),
          new Swap("winner: player", "winner: banker"),
          new Swap("winner: banker", "winner: player"),
          new Swap("natural: true", "natural: false"),
          new Swap("pair: true", "pair: false"),
          new Swap("straight: true", "straight: false"),
          new Swap("triple: any", "triple: 4"));

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
    List<Change> current = new ArrayList<>();
    for (var i = 0; i < lines.size(); i++) {
      var line = lines.get(i);
      var id = ID.matcher(line);
      if (id.matches()) {
        current = new ArrayList<>();
        changes.put(id.group(1), current);
      }
      for (var place : places) {
        var number = i;
        changed(line, place).map(text -> new Change(number, text)).ifPresent(current::add);
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

  /// The first number is another one, never a 7, which no sequence has; where there is no number,
  /// the first word.
  private static String wrong(String text) {
    if (text.equals("push") || text.equals("loss")) {
      return text.equals("push") ? "loss" : "push";
    }
    var number = WHOLE.matcher(text);
    if (number.find()) {
      var value = Integer.parseInt(number.group());
      var less = value > 2 && value != 8;
      return number.replaceFirst(String.valueOf(less ? value - 1 : value + 1));
    }
    for (var word : WORDS) {
      if (text.contains(word.right())) {
        return text.replace(word.right(), word.wrong());
      }
    }
    throw new IllegalStateException("nothing to break in " + text);
  }
}
