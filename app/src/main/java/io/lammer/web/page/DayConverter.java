package io.lammer.web.page;

import io.lammer.rules.yaml.Value;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.springframework.core.convert.converter.Converter;
import org.springframework.stereotype.Component;

/// Parses dates in addresses and forms, written as `2026-01-31`.
@Component
final class DayConverter implements Converter<String, @Nullable LocalDate> {
  /// Null for empty text: the framework allows it, although its annotations do not say so.
  @Override
  @SuppressWarnings("NullAway")
  public @Nullable LocalDate convert(String text) {
    return text.isBlank() ? null : Value.day(text.strip());
  }
}
