package io.lammer.cli;

import io.lammer.report.json.Json;
import io.lammer.store.Finding;
import java.util.LinkedHashMap;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What was found in a house, in a sentence or as JSON.
final class VerifyText {
  private VerifyText() {}

  static String sentence(String house, Finding finding) {
    return switch (finding) {
      case Finding.Sound sound -> "%s is sound: %s".formatted(house, counts(sound));
      case Finding.Broken(var sentence) -> "%s is broken: %s".formatted(house, sentence);
    };
  }

  /// How much of each thing there is.
  static String counts(Finding.Sound sound) {
    return Stream.of(
            counted(sound.journals(), "journal"),
            counted(sound.events(), "event"),
            counted(sound.commands(), "command"),
            counted(sound.seals(), "seal"))
        .collect(Collectors.joining(", "));
  }

  private static String counted(long count, String noun) {
    return "%,d %s%s".formatted(count, noun, count == 1 ? "" : "s");
  }

  static String json(String house, Finding finding, OptionalLong authenticSince) {
    var document = new LinkedHashMap<String, Object>();
    document.put("database", house);
    document.put("sound", finding instanceof Finding.Sound);
    switch (finding) {
      case Finding.Sound sound -> {
        document.put("journals", sound.journals());
        document.put("events", sound.events());
        document.put("commands", sound.commands());
        document.put("seals", sound.seals());
        authenticSince.ifPresent(command -> document.put("authenticAfterCommand", command));
      }
      case Finding.Broken(var sentence) -> document.put("fault", sentence);
    }
    return Json.write(document);
  }
}
