package io.lammer.cli;

import io.lammer.tables.Refusal;
import java.nio.file.Path;
import java.util.List;

/// A set-up that breaks rules, with all its faults.
final class InvalidSetup extends RuntimeException {
  private final transient List<String> sentences;

  InvalidSetup(Path file, List<Refusal> faults) {
    super(file + ": the set-up breaks the rules");
    sentences =
        faults.stream()
            .map(fault -> "%s: %s: %s".formatted(file, fault.code().word(), fault.message()))
            .toList();
  }

  List<String> sentences() {
    return sentences;
  }
}
