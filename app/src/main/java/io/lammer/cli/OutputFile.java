package io.lammer.cli;

import io.lammer.report.paper.Ink;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that writes the answer of a command to a file.
final class OutputFile {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "The file to write; without it the answer is printed.")
  private @Nullable Path file;

  private final StringBuilder text = new StringBuilder();

  /// Refuses a file that cannot be written, before the work for it is done.
  void check() {
    if (file != null) {
      Output.check(file);
    }
  }

  /// Colors are for a terminal.
  Ink ink() {
    return file == null ? Main.ink() : Ink.PLAIN;
  }

  /// A part of the answer; without a file it is printed at once.
  void add(Subcommand command, String part) {
    if (file == null) {
      command.out().print(part);
      command.out().flush();
    } else {
      text.append(part);
    }
  }

  /// Writes the file, if one was asked for.
  void end(Subcommand command) {
    if (file != null) {
      var bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      Output.write(command.out(), file, out -> out.write(bytes));
    }
  }

  /// The whole answer.
  void write(Subcommand command, String answer) {
    add(command, answer);
    end(command);
  }
}
