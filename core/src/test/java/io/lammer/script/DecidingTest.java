package io.lammer.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.craps.CrapsFixture;
import io.lammer.games.threedice.ThreeDiceFixture;
import io.lammer.kit.Proves;
import io.lammer.rules.catalog.Catalog;
import io.lammer.table.Answer;
import io.lammer.table.Layout;
import io.lammer.table.Profiles;
import io.lammer.table.Refusal.Code;
import io.lammer.table.SetupCheck;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a table takes at each moment, command by command.
class DecidingTest {
  /// A second lock would put every jackpot wager into its meter again.
  @ParameterizedTest
  @ValueSource(strings = {CrapsFixture.CRAPS_WA, ThreeDiceFixture.DICE})
  void wagersAreLockedOnce(String script) {
    var table = Playing.at(script).does("{lock: {}}").refuses(Code.BETTING_CLOSED, "{lock: {}}");
    table.does(script.equals(ThreeDiceFixture.DICE) ? DICE : "{roll: [3, 3]}");
    table.refuses(Code.BETTING_CLOSED, "{lock: {}}").does("{confirm: {}}", "{lock: {}}");
  }

  static final String DICE = "{shake: {player: [1, 2, 4], banker: [1, 2, 5]}}";

  @Test
  void theShooterChangesBetweenRolls() {
    Playing.at(CrapsFixture.CRAPS_WA)
        .does("{new-shooter: {seat: 3}}", "{lock: {}}")
        .refuses(Code.BETTING_CLOSED, "{new-shooter: {seat: 4}}")
        .does("{roll: [3, 3]}")
        .refuses(Code.BETTING_CLOSED, "{new-shooter: {seat: 4}}")
        .does("{confirm: {}}", "{new-shooter: {seat: 4}}")
        .refuses(Code.UNKNOWN_SEAT, "{new-shooter: {seat: 0}}");
  }

  @Test
  void aJackpotWagerOfManyRollsIsCountedOnce() {
    var table =
        Playing.at(CrapsFixture.CRAPS_WA)
            .does("{bet: {seat: 1, wager: make-em-all-progressive}}", "{lock: {}}");
    var meter = table.view().jackpot("PT-BJS-MEA-03").meter();
    table.does("{roll: [3, 3]}", "{confirm: {}}", "{lock: {}}");
    assertThat(table.view().jackpot("PT-BJS-MEA-03").meter()).isEqualTo(meter);
  }

  /// A tribal house may write its compact's caps down; craps and 3 dice are held to them as cards
  /// are in a card room.
  private static final Profiles CAPPED =
      Profiles.builtIn()
          .with(
              List.of(
                  new Catalog.Source(
                      "compact.yaml",
                      "{profile: washington-tribal, entries: [{from: 2009-01-01, caps:"
                          + " {largest-wager: 250, games: 3, games-counted: played, source: our"
                          + " compact}}]}")));

  private static Answer<Layout> check(String table) {
    return check(CAPPED, table);
  }

  private static Answer<Layout> check(Profiles profiles, String table) {
    var script = Script.parse("script", "{table: {%s}, play: []}".formatted(table));
    return SetupCheck.check(Floor.CATALOG, profiles, script.table());
  }

  private static Playing capped(String table) {
    return new Playing(((Answer.Accepted<Layout>) check(table)).result());
  }

  private static final String CRAPS =
      "edition: bonus-craps-wa, venue: tribal, bonus-craps: PT-FLT-BC-03, jackpots: [{paytable:"
          + " PT-BJS-FUP-01, kind: progressive, seed: 100, increment: 10%}]";
  private static final String TRIPLES =
      "edition: 3-dice-baccarat-wa, venue: tribal, main-wager: optional, single-events:"
          + " [PT-FLT-3DB-SE-01, PT-FLT-3DB-SE-02], jackpots: [{paytable: PT-PRG-TRI-01, kind:"
          + " house, meter: 100}, {paytable: PT-PRG-TRI-02, kind: house, meter: 100}]";

  @ParameterizedTest
  @CsvSource({"pass, 250", "all-small, 250"})
  @Proves("BCW-description-14")
  void aCrapsTableStaysWithinTheCapsOfItsVenue(String wager, int cap) {
    var limits = CRAPS + ", limits: {" + wager + ": [5, ";
    assertThat(check(limits + cap + "]}")).isInstanceOf(Answer.Accepted.class);
    assertThat(check(limits + cap + ".01]}").refusals())
        .extracting(fault -> fault.code())
        .containsExactly(Code.LIMIT_ABOVE_CAP);
    capped(CRAPS)
        .refuses(Code.ABOVE_CAP, "{bet: {seat: 1, wager: %s, amount: 250.01}}".formatted(wager))
        .does("{bet: {seat: 1, wager: %s, amount: 250}}".formatted(wager));
  }

  @Test
  @Proves("TDB-description-11")
  void aDiceTableStaysWithinTheCapsOfItsVenue() {
    assertThat(check(TRIPLES + ", limits: {player: [5, 251]}")).isInstanceOf(Answer.Refused.class);
    assertThat(check(TRIPLES + ", limits: {player: [5, 250]}")).isInstanceOf(Answer.Accepted.class);
    capped(TRIPLES)
        .refuses(Code.ABOVE_CAP, "{bet: {seat: 1, wager: tie, amount: 250.01}}")
        .does("{bet: {seat: 1, wager: tie, amount: 250}}")
        .refuses(Code.ABOVE_CAP, "{bet: {seat: 1, wager: tie, amount: 1}}");
  }

