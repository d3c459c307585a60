package io.lammer.cli;

import io.lammer.cli.options.InstalledHouse;
import io.lammer.cli.options.InvalidSetup;
import io.lammer.cli.output.UnreadableFile;
import io.lammer.cli.output.UnwritableFile;
import io.lammer.journal.StoreFailed;
import io.lammer.journal.StoreRefused;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.sim.WorkerFailed;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/// Error messages for exceptions that end a command. This is a separate class so that store classes
/// are loaded only after a failure.
final class ErrorMessages {
  private ErrorMessages() {}

  /// Empty for an unexpected exception.
  static List<String> sentences(@Nullable Throwable failure) {
    return switch (failure) {
      case MalformedText malformed -> malformed.problems().stream().map(String::valueOf).toList();
      case InvalidSetup setup -> setup.sentences();
      case UnreadableFile file -> sentence(file);
      case InstalledHouse.NotYours house -> sentence(house);
      case UnwritableFile file -> sentence(file);
      case WorkerFailed failed -> sentence(failed);
      case StoreRefused refused -> sentence(refused);
      case StoreFailed failed -> sentence(failed);
      case CompletionException later -> sentences(later.getCause());
      case null, default -> List.of();
    };
  }

  /// The message for a fault of the program, or the stack trace if LAMMER_TRACE is set.
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
