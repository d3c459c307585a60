package io.lammer.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.games.baccarat.BaccaratFixture;
import io.lammer.games.craps.CrapsCommand;
import io.lammer.games.craps.CrapsFixture;
import io.lammer.games.threedice.ThreeDiceFixture;
import io.lammer.kit.Proves;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.rules.catalog.Catalog;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Evolution;
import io.lammer.table.JackpotDirectory;
import io.lammer.table.Layout;
import io.lammer.table.Notices;
import io.lammer.table.Profiles;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Setup;
import io.lammer.table.SetupCheck;
import io.lammer.table.View;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a set-up records, refuses and hands to a display, beyond what a transcript shows.
class SetupTest {
  private static Layout phoenix(String kind, int wager, int meter) {
    var progressive = ", seed: 5000, increment: 10%, reserve: 5%, limit: 90000";
    return Floor.layout(
        """
        table:
          edition: rising-phoenix-wa
          main-wager: optional
          jackpots: [{paytable: PT-PRG-HP-01, kind: %s, wager: %d, meter: %d%s, controls: IC-7}]
        play: []
        """
            .formatted(kind, wager, meter, kind.equals("house") ? "" : progressive));
  }

  private static List<Code> faults(Catalog catalog, String script) {
    return SetupCheck.check(catalog, Profiles.builtIn(), Script.parse("setup", script).table())
            instanceof Answer.Refused<Layout>(var faults)
        ? faults.stream().map(fault -> fault.code()).toList()
        : List.of();
  }

  @ParameterizedTest
  @CsvSource({
    "rising-phoenix-wa, main-wager: optional",
    "bonus-craps-wa, bonus-craps: PT-FLT-BC-01",
    "3-dice-baccarat-wa, main-wager: optional"
  })
  void theSetupRecordsTheEquipment(String edition, String choice) {
    var layout =
        Floor.layout(
            """
            table: {edition: %s, %s, equipment: [Andromeda 3d, Approved shuffler]}
            play: []
            """
                .formatted(edition, choice));
    assertThat(layout.setup().equipment()).containsExactly("Andromeda 3d", "Approved shuffler");
  }

  @Test
  void aJackpotCarriesTheReferenceOfTheInternalControls() {
    assertThat(phoenix("house", 1, 2500).setup().jackpots().getFirst().controls())
        .isEqualTo("IC-7");
  }

  /// What the house brought of the seed is owed to it, unless the set-up calls it a gift, and as
  /// far as the meter still holds it (ruling 14).
  @ParameterizedTest
  @CsvSource({
    "'', 5000",
    "'meter: 60000', 5000",
    "'meter: 4000', 4000",
    "'seed-is: owed', 5000",
    "'seed-is: gift', 0",
    "'seed-is: gift, meter: 60000', 0"
  })
  void theFirstSeedIsOwedUnlessItIsAGift(String stated, int owed) {
    var layout =
        Floor.layout(
            """
            table:
              edition: rising-phoenix-wa
              main-wager: optional
              jackpots: [{paytable: PT-PRG-HP-01, kind: progressive, seed: 5000, increment: 10%%, %s}]
            play: []
            """
                .formatted(stated));
    var jackpot = Objects.requireNonNull(layout.jackpots().get("PT-PRG-HP-01"));
    assertThat(jackpot.seedOwed()).isEqualTo(Money.dollars(owed));
  }

  @Test
  void aHousePrizeHasNoSeedToBeOwed() {
    assertThat(
            faults(
                Floor.CATALOG,
                """
                table:
                  edition: rising-phoenix-wa
                  main-wager: optional
                  jackpots: [{paytable: PT-PRG-HP-01, kind: house, meter: 5000, seed-is: gift}]
                play: []
                """))
        .containsExactly(Code.JACKPOT_INCOMPLETE);
  }

  @Test
  void aDisplayGetsThePaysOfTheFixedWager() {
    var layout = phoenix("progressive", 5, 60000);
    var terms = Objects.requireNonNull(layout.jackpots().get("PT-PRG-HP-01")).terms();
    assertThat(
            Objects.requireNonNull(layout.offers().get(Spot.of("harmony"))).wager().rows().stream()
                .map(row -> Notices.pay(row, terms)))
        .containsExactly(
            "100%", "$5,000.00", "$1,500.00", "$500.00", "$100.00", "$30.00", "$15.00");
  }

