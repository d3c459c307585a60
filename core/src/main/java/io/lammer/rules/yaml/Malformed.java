package io.lammer.rules.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Text that does not have the shape it should: where, what was found and what was expected.
public final class Malformed extends RuntimeException {
  /// A place in a text, counted from 1, and what is wrong there.
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

  public Malformed(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  /// The problems of several readings together; of those that succeed there are none.
  public static List<Problem> in(Runnable... readings) {
    var problems = new ArrayList<Problem>();
    for (var reading : readings) {
      try {
        reading.run();
      } catch (Malformed malformed) {
        problems.addAll(malformed.problems());
      }
    }
    return problems.stream().distinct().toList();
  }

  public List<Problem> problems() {
    return problems;
  }
}
