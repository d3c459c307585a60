package io.lammer.sim.table;

import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.sim.table.PlannedBet.Progression;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Layout;
import io.lammer.table.Settlement;
import io.lammer.table.Settlement.Result;
import io.lammer.table.StandingBet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A simulated player at a seat, who makes the planned bets as far as the rules and the bankroll
/// allow.
final class Bettor implements SimulatedTable.Witness {
  private final int seat;
  private final List<PlannedBet> wishes;
  private final Progression progression;
  private final Map<PlannedBet, Money> amounts = new HashMap<>();
  private final Map<Spot, WagerTotals> tallies = new LinkedHashMap<>();
  private Money rack;
  private Money onTable = Money.ZERO;
  private boolean leaving;

  Bettor(int seat, List<PlannedBet> wishes, Progression progression, Money rack) {
    this.seat = seat;
    this.wishes = List.copyOf(wishes);
    this.progression = progression;
    this.rack = rack;
  }

  /// The bankroll including chips on the layout.
  Money worth() {
    return rack.plus(onTable);
  }

  boolean hasWagers() {
    return !onTable.isZero();
  }

  /// True if nothing is on the layout and the money does not cover the first planned bet.
  boolean isBroke() {
    return !hasWagers() && rack.compareTo(wishes.getFirst().amount()) < 0;
  }

  Map<Spot, WagerTotals> tallies() {
    return tallies;
  }

  /// Stops betting and takes down every wager that may be taken down.
  void leave(SimulatedTable at) {
    leaving = true;
    for (var wager : at.table().wagers()) {
      if (wager.seat() == seat) {
        var spot = Command.Keyed.of(wager.spot());
        at.ask(new Command.TakeDown(seat, spot, null), _ -> true);
      }
    }
  }

  void bet(SimulatedTable at) {
    for (var wish : wishes) {
      if (!leaving && !isOnFollowUp(at, wish)) {
        bet(at, wish);
      }
    }
  }

  void betOnFollowUp(SimulatedTable at) {
    for (var wish : wishes) {
      if (!leaving && isOnFollowUp(at, wish)) {
        ask(at, wish, amount(wish), false);
      }
    }
  }

  private static boolean isOnFollowUp(SimulatedTable at, PlannedBet wish) {
    return at.table().layout().isFollowUp(wish.spot().wager());
  }

  private void bet(SimulatedTable at, PlannedBet wish) {
    var amount = amount(wish);
    var standing = standing(at, wish);
    if (standing.isPresent()) {
      var stake = standing.get().stake();
      if (amount.compareTo(stake) > 0) {
        amounts.put(wish, ask(at, wish, amount.minus(stake), true) ? amount : stake);
      }
    } else if (!ask(at, wish, amount, false) && !amount.equals(wish.amount())) {
      amounts.remove(wish);
      ask(at, wish, wish.amount(), false);
    }
  }

  /// The amount of the next bet.
  private Money amount(PlannedBet wish) {
    return amounts.getOrDefault(wish, wish.amount());
  }

  private Optional<StandingBet> standing(SimulatedTable at, PlannedBet wish) {
    for (var wager : at.table().wagers()) {
      if (wager.seat() == seat && wish.isOf(at.table().layout(), wager)) {
        return Optional.of(wager);
      }
    }
    return Optional.empty();
  }

  private boolean ask(SimulatedTable at, PlannedBet wish, Money amount, boolean more) {
    if (amount.compareTo(rack) > 0) {
      return false;
    }
    var dollars = amount.decimal();
    var command =
        more
            ? new Command.Press(seat, wish.spot(), dollars)
            : new Command.Bet(seat, wish.spot(), dollars);
    return at.ask(command, events -> cost(events).compareTo(rack) <= 0);
  }

  private static Money cost(List<Event> events) {
    var cost = Money.ZERO;
    for (var event : events) {
      if (event instanceof Event.Placed placed) {
        cost = cost.plus(placed.stake()).plus(placed.vig());
      }
    }
    return cost;
  }

  @Override
  public void see(Layout layout, Event event) {
    switch (event) {
      case Event.Placed placed when placed.seat() == seat -> put(placed.stake().plus(placed.vig()));
      case Event.TakenDown down when down.seat() == seat ->
          put(Money.ZERO.minus(down.stake()).minus(down.vig()));
      case Event.Settled settled -> {
        for (var line : settled.settlement().lines()) {
          if (line.seat() == seat) {
            settle(layout, line);
          }
        }
      }
      default -> {}
    }
  }

  private void put(Money chips) {
    rack = rack.minus(chips);
    onTable = onTable.plus(chips);
  }

  private void settle(Layout layout, Settlement.Line line) {
    var offer = line.offer(layout);
    rack = rack.plus(line.winnings()).plus(line.returned()).minus(line.owed());
    if (!line.stays()) {
      onTable = onTable.minus(line.stake()).minus(line.vig());
    }
    tallies.merge(offer.wager().spot(), WagerTotals.NONE.and(line), WagerTotals::plus);
    if (progression != Progression.FLAT) {
      wishes.stream()
          .filter(wish -> wish.isOf(offer))
          .findFirst()
          .ifPresent(wish -> progress(wish, line));
    }
  }

  /// Raised bets are whole multiples of the first, so that they stay in proper betting units.
  private void progress(PlannedBet wish, Settlement.Line line) {
    var first = wish.amount();
    if (line.result() == Result.LOSE) {
      amounts.remove(wish);
    } else if (line.result() == Result.WIN) {
      var more = progression == Progression.PRESS ? first : line.winnings().roundedDownTo(first);
      amounts.put(wish, line.stake().plus(more));
    }
  }
}
