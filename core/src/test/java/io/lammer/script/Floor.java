package io.lammer.script;

import io.lammer.rules.catalog.Catalog;
import io.lammer.table.Answer;
import io.lammer.table.Layout;
import io.lammer.table.Profiles;
import io.lammer.table.SetupCheck;
import java.util.List;

/// Tables of every game that tests play on.
final class Floor {
  static final Catalog CATALOG = Catalog.builtIn();

  static final String CRAPS_WA =
      """
      table:
        edition: bonus-craps-wa
        bonus-craps: PT-FLT-BC-03
        max-aggregate: {amount: 500, per: hand}
        limits: {pass: [5, 500], all-small: [1, 25]}
        promotions: [{wager: all-tall, multiply: 1.5, consent: GG-1}]
        jackpots:
          - {paytable: PT-BJS-MEA-03, kind: progressive, wager: 5, meter: 5000.37, seed: 5000, increment: 13.37%, reserve: 5.01%, limit: 5003}
          - {paytable: PT-BJS-FUP-01, kind: progressive, wager: 1, meter: 300, seed: 250, increment: 20%, reserve: 10%}
      play: []
      """;

  static final String CRAPS_NV = craps("bonus-craps-nv", "PT-FLT-BC-03");

  static final String CRAPS_ORIGINAL =
      """
      table: {edition: bonus-craps-original, bonus-craps: PT-FLT-BC-00, main-wager: required}
      play: []
      """;

  static final String CRAPS_VARIED =
      """
      table:
        edition: bonus-craps-nv
        breakage: 0.25
        craps: {odds: 2x, bar: 2, field: {2: 3 to 1, 12: 2 to 1}, vig: on-win, vig-unit: 1, without: [put, hop]}
      play: []
      """;

  static final String CRAPLESS =
      """
      table: {edition: bonus-craps-original, craps: {crapless: true, vig-unit: 0.25}}
      play: []
      """;

  static final String BACCARAT =
      """
      table:
        edition: rising-phoenix-wa
        decks: 6
        cut-card: 14
        commission: "4.5%"
        commission-owed: true
        main-wager: optional
        breakage: 0.25
        single-events: [PT-FLT-SE-01, PT-FLT-SE-02, PT-FLT-SE-07, PT-FLT-SE-17, PT-FLT-SE-19]
        golden-talons: PT-FLT-GT-02
        fightback: {after-win: PT-FLT-FBW-01, after-tie: PT-FLT-FBT-02, king-suit: clubs}
        promotions: [{wager: PT-FLT-SE-19, add: 3.50, consent: GG-2}]
        jackpots:
          - {paytable: PT-PRG-HP-04, kind: progressive, wager: 2, meter: 900.01, seed: 500, increment: 33.33%, reserve: 7.77%, limit: 905}
          - {paytable: PT-PRG-DP-02, kind: progressive, wager: 1, meter: 100, seed: 100, increment: 0.01%}
      play: []
      """;

  static final String BACCARAT_HOUSE =
      """
      table:
        edition: rising-phoenix-wa
        commission: free
        main-wager: required
        jackpots:
          - {paytable: PT-PRG-S7-06, kind: house, meter: 2500, suit: diamonds}
          - {paytable: PT-PRG-HP-10, kind: house, meter: 10000.01}
      play: []
      """;

  static final String DICE =
      """
      table:
        edition: 3-dice-baccarat-wa
        main-wager: optional
        single-events: [PT-FLT-3DB-SE-01, PT-FLT-3DB-SE-08, PT-FLT-3DB-SE-10, PT-FLT-3DB-SE-11]
        golden-talons: PT-FLT-3DB-GT-02
        jackpots:
          - {paytable: PT-PRG-TRI-03, kind: progressive, wager: 3, meter: 77.77, seed: 50, base-seed: 16.66, increment: 25%, reserve: 25%, limit: 80}
      play: []
      """;

  static final List<String> ALL =
      List.of(
          CRAPS_WA,
          CRAPS_NV,
          CRAPS_ORIGINAL,
          CRAPS_VARIED,
          CRAPLESS,
          BACCARAT,
          BACCARAT_HOUSE,
          DICE);

  private Floor() {}

  private static String craps(String edition, String paytable) {
    return """
    table:
      edition: %s
      bonus-craps: %s
      jackpots: [{paytable: PT-BJS-FUP-05, kind: progressive, meter: 1000, seed: 1000, increment: 10%%}]
    play: []
    """
        .formatted(edition, paytable);
  }

  static Layout layout(String script) {
    var setup = Script.parse("floor", script).table();
    return switch (SetupCheck.check(CATALOG, Profiles.builtIn(), setup)) {
      case Answer.Accepted<Layout>(var layout) -> layout;
      case Answer.Refused<Layout>(var faults) -> throw new AssertionError(faults.toString());
    };
  }
}
