package io.lammer.house;

import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.SetupField;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Checks all text in an act, such as names, reasons, notes and references, because it appears
/// permanently in journals, on screens and on paper. All strings are found by reflection, so that a
/// new one cannot be missed.
final class TextRules {
  /// The longest text allowed, in characters.
  static final int LONGEST = 500;

  /// Names of tables and jackpots must be shorter because they are part of addresses and headings.
  static final int LONGEST_NAME = 80;

  /// The components of a record that may contain text.
  private static final ClassValue<List<RecordComponent>> PARTS =
      new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
          return Stream.of(type.getRecordComponents())
              .filter(part -> !part.getType().isPrimitive() && !part.getType().isEnum())
              .toList();
        }
      };

  private TextRules() {}

  /// The fault of the first unfit text, if any. The program's own notes are not checked.
  static Optional<Refusal> fault(Act act) {
    var name = act.where();
    if (name.length() > LONGEST_NAME) {
      return Optional.of(
          Code.BAD_TEXT.as("name").because("%,d".formatted(name.length()), LONGEST_NAME));
    }
    return act instanceof Act.NoteAccess ? Optional.empty() : Optional.ofNullable(faultIn(act));
  }

  private static @Nullable Refusal faultIn(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case String text -> faultOf(text);
      case Collection<?> all -> first(all, TextRules::faultIn);
      case Map<?, ?> map -> {
        var inKeys = faultIn(map.keySet());
        yield inKeys == null ? faultIn(map.values()) : inKeys;
      }
      case Record whole ->
          first(PARTS.get(whole.getClass()), part -> faultIn(SetupField.value(whole, part)));
      default -> null;
    };
  }

  private static <T> @Nullable Refusal first(
      Collection<T> all, Function<T, @Nullable Refusal> fault) {
    for (var one : all) {
      var found = fault.apply(one);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static @Nullable Refusal faultOf(String text) {
    if (text.length() > LONGEST) {
      return Code.BAD_TEXT.because("%,d".formatted(text.length()), LONGEST);
    }
    for (var i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
      if (isUnseen(text.codePointAt(i))) {
        return Code.BAD_TEXT.as("unseen").because("%04X".formatted(text.codePointAt(i)));
      }
    }
    return null;
  }

  /// True for controls, lone surrogates, private and unassigned characters, line ends, and
  /// characters that change the writing direction.
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
