package io.lammer.tables;

import io.lammer.rules.Money;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Spots.Chosen;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/// Decides on wagers that lie on the layout: taken down, reduced, turned on and off.
final class StandingBets {
  private StandingBets() {}

  static Answer<List<Event>> takeDown(Table table, Command.TakeDown command) {
    return standing(
        table,
        command.seat(),
        command.spot(),
        (found, wagers) -> {
          var amount = command.amount();
          if (amount == null) {
            return takeDown(table, command, found, wagers, null);
          }
          return Answer.unless(
              Bets.amountFault(command.spot().toString(), null, amount),
              () -> takeDown(table, command, found, wagers, Money.of(amount)));
        });
  }

  static Answer<List<Event>> turn(Table table, Command.Turn command) {
    return standing(
        table,
        command.seat(),
        command.spot(),
        (_, wagers) -> turn(wagers.getFirst(), command.on()));
  }

  /// Does something to what a seat has on a keyed spot. What the table does not offer does not
  /// stand there; only a spot that cannot be is refused as such.
  private static Answer<List<Event>> standing(
      Table table,
      int seat,
      Command.Keyed spot,
      BiFunction<Chosen, List<Standing>, Answer<List<Event>>> change) {
    return Answer.unless(
        Bets.closed(table, seat),
        () ->
            switch (Spots.find(table, spot)) {
              case Answer.Accepted<Chosen>(var found) -> {
                var wagers = Spots.standing(table, seat, found);
                yield wagers.isEmpty() ? Bets.noSuchWager(seat, spot) : change.apply(found, wagers);
              }
              case Answer.Refused<Chosen>(var refusals) ->
                  refusals.getFirst().code() == Code.WAGER_NOT_OFFERED
                      ? Bets.noSuchWager(seat, spot)
                      : new Answer.Refused<>(refusals);
            });
  }

  private static Answer<List<Event>> takeDown(
      Table table,
      Command.TakeDown command,
      Chosen found,
      List<Standing> wagers,
      @Nullable Money amount) {
    return found instanceof Chosen.Divided(var split)
        ? DividedBets.takeDown(table, command, split, amount)
        : takeDown(table, wagers.getFirst(), amount);
  }

  /// Takes so much of a wager down, or all of it.
  static Answer<List<Event>> takeDown(Table table, Standing wager, @Nullable Money amount) {
    var less = amount == null ? wager.stake() : amount;
    var left = wager.stake().minus(less);
    return Answer.unless(
        takeDownFault(table, wager, left),
        () -> {
          var offer = wager.offer();
          var vig = wager.vig().minus(CrapsBets.vig(table.layout(), offer, left));
          return Decider.accept(new Event.TakenDown(wager.seat(), offer, wager.spot(), less, vig));
        });
  }

  private static Optional<Refusal> takeDownFault(Table table, Standing wager, Money left) {
    return Code.AMOUNT_FIXED
        .when(
            left.isPositive() && wager.offer().jackpot() != null,
            "the %s wager is exactly %s; it can only be taken down whole (ruling 5)",
            wager.spot(),
            wager.stake())
        .or(
            () ->
                table.awaitsCard() && !wager.awaitsCard()
                    ? Optional.of(Bets.cardAwaited())
                    : Optional.empty())
        .or(() -> wager.awaitsCard() ? Bets.cardSeen(table) : Optional.empty())
        .or(
            () ->
                Code.WAGER_IN_PROGRESS.when(
                    wager.locked() && !wager.offer().isMain(),
                    "the %s wager of seat %d is in progress and cannot be taken down",
                    wager.spot(),
                    wager.seat()))
        .or(
            () ->
                Code.MORE_THAN_STANDS.when(
                    left.units() < 0,
                    "the %s wager of seat %d is %s; no more than that can be taken down",
                    wager.spot(),
                    wager.seat(),
                    wager.stake()))
        .or(() -> CrapsBets.takeDownFault(table, wager, left))
        .or(() -> left.isZero() ? neededFault(table, wager) : Optional.empty())
        .or(() -> left.isZero() ? Optional.empty() : Bets.belowMinimum(wager.offer(), left));
  }

  private static Answer<List<Event>> turn(Standing wager, boolean on) {
    return wager.offer().conduct().onOff()
        ? Decider.accept(new Event.Turned(wager.seat(), wager.offer(), wager.spot(), on))
        : Code.ALWAYS_WORKING.refuse("%s is always working", wager.spot());
  }

  /// A main wager that bonus wagers of the seat rest on, and no other does, stays: one that has not
  /// met an outcome can be taken down first, one in progress keeps the main wager up (ruling 8).
  private static Optional<Refusal> neededFault(Table table, Standing wager) {
    if (!wager.offer().isLine() || hasOtherLine(table, wager)) {
      return Optional.empty();
    }
    var mainWager = table.layout().rules().mainWager();
    var resting =
        table.wagers().stream()
            .filter(other -> other.seat() == wager.seat())
            .filter(other -> mainWager.isRequiredFor(other.offer()))
            .toList();
    return resting.stream()
        .filter(Standing::locked)
        .findFirst()
        .map(
            bonus ->
                Code.MAIN_WAGER_MAINTAINED.because(
                    "the %s wager of seat %d is in progress, and this table requires a main wager"
                        + " beside it: the %s wager stays until one of them is resolved (ruling 8)",
                    bonus.spot(), wager.seat(), wager.spot()))
        .or(
            () ->
                Code.MAIN_WAGER_REQUIRED.when(
                    !resting.isEmpty(),
                    "seat %d has a bonus wager that needs this main wager; take the bonus"
                        + " wager down first",
                    wager.seat()));
  }

  private static boolean hasOtherLine(Table table, Standing wager) {
    return table.wagers().stream()
        .anyMatch(
            other ->
                other.seat() == wager.seat()
                    && other.offer().isLine()
                    && !other.is(wager.seat(), wager.offer().name()));
  }
}
