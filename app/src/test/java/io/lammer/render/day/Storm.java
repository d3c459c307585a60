package io.lammer.render.day;

import static java.util.Objects.requireNonNull;

import io.lammer.house.Act;
import io.lammer.house.Adjustment;
import io.lammer.house.Correction;
import io.lammer.rules.Money;
import io.lammer.table.Command;
import java.util.List;
import java.util.Random;

/// Random acts on the tables B1 and B2, C1 and D1; many are refused.
final class Storm {
  private static final List<String> CRAPS =
      List.of(
          "bet: {seat: %d, wager: pass, amount: %d}",
          "bet: {seat: %d, wager: dont-pass, amount: %d}",
          "bet: {seat: %d, wager: come, amount: %d}",
          "bet: {seat: %d, wager: field, amount: %d}",
          "bet: {seat: %d, wager: place, number: 6, amount: %d}",
          "bet: {seat: %d, wager: buy, number: 10, amount: %d}",
          "bet: {seat: %d, wager: lay, number: 4, amount: %d}",
          "bet: {seat: %d, wager: come-odds, number: 6, amount: %d}",
          "bet: {seat: %d, wager: all-tall, amount: %d}",
          "take-down: {seat: %d, wager: place, number: 6}",
          "bet: {seat: %d, wager: fired-up-progressive}");
  private static final List<String> CARDS =
      List.of(
          "bet: {seat: %d, wager: player, amount: %d}",
          "bet: {seat: %d, wager: banker, amount: %d}",
          "bet: {seat: %d, wager: tie, amount: %d}",
          "bet: {seat: %d, wager: PT-FLT-SE-19, amount: %d}",
          "bet: {seat: %d, wager: fightback, amount: %d}",
          "bet: {seat: %d, wager: harmony}");
  private static final List<String> DICE =
      List.of(
          "bet: {seat: %d, wager: player, amount: %d}",
          "bet: {seat: %d, wager: banker, amount: %d}", "bet: {seat: %d, wager: triple}");

  private final Night night;
  private final Random random;

  Storm(Night night, Random random) {
    this.night = night;
    this.random = random;
  }

  void step() {
    switch (random.nextInt(10)) {
      case 0 -> desk();
      case 1, 2, 3 -> craps();
      case 4, 5, 6, 7 -> baccarat(random.nextBoolean() ? "B1" : "B2");
      default -> dice();
    }
  }

  private boolean key(String table, String step) {
    return night.tried(Night.DEALER, Night.act(table, step));
  }

  private void bets(String table, List<String> steps) {
    for (var i = random.nextInt(4); i > 0; i--) {
      var step = steps.get(random.nextInt(steps.size()));
      key(table, step.formatted(1 + random.nextInt(5), 6 * (1 + random.nextInt(5))));
    }
  }

  private void craps() {
    bets("C1", CRAPS);
    key("C1", "roll: [%d, %d]".formatted(die(), die()));
  }

  private int die() {
    return 1 + random.nextInt(6);
  }

  private void dice() {
    bets("D1", DICE);
    if (random.nextInt(4) == 0) {
      key("D1", "shake: {player: [3, 3, 3], banker: [3, 3, 3]}");
    } else {
      key(
          "D1",
          "shake: {player: [%d, %d, %d], banker: [%d, %d, %d]}"
              .formatted(die(), die(), die(), die(), die(), die()));
    }
  }

  private void baccarat(String table) {
    bets(table, CARDS);
    if (random.nextInt(5) == 0) {
      key(table, "bet: {seat: 6, wager: harmony}");
      key(table, Night.KINGS);
      return;
    }
    if (key(table, "fightback: " + card())) {
      return;
    }
    if (!night.tried(Night.DEALER, new Act.Play(table, List.of(new Command.Lock())))) {
      key(table, "new-shoe: {burn: 2}");
      return;
    }
    for (var tries = 0; tries < 100; tries++) {
      night.tried(Night.DEALER, new Act.Play(table, List.of(new Command.NextCard(card()))));
      if (night.tried(Night.DEALER, new Act.Play(table, List.of(new Command.Confirm())))) {
        return;
      }
    }
  }

  private String card() {
    return "" + "A23456789TJQK".charAt(random.nextInt(13)) + "shdc".charAt(random.nextInt(4));
  }

  private void desk() {
    var jackpots = night.floor().jackpots();
    var jackpot = jackpots.get(random.nextInt(jackpots.size()));
    var name = jackpot.name();
    var hit = jackpot.open().isEmpty() ? 0 : jackpot.open().getFirst().number();
    switch (random.nextInt(5)) {
      case 0 -> {
        var table = List.of("B1", "B2", "C1", "D1").get(random.nextInt(4));
        night.tried(Night.SUPERVISOR, new Act.VoidRound(table, "a misdeal"));
        var wager = table.equals("C1") ? "pass" : "player";
        var due = Night.dollars("5.00");
        night.tried(
            Night.SUPERVISOR,
            new Act.Correct(
                table, new Correction(1, 1, wager, Money.ZERO, due, "misread", "camera 4")));
      }
      case 1 -> reject();
      case 2 -> {
        var reasons = Adjustment.values();
        var reason = reasons[random.nextInt(reasons.length)];
        var amount = Night.dollars("0.%02d".formatted(1 + random.nextInt(99)));
        night.tried(Night.ACCOUNTING, new Act.Adjust(name, reason, amount, "harmony", "a note"));
      }
      default -> {
        night.tried(Night.SUPERVISOR, new Act.Verify(name, hit));
        night.tried(Night.SURVEILLANCE, new Act.Witness(name, hit));
        night.tried(Night.MANAGER, new Act.Witness(name, hit));
        night.tried(Night.ACCOUNTING, night.approval(name, hit));
        slip();
      }
    }
    confirm();
  }

  /// The oldest hit that waits at each jackpot.
  private void reject() {
    for (var jackpot : night.floor().jackpots()) {
      jackpot.open().stream()
          .findFirst()
          .ifPresent(
              hit ->
                  night.tried(
                      Night.ACCOUNTING, new Act.Reject(jackpot.name(), hit.number(), "not seen")));
    }
  }

  /// One that is unpaid is paid, voided for another or left for a later day.
  private void slip() {
    var unpaid = night.floor().floor().house().papers().unpaid();
    if (unpaid.isEmpty()) {
      return;
    }
    var slip = unpaid.get(random.nextInt(unpaid.size()));
    switch (random.nextInt(3)) {
      case 0 -> night.tried(Night.CASHIER, new Act.PaySlip(slip.number()));
      case 1 ->
          night.tried(
              Night.ACCOUNTING,
              new Act.VoidSlip(slip.number(), requireNonNull(slip.payee()), true, "torn"));
      default -> {}
    }
  }

  private void confirm() {
    for (var proposal : night.floor().floor().house().papers().proposals()) {
      night.tried(
          proposal.by().equals(Night.ACCOUNTING) ? Night.MANAGER : Night.ACCOUNTING,
          night.confirm(proposal));
    }
    for (var table : List.of("B1", "B2", "C1", "D1")) {
      night.tried(Night.SUPERVISOR, new Act.Resume(table, "go on"));
    }
  }
}
