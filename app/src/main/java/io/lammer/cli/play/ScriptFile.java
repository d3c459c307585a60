package io.lammer.cli.play;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.output.UnreadableFile;
import io.lammer.render.json.Json;
import io.lammer.render.transcript.RunJson;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.script.Script;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// A script named on the command line; `-` is standard input.
///
/// @param text the original text
record ScriptFile(Script script, String text) {

  static ScriptFile read(Path file, boolean json, PrintWriter out) {
    try {
      var text = text(file);
      return new ScriptFile(Script.parse(file.toString(), text), text);
    } catch (MalformedText e) {
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
      return CatalogOption.read(file);
    }
    try {
      return new String(System.in.readNBytes(CatalogOption.BYTES_MAX + 1), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UnreadableFile(file, e);
    }
  }
}
