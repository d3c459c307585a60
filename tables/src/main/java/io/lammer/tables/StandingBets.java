package io.lammer.tables;

import io.lammer.rules.Money;
import io.lammer.tables.Decider.Decision;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Spots.Found;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/// Decides on wagers that lie on the layout: taken down, reduced, turned on and off.
final class StandingBets {
  private StandingBets() {}

  static Decision takeDown(Table table, Command.TakeDown command) {
    return standing(
        table,
        command.seat(),
        command.spot(),
        (found, wagers) -> {
          var amount = command.amount();
          if (amount == null) {
            return takeDown(table, command, found, wagers, null);
          }
          return Bets.amountFault(command.spot().toString(), null, amount)
              .orElseGet(() -> takeDown(table, command, found, wagers, Money.of(amount)));
        });
  }

  static Decision turn(Table table, Command.Turn command) {
    return standing(
        table,
        command.seat(),
        command.spot(),
        (_, wagers) -> turn(wagers.getFirst(), command.on()));
  }

  /// Does something to what a seat has on a keyed spot. A wager that the table does not offer any
  /// more may still stand, so only a spot that cannot be is refused as such.
  private static Decision standing(
      Table table,
      int seat,
      Command.Keyed spot,
      BiFunction<Found, List<Standing>, Decision> change) {
    var closed = Bets.closed(table, seat);
    if (closed.isPresent()) {
      return closed.get();
    }
    var found = Spots.find(table, spot);
    if (found instanceof Found.None(var refusal) && refusal.code() != Code.WAGER_NOT_OFFERED) {
      return new Decision.Refused(refusal);
    }
    var wagers = Spots.standing(table, seat, found);
    return wagers.isEmpty() ? Bets.noSuchWager(seat, spot) : change.apply(found, wagers);
  }

  private static Decision takeDown(
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
  static Decision takeDown(Table table, Standing wager, @Nullable Money amount) {
    var less = amount == null ? wager.stake() : amount;
    var left = wager.stake().minus(less);
    return takeDownFault(table, wager, left)
        .orElseGet(
            () -> {
              var offer = wager.offer();
              var vig = wager.vig().minus(CrapsBets.vig(table.layout(), offer, left));
              return Decider.accept(
                  new Event.TakenDown(wager.seat(), offer, wager.spot(), less, vig));
            });
  }

  private static Optional<Decision> takeDownFault(Table table, Standing wager, Money left) {
    if (left.isPositive() && wager.offer().jackpot() != null) {
      return Optional.of(
          Decider.refuse(
              Code.AMOUNT_FIXED,
              "the %s wager is exactly %s; it can only be taken down whole (ruling 5)",
              wager.spot(),
              wager.stake()));
    }
    if (table.awaitsCard() && !wager.awaitsCard()) {
      return Optional.of(Bets.cardAwaited());
    }
    if (wager.locked() && !wager.offer().isMain()) {
      return Optional.of(
          Decider.refuse(
              Code.WAGER_IN_PROGRESS,
              "the %s wager of seat %d is in progress and cannot be taken down",
              wager.spot(),
              wager.seat()));
    }
    if (left.units() < 0) {
      return Optional.of(
          Decider.refuse(
              Code.MORE_THAN_STANDS,
              "the %s wager of seat %d is %s; no more than that can be taken down",
              wager.spot(),
              wager.seat(),
              wager.stake()));
    }
    return CrapsBets.takeDownFault(table, wager, left)
        .or(
            () ->
                left.isZero() && leavesBonusAlone(table, wager)
                    ? Optional.of(
                        Decider.refuse(
                            Code.MAIN_WAGER_REQUIRED,
                            "seat %d has a bonus wager that needs this main wager; take the bonus"
                                + " wager down first",
                            wager.seat()))
                    : Optional.empty())
        .or(() -> left.isZero() ? Optional.empty() : Bets.belowMinimum(wager.offer(), left));
  }

  private static Decision turn(Standing wager, boolean on) {
    return wager.offer().conduct().onOff()
        ? Decider.accept(new Event.Turned(wager.seat(), wager.offer(), wager.spot(), on))
        : Decider.refuse(Code.ALWAYS_WORKING, "%s is always working", wager.spot());
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
