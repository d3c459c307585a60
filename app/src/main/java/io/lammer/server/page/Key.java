package io.lammer.server.page;

import io.lammer.tables.floor.Actor;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The key that makes a command happen once, however often it is sent.
public final class Key {
  public static final String HEADER = "Idempotency-Key";

  private static final Pattern GOOD = Pattern.compile("[ -~]{1,100}");

  private Key() {}

  /// The person's own: two may choose the same.
  public static String of(Actor actor, @Nullable String key) {
    if (key == null || key.isBlank() || !GOOD.matcher(key).matches()) {
      throw new Problem.BadRequest(
          HEADER
              + " is missing or unusable; expected 1 to 100 letters, digits and signs of ASCII,"
              + " new for each command");
    }
    return actor.name() + " " + key;
  }
}
