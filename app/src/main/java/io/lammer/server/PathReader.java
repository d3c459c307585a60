package io.lammer.server;

import java.nio.file.Path;
import org.springframework.boot.context.properties.ConfigurationPropertiesBinding;
import org.springframework.core.convert.converter.Converter;
import org.springframework.stereotype.Component;

/// Reads a path as a person writes it, from the working folder on. The framework's own reader takes
/// `../house.db` for a resource of the program.
@Component
@ConfigurationPropertiesBinding
final class PathReader implements Converter<String, Path> {
  @Override
  public Path convert(String text) {
    return Path.of(text);
  }
}
