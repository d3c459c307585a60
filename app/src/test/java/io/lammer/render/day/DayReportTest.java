package io.lammer.render.day;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.accounting.HitRecord;
import io.lammer.accounting.Period;
import io.lammer.accounting.Reconciliation;
import io.lammer.accounting.Reconciliation.Buckets;
import io.lammer.games.craps.CrapsCommand;
import io.lammer.games.craps.CrapsState;
import io.lammer.house.Act;
import io.lammer.house.Adjustment;
import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.house.Payee;
import io.lammer.kit.Golden;
import io.lammer.kit.Samples;
import io.lammer.render.paper.AnsiStyle;
import io.lammer.render.paper.Pdf;
import io.lammer.rules.Money;
import io.lammer.table.Command;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A day of a house, reported.
class DayReportTest {
  private static final String FOLDER = "app/src/test/resources/day/";

  @TempDir Path folder;

  @Test
  void aDayOfThreeGamesIsReported() throws IOException {
    try (var night = new Night(folder)) {
      play(night);
      var report = night.report("2026-11-15");
      var seal = night.floor().database().seals().last().orElseThrow();
      assertThat(report.seal()).isEqualTo(seal);
      Golden.check(
          FOLDER + "2026-11-15.txt",
          new DaySheets(report)
              .text(AnsiStyle.PLAIN)
              .replace(seal.hash().toString(), "SEAL")
              .replace(seal.publicKey(), "KEY"));
      Golden.check(FOLDER + "2026-11-15.csv", new DaySheets(report).csv());
      assertThat(new DaySheets(report).faults()).isEmpty();
      sound(report);
      var paper = new DaySheets(report).paper("lammer test");
      assertThat(paper.html()).contains("Gaming day 2026-11-15", "dora (dealer)", seal.publicKey());
      assertThat(new DaySheets(night.report("2026-11-15")).paper("lammer test").html())
          .isEqualTo(paper.html());
      assertThat(pdf(report)).startsWith('%', 'P', 'D', 'F');
      sound(night.report("2026-11-14"));
      assertThat(night.report("2026-11-13").jackpots()).isEmpty();
      assertThat(night.report("2026-11-16").jackpots().getFirst().reconciliation().opening())
          .isEqualTo(report.jackpots().getFirst().reconciliation().closing());
    }
  }

  /// A month is the sum of its days, from the first opening to the last closing.
  @Test
  void aMonthIsTheSumOfItsDays() {
    try (var night = new Night(folder)) {
      play(night);
      var days =
          List.of(
              night.report("2026-11-14"), night.report("2026-11-15"), night.report("2026-11-16"));
      var month = night.report(Period.of(YearMonth.of(2026, 11)));
      sound(month);
      assertThat(month.day().events())
          .isEqualTo(days.stream().mapToLong(day -> day.day().events()).sum());
      assertThat(month.hits().size())
          .isEqualTo(
              (int)
                  days.stream()
                      .flatMap(day -> day.hits().stream())
                      .map(hit -> hit.jackpot() + hit.made().hit().number())
                      .distinct()
                      .count());
      for (var table : month.tables()) {
        assertThat(table.result().win())
            .as(table.name())
            .isEqualTo(
                days.stream()
                    .flatMap(day -> day.tables().stream())
                    .filter(day -> day.name().equals(table.name()))
                    .map(day -> day.result().win())
                    .reduce(Money.ZERO, Money::plus));
      }
      var harmony = month.jackpots().getFirst();
      assertThat(harmony.reconciliation().closing())
          .isEqualTo(days.getLast().jackpots().getFirst().reconciliation().closing());
      assertThat(new DaySheets(month).text(AnsiStyle.PLAIN))
          .contains("Gaming days 2026-11-01 to 2026-11-30");
    }
  }

  private static byte[] pdf(DayReport report) throws IOException {
    var out = new ByteArrayOutputStream();
    Pdf.write(new DaySheets(report).paper("lammer test"), out);
    return out.toByteArray();
  }

