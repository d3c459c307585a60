package io.lammer.server.jackpot;

import io.lammer.rules.Outcome;
import io.lammer.store.floor.History.Transition;
import io.lammer.tables.Event;
import io.lammer.tables.Standing;
import io.lammer.tables.Table;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.TableEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/// The outcomes that a seat's jackpot wager took part in, from the making of the wager on.
///
/// @param made the number of the event that made the wager; 0 if that lies before the events read
record WagerRounds(long made, List<Outcome> outcomes) {
  private static final WagerRounds UNKNOWN = new WagerRounds(0, List.of());

  WagerRounds {
    outcomes = List.copyOf(outcomes);
  }

  /// Of the wager that lay there last. A round that was voided did not happen.
  static WagerRounds last(String jackpot, int seat, List<Transition> events) {
    var earlier = new ArrayDeque<WagerRounds>();
    var wager = UNKNOWN;
    for (var happened : events) {
      switch (happened.event()) {
        case TableEvent.Played(Event.Placed placed)
            when placed.seat() == seat && jackpot.equals(placed.offer().jackpot()) ->
            wager = new WagerRounds(happened.stored().number(), List.of());
        case TableEvent.Played(Event.Settled(var outcome, _)) -> {
          earlier.push(wager);
          if (happened.before() instanceof LiveTable live
              && tookPart(live.playing(), seat, jackpot, outcome)) {
            wager = wager.and(outcome);
          }
        }
        case TableEvent.Voided _ -> wager = earlier.isEmpty() ? UNKNOWN : earlier.pop();
        default -> {}
      }
    }
    return wager;
  }

  private static boolean tookPart(Table before, int seat, String jackpot, Outcome outcome) {
    return before.wagers().stream()
        .filter(wager -> wager.seat() == seat && jackpot.equals(wager.offer().jackpot()))
        .filter(Standing::locked)
        .anyMatch(wager -> wager.awaitsCard() == outcome instanceof Outcome.Fightback);
  }

  private WagerRounds and(Outcome outcome) {
    var all = new ArrayList<>(outcomes);
    all.add(outcome);
    return new WagerRounds(made, all);
  }
}
