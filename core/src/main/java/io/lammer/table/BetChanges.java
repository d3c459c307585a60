package io.lammer.table;

import io.lammer.rules.Money;
import io.lammer.table.Refusal.Code;
import io.lammer.table.SpotResolver.Chosen;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/// Decides on changes of wagers on the layout: taking down, reducing, and turning on and off.
final class BetChanges {
  private BetChanges() {}

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
        (_, wagers) -> turn(table, wagers.getFirst(), command.on()));
  }

  /// Applies a change to a seat's wagers on a keyed spot. A wager that the table does not offer is
  /// refused as `NO_SUCH_WAGER`. An unknown spot is refused as it is for a new wager.
  private static Answer<List<Event>> standing(
      Table table,
      int seat,
      Command.Keyed spot,
      BiFunction<Chosen, List<StandingBet>, Answer<List<Event>>> change) {
    return Answer.unless(
        TableCheck.closed(table, seat),
        () ->
            switch (SpotResolver.find(table, spot)) {
              case Answer.Accepted<Chosen>(var found) -> {
                var wagers = SpotResolver.standing(table, seat, found);
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
      List<StandingBet> wagers,
      @Nullable Money amount) {
    return found instanceof Chosen.Divided(var split)
        ? SplitBets.takeDown(table, command, split, amount)
        : takeDown(table, wagers.getFirst(), amount);
  }

  /// Takes down an amount of a wager, or all of it if the amount is null.
  static Answer<List<Event>> takeDown(Table table, StandingBet wager, @Nullable Money amount) {
    var less = amount == null ? wager.stake() : amount;
    var left = wager.stake().minus(less);
    return Answer.unless(
        takeDownFault(table, wager, left),
        () -> {
          var offer = wager.offer(table.layout());
          var vig =
              wager.vig().minus(table.layout().play().bets().vig(table.layout(), offer, left));
          return Decider.accept(new Event.TakenDown(wager.seat(), wager.wager(), less, vig));
        });
  }

  private static Optional<Refusal> takeDownFault(Table table, StandingBet wager, Money left) {
    var bets = table.layout().play().bets();
    return Code.AMOUNT_FIXED
        .as("taken-down")
        .when(
            left.isPositive() && wager.offer(table.layout()).jackpot() != null,
            wager.spot(),
            wager.stake())
        .or(() -> bets.followUpFault(table, wager))
        .or(
            () ->
                Code.WAGER_IN_PROGRESS.when(
                    wager.locked() && !wager.offer(table.layout()).isMain(),
                    wager.spot(),
                    wager.seat()))
        .or(
            () ->
                Code.MORE_THAN_STANDS.when(
                    left.units() < 0, wager.spot(), wager.seat(), wager.stake()))
        .or(() -> bets.takeDownFault(table, wager, left))
        .or(() -> left.isZero() ? neededFault(table, wager) : Optional.empty())
        .or(
            () ->
                left.isZero()
                    ? Optional.empty()
                    : Bets.belowMinimum(wager.offer(table.layout()), left))
        .or(() -> Bets.oddCents(wager.offer(table.layout()), left));
  }

  private static Answer<List<Event>> turn(Table table, StandingBet wager, boolean on) {
    return wager.offer(table.layout()).conduct().onOff()
        ? Decider.accept(new Event.Turned(wager.seat(), wager.wager(), on))
        : Code.ALWAYS_WORKING.refuse(wager.spot());
  }

  /// Keeps up the last main wager that the seat's bonus wagers require (ruling 8). A bonus wager
  /// that has not met an outcome can be taken down first. One in progress keeps the main wager up.
  private static Optional<Refusal> neededFault(Table table, StandingBet wager) {
    if (!table.layout().play().bets().isLine(wager.offer(table.layout()))
        || hasOtherLine(table, wager)) {
      return Optional.empty();
    }
    var mainWager = table.layout().rules().mainWager();
    var resting =
        table.wagers().stream()
            .filter(other -> other.seat() == wager.seat())
            .filter(other -> mainWager.isRequiredFor(other.offer(table.layout())))
            .toList();
    return resting.stream()
        .filter(StandingBet::locked)
        .findFirst()
        .map(bonus -> Code.MAIN_WAGER_MAINTAINED.because(bonus.spot(), wager.seat(), wager.spot()))
        .or(() -> Code.MAIN_WAGER_REQUIRED.as("taken-down").when(!resting.isEmpty(), wager.seat()));
  }

  private static boolean hasOtherLine(Table table, StandingBet wager) {
    var bets = table.layout().play().bets();
    return table.wagers().stream()
        .anyMatch(
            other ->
                other.seat() == wager.seat()
                    && bets.isLine(other.offer(table.layout()))
                    && !other.is(wager.seat(), wager.name()));
  }
}
