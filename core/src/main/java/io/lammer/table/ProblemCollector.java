package io.lammer.table;

import io.lammer.rules.yaml.MalformedText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Collects the problems of several values of a text, so that they are reported together.
final class ProblemCollector {
  private final List<MalformedText.Problem> found = new ArrayList<>();

  /// The reader's result, or null after noting its problems.
  <T> @Nullable T tried(Supplier<? extends @Nullable T> reader) {
    try {
      return reader.get();
    } catch (MalformedText e) {
      note(e);
      return null;
    }
  }

  void note(MalformedText problem) {
    found.addAll(problem.problems());
  }

  void check() {
    if (!found.isEmpty()) {
      throw new MalformedText(found);
    }
  }
}
