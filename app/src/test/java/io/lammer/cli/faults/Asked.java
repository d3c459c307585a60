package io.lammer.cli.faults;

import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// Something that was asked of the house under a key, and what came of it.
final class Asked {
  /// The last word.
  ///
  /// @param receipt what was acknowledged, or null for a refusal
  /// @param sent when the request that was answered was sent
  record Answer(@Nullable String receipt, long sent, long came) {}

  static final String DEALER = "dora";

  private final String key = UUID.randomUUID().toString();
  private final String table;
  private final String body;
  private final AtomicReference<@Nullable Answer> answer = new AtomicReference<>();

  Asked(String table, String body) {
    this.table = table;
    this.body = body;
  }

  String key() {
    return key;
  }

  /// Keys of different people are different commands.
  String storedKey() {
    return DEALER + " " + key;
  }

  String table() {
    return table;
  }

  String body() {
    return body;
  }

  void answered(Answer came) {
    answer.set(came);
  }

  /// Null as long as nobody has said.
  @Nullable Answer answer() {
    return answer.get();
  }

  @Override
  public String toString() {
    return "%s at %s under %s".formatted(body, table, key);
  }
}
