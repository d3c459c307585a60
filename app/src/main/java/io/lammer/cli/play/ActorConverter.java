package io.lammer.cli.play;

import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.rules.yaml.Value;
import java.util.Arrays;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Converts `dora:dealer` to an actor.
final class ActorConverter implements ITypeConverter<Actor> {
  @Override
  public Actor convert(String text) {
    var parts = text.split(":", -1);
    if (parts.length == 2 && !parts[0].isBlank()) {
      for (var role : Role.values()) {
        if (Value.spelled(role).equals(parts[1].toLowerCase(Locale.ROOT))) {
          return new Actor(parts[0], role);
        }
      }
    }
    throw new TypeConversionException(
        "\"%s\" is nobody; expected a name, a colon and a role: %s"
            .formatted(
                text, Value.oneOf(Arrays.stream(Role.values()).map(Value::spelled).toList())));
  }
}
