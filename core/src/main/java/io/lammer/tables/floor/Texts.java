package io.lammer.tables.floor;

import io.lammer.tables.SetupField;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
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

  /// The parts of a record that texts may stand in.
  private static final ClassValue<List<RecordComponent>> PARTS =
      new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
          return Stream.of(type.getRecordComponents())
              .filter(part -> !part.getType().isPrimitive() && !part.getType().isEnum())
              .toList();
        }
      };

  private Texts() {}

  /// What is wrong with the first unfit text, if one is. The program's own notes are not asked.
  static Optional<String> fault(Act act) {
    var name = act.where();
    if (name.length() > LONGEST_NAME) {
      return Optional.of(
          "a name of %,d characters; expected at most %d".formatted(name.length(), LONGEST_NAME));
    }
    return act instanceof Act.NoteAccess ? Optional.empty() : Optional.ofNullable(faultIn(act));
  }

  private static @Nullable String faultIn(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case String text -> faultOf(text);
      case Collection<?> all -> first(all, Texts::faultIn);
      case Map<?, ?> map -> {
        var inKeys = faultIn(map.keySet());
        yield inKeys == null ? faultIn(map.values()) : inKeys;
      }
      case Record whole ->
          first(PARTS.get(whole.getClass()), part -> faultIn(SetupField.value(whole, part)));
      default -> null;
    };
  }

  private static <T> @Nullable String first(
      Collection<T> all, Function<T, @Nullable String> fault) {
    for (var one : all) {
      var found = fault.apply(one);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static @Nullable String faultOf(String text) {
    if (text.length() > LONGEST) {
      return "a text of %,d characters; expected at most %d".formatted(text.length(), LONGEST);
    }
    for (var i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
      if (isUnseen(text.codePointAt(i))) {
        return "the character U+%04X in a text; expected only such as can be seen on paper"
            .formatted(text.codePointAt(i));
      }
    }
    return null;
  }

  /// Controls, halves of characters, characters that are none, and those that turn the writing
  /// around or end a line.
  private static boolean isUnseen(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      case Character.FORMAT ->
          (character >= 0x202a && character <= 0x202e)
              || (character >= 0x2066 && character <= 0x2069)
              || character == 0xfeff;
      default -> false;
    };
  }
}
