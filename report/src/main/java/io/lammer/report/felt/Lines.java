package io.lammer.report.felt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Words broken into up to three lines, in whichever way they can be largest in a box.
record Lines(List<String> words, double size) {
  private static final int MOST = 3;
  private static final double LEADING = 1.08;
  private static final double LEAST = 6;

  static Lines of(Box box, String words, double most) {
    return IntStream.rangeClosed(1, MOST)
        .mapToObj(count -> broken(words, count))
        .map(lines -> new Lines(lines, size(box, lines, most)))
        .max(
            Comparator.comparingDouble(
                (Lines lines) -> lines.size / (1 + lines.words.size() * 0.05)))
        .orElseThrow();
  }

  /// As even as its spaces allow.
  private static List<String> broken(String words, int count) {
    var lines = new ArrayList<String>();
    var line = "";
    var share = width(words) / count;
    for (var word : words.split(" ", -1)) {
      var longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && lines.size() < count - 1 && width(longer) > share * 1.12) {
        lines.add(line);
        longer = word;
      }
      line = longer;
    }
    lines.add(line);
    return List.copyOf(lines);
  }

  private static double size(Box box, List<String> lines, double most) {
    var widest = lines.stream().mapToDouble(Lines::width).max().orElse(1);
    var wide = (box.width() - 6) / Math.max(0.5, widest);
    var high = box.height() / (lines.size() * LEADING);
    return Math.max(LEAST, Math.min(most, Math.min(wide, high)));
  }

  /// The first line's middle in a box.
  double top(Box box) {
    return box.midY() - (words.size() - 1) * size * LEADING / 2;
  }

  double leading() {
    return size * LEADING;
  }

  /// An upper bound of the width in ems, whatever fonts a device has.
  private static double width(String words) {
    return words.chars().mapToDouble(Lines::width).sum();
  }

  private static double width(int letter) {
    return switch (letter) {
      case ' ', 'i', 'l', '\'', ',' -> 0.36;
      case 'M', 'W' -> 1;
      default -> Character.isUpperCase(letter) ? 0.79 : 0.66;
    };
  }
}
