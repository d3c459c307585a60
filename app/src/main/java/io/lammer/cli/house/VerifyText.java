package io.lammer.cli.house;

import io.lammer.journal.VerifyResult;
import io.lammer.render.json.Json;
import java.util.LinkedHashMap;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The result of a verification as a sentence or as JSON.
final class VerifyText {
  private VerifyText() {}

  static String sentence(String house, VerifyResult finding) {
    return switch (finding) {
      case VerifyResult.Sound sound -> "%s is sound: %s".formatted(house, counts(sound));
      case VerifyResult.Broken(var sentence) -> "%s is broken: %s".formatted(house, sentence);
    };
  }

  static String counts(VerifyResult.Sound sound) {
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

  static String json(String house, VerifyResult finding, OptionalLong authenticSince) {
    var document = new LinkedHashMap<String, Object>();
    document.put("database", house);
    document.put("sound", finding instanceof VerifyResult.Sound);
    switch (finding) {
      case VerifyResult.Sound sound -> {
        document.put("journals", sound.journals());
        document.put("events", sound.events());
        document.put("commands", sound.commands());
        document.put("seals", sound.seals());
        authenticSince.ifPresent(command -> document.put("authenticAfterCommand", command));
      }
      case VerifyResult.Broken(var sentence) -> document.put("fault", sentence);
    }
    return Json.write(document);
  }
}
