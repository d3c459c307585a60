package io.lammer.cli.faults;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Rulebook;
import io.lammer.journal.Database;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.VerifyResult;
import io.lammer.rules.catalog.Catalog;
import io.lammer.runtime.Audit;
import io.lammer.table.Profiles;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Compares what the database holds with what people were told, by SQL of its own.
final class Auditor {
  private static final Rulebook RULES = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
  private static final Pattern TOLD = Pattern.compile("\"((?:table|jackpot)/[^\"]+)\":([0-9]+)");
  private static final String COMMANDS =
      """
      select command.id, command.key, journal.name, max(event.number)
      from commands command
      join events event on event.command = command.id
      join journals journal on journal.id = event.journal
      where command.id > ? group by 1, 2, 3 order by 1
      """;
  private static final String BEGINNING =
      """
      select count(*), coalesce(md5(string_agg(key || encode(hash, 'hex'), ',' order by id)), '')
      from commands where id <= ?
      """;

  private final Cluster cluster;
  private final Load load;

  /// What each stored command did: the last number it wrote into each journal.
  private final Map<String, Map<String, Long>> stored = new HashMap<>();

  private long last;
  private String beginning;

  /// What is there already is none of its business.
  Auditor(Cluster cluster, Load load) throws SQLException {
    this.cluster = cluster;
    this.load = load;
    try (var connection = cluster.connect()) {
      read(connection);
      beginning = beginning(connection);
    }
    stored.clear();
  }

  /// Everything acknowledged is there once, nothing refused is, and nothing that nobody asked for.
  void audit() throws SQLException {
    var told = new HashMap<>(load.asked());
    told.values().removeIf(command -> command.answer() == null);
    try (var connection = cluster.connect()) {
      assertThat(beginning(connection)).as("what was stored before").isEqualTo(beginning);
      read(connection);
      beginning = beginning(connection);
      assertThat(gaps(connection)).as("journals that skip a number").isEmpty();
    }
    told.values().forEach(this::compare);
    assertThat(stored.keySet()).as("commands at tables").isSubsetOf(load.asked().keySet());
  }

  private String beginning(Connection connection) throws SQLException {
    try (var query = connection.prepareStatement(BEGINNING)) {
      query.setLong(1, last);
      try (var row = query.executeQuery()) {
        row.next();
        return row.getLong(1) + " " + row.getString(2);
      }
    }
  }

  private void read(Connection connection) throws SQLException {
    try (var query = connection.prepareStatement(COMMANDS)) {
      query.setLong(1, last);
      try (var rows = query.executeQuery()) {
        while (rows.next()) {
          last = rows.getLong(1);
          note(rows.getString(2), rows.getString(3), rows.getLong(4));
        }
      }
    }
  }

  private void note(String key, String journal, long number) {
    if (TOLD.matcher("\"%s\":1".formatted(journal)).matches()) {
      stored.computeIfAbsent(key, _ -> new TreeMap<>()).put(journal, number);
    }
  }

  private static Map<String, Long> gaps(Connection connection) throws SQLException {
    var gaps = new TreeMap<String, Long>();
    try (var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                """
                select name, count(*) from events join journals on journals.id = journal
                group by 1 having count(*) <> max(number)
                """)) {
      while (rows.next()) {
        gaps.put(rows.getString(1), rows.getLong(2));
      }
    }
    return gaps;
  }

  private void compare(Asked command) {
    var answer = command.answer();
    var found = stored.get(command.storedKey());
    if (answer == null || answer.receipt() == null) {
      assertThat(found).as("what came of the refused " + command).isNull();
      return;
    }
    var receipt = new TreeMap<String, Long>();
    var told = TOLD.matcher(answer.receipt());
    while (told.find()) {
      receipt.put(told.group(1), Long.parseLong(told.group(2)));
    }
    assertThat(receipt).as("the receipt of " + command).isNotEmpty();
    assertThat(found).as("what came of " + command).isEqualTo(receipt);
  }

  /// Nobody was shown what is not there.
  void compare(Screen screen) throws SQLException {
    var shown = new TreeMap<>(screen.newest());
    var heads = new HashMap<String, Long>();
    try (var connection = cluster.connect();
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "select name, max(number) from events join journals on journals.id = journal"
                    + " group by 1")) {
      while (rows.next()) {
        heads.put(rows.getString(1), rows.getLong(2));
      }
    }
    shown.keySet().retainAll(heads.keySet());
    assertThat(shown)
        .allSatisfy((name, number) -> assertThat(heads.get(name)).isGreaterThanOrEqualTo(number));
    assertThat(screen.problems()).isEmpty();
  }

  /// Hashes, seals, books and states.
  void verify() {
    var house = HouseAddress.of(cluster.servers().getFirst().house());
    try (var database = Database.read(house)) {
      assertThat(Audit.full(database, RULES, (_, _) -> {})).isInstanceOf(VerifyResult.Sound.class);
    }
  }
}
