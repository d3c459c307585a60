package io.lammer.cli.lab;

import io.lammer.render.math.ParReport.Change;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Converts a line of a revision history: revision, date and description.
final class RevisionLineConverter implements ITypeConverter<Change> {
  private static final Pattern SHAPE =
      Pattern.compile("(?<revision>\\S+) (?<date>[0-9]{4}-[0-9]{2}-[0-9]{2}) (?<text>\\S.*)");

  @Override
  public Change convert(String text) {
    var found = SHAPE.matcher(text);
    try {
      if (found.matches()) {
        return new Change(
            found.group("revision"), LocalDate.parse(found.group("date")), found.group("text"));
      }
    } catch (DateTimeException _) {
      throw wrong(text);
    }
    throw wrong(text);
  }

  private static TypeConversionException wrong(String text) {
    return new TypeConversionException(
        "\"%s\" is no line of a revision history; expected such as \"1.0 2026-01-31 First issue\""
            .formatted(text));
  }
}
