package io.lammer.web.training;

import static io.lammer.web.page.Texts.say;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.LiveTable;
import io.lammer.house.SignInCounts;
import io.lammer.journal.VerifyResult;
import io.lammer.rules.yaml.Value;
import io.lammer.runtime.Audit;
import io.lammer.table.Command;
import io.lammer.table.Table;
import io.lammer.table.Table.Phase;
import io.lammer.web.HouseService;
import io.lammer.web.Running;
import io.lammer.web.games.GamePages;
import io.lammer.web.page.Visitor;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingTest {
  private static final List<String> TABLES = List.of("B1", "B2", "C1", "D1", "T1");

  @TempDir static Path folder;

  private static Running server;
  private static HouseService host;
  private static Training training;

  @BeforeAll
  static void start() {
    server =
        Running.with(
            Map.of(
                "lammer.db", folder.resolve("demo.db").toString(),
                "lammer.demo", "true",
                "lammer.demo-speed", "0"));
    host = server.host();
    training = server.bean(Training.class);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static LiveTable live(String table) {
    return host.floor().table(table).orElseThrow();
  }

  private static AutoTable table(String name) {
    return training.table(name).orElseThrow();
  }

  private static void nothingWasRefused() {
    assertThat(host.live().database().journals().read(SignInCounts.JOURNAL, 1))
        .allMatch(event -> event.entry().kind().equals("signed-in"));
    assertThat(Audit.full(host.live().database(), host.floor().rules(), (_, _) -> {}))
        .isInstanceOf(VerifyResult.Sound.class);
  }

  @Test
  void aNewFloorHasAHistoryAndIsMarkedAsTraining() {
    assertThat(host.live().tables()).extracting(LiveTable::name).isEqualTo(TABLES);
    assertThat(host.live().tables()).allMatch(table -> table.setup().training());
    assertThat(host.live().tables()).allMatch(table -> table.round() >= 36);
    assertThat(host.floor().jackpot("Harmony").orElseThrow().tables()).containsExactly("B1", "B2");
  }

  @Test
  void aConsoleSaysThatItsTablePlaysByItselfAndOffersToDealByHand() {
    var page = Visitor.of(server, "dana").read("/tables/D1").body();
    var mode = say("demo." + Value.spelled(table("D1").mode()));
    assertThat(page).contains("data-topic=\"demo/D1\"").contains(mode).contains("/demo/D1/take");
  }

  @Test
  void twoHundredRoundsOfEachGameAreAcceptedAndTheBooksAreSound() {
    TABLES.forEach(name -> assertThat(table(name).rush(200)).as(name).isEqualTo(200));
    nothingWasRefused();
  }

  @Test
  void playersAndDealerGoOnBeatByBeatWithoutARefusal() {
    for (var name : TABLES) {
      var before = live(name).round();
      for (var i = 0; i < 250; i++) {
        table(name).beat();
      }
      assertThat(live(name).round()).as(name).isGreaterThan(before + 5);
    }
    nothingWasRefused();
  }

  @Test
  void atATableThatWasTakenOverPlayersBetAndNobodyDeals() {
    table("D1").in(AutoTable.Mode.TAKEN);
    var before = live("D1").round();
    for (var i = 0; i < 50; i++) {
      table("D1").beat();
    }
    assertThat(live("D1").round()).isEqualTo(before);
    assertThat(live("D1").playing().phase()).isEqualTo(Phase.BETTING);
    assertThat(live("D1").playing().wagers()).isNotEmpty();
    table("D1").in(AutoTable.Mode.PAUSED);
  }

  @Test
  void aLuckyRoundHitsAJackpotOfEachGame() {
    for (var name : List.of("B1", "C1", "D1")) {
      var hits = hits(name);
      for (var i = 0; i < 20 && hits(name) == hits; i++) {
        table(name).rush(1);
        table(name).wish(jackpot(live(name).playing()));
        table(name).rush(name.equals("C1") ? 7 : 1);
      }
      assertThat(hits(name)).as(name).isGreaterThan(hits);
    }
  }

  @Test
  void robotsApproveAndPayWhatRobotsDealtAndNothingOfAPerson() {
    while (waiting() == 0) {
      table("D1").wish(jackpot(live("D1").playing()));
      table("D1").rush(1);
    }
    var now = host.live().clock().instant();
    new AutoApproval(host, Duration.ZERO, _ -> false).look(now);
    assertThat(waiting()).isPositive();
    new AutoApproval(host, Duration.ZERO, _ -> true).look(now);
    assertThat(waiting()).isZero();
    assertThat(host.live().jackpots()).allMatch(jackpot -> jackpot.unpaid().isZero());
  }

  private static List<Command> jackpot(Table table) {
    return GamePages.of(table).training().jackpot(table);
  }

  private static int waiting() {
    return live("D1").jackpots().stream()
        .mapToInt(joined -> host.floor().jackpot(joined.name()).orElseThrow().open().size())
        .sum();
  }

  private static int hits(String table) {
    return live(table).jackpots().stream()
        .mapToInt(joined -> host.floor().jackpot(joined.name()).orElseThrow().hits().last())
        .sum();
  }
}
