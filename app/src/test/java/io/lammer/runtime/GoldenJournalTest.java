package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.accounting.StateBalances;
import io.lammer.journal.Database;
import io.lammer.journal.Search;
import io.lammer.journal.VerifyResult;
import io.lammer.kit.Golden;
import io.lammer.kit.Repo;
import io.lammer.ledger.Account;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Journals stay readable: a house of each format that was released is in git, as the text of its
/// database, and every build verifies it, replays it, and comes to the same states and balances.
/// Such a text is made once, with `-Dlammer.house=new` before the release, and never again.
class GoldenJournalTest {
  private static final String HOUSE = "app/src/test/resources/journals/format-1";
  private static final String NEW = "new";

  @TempDir private static Path folder;

  private static Path file;

  @BeforeAll
  static void load() throws Exception {
    var golden = Repo.root().resolve(HOUSE + ".sql");
    if (System.getProperty("lammer.house", "").equals(NEW)) {
      Files.writeString(golden, GoldenHouse.make(Files.createDirectory(folder.resolve(NEW))));
    }
    file = folder.resolve("house.db");
    SqlText.load(Files.readString(golden), file);
  }

  @Test
  void aHouseOfFormat1IsReadAsEver() {
    try (var database = Database.read(file)) {
      assertThat(Audit.full(database, Pit.RULES, (_, _) -> {}))
          .isInstanceOf(VerifyResult.Sound.class);
      Golden.check(HOUSE + ".txt", states(database));
    }
  }

  @Test
  void itHasEveryKindOfEvent() {
    try (var database = Database.read(file)) {
      var all = new Search(null, Set.of(), Set.of(), "", null, null, "");
      var found =
          database.journals().older(all, Long.MAX_VALUE, Integer.MAX_VALUE).stream()
              .map(stored -> WrittenNames.of(stored.journal(), stored.entry().kind()))
              .collect(Collectors.toSet());
      assertThat(found).containsExactlyInAnyOrderElementsOf(WrittenNames.all().toList());
    }
  }

  /// The last state of every journal with the balances that follow from it, and the balances that
  /// follow from the transfers.
  private static String states(Database database) {
    var history = new History(database, Pit.RULES);
    var text = new StringBuilder();
    var balances = new TreeMap<String, Long>();
    for (var head : database.journals().list()) {
      try (var events = history.of(head.journal())) {
        for (var happened = events.iterator(); happened.hasNext(); ) {
          var next = happened.next();
          for (var transfer : next.stored().entry().transfers()) {
            balances.merge(transfer.from().toString(), -transfer.units(), Math::addExact);
            balances.merge(transfer.to().toString(), transfer.units(), Math::addExact);
          }
          if (next.stored().number() == head.number()) {
            text.append("%s %d %s%n".formatted(head.journal(), head.number(), head.hash()))
                .append(EventJson.write(next.after()))
                .append('\n')
                .append(sorted(StateBalances.of(next.after())))
                .append("\n\n");
          }
        }
      }
    }
    balances.forEach((account, units) -> text.append("%s %d%n".formatted(account, units)));
    return text.toString();
  }

  private static String sorted(Map<Account, Long> balances) {
    return balances.entrySet().stream()
        .map(entry -> entry.getKey() + " " + entry.getValue())
        .sorted()
        .collect(Collectors.joining(", "));
  }
}
