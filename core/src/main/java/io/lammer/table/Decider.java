package io.lammer.table;

import io.lammer.table.Refusal.Code;
import io.lammer.table.Table.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Decides what a command does to a table: events, or a refusal. Pure.
public final class Decider {
  private Decider() {}

  public static Answer<List<Event>> decide(View view, Command command) {
    var table = view.table();
    return switch (command) {
      case Command.Bet bet -> Bets.place(table, bet);
      case Command.Press press -> Bets.press(table, press);
      case Command.TakeDown takeDown -> BetChanges.takeDown(table, takeDown);
      case Command.Turn turn -> BetChanges.turn(table, turn);
      case Command.Sense sense -> sense(table, sense);
      case Command.Lock _ -> lock(view);
      case Command.Reopen _ -> reopen(table);
      case Command.CallBack _ -> callBack(table);
      case Command.TakeBackCard _ -> takeBackCard(table);
      case Command.Confirm _ -> confirm(view);
      case Command.OfGame own -> table.layout().play().decide(table, own);
    };
  }

  public static Answer<List<Event>> accept(Event... events) {
    return new Answer.Accepted<>(List.of(events));
  }

  public static Answer<List<Event>> unless(Optional<Refusal> fault, Event event) {
    return Answer.unless(fault, () -> accept(event));
  }

  private static Answer<List<Event>> sense(Table table, Command.Sense sense) {
    var offer = table.layout().onSensor(sense.sensor());
    if (offer.isEmpty()) {
      return Code.WAGER_NOT_OFFERED.as("of-sensor").refuse(sense.sensor());
    }
    var spot = Command.Keyed.of(offer.get().wager().spot());
    return sense.covered()
        ? Bets.place(table, new Command.Bet(sense.seat(), spot, null))
        : BetChanges.takeDown(table, new Command.TakeDown(sense.seat(), spot, null));
  }

  private static Answer<List<Event>> lock(View view) {
    var table = view.table();
    if (table.phase() != Phase.BETTING) {
      return Code.BETTING_CLOSED.as("already").refuse();
    }
    if (table.awaitsFollowUp()) {
      return Answer.refuse(table.layout().play().bets().followUpAwaited());
    }
    var wagers = table.unlocked();
    wagers.replaceAll((name, count) -> table.lock().brings(name, count));
    var contributions = new ArrayList<Event.Contribution>();
    wagers.forEach(
        (name, count) -> {
          if (count > 0) {
            contributions.add(
                new Event.Contribution(name, count, view.jackpot(name).contributed(count)));
          }
        });
    return accept(new Event.Locked(contributions));
  }

  private static Answer<List<Event>> reopen(Table table) {
    return unless(
        Code.NOT_LOCKED
            .as("already")
            .when(table.phase() == Phase.BETTING && !table.lock().seen())
            .or(
                () ->
                    Code.OUTCOME_ENTERED.when(table.entered() != null || !table.dealt().isEmpty())),
        new Event.Reopened());
  }

  private static Answer<List<Event>> callBack(Table table) {
    return unless(
        Code.NOTHING_ENTERED.as("to-call-back").when(table.phase() != Phase.RESOLVING),
        new Event.CalledBack(table.entered()));
  }

  private static Answer<List<Event>> takeBackCard(Table table) {
    return table.dealt().isEmpty()
        ? Code.NOTHING_ENTERED.as("card").refuse()
        : accept(new Event.CardTakenBack(table.dealt().getLast()));
  }

  private static Answer<List<Event>> confirm(View view) {
    var outcome = view.table().entered();
    return outcome == null
        ? Code.NOTHING_ENTERED.refuse()
        : accept(new Event.Settled(outcome, Settler.settle(view, outcome)));
  }
}
