package io.lammer.cli;

import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// A seal as it stands on paper: its number and its hash.
record PrintedSeal(long number, String hash) {

  /// Reads `12:9f86...`.
  static final class Reader implements ITypeConverter<PrintedSeal> {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,15}):([0-9a-fA-F]{64})");

    @Override
    public PrintedSeal convert(String text) {
      var found = FORM.matcher(text);
      if (!found.matches()) {
        throw new TypeConversionException(
            "\"%s\" is not a seal; expected its number, a colon and 64 hexadecimal digits"
                .formatted(text));
      }
      return new PrintedSeal(Long.parseLong(found.group(1)), found.group(2));
    }
  }
}
