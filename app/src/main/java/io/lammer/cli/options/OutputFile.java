package io.lammer.cli.options;

import io.lammer.cli.output.AtomicFile;
import io.lammer.cli.output.Terminal;
import io.lammer.render.paper.AnsiStyle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that writes a command's result to a file.
public final class OutputFile {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE")
  private @Nullable Path file;

  private final StringBuilder text = new StringBuilder();

  /// Refuses a file that cannot be written, before any work is done.
  public void check() {
    if (file != null) {
      AtomicFile.check(file);
    }
  }

  /// The style of the terminal; plain for a file.
  public AnsiStyle ink() {
    return file == null ? Terminal.style() : AnsiStyle.PLAIN;
  }

  /// Adds a part of the result. Without a file it is printed at once.
  public void add(Subcommand command, String part) {
    if (file == null) {
      command.out().print(part);
      command.out().flush();
    } else {
      text.append(part);
    }
  }

  public void end(Subcommand command) {
    if (file != null) {
      var bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      AtomicFile.write(command.out(), file, out -> out.write(bytes));
    }
  }

  public void write(Subcommand command, String answer) {
    add(command, answer);
    end(command);
  }
}
