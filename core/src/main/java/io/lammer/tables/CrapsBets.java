package io.lammer.tables;

import io.lammer.rules.Conduct;
import io.lammer.rules.Earn;
import io.lammer.rules.Fraction;
import io.lammer.rules.Machine;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.rules.Spot;
import io.lammer.tables.Refusal.Code;
import java.util.Optional;

/// When the wagers of a craps table may be made, raised, reduced and taken down.
final class CrapsBets {
  private CrapsBets() {}

  static Optional<Refusal> windowFault(
      Table table, Felt.Craps felt, Offer offer, Spot spot, int seat) {
    if (!offer.isMain()) {
      return bonusFault(table, felt, offer);
    }
    var standing = table.find(seat, spot);
    if (standing.isPresent() && standing.get().locked()) {
      return raiseFault(standing.get());
    }
    return switch (offer.conduct().opens()) {
      case ALWAYS -> Optional.empty();
      case COME_OUT ->
          Code.COME_OUT_ONLY.when(
              !felt.isComeOut(),
              "the point is %d; a %s wager is made on the come-out roll",
              felt.point(),
              offer.name());
      case POINT -> comeFault(felt, offer, spot, seat);
      case FLAT ->
          Code.ODDS_WITHOUT_FLAT.when(
              flat(table, offer, seat).isZero(),
              "seat %d has no %s wager on %d for odds to stand on",
              seat,
              String.valueOf(offer.conduct().oddsOn()),
              spot.number() == null ? 0 : spot.number());
    };
  }

  private static Optional<Refusal> comeFault(Felt.Craps felt, Offer offer, Spot spot, int seat) {
    if (spot.number() != null) {
      return Optional.of(
          Code.NO_SUCH_WAGER.because(
              "seat %d has no %s wager; it is made without a number and travels to it",
              seat, spot));
    }
    return Code.POINT_ONLY.when(
        felt.isComeOut(), "there is no point; a %s wager is made once there is one", offer.name());
  }

  private static Optional<Refusal> raiseFault(Standing wager) {
    return Code.NOT_RAISED.when(
        wager.offer().conduct().up() == Conduct.Up.NOT_RAISED,
        "the %s wager of seat %d is up and may be reduced or taken down, not raised",
        wager.spot(),
        wager.seat());
  }

  private static Optional<Refusal> bonusFault(Table table, Felt.Craps felt, Offer offer) {
    var machine = offer.wager().machine();
    if (machine.equals(Machine.ONE_ROUND)) {
      return Optional.empty();
    }
    if (machine instanceof Earn earn && earn.followsPoint() && !felt.isComeOut()) {
      return Optional.of(
          Code.COME_OUT_ONLY.because(
              "the point is %d; %s follows points from a come-out roll on",
              felt.point(), offer.name()));
    }
    if (!table.layout().edition().terms().bonusWindow().isOpen(felt.afterSeven())) {
      return Optional.of(
          Code.BONUS_AFTER_SEVEN_ONLY.because(
              "the last roll was not a 7; this edition takes %s only on a come-out roll after a 7"
                  + " (ruling 16)",
              offer.name()));
    }
    return Code.BONUS_IN_PROGRESS.when(
        table.wagers().stream()
            .anyMatch(wager -> wager.locked() && wager.offer().name().equals(offer.name())),
        "%s is in progress; the next wager can be made when it is resolved (ruling 16)",
        offer.name());
  }

  /// What a seat has on the wager that these odds stand on. A put wager counts as pass when its
  /// number is the point, and otherwise as come.
  static Money flat(Table table, Offer odds, int seat) {
    var sum = Money.ZERO;
    for (var wager : table.wagers()) {
      if (wager.seat() == seat && standsOn(table, odds, wager)) {
        sum = sum.plus(wager.stake());
      }
    }
    return sum;
  }

  static boolean standsOn(Table table, Offer odds, Standing wager) {
    var number = odds.wager().spot().number();
    var flat = odds.conduct().oddsOn();
    if (number == null || flat == null) {
      return false;
    }
    if (wager.offer().name().equals("put")) {
      var isPoint = table.felt() instanceof Felt.Craps felt && felt.point() == number;
      return number.equals(wager.spot().number()) && flat.equals(isPoint ? "pass" : "come");
    }
    return wager.offer().name().equals(flat) && wager.state() == number;
  }

  static Optional<Refusal> oddsFault(Table table, Offer offer, int seat, Money total) {
    if (offer.conduct().oddsOn() == null) {
      return Optional.empty();
    }
    var flat = flat(table, offer, seat);
    var most = mostOdds(table.layout(), offer, flat);
    return Code.ODDS_ABOVE_LIMIT.when(
        total.compareTo(most) > 0,
        "%s on %s is above %s, the most on a flat wager of %s at %s",
        total,
        offer.wager().spot(),
        most,
        flat,
        table.layout().craps().odds());
  }

  static Money mostOdds(Layout layout, Offer offer, Money flat) {
    return flat.times(layout.craps().odds().perFlat(odds(offer)));
  }

  /// What the one row of a numbered wager pays.
  static Fraction odds(Offer offer) {
    return offer.wager().rows().getFirst().pay() instanceof Pay.Odds(var odds)
        ? odds
        : Fraction.ONE;
  }

  /// What is charged up front for a wager of this amount.
  static Money vig(Layout layout, Offer offer, Money stake) {
    return offer.conduct().vig() == Conduct.Vig.NONE || layout.craps().vigOnWin()
        ? Money.ZERO
        : layout.craps().vig(offer, stake);
  }

  static Optional<Refusal> takeDownFault(Table table, Standing wager, Money left) {
    return Code.CONTRACT_WAGER
        .when(
            wager.locked() && wager.offer().conduct().up() == Conduct.Up.CONTRACT,
            "the %s wager of seat %d is a contract: it stays up until it wins or loses",
            wager.spot(),
            wager.seat())
        .or(() -> oddsOn(table, wager, left));
  }

  private static Optional<Refusal> oddsOn(Table table, Standing wager, Money left) {
    return table.wagers().stream()
        .filter(odds -> odds.seat() == wager.seat() && standsOn(table, odds.offer(), wager))
        .filter(
            odds -> {
              var flat = flat(table, odds.offer(), odds.seat()).minus(wager.stake()).plus(left);
              return odds.stake().compareTo(mostOdds(table.layout(), odds.offer(), flat)) > 0;
            })
        .findFirst()
        .map(
            odds ->
                Code.ODDS_STAND_ON_IT.because(
                    "%s of %s stand on the %s wager of seat %d; take them down first",
                    odds.spot(), odds.stake(), wager.spot(), wager.seat()));
  }
}
