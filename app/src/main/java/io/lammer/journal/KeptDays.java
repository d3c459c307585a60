package io.lammer.journal;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// The kept gaming days of the journals, so that a report need not read a journal from its first
/// event. They are a cache: a day that is missing, damaged, of another version or not signed by the
/// house is ignored.
public final class KeptDays {
  private static final String COLUMNS =
      """
      select e.number, e.hash, e.id, d.day, d.version, d.rounds, d.totals, d.state, d.hash,
        d.signature
      from days d
      join journals j on j.id = d.journal
      join events e on e.journal = d.journal and e.number = d.number
      where j.name = ? and d.version = ?
      """;

  private final Database database;
  private final String publicKey;

  KeptDays(Database database) {
    this.database = database;
    this.publicKey = HouseKey.publicIn(database.vendor().key()).orElse("");
  }

  /// A row of the table; `hash` covers the day and the hash of its last event.
  private record Stored(KeptDay day, Hash hash, String signature) {
    boolean isIntact() {
      return new HashChain().day(day).equals(hash);
    }
  }

  /// Replaces an earlier row of the same day. Refuses without the house's key.
  public CompletableFuture<Integer> save(List<KeptDay> days) {
    var key = database.seals().key();
    var rows = new ArrayList<Stored>();
    for (var day : days) {
      var hash = new HashChain().day(day);
      rows.add(new Stored(day, hash, key.sign(signed(hash))));
    }
    return database
        .writer()
        .put(
            new WriterJob<>(
                group -> {
                  for (var row : rows) {
                    group.appender().day(row.day(), row.hash(), row.signature());
                  }
                  return rows.size();
                }));
  }

  /// The text to sign, which differs from that of any seal or snapshot.
  private static String signed(Hash hash) {
    return "lammer kept day " + hash;
  }

  /// The trusted days of a period, oldest first.
  public List<KeptDay> between(String journal, int version, LocalDate first, LocalDate last) {
    return stored(
            "and d.day between ? and ? order by d.day",
            journal,
            version,
            first.toString(),
            last.toString())
        .stream()
        .filter(this::isTrusted)
        .map(Stored::day)
        .toList();
  }

  /// The last trusted day before another.
  public Optional<KeptDay> before(String journal, int version, LocalDate day) {
    return newest("and d.day < ?", journal, version, day.toString());
  }

  /// The last trusted day whose last event is at most this one.
  public Optional<KeptDay> upTo(String journal, int version, long number) {
    return newest("and d.number <= ?", journal, version, number);
  }

  /// The first trusted day by whose end this many rounds were settled.
  public Optional<KeptDay> withRound(String journal, int version, long round) {
    return stored("and d.rounds >= ? order by d.day limit 1", journal, version, round).stream()
        .filter(this::isTrusted)
        .map(Stored::day)
        .findFirst();
  }

  /// The next kept day after another one, whether signed or not, for verification.
  ///
  /// @throws StoreFailed if its hash does not match
  public Optional<KeptDay> after(String journal, int version, LocalDate day) {
    var after = "and d.day > ? order by d.day limit 1";
    var found = stored(after, journal, version, day.toString()).stream().findFirst();
    if (found.filter(it -> !it.isIntact()).isPresent()) {
      throw new JournalsChanged(
          "the totals of journal \"%s\" that were kept after gaming day %s were changed"
              .formatted(journal, day));
    }
    return found.map(Stored::day);
  }

  private Optional<KeptDay> newest(
      String condition, String journal, int version, Comparable<?> place) {
    var all = condition + " order by d.day desc limit 1";
    var found = stored(all, journal, version, place);
    while (!found.isEmpty() && !isTrusted(found.getFirst())) {
      found =
          stored(
              "and d.day < ? order by d.day desc limit 1",
              journal,
              version,
              found.getFirst().day().day().toString());
    }
    return found.stream().map(Stored::day).findFirst();
  }

  private boolean isTrusted(Stored found) {
    return found.isIntact()
        && HouseKey.verifies(publicKey, signed(found.hash()), found.signature());
  }

  private List<Stored> stored(String condition, String journal, int version, Object... further) {
    var arguments = new ArrayList<Object>(List.of(journal, version));
    arguments.addAll(List.of(further));
    return database.query(COLUMNS + condition, row -> read(journal, row), arguments.toArray());
  }

  /// Reads a row. One with a malformed date or hash is treated as not intact.
  private static Stored read(String journal, ResultSet row) throws SQLException {
    var hash = row.getBytes(9);
    var day =
        new KeptDay(
            new Head(journal, row.getLong(1), EventQueries.hash(row, 2)),
            row.getLong(3),
            date(row.getString(4)),
            row.getInt(5),
            row.getLong(6),
            row.getBytes(7),
            row.getBytes(8));
    return new Stored(
        day,
        hash.length == Hash.LENGTH ? Hash.wrap(hash) : Hash.of(hash),
        HouseKey.encode(row.getBytes(10)));
  }

  private static LocalDate date(String text) {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeException _) {
      return LocalDate.MIN;
    }
  }
}
