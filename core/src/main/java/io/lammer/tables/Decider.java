package io.lammer.tables;

import io.lammer.rules.Outcome;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Table.Phase;
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
      case Command.TakeDown takeDown -> StandingBets.takeDown(table, takeDown);
      case Command.Turn turn -> StandingBets.turn(table, turn);
      case Command.Sense sense -> sense(table, sense);
      case Command.Lock _ -> lock(view);
      case Command.Reopen _ -> reopen(table);
      case Command.CallBack _ -> callBack(table);
      case Command.Roll roll -> roll(table, roll);
      case Command.Deal deal -> CardPlay.deal(table, deal);
      case Command.NextCard next -> CardPlay.next(table, next);
      case Command.TakeBackCard _ -> CardPlay.takeBack(table);
      case Command.Draw draw -> CardPlay.draw(table, draw);
      case Command.Shook shook -> CupPlay.shook(table, shook);
      case Command.Shake shake -> CupPlay.shake(table, shake);
      case Command.Confirm _ -> confirm(view);
      case Command.Collect collect -> CardPlay.collect(table, collect.seat());
      case Command.NewShoe shoe -> CardPlay.newShoe(table, shoe);
      case Command.NewShooter shooter -> newShooter(table, shooter);
    };
  }

  static Answer<List<Event>> accept(Event... events) {
    return new Answer.Accepted<>(List.of(events));
  }

  /// The event, unless there is a fault.
  static Answer<List<Event>> unless(Optional<Refusal> fault, Event event) {
    return Answer.unless(fault, () -> accept(event));
  }

  private static Answer<List<Event>> sense(Table table, Command.Sense sense) {
    var offer = table.layout().onSensor(sense.sensor());
    if (offer.isEmpty()) {
      return Code.WAGER_NOT_OFFERED.refuse(
          "sensor %d of this table plays for no jackpot", sense.sensor());
    }
    var spot = Command.Keyed.of(offer.get().wager().spot());
    return sense.covered()
        ? Bets.place(table, new Command.Bet(sense.seat(), spot, null))
        : StandingBets.takeDown(table, new Command.TakeDown(sense.seat(), spot, null));
  }

  private static Answer<List<Event>> lock(View view) {
    var table = view.table();
    if (table.phase() != Phase.BETTING) {
      return Code.BETTING_CLOSED.refuse("the wagers are locked already");
    }
    if (table.awaitsCard()) {
      return Answer.refuse(Bets.cardAwaited());
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
            .when(table.phase() == Phase.BETTING && !table.lock().seen(), "bets are open already")
            .or(
                () ->
                    Code.OUTCOME_ENTERED.when(
                        table.entered() != null || !table.dealt().isEmpty(),
                        "an outcome is entered; call it back before bets are reopened")),
        new Event.Reopened());
  }

  private static Answer<List<Event>> callBack(Table table) {
    return unless(
        Code.NOTHING_ENTERED.when(
            table.phase() != Phase.RESOLVING, "there is no outcome to call back"),
        new Event.CalledBack(table.entered()));
  }

  /// An outcome may be entered once the wagers are locked, and corrected until it is confirmed. A
  /// Fightback card is entered without a lock, and no round in its place.
  static Optional<Refusal> early(Table table) {
    return Code.NOT_LOCKED.when(
        table.phase() == Phase.BETTING || table.entered() instanceof Outcome.Fightback,
        "call no more bets before entering the outcome");
  }

  private static Answer<List<Event>> roll(Table table, Command.Roll roll) {
    var dice = roll.dice();
    if (!(table.felt() instanceof Felt.Craps)) {
      return wrongOutcome(table, "a roll of two dice");
    }
    if (dice.size() != 2) {
      return Code.NOT_A_DIE.refuse("a roll has two dice, found %d", dice.size());
    }
    return Answer.unless(
        diceFault(dice).or(() -> early(table)),
        () -> accept(new Event.Entered(new Outcome.Roll(dice.get(0), dice.get(1)))));
  }

  static Optional<Refusal> diceFault(List<Integer> dice) {
    return dice.stream()
        .filter(die -> die < 1 || die > 6)
        .findFirst()
        .map(die -> new Refusal(Code.NOT_A_DIE, die + " is not a die; expected 1 to 6"));
  }

  private static Answer<List<Event>> confirm(View view) {
    var outcome = view.table().entered();
    return outcome == null
        ? Code.NOTHING_ENTERED.refuse("there is no outcome to confirm; expected one to be entered")
        : accept(new Event.Settled(outcome, Settler.settle(view, outcome)));
  }

  private static Answer<List<Event>> newShooter(Table table, Command.NewShooter shooter) {
    return table.felt() instanceof Felt.Craps
        ? unless(
            Bets.locked(table).or(() -> Bets.unknownSeat(table, shooter.seat())),
            new Event.ShooterChanged(shooter.seat()))
        : wrongOutcome(table, "a new shooter");
  }

  static Answer<List<Event>> wrongOutcome(Table table, String what) {
    return Code.WRONG_OUTCOME.refuse(
        "%s does not belong to %s", what, table.layout().edition().game().title());
  }
}
