package io.lammer.sim.table;

import io.lammer.rules.Money;
import io.lammer.rules.catalog.Catalog;
import io.lammer.script.Script;
import io.lammer.table.Answer;
import io.lammer.table.Command.Keyed;
import io.lammer.table.Layout;
import io.lammer.table.Profiles;
import io.lammer.table.SetupCheck;
import java.util.List;

/// Set-ups and wagers for tests.
final class Tables {
  static final String CRAPS =
      """
      edition: bonus-craps-wa
      seats: 3
      bonus-craps: PT-FLT-BC-03
      max-aggregate: {amount: 2000, per: round}
      limits: {pass: [10, 40], all-small: [1, 100], all-tall: [1, 100], make-em-all: [1, 100]}
      jackpots:
        - {paytable: PT-BJS-FUP-01, kind: progressive, wager: 1, seed: 5000, increment: 20%, reserve: 5%}
      """;

  static final String BACCARAT =
      """
      edition: rising-phoenix-wa
      seats: 2
      decks: 6
      commission: 5%
      main-wager: optional
      single-events: [PT-FLT-SE-01]
      golden-talons: PT-FLT-GT-01
      fightback: {after-win: PT-FLT-FBW-01, after-tie: PT-FLT-FBT-01, king-suit: spades}
      jackpots:
        - {paytable: PT-PRG-HP-01, kind: progressive, wager: 1, seed: 10000, increment: 20%, reserve: 5%}
      """;

  static final String DICE =
      """
      edition: 3-dice-baccarat-wa
      seats: 2
      main-wager: optional
      golden-talons: PT-FLT-3DB-GT-02
      jackpots:
        - {paytable: PT-PRG-TRI-03, kind: progressive, wager: 1, seed: 5000, increment: 20%, reserve: 5%}
      """;

  private Tables() {}

  static Layout layout(String setup) {
    return switch (SetupCheck.check(
        Catalog.builtIn(), Profiles.builtIn(), Script.table("setup", setup))) {
      case Answer.Accepted<Layout>(var layout) -> layout;
      case Answer.Refused<Layout>(var faults) -> throw new AssertionError(faults);
    };
  }

  static PlannedBet wish(String wager, int dollars) {
    return new PlannedBet(Keyed.of(wager), Money.dollars(dollars));
  }

  static List<PlannedBet> wishes(String... wagers) {
    return List.of(wagers).stream().map(wager -> wish(wager, 10)).toList();
  }
}
