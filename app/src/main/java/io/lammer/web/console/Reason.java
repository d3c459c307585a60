package io.lammer.web.console;

import static io.lammer.web.page.Texts.say;

import io.lammer.web.page.Language;
import io.lammer.web.page.Texts;
import java.util.List;
import java.util.stream.IntStream;

/// A common reason, offered on a button.
///
/// @param plain the English text, for journals and other screens
/// @param said the text in the language of this screen
public record Reason(String plain, String said) {
  public static List<Reason> all(String key) {
    var plain = Texts.in(Language.ENGLISH, key).split("\\|");
    var said = say(key).split("\\|");
    return IntStream.range(0, plain.length).mapToObj(i -> new Reason(plain[i], said[i])).toList();
  }

  /// The reason of a call in the language of this screen.
  static String ofCall(String text) {
    return all("console.call-reasons").stream()
        .filter(reason -> reason.plain().equals(text))
        .map(Reason::said)
        .findFirst()
        .orElse(text);
  }
}
