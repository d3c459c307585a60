package io.lammer.store.floor;

import io.lammer.store.Credential;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Something asked of the floor, as one server of a house passes it on to the one that writes.
///
/// @param key the same key and act are done once, whoever sends them
/// @param expected the version that the act was decided on, where it matters
/// @param secrets what the act sets, as it is to be kept
/// @param asked when the server that was asked first got it, by its clock
public record Ask(
    String key,
    Actor actor,
    Act act,
    @Nullable Long expected,
    List<Credential> secrets,
    Instant asked) {
  public Ask {
    secrets = List.copyOf(secrets);
  }

  /// Something that is asked now.
  public Ask(String key, Actor actor, Act act, @Nullable Long expected, List<Credential> secrets) {
    this(key, actor, act, expected, secrets, Instant.now());
  }

  public static Ask read(String text) {
    return Wire.MAPPER.readValue(text, Ask.class);
  }

  public String write() {
    return Wire.MAPPER.writeValueAsString(this);
  }
}
