package io.lammer.rules.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Thrown for text of the wrong shape; lists every problem with its position.
public final class MalformedText extends RuntimeException {
  /// A position in a text, counted from 1, and what is wrong there.
  public record Problem(String file, int line, int column, String message) {
    public Problem {
      message = Printable.escaped(message);
    }

    @Override
    public String toString() {
      return file + ":" + line + ":" + column + ": " + message;
    }
  }

  private static final long serialVersionUID = 1;

  private final transient List<Problem> problems;

  public MalformedText(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  /// Runs several readers and collects the problems of those that fail.
  public static List<Problem> in(Runnable... readings) {
    var problems = new ArrayList<Problem>();
    for (var reading : readings) {
      try {
        reading.run();
      } catch (MalformedText malformed) {
        problems.addAll(malformed.problems());
      }
    }
    return problems.stream().distinct().toList();
  }

  public List<Problem> problems() {
    return problems;
  }
}
