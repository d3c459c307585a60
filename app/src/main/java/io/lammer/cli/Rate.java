package io.lammer.cli;

import java.math.BigDecimal;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads `5%` as the number before the sign.
final class Rate implements ITypeConverter<BigDecimal> {
  @Override
  public BigDecimal convert(String text) {
    try {
      if (text.endsWith("%")) {
        return new BigDecimal(text.substring(0, text.length() - 1));
      }
    } catch (NumberFormatException e) {
      throw notARate(text);
    }
    throw notARate(text);
  }

  private static TypeConversionException notARate(String text) {
    return new TypeConversionException(
        "\"" + text + "\" is not a percentage; expected such as 5% or 0.25%");
  }
}
