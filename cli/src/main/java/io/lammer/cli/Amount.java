package io.lammer.cli;

import java.math.BigDecimal;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads an amount of dollars.
final class Amount implements ITypeConverter<BigDecimal> {
  @Override
  public BigDecimal convert(String text) {
    if (!text.matches("-?[0-9]{1,15}(\\.[0-9]{1,15})?")) {
      throw new TypeConversionException(
          "\"" + text + "\" is not an amount; expected dollars such as 150000 or 0.25");
    }
    return new BigDecimal(text);
  }
}