  @Test
  void aDisplayGetsTheShareNoticeAndTheHouseDisclosure() {
    var progressive = phoenix("progressive", 1, 60000);
    var terms = Objects.requireNonNull(progressive.jackpots().get("PT-PRG-HP-01")).terms();
    assertThat(Notices.of(progressive, terms))
        .containsExactly(
            "Percentage prizes are divided equally among all winning players of the round.",
            "The displayed jackpot is limited to $90,000.00.",
            "A part of each wager goes to a reserve that reseeds the jackpot.");
    var house = phoenix("house", 1, 2500);
    var posted = Objects.requireNonNull(house.jackpots().get("PT-PRG-HP-01")).terms();
    assertThat(Notices.of(house, posted))
        .hasSize(2)
        .last()
        .isEqualTo(house.edition().terms().disclosure());
  }

  @Test
  void aHousePrizeMayBePostedAtAnyAmountOrNotAtAll() {
    for (var prize : List.of(2500, 100, 99_999)) {
      assertThat(
              Objects.requireNonNull(phoenix("house", 1, prize).jackpots().get("PT-PRG-HP-01"))
                  .displayed()
                  .decimal())
          .isEqualByComparingTo(BigDecimal.valueOf(prize));
    }
    assertThat(
            Floor.layout(
                    """
                    table: {edition: rising-phoenix-wa, main-wager: optional}
                    play: []
                    """)
                .jackpots())
        .isEmpty();
  }

  @Test
  void aScriptLinksNoJackpots() {
    var script =
        """
        table: {edition: rising-phoenix-wa, main-wager: optional, jackpots: [{use: floor-harmony}]}
        play: []
        """;
    assertThat(faults(Floor.CATALOG, script)).containsExactly(Code.JACKPOT_NOT_FOUND);
  }

  /// The edition approves what stands in it, and nothing that was added to it.
  @Test
  void anEditionsOwnPaytablesNeedNoApprovalAndAddedOnesDo() {
    var paytable =
        "{id: %s, family: single-event, odds: to 1, source: house,"
            + " rows: [{label: Tie, when: {winner: tie}, pays: 8 to 1}]}";
    var catalog =
        Floor.CATALOG.with(
            List.of(
                new Catalog.Source(
                    "own.yaml",
                    """
                    edition: our-baccarat
                    title: Our Baccarat
                    game: baccarat
                    document: our rules of 2026
                    approved-rules-only: true
                    main-wager: optional
                    main: [{wager: player, source: 1, rows: [{label: Player, when: {winner: player}, pays: 1 to 1}]}]
                    paytables: [%s]
                    """
                        .formatted(paytable.formatted("OURS"))),
                new Catalog.Source(
                    "more.yaml",
                    "add-to: our-baccarat\npaytables: [%s]"
                        .formatted(paytable.formatted("MORE")))));
    var script = "table: {edition: our-baccarat, single-events: [%s]}\nplay: []";
    assertThat(faults(catalog, script.formatted("OURS"))).isEmpty();
    assertThat(faults(catalog, script.formatted("MORE"))).containsExactly(Code.NOT_APPROVED);
    var setup = Script.parse("setup", script.formatted("OURS")).table();
    assertThat(
            SetupCheck.layout(catalog, Profiles.builtIn(), setup, JackpotDirectory.NONE).warnings())
        .extracting(Layout.Warning::message)
        .containsExactly("OURS is in our-baccarat, a document of the operator's own");
  }

  @Test
  void eachJackpotSensorIsAGameOfItsOwn() {
    var offers = Floor.layout(ThreeDiceFixture.DICE).offers();
    assertThat(Objects.requireNonNull(offers.get(Spot.of("triple"))).game()).isEqualTo("triple");
    assertThat(Objects.requireNonNull(offers.get(Spot.of("player"))).game())
        .isEqualTo(Objects.requireNonNull(offers.get(Spot.of("tie"))).game())
        .isNotEqualTo("triple");
  }

