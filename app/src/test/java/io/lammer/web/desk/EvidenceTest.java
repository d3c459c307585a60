package io.lammer.web.desk;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.house.Rulebook;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.rules.yaml.Value;
import io.lammer.runtime.LiveFloor;
import io.lammer.script.Script;
import io.lammer.script.SetupReader;
import io.lammer.table.Answer;
import io.lammer.table.Profiles;
import io.lammer.web.games.GamePages;
import io.lammer.web.view.HandView;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the winner of a jackpot went through, after earlier rounds of the same seat and wager.
class EvidenceTest {
  private static final Actor MANAGER = new Actor("mona", Role.MANAGER);
  private static final String CRAPS =
      """
      edition: bonus-craps-wa
      venue: tribal
      equipment: [Andromeda 3d]
      approval: TGA-1
      jackpots:
        - {paytable: PT-BJS-MEA-01, kind: progressive, wager: 1, meter: 18250.40, seed: 10000, increment: 25%, controls: IC-7}
        - {paytable: PT-BJS-FUP-01, kind: progressive, wager: 1, meter: 7412.35, seed: 5000, increment: 20%, controls: IC-7}
      """;
  private static final String BACCARAT =
      """
      edition: rising-phoenix-wa
      venue: tribal
      equipment: [Andromeda 3d]
      approval: TGA-1
      decks: 8
      commission: 5%
      main-wager: optional
      fightback: {after-win: PT-FLT-FBW-01, after-tie: PT-FLT-FBT-01, king-suit: spades}
      jackpots:
        - {paytable: PT-PRG-HP-01, kind: progressive, wager: 1, meter: 60000.75, seed: 10000, increment: 20%, controls: IC-7}
        - {paytable: PT-PRG-DP-01, kind: progressive, wager: 1, meter: 30000, seed: 10000, increment: 20%, controls: IC-7}
      """;
  private static final String DICE =
      """
      edition: 3-dice-baccarat-wa
      venue: tribal
      equipment: [Andromeda 3d]
      approval: TGA-1
      main-wager: optional
      jackpots:
        - {paytable: PT-PRG-TRI-03, kind: progressive, wager: 1, meter: 12345.67, seed: 5000, increment: 20%, controls: IC-7}
      """;
  private static final String FOUR_EIGHTS = "deal: {player: [8h, 8d], banker: [8c, 8s]}";

  private static LiveFloor live;

  @BeforeAll
  static void open(@TempDir Path folder) {
    var rules = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
    live = LiveFloor.open(folder.resolve("x.db"), rules, Clock.systemUTC());
  }

  @AfterAll
  static void close() {
    live.close();
  }

  private static void open(String table, String setup) throws MalformedText {
    act(new Act.Draft(table, SetupReader.read(Value.parse("setup", setup))));
    act(new Act.Open(table, List.of()));
  }

  /// Steps as a script writes them.
  private static void play(String table, String... commands) {
    for (var command : commands) {
      var script = Script.parse("step", "{table: {edition: x}, play: [%s]}".formatted(command));
      act(new Act.Play(table, script.play().getFirst().commands()));
    }
  }

  private static void roll(String table, String... rolls) {
    for (var roll : rolls) {
      play(table, "roll: [" + roll + "]");
    }
  }

  private static void act(Act act) {
    var reply = live.submit(UUID.randomUUID().toString(), MANAGER, act).join();
    assertThat(reply).as(act.toString()).isInstanceOf(Answer.Accepted.class);
  }

  /// As a slip prints it.
  private static List<String> story(String table, String paytable, int seat) {
    var jackpot = table + "/" + paytable;
    assertThat(live.history().hits(jackpot).all()).isNotEmpty();
    var events = live.history().of("table/" + table).toList();
    var game = GamePages.of(live.floor().table(table).orElseThrow().playing());
    return game.hands(WagerOutcomes.last(jackpot, seat, events).outcomes()).stream()
        .map(
            group ->
                group.title()
                    + " "
                    + String.join(
                        "-", group.pieces().stream().map(HandView.Piece::spoken).toList()))
        .toList();
  }

