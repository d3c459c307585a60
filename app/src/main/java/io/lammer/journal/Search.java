package io.lammer.journal;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A search for events. Criteria that are empty or null match everything.
///
/// @param journal the only journal to search; null for all
/// @param without journals to leave out
/// @param who part of the actor's name
/// @param from earliest time
/// @param to latest time
/// @param text part of the event's JSON, ignoring case
public record Search(
    @Nullable String journal,
    Set<String> without,
    Set<String> kinds,
    String who,
    @Nullable Instant from,
    @Nullable Instant to,
    String text) {
  /// The `WHERE` clause of the partial indexes on rare events. A query must repeat it exactly, or
  /// the database does not use them.
  private static final String RARE =
      " and e.kind not in ('placed', 'taken-down', 'turned', 'locked', 'card-dealt', 'cup-shaken',"
          + " 'entered', 'settled', 'collected', 'contributed', 'shoe-changed', 'shooter-changed',"
          + " 'taken', 'heard')";

  /// True if an index finds the events of these kinds, however far apart they are.
  public boolean isIndexed() {
    return !kinds.isEmpty() && kinds.stream().noneMatch(kind -> RARE.contains("'" + kind + "'"));
  }

  public Search {
    without = Set.copyOf(without);
    kinds = Set.copyOf(kinds);
  }

  /// Every event of a journal.
  public static Search in(String journal) {
    return new Search(journal, Set.of(), Set.of(), "", null, null, "");
  }

  public Search of(String... newKinds) {
    return new Search(journal, without, Set.of(newKinds), who, from, to, text);
  }

  public Search saying(String newText) {
    return new Search(journal, without, kinds, who, from, to, newText);
  }

  public Search between(@Nullable Instant newFrom, @Nullable Instant newTo) {
    return new Search(journal, without, kinds, who, newFrom, newTo, text);
  }

  /// An SQL condition with its parameters.
  record Where(String sql, List<Object> values) {}

  /// The condition for all criteria together.
  Where where() {
    var sql = new StringBuilder("where true");
    var values = new ArrayList<>();
    if (journal != null) {
      sql.append(" and e.journal = (select id from journals where name = ?)");
      values.add(journal);
    }
    if (!without.isEmpty()) {
      sql.append(" and j.name not in ").append(places(without));
      values.addAll(without);
    }
    if (!kinds.isEmpty()) {
      sql.append(" and e.kind in ").append(places(kinds));
      values.addAll(kinds);
      sql.append(isIndexed() ? RARE : "");
    }
    if (from != null) {
      sql.append(" and e.at >= ?");
      values.add(Micros.of(from));
    }
    if (to != null) {
      sql.append(" and e.at <= ?");
      values.add(Micros.of(to));
    }
    part(sql, values, "e.actor", who);
    part(sql, values, "e.body", text);
    return new Where(sql.toString(), values);
  }

  private static void part(StringBuilder sql, List<Object> values, String column, String part) {
    if (!part.isEmpty()) {
      sql.append(" and lower(").append(column).append(") like ? escape '!'");
      values.add("%" + part.toLowerCase(Locale.ROOT).replaceAll("[!%_]", "!$0") + "%");
    }
  }

  private static String places(Set<String> some) {
    return "(" + String.join(", ", some.stream().map(_ -> "?").toList()) + ")";
  }
}
