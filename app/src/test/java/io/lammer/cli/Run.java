package io.lammer.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/// A command that was run in this process: its exit code and what it printed.
public record Run(int code, String out, String error) {
  public static Run of(String... arguments) {
    var out = new StringWriter();
    var error = new StringWriter();
    var code = Main.run(new PrintWriter(out, true), new PrintWriter(error, true), arguments);
    return new Run(code, out.toString(), error.toString());
  }
}
