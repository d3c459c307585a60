package io.lammer.games.craps;

import io.lammer.games.dice.Dice;
import io.lammer.rules.Machine;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.Spot;
import io.lammer.table.Answer;
import io.lammer.table.BonusProgress;
import io.lammer.table.Command;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.GameBets;
import io.lammer.table.GamePlay;
import io.lammer.table.GameSettling;
import io.lammer.table.Layout;
import io.lammer.table.Markers;
import io.lammer.table.OfferedWager;
import io.lammer.table.RandomOutcomes;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Settlement;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.table.TableCheck;
import io.lammer.table.View;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Craps at a live table. The markers of its bonus wagers are lammers.
final class CrapsPlay implements GamePlay {
  private static final GameBets BETS = new CrapsBets();
  private static final GameSettling SETTLING = new CrapsSettling();

  @Override
  public GameBets bets() {
    return BETS;
  }

  @Override
  public GameSettling settling() {
    return SETTLING;
  }

  @Override
  public Felt opened(Layout layout) {
    return CrapsState.FRESH;
  }

  @Override
  public Answer<List<Event>> decide(Table table, Command.OfGame command) {
    return switch (command) {
      case CrapsCommand.Roll roll -> roll(table, roll);
      case CrapsCommand.NewShooter shooter ->
          Decider.unless(
              TableCheck.locked(table).or(() -> TableCheck.unknownSeat(table, shooter.seat())),
              new CrapsEvent.ShooterChanged(shooter.seat()));
      default -> TableCheck.wrongGame(table, command);
    };
  }

  private static Answer<List<Event>> roll(Table table, CrapsCommand.Roll roll) {
    var dice = roll.dice();
    if (dice.size() != 2) {
      return Code.NOT_A_DIE.as("roll").refuse(dice.size());
    }
    return Answer.unless(
        Dice.fault(dice).or(() -> TableCheck.early(table)),
        () -> Decider.accept(new Event.Entered(new Roll(dice.get(0), dice.get(1)))));
  }

  @Override
  public Table evolve(Table table, Event.OfGame event) {
    if (event instanceof CrapsEvent.ShooterChanged(var seat)) {
      var felt = (CrapsState) table.felt();
      return table.with(new CrapsState(felt.point(), felt.afterSeven(), seat, felt.paidThisHand()));
    }
    throw new IllegalStateException("at craps: " + event);
  }

  /// The puck moves as a pass wager does. A seven-out resets what was paid this hand.
  @Override
  public Felt settled(Table table, Event.Settled settled) {
    var felt = (CrapsState) table.felt();
    var roll = (Roll) settled.outcome();
    var point =
        switch (puck(table.layout()).advance(felt.point(), roll)) {
          case Machine.Step.Stays(var next) -> next;
          case Machine.Step.Ends _ -> 0;
        };
    var seven = roll.total() == 7;
    var paid =
        seven && !felt.isComeOut()
            ? Money.ZERO
            : felt.paidThisHand().plus(bonusPaid(table.layout(), settled.settlement()));
    return new CrapsState(point, seven, felt.shooter(), paid);
  }

  /// The machine of this table's pass wager, which moves the puck.
  private static Machine puck(Layout layout) {
    var pass = layout.offers().get(Spot.of("pass"));
    return Objects.requireNonNull(pass, "a craps table without a pass wager").wager().machine();
  }

  private static Money bonusPaid(Layout layout, Settlement settlement) {
    var paid = Money.ZERO;
    for (var line : settlement.lines()) {
      if (SETTLING.isAggregated(line.offer(layout))) {
        paid = paid.plus(line.winnings().minus(line.promotion()));
      }
    }
    return paid;
  }

  @Override
  public Command outcome(Table table, RandomOutcomes random) {
    return new CrapsCommand.Roll(Dice.random(random), Dice.random(random));
  }

  /// The come wagers that a roll moved to their numbers, even if the same roll resolved an earlier
  /// wager of the seat on that number.
  @Override
  public List<StandingBet> moved(Outcome outcome, Table before, Table after) {
    var layout = after.layout();
    var total = ((Roll) outcome).total();
    return after.wagers().stream()
        .filter(wager -> wager.state() == total && wager.offer(layout).travels())
        .filter(wager -> before.find(wager.seat(), Spot.of(wager.name())).isPresent())
        .toList();
  }

  @Override
  public Optional<Markers> markers(OfferedWager offer, int state) {
    return Lammers.of(offer.wager().machine(), state);
  }

  @Override
  public boolean canReach(OfferedWager offer, int state) {
    return Lammers.canReach(offer.wager().machine(), state);
  }

  @Override
  public boolean sharesMarkers(Layout layout, OfferedWager offer) {
    return BonusTracker.has(layout, offer);
  }

  @Override
  public List<BonusProgress> progress(View view) {
    return LammerProgress.of(view);
  }

  /// The maximum aggregate (ruling 22).
  @Override
  public List<String> notices(Layout layout) {
    var most = layout.rules().maxAggregate();
    if (most == null) {
      return List.of();
    }
    var sentence =
        switch (most.per()) {
          case ROUND -> "Bonus Craps pays at most %s to all players together on one roll.";
          case HAND -> "Bonus Craps pays at most %s to all players together in one hand.";
        };
    return List.of(sentence.formatted(most.amount()));
  }
}
