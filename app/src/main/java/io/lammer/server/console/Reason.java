package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

import io.lammer.server.page.Language;
import io.lammer.server.page.Words;
import java.util.List;
import java.util.stream.IntStream;

/// A usual reason, one touch.
///
/// @param plain as journals and other screens have it
/// @param said in the language of this screen
public record Reason(String plain, String said) {
  public static List<Reason> all(String key) {
    var plain = Words.in(Language.ENGLISH, key).split("\\|");
    var said = say(key).split("\\|");
    return IntStream.range(0, plain.length).mapToObj(i -> new Reason(plain[i], said[i])).toList();
  }

  /// A reason of a call as this screen says it.
  static String ofCall(String text) {
    return all("console.call-reasons").stream()
        .filter(reason -> reason.plain().equals(text))
        .map(Reason::said)
        .findFirst()
        .orElse(text);
  }
}
