package io.lammer.store;

import io.lammer.tables.Answer;
import io.lammer.tables.Refusal;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The keys of commands that were refused a moment ago, where several servers share a house. A
/// person who got no answer sends a command again, to another server. If that is refused, the first
/// try, which may still be on its way, must not be done afterwards.
final class RefusedKeys {
  /// Longer than a try can be on its way. One that was asked earlier is not decided.
  static final Duration KEPT = Duration.ofMinutes(1);

  private static final Duration TIDY = Duration.ofSeconds(10);
  private static final String SEPARATOR = "\t";

  private final Map<String, Refused> known = new ConcurrentHashMap<>();
  private final boolean shared;
  private volatile Instant tidied = Instant.now();

  /// @param at when it was refused
  record Refused(String key, Hash request, List<Refusal> refusals, Instant at) {
    /// Whether this is the answer to a request too: the same, asked before this was said.
    boolean answers(Hash body, Instant asked) {
      return request.equals(body) && !asked.isAfter(at);
    }

    <T> Answer<T> answer() {
      return new Answer.Refused<>(refusals);
    }

    private String text() {
      return refusals.stream()
          .map(
              it ->
                  String.join(
                      SEPARATOR,
                      it.code().name(),
                      it.about() == null ? "" : it.about(),
                      it.message()))
          .collect(Collectors.joining("\n"));
    }

    private static List<Refusal> refusals(String text) {
      return text.lines().flatMap(line -> refusal(line.split(SEPARATOR, 3)).stream()).toList();
    }

    private static Optional<Refusal> refusal(String... parts) {
      return Stream.of(Refusal.Code.values())
          .filter(code -> parts.length == 3 && code.name().equals(parts[0]))
          .findFirst()
          .map(code -> new Refusal(code, parts[2], parts[1].isEmpty() ? null : parts[1]));
    }
  }

  private RefusedKeys(boolean shared) {
    this.shared = shared;
  }

  /// Those that the writer before has stored. It may be of a newer build: a refusal that this one
  /// does not know is forgotten, and keeps nobody from writing.
  static RefusedKeys load(Vendor vendor, Connection connection) throws SQLException {
    var keys = new RefusedKeys(vendor.lease() != null);
    if (keys.shared) {
      Rows.query(
              connection,
              "select key, request, refused, at from refused_keys",
              row ->
                  new Refused(
                      row.getString(1),
                      Rows.hash(row, 2),
                      Refused.refusals(row.getString(3)),
                      Micros.instant(row.getLong(4))))
          .stream()
          .filter(it -> !it.refusals().isEmpty())
          .forEach(it -> keys.known.put(it.key(), it));
    }
    return keys;
  }

  /// Whether refusals are kept: a single server gets its tries in order.
  boolean areKept() {
    return shared;
  }

  /// The last refusal of a key.
  @Nullable Refused of(String key) {
    return known.get(key);
  }

  /// Stores refusals with the group that they belong to, and forgets old ones.
  void write(Connection connection, Collection<Refused> refused) throws SQLException {
    if (refused.isEmpty()) {
      return;
    }
    var old = Instant.now().minus(KEPT);
    try (var delete = connection.prepareStatement("delete from refused_keys where at < ?");
        var insert =
            connection.prepareStatement(
                """
                insert into refused_keys values (?, ?, ?, ?) on conflict (key) do update
                set request = excluded.request, refused = excluded.refused, at = excluded.at
                """)) {
      Rows.bind(delete, Micros.of(old));
      delete.executeUpdate();
      for (var one : refused) {
        Rows.bind(insert, one.key(), one.request().bytes(), one.text(), Micros.of(one.at()));
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  /// They are stored.
  void add(Collection<Refused> refused) {
    if (refused.isEmpty()) {
      return;
    }
    refused.forEach(it -> known.put(it.key(), it));
    var now = Instant.now();
    if (tidied.plus(TIDY).isBefore(now)) {
      tidied = now;
      known.values().removeIf(it -> it.at().plus(KEPT).isBefore(now));
    }
  }
}
