package io.lammer.web.page;

import io.lammer.house.Actor;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The idempotency key: a command that is sent several times with one key is executed once.
public final class IdempotencyHeader {
  public static final String HEADER = "Idempotency-Key";

  private static final Pattern GOOD = Pattern.compile("[ -~]{1,100}");

  private IdempotencyHeader() {}

  /// Prefixed with the person's name, since two people may choose the same key.
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
