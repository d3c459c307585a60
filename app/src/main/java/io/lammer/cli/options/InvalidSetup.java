package io.lammer.cli.options;

import io.lammer.table.Refusal;
import java.nio.file.Path;
import java.util.List;

/// Thrown for a set-up that breaks rules, with all its faults.
public final class InvalidSetup extends RuntimeException {
  private final transient List<String> sentences;

  public InvalidSetup(Path file, List<Refusal> faults) {
    super(file + ": the set-up breaks the rules");
    sentences =
        faults.stream()
            .map(fault -> "%s: %s: %s".formatted(file, fault.code().word(), fault.message()))
            .toList();
  }

  public List<String> sentences() {
    return sentences;
  }
}
