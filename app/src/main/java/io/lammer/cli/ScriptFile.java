package io.lammer.cli;

import io.lammer.report.json.Json;
import io.lammer.report.transcript.RunJson;
import io.lammer.rules.yaml.Malformed;
import io.lammer.script.Script;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// A script that was named on the command line; `-` is the standard input.
///
/// @param text as it was read
record ScriptFile(Script script, String text) {

  /// Reads it. Why it cannot be used is said as JSON too, where that is wanted.
  static ScriptFile read(Path file, boolean json, PrintWriter out) {
    try {
      var text = text(file);
      return new ScriptFile(Script.parse(file.toString(), text), text);
    } catch (Malformed e) {
      if (json) {
        out.println(Json.write(RunJson.invalid(e)));
      }
      throw e;
    } catch (UnreadableFile e) {
      if (json) {
        out.println(Json.write(RunJson.unreadable(file.toString(), e.reason())));
      }
      throw e;
    }
  }

  private static String text(Path file) {
    if (!file.toString().equals("-")) {
      return Catalogs.read(file);
    }
    try {
      return new String(System.in.readNBytes(Catalogs.BYTES_MAX + 1), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UnreadableFile(file, e);
    }
  }
}
