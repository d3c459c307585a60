package io.lammer.tables.floor;

import io.lammer.tables.SetupField;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What people may write: names, reasons, notes and references stand in journals, on screens and on
/// paper for ever. Every text of an act is looked at, wherever in it, so that a new one cannot be
/// forgotten.
final class Texts {
  /// A long sentence or two.
  static final int LONGEST = 500;

  /// A table's or jackpot's name is a part of addresses and headings.
  static final int LONGEST_NAME = 80;

  /// Controls, halves of characters, characters that are none, and those that turn the writing
  /// around or end a line.
  private static final Pattern UNSEEN =
      Pattern.compile("[\\p{Cc}\\p{Cs}\\p{Co}\\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]");

  private Texts() {}

  /// What is wrong with the first unfit text, if one is. The program's own notes are not asked.
  static Optional<String> fault(Act act) {
    var name = act.where();
    if (name.length() > LONGEST_NAME) {
      return Optional.of(
          "a name of %,d characters; expected at most %d".formatted(name.length(), LONGEST_NAME));
    }
    return act instanceof Act.NoteAccess
        ? Optional.empty()
        : in(act).flatMap(text -> fault(text).stream()).findFirst();
  }

  private static Optional<String> fault(String text) {
    if (text.length() > LONGEST) {
      return Optional.of(
          "a text of %,d characters; expected at most %d".formatted(text.length(), LONGEST));
    }
    var unseen = UNSEEN.matcher(text);
    return unseen.find()
        ? Optional.of(
            "the character U+%04X in a text; expected only such as can be seen on paper"
                .formatted(text.codePointAt(unseen.start())))
        : Optional.empty();
  }

  private static Stream<String> in(@Nullable Object value) {
    return switch (value) {
      case null -> Stream.empty();
      case String text -> Stream.of(text);
      case Collection<?> all -> all.stream().flatMap(Texts::in);
      case Map<?, ?> map -> Stream.concat(in(map.keySet()), in(map.values()));
      case Record whole ->
          Stream.of(whole.getClass().getRecordComponents())
              .flatMap(part -> in(SetupField.value(whole, part)));
      default -> Stream.empty();
    };
  }
}
