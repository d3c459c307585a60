package io.lammer.server.page;

import io.lammer.rules.yaml.Value;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.springframework.core.convert.converter.Converter;
import org.springframework.stereotype.Component;

/// Days in addresses and forms, written as `2026-01-31`.
@Component
final class DayConverter implements Converter<String, @Nullable LocalDate> {
  /// Nothing where nothing is written: the framework allows it, its types as read here do not.
  @Override
  @SuppressWarnings("NullAway")
  public @Nullable LocalDate convert(String text) {
    return text.isBlank() ? null : Value.day(text.strip());
  }
}