  @Test
  void aCrapsHitBeginsWithTheRollAfterItsWagerWasMade() throws MalformedText {
    open("C1", CRAPS);
    play("C1", "bet: {seat: 1, wager: make-em-all-progressive}");
    roll("C1", "1, 1", "3, 4");
    play("C1", "bet: {seat: 1, wager: make-em-all-progressive}");
    roll("C1", "1, 1", "1, 2", "1, 3", "2, 3", "3, 3", "3, 4");
    play("C1", "bet: {seat: 1, wager: make-em-all-progressive}");
    roll("C1", "1, 1", "1, 2", "1, 3", "1, 4", "1, 5", "2, 6", "3, 6", "4, 6", "5, 6");
    act(new Act.VoidRound("C1", "wrong dice"));
    roll("C1", "6, 5", "6, 6");
    assertThat(story("C1", "PT-BJS-MEA-01", 1))
        .containsExactly(
            "Roll 1 1-1",
            "Roll 2 1-2",
            "Roll 3 1-3",
            "Roll 4 1-4",
            "Roll 5 1-5",
            "Roll 6 2-6",
            "Roll 7 3-6",
            "Roll 8 4-6",
            "Roll 9 6-5",
            "Roll 10 6-6");
  }

  @Test
  void aSeatThatJoinsLaterAndOneThatWonAFixedPayBefore() throws MalformedText {
    open("C2", CRAPS);
    play("C2", "bet: {seat: 1, wager: fired-up-progressive}");
    roll("C2", "3, 3", "2, 3", "1, 1");
    play("C2", "bet: {seat: 2, wager: fired-up-progressive}");
    play("C2", "bet: {seat: 1, wager: fired-up-progressive}");
    roll("C2", "6, 2", "6, 3", "6, 4", "6, 5", "6, 6");
    var rolls = List.of("Roll 1 6-2", "Roll 2 6-3", "Roll 3 6-4", "Roll 4 6-5", "Roll 5 6-6");
    assertThat(story("C2", "PT-BJS-FUP-01", 1)).isEqualTo(rolls);
    assertThat(story("C2", "PT-BJS-FUP-01", 2)).isEqualTo(rolls);
  }

  @Test
  void aBaccaratHitIsItsOwnHandsAfterLossesAndAFixedPay() throws MalformedText {
    open("R1", BACCARAT);
    for (var deal :
        List.of("deal: {player: [9h, 8d], banker: [2c, 5d]}", FOUR_EIGHTS, "new-shoe: {}")) {
      if (deal.startsWith("deal")) {
        play("R1", "bet: {seat: 1, wager: harmony}");
      }
      play("R1", deal);
    }
    play("R1", "bet: {seat: 1, wager: harmony}");
    play("R1", "deal: {player: [Ah, Ad, As], banker: [Ac, Ah, Ad]}");
    assertThat(story("R1", "PT-PRG-HP-01", 1))
        .containsExactly("Player Ah-Ad-As", "Banker Ac-Ah-Ad");
  }

  @Test
  void aDestinyHitIsItsHandsAndItsFightbackCardOnce() throws MalformedText {
    open("R2", BACCARAT);
    play("R2", "bet: {seat: 3, wager: destiny}");
    play("R2", "deal: {player: [9h, 8d], banker: [2c, 5d]}", "fightback: 4c");
    play("R2", "bet: {seat: 3, wager: destiny}");
    play("R2", "deal: {player: [9h, 8d], banker: [2c, 5d]}", "fightback: 9d", "new-shoe: {}");
    play("R2", "bet: {seat: 3, wager: destiny}");
    play("R2", FOUR_EIGHTS, "fightback: Kd");
    assertThat(story("R2", "PT-PRG-DP-01", 3))
        .containsExactly("Player 8h-8d", "Banker 8c-8s", "Fightback Kd");
  }

  @Test
  void aDiceHitIsTheDiceOfItsOwnShake() throws MalformedText {
    open("D1", DICE);
    for (var shake : List.of("[1, 2, 4], banker: [6, 5, 5]", "[6, 6, 6], banker: [1, 2, 2]")) {
      play("D1", "bet: {seat: 5, wager: triple}", "shake: {player: " + shake + "}");
    }
    play("D1", "bet: {seat: 5, wager: triple}");
    play("D1", "shake: {player: [3, 3, 3], banker: [6, 6, 6]}");
    assertThat(story("D1", "PT-PRG-TRI-03", 5)).containsExactly("Player 3-3-3", "Banker 6-6-6");
  }
}
