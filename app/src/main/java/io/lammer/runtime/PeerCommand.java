package io.lammer.runtime;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.journal.Credential;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A command to the floor, as one server of a house forwards it to the writer.
///
/// @param key idempotency key: the same key and act are executed once, whichever server sends them
/// @param expected version of the table, jackpot or hit that the act is based on, if it matters
/// @param secrets the hashed secrets that the act sets
/// @param asked when the first server received the command, by its clock
public record PeerCommand(
    String key,
    Actor actor,
    Act act,
    @Nullable Long expected,
    List<Credential> secrets,
    Instant asked) {
  public PeerCommand {
    secrets = List.copyOf(secrets);
  }

  /// A command received now.
  public PeerCommand(
      String key, Actor actor, Act act, @Nullable Long expected, List<Credential> secrets) {
    this(key, actor, act, expected, secrets, Instant.now());
  }

  public static PeerCommand read(String text) {
    return EventJson.read(text, PeerCommand.class);
  }

  public String write() {
    return EventJson.write(this);
  }
}
