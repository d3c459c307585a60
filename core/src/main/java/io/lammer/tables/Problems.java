package io.lammer.tables;

import io.lammer.rules.yaml.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// What is wrong with several values of a text, to be reported together.
final class Problems {
  private final List<Malformed.Problem> found = new ArrayList<>();

  /// What a reader gives, or null after noting its problems.
  <T> @Nullable T tried(Supplier<? extends @Nullable T> reader) {
    try {
      return reader.get();
    } catch (Malformed e) {
      note(e);
      return null;
    }
  }

  void note(Malformed problem) {
    found.addAll(problem.problems());
  }

  void check() {
    if (!found.isEmpty()) {
      throw new Malformed(found);
    }
  }
}
