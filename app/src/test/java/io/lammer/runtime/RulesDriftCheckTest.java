package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Alert;
import io.lammer.house.LiveTable;
import io.lammer.house.Rulebook;
import io.lammer.house.TableEvent;
import io.lammer.rules.Money;
import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import io.lammer.table.Event;
import io.lammer.table.Profiles;
import io.lammer.table.Refusal.Code;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A house is opened after its rules have changed: what was once accepted goes on as it was.
class RulesDriftCheckTest {
  private static final String PAYTABLE =
      """
      add-to: bonus-craps-wa
      paytables:
        - id: OUR-BC
          title: Our own bonus
          family: bonus-craps
          odds: to 1
          source: our own
          rows:
            - {label: All Small, wager: all-small, when: {numbers: 5}, pays: %d to 1}
            - {label: All Tall, wager: all-tall, when: {numbers: 5}, pays: 30 to 1}
            - {label: Make 'Em All, wager: make-em-all, when: {numbers: 10}, pays: 150 to 1}
      """;

  private static final String SETUP =
      """
      edition: bonus-craps-wa
      venue: tribal
      approval: TGC-2026-3
      modification-approval: TGC-2026-4
      bonus-craps: OUR-BC
      """;

  private static final String SMALL =
      """
      profile: washington-tribal
      entries:
        - from: 2009-01-01
          caps: {largest-wager: 5, source: a compact}
      """;

  private static final Rulebook LOWER =
      new Rulebook(
          Catalog.builtIn(),
          Profiles.builtIn().with(List.of(new Catalog.Source("caps.yaml", SMALL))));

  @TempDir Path folder;

  private static Rulebook paying(int allSmall) {
    return new Rulebook(
        Catalog.builtIn()
            .with(List.of(new Catalog.Source("own.yaml", PAYTABLE.formatted(allSmall)))),
        Profiles.builtIn());
  }

  private Pit open(Rulebook rules) {
    return new Pit(folder, Pit.NIGHT, ProgramRunTest.run(false), rules);
  }

  private static String hash(Rulebook rules) {
    return rules
        .catalog()
        .edition("bonus-craps-wa")
        .flatMap(edition -> edition.paytable("OUR-BC"))
        .map(Paytable::hash)
        .orElseThrow();
  }

  /// A wager on the felt, made while All Small paid 30 to 1.
  private void wagered() {
    try (var pit = open(paying(30))) {
      pit.open("C1", SETUP);
      pit.play("C1", "bet: {seat: 1, wager: all-small, amount: 5}", "roll: [1, 1]");
    }
  }

  private static Money won(Pit pit) {
    return won(pit, "roll: [1, 2]", "roll: [1, 3]", "roll: [1, 4]", "roll: [1, 5]");
  }

  private static Money won(Pit pit, String... rolls) {
    pit.play("C1", rolls);
    return pit.floor()
        .history()
        .of(LiveTable.journal("C1"))
        .map(History.Transition::event)
        .filter(TableEvent.Played.class::isInstance)
        .map(event -> ((TableEvent.Played) event).event())
        .filter(Event.Settled.class::isInstance)
        .flatMap(event -> ((Event.Settled) event).settlement().lines().stream())
        .map(line -> line.winnings())
        .reduce(Money.ZERO, Money::plus);
  }

  @Test
  void aWagerIsPaidByTheTextItWasMadeUnder() {
    wagered();
    try (var pit = open(paying(40))) {
      assertThat(won(pit)).isEqualTo(Money.dollars(150));
      assertThat(pit.table("C1").playing().layout().paytables())
          .extracting(Paytable::title)
          .containsExactly("Our own bonus");
      assertThat(pit.floor().floor().house().alerts())
          .extracting(Alert::text)
          .containsExactly(
              "table C1 plays bonus-craps-wa/OUR-BC by the text that it was opened with, SHA-256"
                  + " %s; the catalog now has SHA-256 %s"
                      .formatted(hash(paying(30)), hash(paying(40))));
    }
  }

  @Test
  void lammersAreEarnedOnWithoutTheirPaytable() {
    var text =
        """
        add-to: bonus-craps-wa
        paytables:
          - id: TWICE
            family: lammers
            odds: to 1
            source: our own
            lammers: [{when: {total: 8, hard: true}, times: 2}]
            ends: {any: [{seven-out: true}, {total: 8, hard: false}]}
            rows: [{label: Two hard 8s, when: {lammers: 2}, pays: 80 to 1}]
        """;
    var rules =
        new Rulebook(
            Catalog.builtIn().with(List.of(new Catalog.Source("own.yaml", text))),
            Profiles.builtIn());
    try (var pit = open(rules)) {
      pit.open("C1", SETUP.replace("bonus-craps: OUR-BC", "single-events: [TWICE]"), "TWICE");
      pit.play("C1", "bet: {seat: 1, wager: TWICE, amount: 1}", "roll: [4, 4]");
    }
    try (var pit = open(Pit.RULES)) {
      assertThat(won(pit, "roll: [1, 1]", "roll: [4, 4]")).isEqualTo(Money.dollars(80));
    }
  }

  @Test
  void theAlertIsRaisedOnceUntilSomebodyHasSeenToIt() {
    wagered();
    open(paying(40)).close();
    try (var pit = open(paying(40))) {
      assertThat(pit.floor().floor().house().alerts()).hasSize(1);
    }
  }

  @Test
  void aPaytableThatIsWithdrawnIsPlayedOn() {
    wagered();
    try (var pit = open(Pit.RULES)) {
      assertThat(won(pit)).isEqualTo(Money.dollars(150));
      assertThat(pit.floor().floor().house().alerts())
          .extracting(Alert::text)
          .singleElement()
          .asString()
          .endsWith("the catalog now has none of that id");
    }
  }

  @Test
  void anIdStandsForOneTextInOneHouse() {
    wagered();
    try (var pit = open(paying(40))) {
      pit.done(Pit.MANAGER, new Act.Draft("C2", Pit.setup(SETUP)));
      pit.refused(Code.PAYTABLE_CHANGED, Pit.SUPERVISOR, new Act.Open("C2", List.of()));
    }
    try (var pit = open(paying(30))) {
      pit.done(Pit.SUPERVISOR, new Act.Open("C2", List.of()));
    }
  }

  @Test
  void aSavedStateHoldsItsRules() {
    wagered();
    try (var pit = open(paying(30))) {
      pit.floor().saveAll();
    }
    try (var pit = open(Pit.RULES)) {
      assertThat(won(pit)).isEqualTo(Money.dollars(150));
      pit.audit();
    }
  }

  @Test
  void aLowerCapIsForNewTables() {
    try (var pit = open(Pit.RULES)) {
      pit.open("C1", Pit.CRAPS.replace("jackpots", "limits: {all-small: [1, 25]}\njackpots"));
    }
    try (var pit = open(LOWER)) {
      assertThat(pit.floor().floor().house().alerts())
          .extracting(Alert::text)
          .containsExactly(
              "table C1 plays with no largest wager and no limit on games, as it was opened; its"
                  + " profile now has a largest wager of $5.00 and no limit on games");
      pit.play("C1", "bet: {seat: 1, wager: all-small, amount: 25}");
      pit.done(
          Pit.MANAGER,
          new Act.Draft(
              "C2",
              Pit.setup(Pit.CRAPS.replace("jackpots", "limits: {all-small: [1, 25]}\njackpots"))));
      pit.refused(Code.LIMIT_ABOVE_CAP, Pit.SUPERVISOR, new Act.Open("C2", List.of()));
    }
  }
}
