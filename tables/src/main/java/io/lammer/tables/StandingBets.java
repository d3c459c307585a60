package io.lammer.tables;

import io.lammer.rules.Money;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Spots.Found;
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

  /// Does something to what a seat has on a keyed spot. A wager that the table does not offer any
  /// more may still stand, so only a spot that cannot be is refused as such.
  private static Answer<List<Event>> standing(
      Table table,
      int seat,
      Command.Keyed spot,
      BiFunction<Found, List<Standing>, Answer<List<Event>>> change) {
    var closed = Bets.closed(table, seat);
    if (closed.isPresent()) {
      return Answer.refuse(closed.get());
    }
    var found = Spots.find(table, spot);
    if (found instanceof Found.None(var refusal) && refusal.code() != Code.WAGER_NOT_OFFERED) {
      return Answer.refuse(refusal);
    }
    var wagers = Spots.standing(table, seat, found);
    return wagers.isEmpty() ? Bets.noSuchWager(seat, spot) : change.apply(found, wagers);
  }

  private static Answer<List<Event>> takeDown(
      Table table,
      Command.TakeDown command,
      Found found,
      List<Standing> wagers,
      @Nullable Money amount) {
    return found instanceof Found.Divided(var split)
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
    return Refusal.when(
            left.isPositive() && wager.offer().jackpot() != null,
            Code.AMOUNT_FIXED,
            "the %s wager is exactly %s; it can only be taken down whole (ruling 5)",
            wager.spot(),
            wager.stake())
        .or(
            () ->
                table.awaitsCard() && !wager.awaitsCard()
                    ? Optional.of(Bets.cardAwaited())
                    : Optional.empty())
        .or(
            () ->
                Refusal.when(
                    wager.locked() && !wager.offer().isMain(),
                    Code.WAGER_IN_PROGRESS,
                    "the %s wager of seat %d is in progress and cannot be taken down",
                    wager.spot(),
                    wager.seat()))
        .or(
            () ->
                Refusal.when(
                    left.units() < 0,
                    Code.MORE_THAN_STANDS,
                    "the %s wager of seat %d is %s; no more than that can be taken down",
                    wager.spot(),
                    wager.seat(),
                    wager.stake()))
        .or(() -> CrapsBets.takeDownFault(table, wager, left))
        .or(
            () ->
                Refusal.when(
                    left.isZero() && leavesBonusAlone(table, wager),
                    Code.MAIN_WAGER_REQUIRED,
                    "seat %d has a bonus wager that needs this main wager; take the bonus"
                        + " wager down first",
                    wager.seat()))
        .or(() -> left.isZero() ? Optional.empty() : Bets.belowMinimum(wager.offer(), left));
  }

  private static Answer<List<Event>> turn(Standing wager, boolean on) {
    return wager.offer().conduct().onOff()
        ? Decider.accept(new Event.Turned(wager.seat(), wager.offer(), wager.spot(), on))
        : Answer.refuse(Code.ALWAYS_WORKING, "%s is always working", wager.spot());
  }

  /// A main wager that new bonus wagers of the seat rest on, and no other does.
  private static boolean leavesBonusAlone(Table table, Standing wager) {
    return table.layout().rules().mainWagerRequired()
        && wager.offer().isLine()
        && table.wagers().stream()
            .anyMatch(
                other -> other.seat() == wager.seat() && !other.offer().isMain() && !other.locked())
        && table.wagers().stream()
            .noneMatch(
                other ->
                    other.seat() == wager.seat()
                        && other.offer().isLine()
                        && !other.is(wager.seat(), wager.offer().name()));
  }
}
