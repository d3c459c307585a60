package io.lammer.sim.table;

import io.lammer.sim.TrialRandom;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Evolution;
import io.lammer.table.Layout;
import io.lammer.table.RandomOutcomes;
import io.lammer.table.Table;
import io.lammer.table.View;
import java.util.List;
import java.util.function.Predicate;

/// A simulated table with bettors. Every command goes through the rules of a live table, so limits,
/// betting windows, shares and maximum aggregates apply as set up.
final class SimulatedTable {
  private final RandomOutcomes chance;
  private final List<? extends Witness> witnesses;
  private View view;

  /// Receives the events at a table.
  interface Witness {
    void see(Layout layout, Event event);
  }

  SimulatedTable(Layout layout, TrialRandom numbers, List<? extends Witness> witnesses) {
    this.chance = new RandomOutcomes(numbers::below);
    this.witnesses = List.copyOf(witnesses);
    this.view = View.opened(layout);
  }

  Table table() {
    return view.table();
  }

  /// Executes a command unless the rules refuse it.
  ///
  /// @param wanted a condition on the resulting events; if it fails, nothing happens
  /// @return true if the command was executed
  boolean ask(Command command, Predicate<List<Event>> wanted) {
    if (!(Decider.decide(view, command) instanceof Answer.Accepted<List<Event>>(var events))
        || !wanted.test(events)) {
      return false;
    }
    for (var event : events) {
      view = Evolution.evolve(view, event);
      witnesses.forEach(witness -> witness.see(table().layout(), event));
    }
    return true;
  }

  private void deal(Command command) {
    if (!ask(command, _ -> true)) {
      throw new IllegalStateException(
          command + ": " + Decider.decide(view, command).sentences().getFirst());
    }
  }

  /// Plays one round: bets, lock, outcome, settlement and, if offered, the follow-up.
  void round(List<Bettor> bettors) {
    chance.preparation(table()).ifPresent(this::deal);
    bettors.forEach(bettor -> bettor.bet(this));
    deal(new Command.Lock());
    while (table().entered() == null) {
      deal(chance.outcome(table()));
    }
    deal(new Command.Confirm());
    if (table().layout().offersFollowUp()) {
      bettors.forEach(bettor -> bettor.betOnFollowUp(this));
      if (table().awaitsFollowUp()) {
        deal(chance.followUp(table()));
        deal(new Command.Confirm());
      }
    }
  }
}
