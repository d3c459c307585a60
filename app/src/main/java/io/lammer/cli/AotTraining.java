package io.lammer.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;

/// Runs several commands, separated by `+`, without output, to train the AOT cache.
public final class AotTraining {
  private AotTraining() {}

  public static void main(String[] arguments) {
    var nowhere = new PrintWriter(Writer.nullWriter());
    var left = List.of(arguments);
    while (!left.isEmpty()) {
      var end = left.contains("+") ? left.indexOf("+") : left.size();
      var _ = Main.run(nowhere, nowhere, left.subList(0, end).toArray(String[]::new));
      left = left.subList(Math.min(end + 1, left.size()), left.size());
    }
  }
}