  private static void play(Night night) {
    night.at("2026-11-15T01:00:00Z");
    night.found("harmony", Night.HARMONY);
    night.found("other", Night.HARMONY);
    night.open("B1", Night.BACCARAT, Night.PROMOTED);
    night.open("B2", Night.BACCARAT, Night.PROMOTED);
    night.play(
        "B1", "bet: {seat: 1, wager: harmony}", "deal: {player: [8h, Kd], banker: [7c, 7d]}");
    night.done(Night.ACCOUNTING, new Act.Deposit("harmony", Night.dollars("60000"), "slip 12"));
    night.at("2026-11-15T14:30:00Z");
    baccarat(night);
    craps(night);
    dice(night);
    night.done(Night.ACCOUNTING, new Act.ReadMeters("harmony", LocalDate.parse("2026-11-15")));
    night.done(
        Night.ACCOUNTING, new Act.ReadMeters("C1/PT-BJS-FUP-01", LocalDate.parse("2026-11-15")));
    night.at("2026-11-16T14:00:00Z");
    night.done(
        Night.ACCOUNTING, new Act.ReadMeters("J1/PT-BJS-FUP-01", LocalDate.parse("2026-11-15")));
    night.play("B1", "bet: {seat: 1, wager: player, amount: 5}");
    night.floor().database().seals().seal(LocalDate.parse("2026-11-15"), night.now()).join();
  }

  /// A linked progressive is hit twice: the first is rejected, the second approved.
  private static void baccarat(Night night) {
    night.play(
        "B1",
        "bet: {seat: 1, wager: harmony}",
        "bet: {seat: 2, wager: harmony}",
        "bet: {seat: 3, wager: banker, amount: 100}",
        Night.KINGS);
    night.play("B2", "bet: {seat: 5, wager: harmony}", Night.KINGS);
    night.agreed(Night.ACCOUNTING, new Act.Reject("harmony", 1, "a card was palmed"));
    night.paid("harmony", 2);
    night.agreed(
        Night.ACCOUNTING,
        new Act.VoidSlip(
            "000001",
            new Payee(5, "Winner 5", "passport 5", Payee.Method.CHEQUE),
            true,
            "the wrong document"));
    night.done(Night.CASHIER, new Act.PaySlip("000002"));
    night.agreed(
        Night.ACCOUNTING,
        new Act.Adjust(
            "harmony", Adjustment.MALFUNCTION, Night.dollars("-0.50"), null, "too much"));
    night.agreed(Night.MANAGER, new Act.Retire("other", "merged"));
    night.agreed(
        Night.ACCOUNTING,
        new Act.Adjust("other", Adjustment.TRANSFER, Night.dollars("10.00"), "harmony", "merged"));
    night.play(
        "B1",
        "new-shoe: {burn: 3}",
        "bet: {seat: 1, wager: PT-FLT-SE-19, amount: 10}",
        "bet: {seat: 2, wager: banker, amount: 100}",
        "deal: {player: [4h, 4d], banker: [9c, Ts]}",
        "bet: {seat: 2, wager: fightback, amount: 10}",
        "fightback: Ac");
    night.play("B2", "bet: {seat: 1, wager: tie, amount: 5}");
    night.done(Night.DEALER, new Act.Play("B2", List.of(new Command.Lock())));
    for (var card : List.of("2h", "3d", "Ks", "9c", "5c")) {
      night.done(Night.DEALER, new Act.Play("B2", List.of(new Command.NextCard(card))));
    }
    night.done(Night.DEALER, new Act.Play("B2", List.of(new Command.TakeBackCard())));
    night.done(Night.DEALER, new Act.Play("B2", List.of(new Command.NextCard("6c"))));
    night.done(Night.DEALER, new Act.Play("B2", List.of(new Command.NextCard("4s"))));
    night.done(Night.DEALER, new Act.Play("B2", List.of(new Command.Confirm())));
  }

  /// Vig, envy, a correction, a void, an outage, and a wager that is still up at the end.
  private static void craps(Night night) {
    night.open("C1", Night.CRAPS);
    night.play(
        "C1",
        "bet: {seat: 1, wager: pass, amount: 10}",
        "bet: {seat: 2, wager: buy, number: 4, amount: 40}",
        "bet: {seat: 3, wager: fired-up-progressive}",
        "bet: {seat: 4, wager: all-small, amount: 5}");
    night.done(
        Night.DEALER, new Act.Play("C1", List.of(new Command.Lock(), new CrapsCommand.Roll(2, 3))));
    night.done(
        Night.DEALER,
        new Act.Play("C1", List.of(new CrapsCommand.Roll(1, 3), new Command.Confirm())));
    night.done(Night.SUPERVISOR, new Act.VoidRound("C1", "a die was cocked"));
    night.play(
        "C1", "roll: [1, 1]", "roll: [1, 2]", "roll: [1, 3]", "roll: [2, 3]", "roll: [2, 4]");
    for (var i = 0; i < 20; i++) {
      night.play(
          "C1",
          "bet: {seat: 5, wager: field, amount: 5}",
          "roll: [%d, %d]".formatted(i % 6 + 1, (i * i) % 6 + 1));
      night.play(
          "C1",
          "bet: {seat: 5, wager: field, amount: 5}",
          "roll: [%d, %d]".formatted(i % 5 + 1, 2));
    }
    night.done(Night.SUPERVISOR, new Act.Suspend("C1", "a spilled drink"));
    night.done(Night.SUPERVISOR, new Act.Resume("C1", "dry again"));
    night.play("C1", "bet: {seat: 6, wager: place, number: 6, amount: 12}");
    night.open("J1", Night.CRAPS + "keyed: jackpots\n");
    night.play("J1", "bet: {seat: 1, wager: fired-up-progressive}", "roll: [3, 3]");
  }

