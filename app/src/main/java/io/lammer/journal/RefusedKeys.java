package io.lammer.journal;

import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.table.sentence.Argument;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The idempotency keys of recently refused commands, where several servers share a house. A client
/// without an answer may retry at another server; if the retry is refused, the first try, which may
/// still be in flight, must not be executed afterwards.
final class RefusedKeys {
  /// Longer than a request can be in flight; requests older than this are not decided.
  static final Duration KEPT = Duration.ofMinutes(1);

  private static final Duration TIDY = Duration.ofSeconds(10);
  private static final String SEPARATOR = "\t";

  private final Map<String, Refused> known = new ConcurrentHashMap<>();
  private final boolean shared;
  private volatile Instant tidied = Instant.now();

  /// @param at time of the refusal
  record Refused(String key, Hash request, List<Refusal> refusals, Instant at) {
    /// Whether this refusal also answers a request: the same body, sent before the refusal.
    boolean answers(Hash body, Instant asked) {
      return request.equals(body) && !asked.isAfter(at);
    }

    <T> Answer<T> answer() {
      return new Answer.Refused<>(refusals);
    }

    private String text() {
      return refusals.stream().map(Refused::text).collect(Collectors.joining("\n"));
    }

    /// A line of fields: code, variant, what it is about, and name, kind and text of each argument.
    private static String text(Refusal refusal) {
      var fields = new ArrayList<String>();
      fields.add(refusal.code().name());
      fields.add(Objects.requireNonNullElse(refusal.variant(), ""));
      fields.add(Objects.requireNonNullElse(refusal.about(), ""));
      refusal
          .arguments()
          .forEach((name, it) -> fields.addAll(List.of(name, it.kind().name(), it.text())));
      return String.join(SEPARATOR, fields);
    }

    private static List<Refusal> refusals(String text) {
      return text.lines().flatMap(line -> refusal(line.split(SEPARATOR, -1)).stream()).toList();
    }

    private static Optional<Refusal> refusal(String... fields) {
      if (fields.length % 3 != 0) {
        return Optional.empty();
      }
      try {
        var arguments = new LinkedHashMap<String, Argument>();
        for (var i = 3; i < fields.length; i += 3) {
          arguments.put(
              fields[i], new Argument(Argument.Kind.valueOf(fields[i + 1]), fields[i + 2]));
        }
        return Optional.of(
            new Refusal(
                Refusal.Code.valueOf(fields[0]), some(fields[1]), arguments, some(fields[2])));
      } catch (IllegalArgumentException _) {
        return Optional.empty();
      }
    }

    private static @Nullable String some(String field) {
      return field.isEmpty() ? null : field;
    }
  }

  private RefusedKeys(boolean shared) {
    this.shared = shared;
  }

  /// The refusals that the previous writer stored. It may run a newer build: refusals with an
  /// unknown code are dropped rather than preventing this process from writing.
  static RefusedKeys load(SqlDialect vendor, Connection connection) throws SQLException {
    var keys = new RefusedKeys(vendor.lease() != null);
    if (keys.shared) {
      EventQueries.query(
              connection,
              "select key, request, refused, at from refused_keys",
              row ->
                  new Refused(
                      row.getString(1),
                      EventQueries.hash(row, 2),
                      Refused.refusals(row.getString(3)),
                      Micros.instant(row.getLong(4))))
          .stream()
          .filter(it -> !it.refusals().isEmpty())
          .forEach(it -> keys.known.put(it.key(), it));
    }
    return keys;
  }

  /// False for a single server, which gets retries in order.
  boolean areKept() {
    return shared;
  }

  /// The last refusal of a key, or null.
  @Nullable Refused of(String key) {
    return known.get(key);
  }

  /// Stores a group's refusals in its transaction, and deletes old ones.
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
      EventQueries.bind(delete, Micros.of(old));
      delete.executeUpdate();
      for (var one : refused) {
        EventQueries.bind(
            insert, one.key(), one.request().bytes(), one.text(), Micros.of(one.at()));
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  /// Remembers refusals that are stored.
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
