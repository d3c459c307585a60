package io.lammer.render.felt;

import io.lammer.table.felt.Box;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Text broken into the fewest lines, at most three, that keep it readable in a box.
record Lines(List<String> words, double size) {
  private static final int MOST = 3;
  private static final double LEADING = 1.08;
  private static final double LEAST = 6;

  /// The fraction of the desired font size down to which fewer lines are preferred.
  private static final double ENOUGH = 0.62;

  static Lines of(Box box, String words, double most) {
    var ways =
        IntStream.rangeClosed(1, MOST)
            .mapToObj(count -> broken(words, count))
            .map(lines -> new Lines(lines, size(box, lines, most)))
            .toList();
    return ways.stream()
        .filter(way -> way.size >= most * ENOUGH)
        .findFirst()
        .orElseGet(() -> Collections.max(ways, Comparator.comparingDouble(Lines::size)));
  }

  /// The most even way to break the text at spaces.
  private static List<String> broken(String words, int count) {
    var best = List.of(words);
    for (var space = words.indexOf(' '); count > 1 && space > 0; ) {
      var lines = new ArrayList<String>(List.of(words.substring(0, space)));
      lines.addAll(broken(words.substring(space + 1), count - 1));
      best = widest(lines) < widest(best) ? List.copyOf(lines) : best;
      space = words.indexOf(' ', space + 1);
    }
    return best;
  }

  private static double widest(List<String> lines) {
    return lines.stream().mapToDouble(Lines::width).max().orElse(0);
  }

  private static double size(Box box, List<String> lines, double most) {
    var wide = (box.width() - 6) / Math.max(0.5, widest(lines));
    var high = box.height() / (lines.size() * LEADING);
    return Math.max(LEAST, Math.min(most, Math.min(wide, high)));
  }

  double top(Box box) {
    return box.midY() - (words.size() - 1) * size * LEADING / 2;
  }

  double leading() {
    return size * LEADING;
  }

  /// An upper bound of the text width in ems, for any font that a device may use.
  private static double width(String words) {
    return words.chars().mapToDouble(Lines::width).sum();
  }

  private static double width(int letter) {
    return switch (letter) {
      case ' ', 'i', 'l', '\'', ',' -> 0.36;
      case 'M', 'W' -> 1;
      default -> Character.isIdeographic(letter) ? 1 : Character.isUpperCase(letter) ? 0.79 : 0.66;
    };
  }
}