  /// A House jackpot is hit three times: one hit is rejected, one approved and not paid, and one
  /// waits at the end of the day.
  private static void dice(Night night) {
    night.open("D1", Night.DICE);
    night.play(
        "D1",
        "bet: {seat: 1, wager: banker, amount: 20}",
        "bet: {seat: 2, wager: triple}",
        Night.TRIPLES);
    night.play("D1", "bet: {seat: 3, wager: triple}", Night.TRIPLES);
    night.play("D1", "bet: {seat: 4, wager: triple}", Night.TRIPLES);
    night.agreed(
        Night.ACCOUNTING, new Act.Reject("D1/PT-PRG-TRI-01", 1, "a die was off the table"));
    night.paid("D1/PT-PRG-TRI-01", 2);
  }

  /// Dealers give back the envy of a hit that was rejected, players the promotion, and no report
  /// has them.
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatWasPaidBesideARejectedHitIsOnNoReport(boolean rejected) {
    try (var night = new Night(folder)) {
      night.at("2026-11-15T14:30:00Z");
      var promotion = "promotions: [{wager: fired-up-progressive, multiply: 2, consent: GG-1}]\n";
      night.open("C1", Night.CRAPS + promotion, "fired-up-progressive");
      night.play(
          "C1",
          "bet: {seat: 1, wager: fired-up-progressive}",
          "roll: [3, 3]",
          "roll: [3, 2]",
          "roll: [2, 2]",
          "roll: [1, 2]",
          "roll: [1, 1]");
      var before = night.report("2026-11-15");
      sound(before);
      assertThat(before.tables().getFirst().envy()).isNotEmpty();
      assertThat(before.tables().getFirst().promotions()).isNotEmpty();
      night.agreed(
          rejected ? Night.ACCOUNTING : Night.SUPERVISOR,
          rejected
              ? new Act.Reject("C1/PT-BJS-FUP-01", 1, "a die was cocked")
              : new Act.VoidRound("C1", "a die was cocked"));
      var report = night.report("2026-11-15");
      sound(report);
      assertThat(report.tables().getFirst().envy()).isEmpty();
      assertThat(report.tables().getFirst().promotions()).isEmpty();
      assertThat(report.tables().getFirst().result().envy()).isEqualTo(Money.ZERO);
    }
  }

  /// A posted prize leaves the bank when it is hit and comes back when the hit is rejected, on the
  /// day of each.
  @Test
  void aRejectedHousePrizeComesBackOnTheDayOfItsRejection() {
    try (var night = new Night(folder)) {
      var name = "D1/PT-PRG-TRI-01";
      night.at("2026-11-14T14:30:00Z");
      night.open("D1", Night.DICE);
      night.play("D1", "bet: {seat: 2, wager: triple}", Night.TRIPLES);
      night.at("2026-11-15T14:30:00Z");
      night.agreed(Night.ACCOUNTING, new Act.Reject(name, 1, "a die was off the table"));
      night.play("D1", "bet: {seat: 3, wager: triple}", Night.TRIPLES);
      night.agreed(Night.ACCOUNTING, new Act.Reject(name, 2, "another one was"));
      assertPrize(night.report("2026-11-14"), "5000", "5000");
      assertPrize(night.report("2026-11-15"), "-5000", "0");
    }
  }

  private static void assertPrize(DayReport report, String prizes, String pending) {
    sound(report);
    var result = report.tables().getFirst().result();
    assertThat(result.housePrizes()).isEqualTo(Night.dollars(prizes));
    assertThat(result.booked())
        .isEqualTo(result.win().minus(Night.dollars(prizes)).minus(result.envy()));
    assertThat(report.jackpots().getFirst().booked().pending()).isEqualTo(Night.dollars(pending));
  }

