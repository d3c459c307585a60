package io.lammer.tables;

import io.lammer.rules.Family;
import io.lammer.rules.Machine;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.tables.Table.Phase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Applies events to a table and its jackpots. Pure; it never refuses.
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
      case Event.Turned(var seat, _, var spot, var on) ->
          table.with(
              table.wagers().stream()
                  .map(wager -> wager.is(seat, spot) ? wager.turned(on) : wager)
                  .toList());
      case Event.Locked _ ->
          table
              .with(table.lock().locked(table.wagers()))
              .with(table.wagers().stream().map(Standing::lock).toList())
              .in(Phase.LOCKED, null);
      case Event.Reopened _ ->
          table
              .with(table.phase() == Phase.BETTING ? table.wagers() : table.lock().lying())
              .with(table.lock().reopened())
              .with(table.felt() instanceof Felt.Dice dice ? dice.reopened() : table.felt())
              .in(Phase.BETTING, null);
      case Event.CalledBack(var outcome) ->
          table
              .with(table.lock().afterOutcome())
              .in(outcome instanceof Outcome.Fightback ? Phase.BETTING : Phase.LOCKED, null);
      case Event.CardDealt(var card) -> {
        var cards = new ArrayList<>(table.dealt());
        cards.add(card);
        yield table.overtaken().dealt(cards);
      }
      case Event.CardTakenBack _ ->
          table
              .with(table.lock().afterOutcome())
              .dealt(table.dealt().subList(0, table.dealt().size() - 1));
      case Event.CupShaken shake -> table.with(((Felt.Dice) table.felt()).and(shake));
      case Event.Entered(var outcome, _) ->
          (outcome instanceof Outcome.Deal ? table.overtaken() : table)
              .in(Phase.RESOLVING, outcome);
      case Event.Settled settled ->
          table
              .with(standing(settled))
              .with(felt(table, settled))
              .with(table.lock().settled())
              .in(Phase.BETTING, null);
      case Event.Collected(var seat, _) -> {
        var felt = (Felt.Baccarat) table.felt();
        var owed = new HashMap<>(felt.owed());
        owed.remove(seat);
        yield table.with(felt.owing(owed));
      }
      case Event.ShoeChanged(var burned, var shown) -> {
        var felt = (Felt.Baccarat) table.felt();
        var shoe = felt.shoe().fresh().burn(burned);
        yield table.with(
            Felt.Baccarat.fresh(shown == null ? shoe : shoe.take(List.of(shown)))
                .owing(felt.owed()));
      }
      case Event.ShooterChanged(var seat) -> {
        var felt = (Felt.Craps) table.felt();
        yield table.with(
            new Felt.Craps(felt.point(), felt.afterSeven(), seat, felt.paidThisHand()));
      }
    };
  }

  /// A second bet on the same spot adds to it.
  private static List<Standing> placed(List<Standing> wagers, Event.Placed placed) {
    var next = new ArrayList<Standing>(wagers.size() + 1);
    var added = false;
    for (var wager : wagers) {
      var same = wager.is(placed.seat(), placed.spot());
      next.add(same ? wager.raised(placed.stake(), placed.vig()) : wager);
      added |= same;
    }
    if (!added) {
      next.add(Standing.made(placed.seat(), placed.offer(), placed.stake(), placed.vig()));
    }
    return next;
  }

  private static List<Standing> takenDown(List<Standing> wagers, Event.TakenDown down) {
    return wagers.stream()
        .map(
            wager ->
                wager.is(down.seat(), down.spot())
                    ? wager.reduced(down.stake(), down.vig())
                    : wager)
        .filter(wager -> wager.stake().isPositive())
        .toList();
  }

  private static List<Standing> standing(Event.Settled settled) {
    var standing = settled.settlement().standing();
    return settled.outcome() instanceof Outcome.Deal
        ? standing.stream().map(Standing::afterRound).toList()
        : standing;
  }

  private static Felt felt(Table table, Event.Settled settled) {
    return switch (table.felt()) {
      case Felt.Craps felt -> rolled(table.layout().puck(), felt, settled);
      case Felt.Baccarat felt ->
          dealt(table, felt, settled.outcome()).owing(owed(felt.owed(), settled.settlement()));
      case Felt.Dice _ -> Felt.Dice.FRESH;
    };
  }

  /// The puck moves as a pass wager would; a seven-out ends the hand.
  private static Felt.Craps rolled(Machine puck, Felt.Craps felt, Event.Settled settled) {
    var roll = (Outcome.Roll) settled.outcome();
    var point =
        switch (puck.advance(felt.point(), roll)) {
          case Machine.Step.Stays(var next) -> next;
          case Machine.Step.Ends _ -> 0;
        };
    var seven = roll.total() == 7;
    var paid =
        seven && !felt.isComeOut()
            ? Money.ZERO
            : felt.paidThisHand().plus(bonusPaid(settled.settlement()));
    return new Felt.Craps(point, seven, felt.shooter(), paid);
  }

  private static Money bonusPaid(Settlement settlement) {
    var paid = Money.ZERO;
    for (var line : settlement.lines()) {
      if (line.offer().isOf(Family.BONUS_CRAPS)) {
        paid = paid.plus(line.winnings().minus(line.promotion()));
      }
    }
    return paid;
  }

  private static Felt.Baccarat dealt(Table table, Felt.Baccarat felt, Outcome outcome) {
    var cutCard = table.layout().rules().cutCard();
    if (outcome instanceof Outcome.Fightback(_, var card)) {
      var shoe = felt.shoe().take(List.of(card));
      return new Felt.Baccarat(
          shoe,
          null,
          Map.of(),
          Map.of(),
          felt.cutOut() || shoe.remaining() <= cutCard,
          felt.lastRoundDealt());
    }
    var deal = (Outcome.Deal) outcome;
    var shoe = felt.shoe().take(deal.cards());
    return new Felt.Baccarat(
        shoe, deal, games(table), Map.of(), shoe.remaining() <= cutCard, felt.cutOut());
  }

  private static Map<Integer, Money> owed(Map<Integer, Money> before, Settlement settlement) {
    var owed = new HashMap<>(before);
    for (var line : settlement.lines()) {
      if (line.owed().isPositive()) {
        owed.merge(line.seat(), line.owed(), Money::plus);
      }
    }
    return owed;
  }

  private static Map<Integer, Set<String>> games(Table table) {
    return table.wagers().stream()
        .collect(
            Collectors.groupingBy(
                Standing::seat,
                Collectors.mapping(wager -> wager.offer().game(), Collectors.toSet())));
  }
}
