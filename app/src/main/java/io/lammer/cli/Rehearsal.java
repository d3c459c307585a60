package io.lammer.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;

/// Runs commands one after the other and shows nothing: what an AOT cache is trained with. Between
/// two stands a `+`.
public final class Rehearsal {
  private Rehearsal() {}

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
