package io.lammer.games.craps;

import io.lammer.rules.BetHandling;
import io.lammer.rules.BetHandling.Opens;
import io.lammer.rules.Machine;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.GameBets;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import java.util.Objects;
import java.util.Optional;

/// Decides when the wagers of a craps table may be made, raised, reduced and taken down.
final class CrapsBets implements GameBets {
  static Layout.Craps rules(Layout layout) {
    return Objects.requireNonNull(
        layout.rules().craps(), () -> layout.edition().id() + " is not played as craps");
  }

  /// True for pass and don't pass.
  @Override
  public boolean isLine(OfferedWager offer) {
    return offer.isMain() && offer.conduct().opens() == Opens.COME_OUT;
  }

  @Override
  public Optional<Refusal> windowFault(Table table, OfferedWager offer, Spot spot, int seat) {
    var felt = (CrapsState) table.felt();
    if (!offer.isMain()) {
      return bonusFault(table, felt, offer);
    }
    var standing = table.find(seat, spot);
    if (standing.isPresent() && standing.get().locked()) {
      return raiseFault(table, standing.get());
    }
    return switch (offer.conduct().opens()) {
      case ALWAYS -> Optional.empty();
      case COME_OUT ->
          Code.COME_OUT_ONLY.when(!felt.isComeOut(), felt.point(), Spot.of(offer.name()));
      case POINT -> comeFault(felt, offer, spot, seat);
      case FLAT ->
          Code.ODDS_WITHOUT_FLAT.when(
              FlatBets.stake(table, offer, seat).isZero(),
              seat,
              offer.conduct().oddsOn(),
              spot.number() == null ? 0 : spot.number());
    };
  }

  private static Optional<Refusal> comeFault(
      CrapsState felt, OfferedWager offer, Spot spot, int seat) {
    if (spot.number() != null) {
      return Optional.of(Code.NO_SUCH_WAGER.as("travels").because(seat, spot));
    }
    return Code.POINT_ONLY.when(felt.isComeOut(), Spot.of(offer.name()));
  }

  private static Optional<Refusal> raiseFault(Table table, StandingBet wager) {
    return Code.NOT_RAISED.when(
        wager.offer(table.layout()).conduct().up() == BetHandling.Up.NOT_RAISED,
        wager.spot(),
        wager.seat());
  }

  private static Optional<Refusal> bonusFault(Table table, CrapsState felt, OfferedWager offer) {
    var machine = offer.wager().machine();
    if (machine.equals(Machine.ONE_ROUND)) {
      return Optional.empty();
    }
    if (machine instanceof EarnLammers earn && earn.followsPoint() && !felt.isComeOut()) {
      return Optional.of(
          Code.COME_OUT_ONLY.as("follows-points").because(felt.point(), Spot.of(offer.name())));
    }
    if (!table.layout().edition().terms().bonusWindow().isOpen(felt.afterSeven())) {
      return Optional.of(Code.BONUS_AFTER_SEVEN_ONLY.because(Spot.of(offer.name())));
    }
    return Code.BONUS_IN_PROGRESS.when(
        table.wagers().stream()
            .anyMatch(wager -> wager.locked() && wager.name().equals(offer.name())),
        Spot.of(offer.name()));
  }

  @Override
  public Optional<Refusal> amountFault(Table table, OfferedWager offer, int seat, Money total) {
    if (offer.conduct().oddsOn() == null) {
      return Optional.empty();
    }
    var flat = FlatBets.stake(table, offer, seat);
    var most = FlatBets.mostOdds(table.layout(), offer, flat);
    return Code.ODDS_ABOVE_LIMIT.when(
        total.compareTo(most) > 0,
        total,
        offer.wager().spot(),
        most,
        flat,
        rules(table.layout()).odds());
  }

  @Override
  public Optional<Refusal> takeDownFault(Table table, StandingBet wager, Money left) {
    return Code.CONTRACT_WAGER
        .when(
            wager.locked() && wager.offer(table.layout()).conduct().up() == BetHandling.Up.CONTRACT,
            wager.spot(),
            wager.seat())
        .or(() -> oddsOn(table, wager, left));
  }

  private static Optional<Refusal> oddsOn(Table table, StandingBet wager, Money left) {
    return table.wagers().stream()
        .filter(
            odds ->
                odds.seat() == wager.seat()
                    && FlatBets.carries(table, wager, odds.offer(table.layout())))
        .filter(
            odds -> {
              var offer = odds.offer(table.layout());
              var flat = FlatBets.stake(table, offer, odds.seat()).minus(wager.stake()).plus(left);
              return odds.stake().compareTo(FlatBets.mostOdds(table.layout(), offer, flat)) > 0;
            })
        .findFirst()
        .map(
            odds ->
                Code.ODDS_STAND_ON_IT.because(
                    odds.spot(), odds.stake(), wager.spot(), wager.seat()));
  }

  /// The vig paid up front; zero if the table takes the vig on wins.
  @Override
  public Money vig(Layout layout, OfferedWager offer, Money stake) {
    return offer.conduct().vig() == BetHandling.Vig.NONE || rules(layout).vigOnWin()
        ? Money.ZERO
        : fullVig(layout, offer, stake);
  }

  /// The vig for a stake, rounded down to the vig unit.
  static Money fullVig(Layout layout, OfferedWager offer, Money stake) {
    return offer
        .conduct()
        .vig()
        .of(stake, FlatBets.pay(offer))
        .roundedDownTo(rules(layout).vigUnit());
  }

  /// The number of line odds defaults to the point.
  @Override
  public Answer<Spot> spot(Table table, OfferedWager first, Command.Keyed keyed) {
    if (keyed.number() != null || keyed.dice() != null || !isLineOdds(table, first)) {
      return new Answer.Accepted<>(keyed.spot());
    }
    var felt = (CrapsState) table.felt();
    return felt.isComeOut()
        ? Code.ODDS_WITHOUT_FLAT.as("no-point").refuse(keyed.wager())
        : new Answer.Accepted<>(Spot.of(keyed.wager(), felt.point()));
  }

  private static boolean isLineOdds(Table table, OfferedWager offer) {
    var flat = offer.conduct().oddsOn();
    var on = flat == null ? null : table.layout().offers().get(Spot.of(flat));
    return on != null && on.conduct().opens() == Opens.COME_OUT;
  }

  @Override
  public Optional<Odds> odds(Table table, StandingBet flat) {
    return FlatBets.odds(table, flat);
  }

  @Override
  public boolean isOff(Table table, StandingBet wager) {
    var conduct = wager.offer(table.layout()).conduct();
    return conduct.isOff(wager.called(), ((CrapsState) table.felt()).isComeOut());
  }
}
