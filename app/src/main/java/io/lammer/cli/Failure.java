package io.lammer.cli;

import io.lammer.rules.yaml.Malformed;
import io.lammer.sim.CrewFailed;
import io.lammer.store.StoreFailed;
import io.lammer.store.StoreRefused;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/// What a person is told when a command ends with an exception. It is a class of its own, so that
/// the store is looked at only then.
final class Failure {
  private Failure() {}

  /// Empty for an exception that nobody expected.
  static List<String> sentences(@Nullable Throwable failure) {
    return switch (failure) {
      case Malformed malformed -> malformed.problems().stream().map(String::valueOf).toList();
      case InvalidSetup setup -> setup.sentences();
      case UnreadableFile file -> sentence(file);
      case InstalledHouse.NotYours house -> sentence(house);
      case UnwritableFile file -> sentence(file);
      case CrewFailed failed -> sentence(failed);
      case StoreRefused refused -> sentence(refused);
      case StoreFailed failed -> sentence(failed);
      case CompletionException later -> sentences(later.getCause());
      case null, default -> List.of();
    };
  }

  /// What is said of a fault of the program; with LAMMER_TRACE set, where it happened as well.
  static String fault(Throwable failure) {
    if (System.getenv("LAMMER_TRACE") != null) {
      var trace = new StringWriter();
      failure.printStackTrace(new PrintWriter(trace));
      return trace.toString();
    }
    var cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return "a fault of the program, %s: %s; LAMMER_TRACE=1 shows where"
        .formatted(cause.getClass().getSimpleName(), cause.getMessage());
  }

  private static List<String> sentence(Exception failure) {
    return List.of(String.valueOf(failure.getMessage()));
  }
}