  /// With each figure of the journal that was another one, and who proposed and confirmed it.
  @Test
  void aReentryStandsBesideCorrections() {
    try (var night = new Night(folder)) {
      night.at("2026-11-15T14:30:00Z");
      night.open("C1", Night.CRAPS);
      night.play("C1", "bet: {seat: 4, wager: all-small, amount: 5}", "roll: [2, 2]");
      night.done(Night.SUPERVISOR, new Act.Suspend("C1", "power was out"));
      var felt = new CrapsState(4, false, 0, Money.ZERO);
      var lammers = Map.of("all-small", 1 << 4 | 1 << 6);
      night.agreed(Night.SUPERVISOR, new Act.Reenter("C1", felt, lammers, "as it lies"));
      var told =
          night.report("2026-11-15").incidents().stream()
              .filter(it -> it.kind().equals("re-entry") || it.kind().startsWith("proposal"))
              .map(it -> it.kind() + ": " + it.what() + "; " + it.why() + "; " + it.who())
              .toList();
      assertThat(told)
          .containsExactly(
              "proposal 1: at C1; re-enter the layout: as it lies; " + Night.SUPERVISOR,
              "proposal 1: confirmed; ; " + Night.ACCOUNTING,
              "re-entry: point 4; Lammers of all-small, seat 4, $5.00: 4 → 4, 6; as it lies; "
                  + Night.ACCOUNTING);
    }
  }

  /// The equations of a day, worked out here from the parts of the report.
  private static void sound(DayReport report) {
    assertThat(report.sum()).isEqualTo(Money.ZERO);
    for (var jackpot : report.jackpots()) {
      var sheet = jackpot.reconciliation();
      var sum = sheet.opening();
      for (var line : sheet.lines()) {
        sum = sum.plus(line.amount());
      }
      assertThat(sum).as(jackpot.name()).isEqualTo(sheet.closing());
      assertThat(sheet.difference()).isEqualTo(Buckets.ZERO);
      assertThat(jackpot.isBooked()).as(jackpot.name()).isTrue();
    }
    for (var table : report.tables()) {
      assertThat(table.players().booked()).as(table.name()).isEqualTo(table.players().figured());
      assertThat(table.result().booked()).as(table.name()).isEqualTo(table.result().kept());
    }
  }

  @Test
  void aMovementThatDoesNotFollowFromTheTermsIsADifference() {
    try (var night = new Night(folder)) {
      night.at("2026-11-15T20:00:00Z");
      night.found("harmony", Night.HARMONY);
      var before = night.jackpot("harmony");
      var wrong = before.money().contributed(2);
      var event = new JackpotEvent.Contributed("B1", 1, wrong);
      var sheet =
          Reconciliation.from(before)
              .with(before, event, LiveJackpot.evolve(before, "harmony", event));
      assertThat(sheet.holds()).isFalse();
      assertThat(sheet.difference().meter()).isEqualTo(Night.dollars("0.2025"));
      assertThat(sheet.difference().seedOwed()).isEqualTo(Night.dollars("-0.05"));
    }
  }

  /// Random play over three days: whatever happened, every day reconciles, and each opens as the
  /// one before closed.
  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void anyDayReconciles(long seed) {
    var random = new Random(seed);
    try (var night = new Night(folder)) {
      night.at("2026-11-14T14:00:00Z");
      night.found("harmony", Night.HARMONY);
      night.open("B1", Night.BACCARAT, Night.PROMOTED);
      night.open("B2", Night.BACCARAT, Night.PROMOTED);
      night.open("C1", Night.CRAPS);
      night.open("D1", Night.DICE);
      var storm = new Storm(night, random);
      for (var day = 14; day <= 16; day++) {
        night.at("2026-11-%dT14:30:00Z".formatted(day));
        for (var i = 0; i < Samples.count(50, 150); i++) {
          storm.step();
        }
      }
      var first = night.report("2026-11-14");
      var second = night.report("2026-11-15");
      var third = night.report("2026-11-16");
      for (var report : List.of(first, second, third)) {
        sound(report);
      }
      for (var i = 0; i < first.jackpots().size(); i++) {
        assertThat(second.jackpots().get(i).reconciliation().opening())
            .isEqualTo(first.jackpots().get(i).reconciliation().closing());
      }
      assertThat(Stream.of(first, second, third).flatMap(report -> report.hits().stream()))
          .filteredOn(hit -> hit.made().state() == HitRecord.State.REJECTED)
          .extracting(DayReport.HitDay::jackpot)
          .contains("harmony", "D1/PT-PRG-TRI-01");
      var closing = third.jackpots().stream().map(jackpot -> jackpot.reconciliation().closing());
      assertThat(closing)
          .containsExactlyElementsOf(night.floor().jackpots().stream().map(Buckets::of).toList());
    }
  }
}