  @ParameterizedTest
  @CsvSource({"own", "shared"})
  void theProgressivesMayBeTrackedApartOrOnTheBonusTracker(String tracker) {
    for (var edition : List.of("bonus-craps-wa", "bonus-craps-nv")) {
      var layout =
          Floor.layout("table: {edition: %s, tracker: %s}%nplay: []".formatted(edition, tracker));
      assertThat(layout.setup().choice(Setup.Tracker.class))
          .hasToString(tracker.toUpperCase(Locale.ROOT));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rising-phoenix-wa  | single-event | single-events: [PT-OWN], main-wager: optional | when: {winner: tie}
          3-dice-baccarat-wa | single-event | single-events: [PT-OWN]                       | when: {winner: tie}
          bonus-craps-wa     | bonus-craps  | bonus-craps: PT-OWN                           | when: {numbers: 5}, wager: all-small, pays: 9 to 1}, {label: Tall, when: {numbers: 5}, wager: all-tall, pays: 9 to 1}, {label: All, when: {numbers: 10}, wager: make-em-all
          """)
  @Proves({
    "BCW-letter-tribal-1",
    "BCW-letter-3",
    "RPB-letter-1",
    "RPB-letter-3",
    "TDB-letter-tribal-1",
    "TDB-letter-5"
  })
  void aPaytableOutsideTheApprovedRulesNeedsAnApproval(
      String edition, String family, String choice, String row) {
    var catalog =
        Floor.CATALOG.with(
            List.of(
                new Catalog.Source(
                    "own.yaml",
                    """
                    add-to: %s
                    paytables:
                      - id: PT-OWN
                        family: %s
                        odds: to 1
                        source: own
                        rows: [{label: Ours, %s, pays: 9 to 1}]
                    """
                        .formatted(edition, family, row))));
    var setup = "table: {edition: %s, %s%s}%nplay: []";
    assertThat(faults(catalog, setup.formatted(edition, choice, "")))
        .containsExactly(Code.NOT_APPROVED);
    assertThat(faults(catalog, setup.formatted(edition, choice, ", approval: A-1")))
        .containsExactly(Code.NOT_APPROVED);
    assertThat(faults(catalog, setup.formatted(edition, choice, ", modification-approval: A-1")))
        .isEmpty();
    assertThat(faults(catalog, setup.formatted(edition, choice, ", training: true"))).isEmpty();
  }

  @Test
  @Proves("RPB-rules-2-1")
  void aWagerAfterNoMoreBetsIsRefused() {
    var view = View.opened(Floor.layout(BaccaratFixture.BACCARAT));
    var locked = Evolution.evolve(view, accepted(view, new Command.Lock()));
    assertThat(Decider.decide(locked, new Command.Bet(1, "player", BigDecimal.TEN)).refusals())
        .extracting(Refusal::code)
        .containsExactly(Code.BETTING_CLOSED);
    assertThat(Decider.decide(view, new Command.Confirm()).refusals())
        .extracting(Refusal::code)
        .containsExactly(Code.NOTHING_ENTERED);
    assertThat(
            Decider.decide(view, new BaccaratCommand.Deal(List.of("8h", "Kd"), List.of("7c", "7d")))
                .refusals())
        .extracting(Refusal::code)
        .containsExactly(Code.NOT_LOCKED);
  }

  @Test
  @Proves("TDB-rules-2-1")
  void aWagerAfterTheCupsAreCalledIsRefused() {
    var view = View.opened(Floor.layout(ThreeDiceFixture.DICE));
    var locked = Evolution.evolve(view, accepted(view, new Command.Lock()));
    assertThat(Decider.decide(locked, new Command.Bet(1, "player", BigDecimal.TEN)).refusals())
        .extracting(Refusal::code)
        .containsExactly(Code.BETTING_CLOSED);
  }

  @Test
  void anEnteredOutcomeMayBeCorrectedUntilItIsConfirmed() {
    var view = View.opened(Floor.layout(CrapsFixture.CRAPS_WA));
    view = Evolution.evolve(view, accepted(view, new Command.Lock()));
    view = Evolution.evolve(view, accepted(view, new CrapsCommand.Roll(1, 1)));
    view = Evolution.evolve(view, accepted(view, new CrapsCommand.Roll(3, 3)));
    view = Evolution.evolve(view, accepted(view, new Command.Confirm()));
    assertThat(view.table().felt()).hasFieldOrPropertyWithValue("point", 6);
  }

  private static Event accepted(View view, Command command) {
    return Decider.decide(view, command) instanceof Answer.Accepted<List<Event>>(var events)
        ? events.getFirst()
        : fail(command + " was refused");
  }
}
