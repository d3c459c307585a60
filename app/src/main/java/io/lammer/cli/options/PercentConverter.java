package io.lammer.cli.options;

import java.math.BigDecimal;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Converts a percentage such as `5%` to the number before the sign.
public final class PercentConverter implements ITypeConverter<BigDecimal> {
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