  /// The cited text limits what a card room offers; what counts as a game is the same.
  @ParameterizedTest
  @CsvSource({
    "'single-events: [PT-FLT-SE-19, PT-FLT-SE-20], golden-talons: PT-FLT-GT-01', 5",
    "'single-events: [PT-FLT-SE-19], golden-talons: PT-FLT-GT-01, fightback: {after-win:"
        + " PT-FLT-FBW-01, after-tie: PT-FLT-FBT-01, king-suit: spades}', 5",
    "'single-events: [PT-FLT-SE-19, PT-FLT-SE-20, PT-FLT-SE-15], golden-talons: PT-FLT-GT-01', 6"
  })
  @Proves({"RPB-description-10", "RPB-jackpots-2"})
  void aCardRoomOffersSixGames(String bonus, int games) {
    var table = "edition: rising-phoenix-wa, venue: card-room, main-wager: optional, " + bonus;
    var harmony = "{paytable: PT-PRG-HP-01, kind: house, meter: 100}";
    var sun = "{paytable: PT-PRG-S7-06, kind: house, meter: 100, suit: hearts}";
    var open = table + ", jackpots: [%s]";
    assertThat(check(Profiles.builtIn(), table)).isInstanceOf(Answer.Accepted.class);
    for (var jackpots : List.of(harmony, harmony + ", " + sun)) {
      var offered = games + (jackpots.equals(harmony) ? 1 : 2);
      var answer = check(Profiles.builtIn(), open.formatted(jackpots));
      if (offered <= 6) {
        assertThat(answer).isInstanceOf(Answer.Accepted.class);
      } else {
        assertThat(answer.refusals())
            .singleElement()
            .satisfies(
                fault -> {
                  assertThat(fault.code()).isEqualTo(Code.GAMES_ABOVE_CAP);
                  assertThat(fault.message())
                      .contains(offered + " games are offered", "harmony", "WAC 230-15-040");
                });
      }
    }
  }

  /// What of the cap is not confirmed is said with its source.
  @Test
  void aCapInDoubtIsAWarningWithItsSource() {
    var table = "edition: rising-phoenix-wa, main-wager: optional, venue: ";
    assertThat(warnings(check(Profiles.builtIn(), table + "card-room")))
        .singleElement()
        .satisfies(
            warning -> {
              assertThat(warning.code()).isEqualTo("cap-in-doubt");
              assertThat(warning.message())
                  .contains("1 of 6 games", "WAC 230-15-040", "older edition");
            });
    assertThat(warnings(check(Profiles.builtIn(), table + "tribal"))).isEmpty();
  }

  private static List<Layout.Warning> warnings(Answer<Layout> answer) {
    return ((Answer.Accepted<Layout>) answer).result().warnings();
  }

  /// Fightback belongs to the round it fights back from, where played games are counted.
  @Test
  @Proves({"RPB-description-10", "RPB-jackpots-2"})
  void fightbackIsAGameOfItsRound() {
    capped(
            "edition: rising-phoenix-wa, venue: tribal, decks: 8, main-wager: optional,"
                + " single-events: [PT-FLT-SE-19], fightback: {after-win: PT-FLT-FBW-01},"
                + " jackpots: [{paytable: PT-PRG-HP-01, kind: house, meter: 100}]")
        .does(
            "{bet: {seat: 1, wager: player, amount: 10}}",
            "{bet: {seat: 1, wager: PT-FLT-SE-19, amount: 5}}",
            "{bet: {seat: 1, wager: harmony}}",
            "{bet: {seat: 2, wager: player, amount: 10}}",
            "{lock: {}}",
            "{deal: {player: [9h, Kd], banker: [7c, Ts]}}",
            "{confirm: {}}")
        .refuses(Code.TOO_MANY_GAMES, "{bet: {seat: 1, wager: fightback, amount: 10}}")
        .does("{bet: {seat: 2, wager: fightback, amount: 10}}");
  }

  /// The main wagers are one game together, a bonus wager one, and each sensor one.
  @Test
  @Proves("TDB-jackpots-2")
  void eachJackpotSensorIsAGame() {
    capped(TRIPLES)
        .does(
            "{bet: {seat: 1, wager: player, amount: 5}}",
            "{bet: {seat: 1, wager: banker, amount: 5}}",
            "{bet: {seat: 1, wager: triple}}",
            "{bet: {seat: 1, wager: triple, sensor: 2}}")
        .refuses(Code.TOO_MANY_GAMES, "{bet: {seat: 1, wager: PT-FLT-3DB-SE-01, amount: 5}}")
        .does(
            "{bet: {seat: 2, wager: PT-FLT-3DB-SE-01, amount: 5}}",
            "{bet: {seat: 2, wager: PT-FLT-3DB-SE-02, amount: 5}}",
            "{bet: {seat: 2, wager: triple}}")
        .refuses(Code.TOO_MANY_GAMES, "{bet: {seat: 2, wager: triple, sensor: 2}}")
        .does(
            "{take-down: {seat: 2, wager: triple}}", "{bet: {seat: 2, wager: triple, sensor: 2}}");
  }
}
