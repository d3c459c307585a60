package io.lammer.tables;

import io.lammer.rules.Conduct;
import io.lammer.rules.Earn;
import io.lammer.rules.Edition.BonusWindow;
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
          felt.isComeOut()
              ? Optional.empty()
              : no(
                  Code.COME_OUT_ONLY,
                  "the point is %d; a %s wager is made on the come-out roll",
                  felt.point(),
                  offer.name());
      case POINT -> comeFault(felt, offer, spot, seat);
      case FLAT ->
          flat(table, offer, seat).isZero()
              ? no(
                  Code.ODDS_WITHOUT_FLAT,
                  "seat %d has no %s wager on %d for odds to stand on",
                  seat,
                  String.valueOf(offer.conduct().oddsOn()),
                  spot.number() == null ? 0 : spot.number())
              : Optional.empty();
    };
  }

  private static Optional<Refusal> comeFault(Felt.Craps felt, Offer offer, Spot spot, int seat) {
    if (spot.number() != null) {
      return no(
          Code.NO_SUCH_WAGER,
          "seat %d has no %s wager; it is made without a number and travels to it",
          seat,
          spot);
    }
    return felt.isComeOut()
        ? no(
            Code.POINT_ONLY,
            "there is no point; a %s wager is made once there is one",
            offer.name())
        : Optional.empty();
  }

  private static Optional<Refusal> raiseFault(Standing wager) {
    return wager.offer().conduct().up() == Conduct.Up.NOT_RAISED
        ? no(
            Code.NOT_RAISED,
            "the %s wager of seat %d is up and may be reduced or taken down, not raised",
            wager.spot(),
            wager.seat())
        : Optional.empty();
  }

  private static Optional<Refusal> bonusFault(Table table, Felt.Craps felt, Offer offer) {
    var machine = offer.wager().machine();
    if (machine.equals(Machine.ONE_ROUND)) {
      return Optional.empty();
    }
    if (machine instanceof Earn earn && earn.followsPoint() && !felt.isComeOut()) {
      return no(
          Code.COME_OUT_ONLY,
          "the point is %d; %s follows points from a come-out roll on",
          felt.point(),
          offer.name());
    }
    var window = table.layout().edition().terms().bonusWindow();
    if (window == BonusWindow.AFTER_SEVEN && !felt.afterSeven()) {
      return no(
          Code.BONUS_AFTER_SEVEN_ONLY,
          "the last roll was not a 7; this edition takes %s only on a come-out roll after a 7"
              + " (ruling 16)",
          offer.name());
    }
    return table.wagers().stream()
            .anyMatch(wager -> wager.locked() && wager.offer().name().equals(offer.name()))
        ? no(
            Code.BONUS_IN_PROGRESS,
            "%s is in progress; the next wager can be made when it is resolved (ruling 16)",
            offer.name())
        : Optional.empty();
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

  private static boolean standsOn(Table table, Offer odds, Standing wager) {
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
    return total.compareTo(most) <= 0
        ? Optional.empty()
        : no(
            Code.ODDS_ABOVE_LIMIT,
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
    if (wager.locked() && wager.offer().conduct().up() == Conduct.Up.CONTRACT) {
      return no(
          Code.CONTRACT_WAGER,
          "the %s wager of seat %d is a contract: it stays up until it wins or loses",
          wager.spot(),
          wager.seat());
    }
    return table.wagers().stream()
        .filter(odds -> odds.seat() == wager.seat() && standsOn(table, odds.offer(), wager))
        .filter(
            odds -> {
              var flat = flat(table, odds.offer(), odds.seat()).minus(wager.stake()).plus(left);
              return odds.stake().compareTo(mostOdds(table.layout(), odds.offer(), flat)) > 0;
            })
        .findFirst()
        .flatMap(
            odds ->
                no(
                    Code.ODDS_STAND_ON_IT,
                    "%s of %s stand on the %s wager of seat %d; take them down first",
                    odds.spot(),
                    odds.stake(),
                    wager.spot(),
                    wager.seat()));
  }

  private static Optional<Refusal> no(Code code, String message, Object... values) {
    return Refusal.when(true, code, message, values);
  }
}
