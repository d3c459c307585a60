package io.lammer.web.console;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.kit.Proves;
import io.lammer.web.games.GamePages;
import io.lammer.web.games.Notice;
import io.lammer.web.games.craps.CrapsConsoleView;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConsoleViewTest {
  @TempDir Path folder = Path.of(".");

  @Test
  void aLightStaysLitWhileItsWagerIsInProgress() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play("{\"sense\": {\"seat\": 3, \"sensor\": 2, \"covered\": true}}");
      assertThat(table.screen().seats().get(2).lights())
          .containsExactly(
              new Seat.Light(1, "Make 'Em All Progressive", false, false),
              new Seat.Light(2, "Fired Up Progressive", true, false));

      table.play("[{\"lock\": {}}, {\"roll\": [3, 3]}]", "{\"confirm\": {}}");
      assertThat(table.screen().seats().get(2).lights().get(1).kept()).isTrue();
    }
  }

  /// The dealer reads the operator's suits and the maximum aggregate on the console, too.
  @Test
  @Proves({"RPB-definition-controls-2", "BCW-app-a-3-1", "BCW-app-a-3-2"})
  void suitsAndTheMaximumAggregateArePosted() throws Exception {
    var craps =
        OneTable.CRAPS.replace("limits:", "max-aggregate: {amount: 25000, per: hand}\nlimits:");
    try (var table = OneTable.opened(folder, craps)) {
      assertThat(table.screen().posted())
          .containsExactly(
              "Bonus Craps pays at most $25,000.00 to all players together in one hand.");
    }
    var sun =
        OneTable.BACCARAT
            + "  - {paytable: PT-PRG-S7-06, kind: progressive, seed: 10000, increment: 20%, suit:"
            + " hearts, controls: IC-7}\n";
    try (var table = OneTable.opened(Files.createDirectory(folder.resolve("b")), sun)) {
      assertThat(table.screen().posted())
          .containsExactly("Sun 7 (All Cards Hearts)", "King of Spades");
      table.play(
          "{\"bet\": {\"seat\": 1, \"wager\": \"sun-7-jackpot\"}}",
          "[{\"lock\": {}}, {\"deal\": {\"player\": [\"2h\", \"4h\"], \"banker\": [\"2h\", \"Kh\","
              + " \"5h\"]}}]");
      assertThat(table.payout().seats().getFirst().paid().getFirst().row())
          .isEqualTo("Sun 7 (All Cards Hearts)");
      assertThat(table.payout().prizes().getFirst().row()).isEqualTo("Sun 7 (All Cards Hearts)");
    }
    try (var table = OneTable.opened(Files.createDirectory(folder.resolve("c")), OneTable.DICE)) {
      assertThat(table.screen().posted()).isEmpty();
    }
  }

  @Test
  void theModeFollowsTheRound() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.DICE)) {
      assertThat(table.screen().mode()).isEqualTo(ConsoleView.Mode.BETTING);
      assertThat(table.play("{\"lock\": {}}").screen().mode()).isEqualTo(ConsoleView.Mode.DEALING);
      table.play("{\"shake\": {\"player\": [1, 2, 3], \"banker\": [4, 4, 6]}}");
      assertThat(table.screen().mode()).isEqualTo(ConsoleView.Mode.PAYING);
      assertThat(table.payout().call()).isEqualTo("Player wins, 6 to 4");
      table.act(new Act.Suspend("T1", "equipment"));
      assertThat(table.screen().mode()).isEqualTo(ConsoleView.Mode.IDLE);
      assertThat(table.screen().notices())
          .singleElement()
          .extracting(Notice::style)
          .isEqualTo("state");
    }
  }

  /// Three over zero, and a Banker 7 of three cards where no commission is kept, are no wins.
  @Test
  void aHandThatIsAheadAndPushesIsNotCalledAWinner() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.DICE)) {
      table.play("[{\"lock\": {}}, {\"shake\": {\"player\": [1, 1, 1], \"banker\": [2, 2, 6]}}]");
      assertThat(table.payout().call()).isEqualTo("Player pushes, 3 over 0");
    }
    var free = OneTable.BACCARAT.replace("commission: 5%", "commission: free");
    try (var table = OneTable.opened(Files.createDirectory(folder.resolve("b")), free)) {
      table.play(
          "[{\"lock\": {}}, {\"deal\": {\"player\": [\"2h\", \"4c\"], \"banker\": [\"2d\", \"Ks\","
              + " \"5h\"]}}]");
      assertThat(table.payout().call()).isEqualTo("Banker pushes, 7 over 6");
    }
    try (var table =
        OneTable.opened(Files.createDirectory(folder.resolve("c")), OneTable.BACCARAT)) {
      table.play(
          "[{\"lock\": {}}, {\"deal\": {\"player\": [\"2h\", \"4c\"], \"banker\": [\"2d\", \"Ks\","
              + " \"5h\"]}}]");
      assertThat(table.payout().call()).isEqualTo("Banker wins, 7 to 6");
    }
  }

  /// Each seat is offered what it may wager on now.
  @Test
  void theBoardKnowsWhichSpotsAreOpen() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      assertThat(open(table, 1))
          .contains("pass", "field", "horn", "all-small")
          .doesNotContain("come");
      table.play(
          "{\"bet\": {\"seat\": 1, \"wager\": \"pass\", \"amount\": 25}}",
          "{\"bet\": {\"seat\": 1, \"wager\": \"all-small\", \"amount\": 5}}",
          "[{\"lock\": {}}, {\"roll\": [3, 3]}]",
          "{\"confirm\": {}}");
      assertThat(open(table, 1)).contains("come", "pass-odds 6").doesNotContain("pass-odds 8");
      assertThat(open(table, 2))
          .contains("come")
          .doesNotContain("pass", "pass-odds 6", "all-small");
    }
  }

  private static List<String> open(OneTable table, int seat) {
    var board = Objects.requireNonNull(table.screen().keypad());
    var bits = table.screen().open(seat);
    assertThat(bits).hasSameSizeAs(board.spots());
    return IntStream.range(0, bits.length())
        .filter(it -> bits.charAt(it) == '1')
        .mapToObj(it -> board.spots().get(it).toString())
        .toList();
  }

  @Test
  void onlyJackpotsAreKeyedWhereTheSetUpSaysSo() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS + "keyed: jackpots\n")) {
      assertThat(table.screen().unkeyed().split(" "))
          .contains("pass", "all-small", "horn")
          .doesNotContain("fired-up-progressive", "make-em-all-progressive");
    }
  }

  @Test
  void aDraftNamesTheSuspectPaytablesToAccept() throws Exception {
    try (var table = OneTable.drafted(folder, OneTable.BACCARAT)) {
      var drafted = OpeningBlockers.of(table.live().floor(), table.table());
      assertThat(drafted.faults()).isEmpty();
      assertThat(drafted.suspects())
          .singleElement()
          .extracting(OpeningBlockers.Suspect::paytable)
          .isEqualTo("PT-FLT-FBW-03");
    }
  }

  @Test
  void aDraftNamesTheWagersThatFavorThePlayer() throws Exception {
    var promoted = OneTable.CRAPS + "promotions: [{wager: all-tall, multiply: 3, consent: GG-1}]\n";
    try (var table = OneTable.drafted(folder, promoted)) {
      var drafted = OpeningBlockers.of(table.live().floor(), table.table());
      assertThat(drafted.faults()).isEmpty();
      assertThat(drafted.suspects())
          .singleElement()
          .satisfies(
              suspect -> {
                assertThat(suspect.paytable()).isEqualTo("all-tall");
                assertThat(suspect.why().getFirst()).contains("favors the player: house edge -");
              });
    }
  }

  @Test
  void theUsualAmountsOfATableDifferWhateverItIsPlayedFor() throws Exception {
    assertThat(usual("[5, 1000]")).containsExactly(6L, 10L, 12L, 15L);
    assertThat(usual("[1, 1000]")).containsExactly(2L, 3L, 6L, 10L);
    assertThat(usual("[2, 1000]")).containsExactly(3L, 4L, 5L, 6L);
    assertThat(usual("[25, 1000]")).containsExactly(30L, 50L, 60L, 75L);
  }

  private List<Long> usual(String limits) throws Exception {
    var setup = OneTable.CRAPS.replace("pass: [10, 500]", "pass: " + limits);
    var at = Files.createTempDirectory(folder, "usual");
    try (var table = OneTable.opened(at, setup)) {
      return BetPresets.of(table.table().playing().layout()).usual();
    }
  }

  @Test
  void afterASevenOutTheNextSeatThatPlaysIsProposedToShootUntilOneIsChosen() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play("{\"new-shooter\": {\"seat\": 3}}");
      for (var seat : List.of(1, 3, 6)) {
        table.play(
            "{\"bet\": {\"seat\": %d, \"wager\": \"pass\", \"amount\": 10}}".formatted(seat));
      }
      assertThat(nextShooter(rolled(table, "[4, 4]"))).isZero();
      assertThat(nextShooter(rolled(table, "[3, 4]"))).isEqualTo(6);
      table.play("{\"new-shooter\": {\"seat\": 6}}");
      assertThat(nextShooter(table)).isZero();
      table.play("{\"bet\": {\"seat\": 1, \"wager\": \"pass\", \"amount\": 10}}");
      assertThat(nextShooter(rolled(table, "[4, 4]"))).isZero();
      assertThat(nextShooter(rolled(table, "[3, 4]"))).isEqualTo(1);
    }
  }

  private static OneTable rolled(OneTable table, String dice) throws Exception {
    return table.play("[{\"lock\": {}}, {\"roll\": %s}]".formatted(dice), "{\"confirm\": {}}");
  }

  private static int nextShooter(OneTable table) {
    var live = table.table();
    var game = GamePages.of(live.playing()).console();
    return ((CrapsConsoleView) game.view(live.view(table.live().floor()), live)).nextShooter();
  }

  @Test
  void aWagerSaysWhatOddsItMayCarryAndAnOutcomeWhetherAnythingIsPaidOrTaken() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play(
          "{\"bet\": {\"seat\": 1, \"wager\": \"pass\", \"amount\": 10}}",
          "[{\"lock\": {}}, {\"roll\": [4, 4]}]");
      assertThat(table.payout().quiet()).isTrue();
      table.play("{\"confirm\": {}}");
      var odds = table.screen().odds(table.table().playing().wagers().getFirst());
      assertThat(odds).isNotNull();
      assertThat(odds.spot()).hasToString("pass-odds 8");
      assertThat(odds.most()).hasToString("$50.00");
      table.play(
          "{\"bet\": {\"seat\": 2, \"wager\": \"come\", \"amount\": 10}}",
          "[{\"lock\": {}}, {\"roll\": [2, 2]}]");
      assertThat(table.payout().quiet()).as("a come wager is moved").isFalse();
      table.play("{\"confirm\": {}}", "[{\"lock\": {}}, {\"roll\": [3, 4]}]");
      assertThat(table.payout().quiet()).as("the line is taken").isFalse();
    }
  }
}
