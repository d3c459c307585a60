package io.lammer.cli.simulate;

import java.math.BigDecimal;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Converts a number of rounds, which may be written as `1e9`.
final class RoundsConverter implements ITypeConverter<Long> {
  static final long MOST = 1_000_000_000_000_000L;

  @Override
  public Long convert(String text) {
    if (text.matches("[0-9]{1,16}(\\.[0-9]{1,9})?(e[0-9]{1,2})?")) {
      var rounds = new BigDecimal(text).stripTrailingZeros();
      if (rounds.scale() <= 0
          && rounds.signum() > 0
          && rounds.compareTo(BigDecimal.valueOf(MOST)) <= 0) {
        return rounds.longValueExact();
      }
    }
    throw new TypeConversionException(
        "\"%s\" is not a number of rounds; expected such as 1000000 or 1e9, up to 1e15"
            .formatted(text));
  }
}
