package io.lammer.sim.table;

import io.lammer.sim.Numbers;
import io.lammer.tables.Answer;
import io.lammer.tables.Chance;
import io.lammer.tables.Command;
import io.lammer.tables.Decider;
import io.lammer.tables.Event;
import io.lammer.tables.Evolution;
import io.lammer.tables.Felt;
import io.lammer.tables.Layout;
import io.lammer.tables.Table;
import io.lammer.tables.View;
import java.util.List;
import java.util.function.Predicate;

/// A table with bettors. Everything is asked of its rules, as at a live one, so that limits,
/// windows, shares and maximum aggregates are those of the set-up.
final class PlayedTable {
  private final Chance chance;
  private final List<? extends Witness> witnesses;
  private View view;

  /// Sees what happens at a table.
  interface Witness {
    void see(Event event);
  }

  PlayedTable(Layout layout, Numbers numbers, List<? extends Witness> witnesses) {
    this.chance = new Chance(numbers::below);
    this.witnesses = List.copyOf(witnesses);
    this.view = View.opened(layout);
  }

  Table table() {
    return view.table();
  }

  /// Does what is asked for unless the rules refuse it.
  ///
  /// @param wanted what must hold for what would come of it
  /// @return whether it was done
  boolean ask(Command command, Predicate<List<Event>> wanted) {
    if (!(Decider.decide(view, command) instanceof Answer.Accepted<List<Event>>(var events))
        || !wanted.test(events)) {
      return false;
    }
    for (var event : events) {
      view = Evolution.evolve(view, event);
      witnesses.forEach(witness -> witness.see(event));
    }
    return true;
  }

  private void deal(Command command) {
    if (!ask(command, _ -> true)) {
      throw new IllegalStateException(
          command + ": " + Decider.decide(view, command).sentences().getFirst());
    }
  }

  /// One round: bets, no more bets, the outcome and its settlement, and what follows from it.
  void round(List<Bettor> bettors) {
    if (table().felt() instanceof Felt.Baccarat felt && felt.isOver()) {
      deal(chance.newShoe());
    }
    bettors.forEach(bettor -> bettor.bet(this));
    deal(new Command.Lock());
    while (table().entered() == null) {
      deal(chance.outcome(table()));
    }
    deal(new Command.Confirm());
    if (table().felt() instanceof Felt.Baccarat felt && table().layout().offersFightback()) {
      bettors.forEach(bettor -> bettor.fightBack(this));
      if (table().awaitsCard()) {
        deal(chance.fightback(felt));
        deal(new Command.Confirm());
      }
    }
  }
}
