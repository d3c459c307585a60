package io.lammer.web.desk;

import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent;
import io.lammer.rules.Outcome;
import io.lammer.runtime.History.Transition;
import io.lammer.table.Event;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/// The outcomes since a seat's jackpot wager was made that counted for it.
///
/// @param made number of the event that made the wager; 0 if it is before the events that were read
record WagerOutcomes(long made, List<Outcome> outcomes) {
  private static final WagerOutcomes UNKNOWN = new WagerOutcomes(0, List.of());

  WagerOutcomes {
    outcomes = List.copyOf(outcomes);
  }

  /// The outcomes of the seat's latest wager. Voided rounds do not count.
  static WagerOutcomes last(String jackpot, int seat, List<Transition> events) {
    var earlier = new ArrayDeque<WagerOutcomes>();
    var wager = UNKNOWN;
    for (var happened : events) {
      switch (happened.event()) {
        case TableEvent.Played(Event.Placed placed)
            when placed.seat() == seat
                && happened.after() instanceof LiveTable live
                && jackpot.equals(live.playing().layout().offer(placed.wager()).jackpot()) ->
            wager = new WagerOutcomes(happened.stored().number(), List.of());
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
    var layout = before.layout();
    var play = layout.play();
    return before.wagers().stream()
        .filter(wager -> wager.seat() == seat && jackpot.equals(wager.offer(layout).jackpot()))
        .filter(StandingBet::locked)
        .anyMatch(wager -> play.bets().awaitsFollowUp(layout, wager) == play.isFollowUp(outcome));
  }

  private WagerOutcomes and(Outcome outcome) {
    var all = new ArrayList<>(outcomes);
    all.add(outcome);
    return new WagerOutcomes(made, all);
  }
}
