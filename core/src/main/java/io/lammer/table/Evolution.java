package io.lammer.table;

import io.lammer.rules.Outcome;
import io.lammer.table.Table.Phase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Applies events to a table and its jackpots. Pure; never refuses.
public final class Evolution {
  private Evolution() {}

  public static View evolve(View view, Event event) {
    var jackpots = new LinkedHashMap<>(view.jackpots());
    switch (event) {
      case Event.Locked(var contributions) ->
          contributions.forEach(entry -> jackpots.put(entry.jackpot(), entry.after()));
      case Event.Settled(_, var settlement) ->
          settlement.hits().forEach(hit -> jackpots.put(hit.jackpot(), hit.after()));
      default -> {}
    }
    return new View(evolve(view.table(), event), jackpots);
  }

  public static Table evolve(Table table, Event event) {
    return switch (event) {
      case Event.Placed placed -> table.with(placed(table.wagers(), placed));
      case Event.TakenDown down -> table.with(takenDown(table.wagers(), down));
      case Event.Turned(var seat, var wager, var on) ->
          table.with(
              table.wagers().stream()
                  .map(bet -> bet.is(seat, wager.spot()) ? bet.turned(on) : bet)
                  .toList());
      case Event.Locked _ ->
          table
              .with(table.lock().locked(table.wagers(), table.unlocked()))
              .with(table.wagers().stream().map(StandingBet::lock).toList())
              .in(Phase.LOCKED, null);
      case Event.Reopened _ ->
          table
              .with(table.phase() == Phase.BETTING ? table.wagers() : table.lock().lying())
              .with(table.reopened())
              .with(table.layout().play().reopened(table.felt()))
              .in(Phase.BETTING, null);
      case Event.CalledBack(var outcome) ->
          table
              .with(table.lock().afterOutcome())
              .in(isFollowUp(table, outcome) ? Phase.BETTING : Phase.LOCKED, null);
      case Event.CardDealt(var card) -> {
        var cards = new ArrayList<>(table.dealt());
        cards.add(card);
        yield table.overtaken().dealt(cards);
      }
      case Event.CardTakenBack _ ->
          table
              .with(table.lock().afterOutcome())
              .dealt(table.dealt().subList(0, table.dealt().size() - 1));
      case Event.Entered(var outcome, _) ->
          (isFollowUp(table, outcome) ? table : table.overtaken()).in(Phase.RESOLVING, outcome);
      case Event.Settled settled -> {
        var play = table.layout().play();
        yield table
            .with(settled.settlement().standing())
            .with(play.settled(table, settled))
            .with(table.lock().settled())
            .in(Phase.BETTING, null);
      }
      case Event.OfGame own -> table.layout().play().evolve(table, own);
    };
  }

  /// A second bet on the same spot adds to the first.
  private static List<StandingBet> placed(List<StandingBet> wagers, Event.Placed placed) {
    var next = new ArrayList<StandingBet>(wagers.size() + 1);
    var added = false;
    for (var wager : wagers) {
      var same = wager.is(placed.seat(), placed.spot());
      next.add(same ? wager.raised(placed.stake(), placed.vig()) : wager);
      added |= same;
    }
    if (!added) {
      next.add(StandingBet.made(placed.seat(), placed.wager(), placed.stake(), placed.vig()));
    }
    return next;
  }

  private static List<StandingBet> takenDown(List<StandingBet> wagers, Event.TakenDown down) {
    return wagers.stream()
        .map(
            wager ->
                wager.is(down.seat(), down.spot())
                    ? wager.reduced(down.stake(), down.vig())
                    : wager)
        .filter(wager -> wager.stake().isPositive())
        .toList();
  }

  private static boolean isFollowUp(Table table, @Nullable Outcome outcome) {
    return outcome != null && table.layout().play().isFollowUp(outcome);
  }
}
