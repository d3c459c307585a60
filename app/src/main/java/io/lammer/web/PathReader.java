package io.lammer.web;

import java.nio.file.Path;
import org.springframework.boot.context.properties.ConfigurationPropertiesBinding;
import org.springframework.core.convert.converter.Converter;
import org.springframework.stereotype.Component;

/// Converts a setting to a path relative to the working directory. Spring's own converter reads
/// `../house.db` as a class path resource.
@Component
@ConfigurationPropertiesBinding
final class PathReader implements Converter<String, Path> {
  @Override
  public Path convert(String text) {
    return Path.of(text);
  }
}
