package io.lammer.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Proves;
import io.lammer.rules.catalog.Catalog;
import io.lammer.tables.Answer;
import io.lammer.tables.Layout;
import io.lammer.tables.Profiles;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.SetupCheck;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a table takes at each moment, command by command.
class DecidingTest {
  /// A second lock would put every jackpot wager into its meter again.
  @ParameterizedTest
  @ValueSource(strings = {Floor.CRAPS_WA, Floor.DICE})
  void wagersAreLockedOnce(String script) {
    var table = Playing.at(script).does("{lock: {}}").refuses(Code.BETTING_CLOSED, "{lock: {}}");
    table.does(script.equals(Floor.DICE) ? DICE : "{roll: [3, 3]}");
    table.refuses(Code.BETTING_CLOSED, "{lock: {}}").does("{confirm: {}}", "{lock: {}}");
  }

  static final String DICE = "{shake: {player: [1, 2, 4], banker: [1, 2, 5]}}";

  @Test
  void theShooterChangesBetweenRolls() {
    Playing.at(Floor.CRAPS_WA)
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
        Playing.at(Floor.CRAPS_WA)
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
                          + " {largest-wager: 250, games: 3, source: our compact}}]}")));

  private static Answer<Layout> check(String table) {
    var script = Script.parse("script", "{table: {%s}, play: []}".formatted(table));
    return SetupCheck.check(Floor.CATALOG, CAPPED, script.table());
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
