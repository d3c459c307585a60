package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.journal.TestDatabase;
import io.lammer.table.Answer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// A seeded storm over a floor of all games with linked jackpots: valid and hostile acts of people
/// of every role. A refusal changes nothing; an auditor that reads only the stored text agrees with
/// every account; replaying the journals gives the floor as it stands. `-Dlammer.storm=20000` goes
/// on for longer.
class FloorStormTest {
  private static final int ACTS = Integer.getInteger("lammer.storm", 2_000);

  @TempDir Path folder;

  private Pit open(TestDatabase kind) {
    return new Pit(kind.house(folder.resolve("house.db")));
  }

  @ParameterizedTest
  @CsvSource({"1, SQLITE", "2, POSTGRESQL", "3, SQLITE"})
  void everyCentIsAccountedForAndReplayGivesTheSameFloor(int seed, TestDatabase kind) {
    try (var pit = open(kind)) {
      pit.openFloor();
      var chance = new Chance(pit, new Random(seed));
      var done = 0;
      var refused = 0;
      for (var i = 0; i < ACTS; i++) {
        var asked = chance.next();
        var before = published(pit);
        var house = pit.floor().floor().house();
        var versions = versions(pit);
        switch (pit.act(asked.actor(), asked.act())) {
          case Answer.Accepted<Receipt> _ -> {
            done++;
            Custody.holds(pit, asked, house, before);
          }
          case Answer.Refused<Receipt>(var refusals) -> {
            refused++;
            assertThat(refusals).isNotEmpty();
            assertThat(published(pit)).isEqualTo(before);
            assertThat(versions(pit)).isEqualTo(versions);
          }
        }
      }
      assertThat(done).as("acts done").isGreaterThan(ACTS / 4);
      assertThat(refused).as("acts refused").isGreaterThan(ACTS / 20);
      assertThat(pit.floor().jackpots())
          .as("slips paid")
          .anyMatch(jackpot -> jackpot.meters().paid().isPositive());
      assertThat(pit.floor().floor().house().papers().lastProposal()).isGreaterThan(2);
      isAsReplayed(pit);
      new TextAuditor(pit.floor().database()).agrees();
      pit.audit();
    }
  }

  /// Eight people at once: whatever the order comes out as, it is one order.
  @ParameterizedTest
  @EnumSource
  void manyActAtOnce(TestDatabase kind) {
    try (var pit = open(kind)) {
      pit.openFloor();
      var chance = new Chance(pit, new Random(7));
      for (var burst = 0; burst < 60; burst++) {
        var replies = new ArrayList<CompletableFuture<Answer<Receipt>>>();
        for (var i = 0; i < 40; i++) {
          var asked = chance.next();
          replies.add(
              pit.floor().submit("burst-%d-%d".formatted(burst, i), asked.actor(), asked.act()));
        }
        replies.forEach(CompletableFuture::join);
      }
      isAsReplayed(pit);
      new TextAuditor(pit.floor().database()).agrees();
      pit.audit();
    }
  }

  private static Map<String, Object> published(Pit pit) {
    var states = new HashMap<String, Object>();
    pit.floor().tables().forEach(table -> states.put(LiveTable.journal(table.name()), table));
    pit.floor()
        .jackpots()
        .forEach(jackpot -> states.put(LiveJackpot.journal(jackpot.name()), jackpot));
    return states;
  }

  private static List<Long> versions(Pit pit) {
    return published(pit).keySet().stream().sorted().map(pit.floor()::version).toList();
  }

  private static void isAsReplayed(Pit pit) {
    var history = new History(pit.floor().database(), Pit.RULES);
    published(pit)
        .forEach(
            (journal, state) ->
                assertThat(history.of(journal).reduce((_, last) -> last).orElseThrow().after())
                    .as(journal)
                    .isEqualTo(state));
  }
}
