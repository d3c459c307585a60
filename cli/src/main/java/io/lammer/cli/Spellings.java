package io.lammer.cli;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// How options spell dates, numbers and zones, in words for whoever spells them otherwise.
final class Spellings {
  private Spellings() {}

  static CommandLine taught(CommandLine command) {
    return command
        .registerConverter(
            LocalDate.class, reader(LocalDate::parse, "a date; expected such as 2026-01-31"))
        .registerConverter(
            ZoneId.class, reader(ZoneId::of, "a time zone; expected such as America/Los_Angeles"))
        .registerConverter(
            BigDecimal.class, reader(BigDecimal::new, "a number; expected such as 150000 or 2.50"));
  }

  private static <T> ITypeConverter<T> reader(Function<String, T> reader, String kind) {
    return text -> {
      try {
        return reader.apply(text);
      } catch (DateTimeException | NumberFormatException e) {
        throw new TypeConversionException("\"%s\" is not %s".formatted(text, kind));
      }
    };
  }
}
