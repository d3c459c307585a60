package io.lammer.tables;

import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.tables.Decider.Decision;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Spots.Found;
import io.lammer.tables.Table.Phase;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Decides on new wagers: a ladder of checks, each with its own refusal, in order of precedence.
final class Bets {
  /// More than any table handles, and small enough for exact arithmetic.
  private static final BigDecimal AMOUNT_MAX = BigDecimal.valueOf(10_000_000);

  private Bets() {}

  static Decision place(Table table, Command.Bet bet) {
    return closed(table, bet.seat())
        .orElseGet(() -> place(table, bet, Spots.find(table, bet.spot())));
  }

  private static Decision place(Table table, Command.Bet bet, Found found) {
    return switch (found) {
      case Found.None(var refusal) -> new Decision.Refused(refusal);
      case Found.One(var offer, var spot) -> place(table, offer, spot, bet.seat(), bet.amount());
      case Found.Divided(var split) ->
          amountFault(split.spot().toString(), null, bet.amount())
              .orElseGet(() -> DividedBets.place(table, bet.seat(), split, Money.of(amount(bet))));
    };
  }

  static Decision press(Table table, Command.Press press) {
    var bet = new Command.Bet(press.seat(), press.spot(), press.amount());
    return closed(table, press.seat())
        .orElseGet(
            () -> {
              var found = Spots.find(table, press.spot());
              return found instanceof Found.None
                      || !Spots.standing(table, press.seat(), found).isEmpty()
                  ? place(table, bet, found)
                  : noSuchWager(press.seat(), press.spot());
            });
  }

  private static BigDecimal amount(Command.Bet bet) {
    var amount = bet.amount();
    if (amount == null) {
      throw new IllegalStateException("an amount was checked and is missing");
    }
    return amount;
  }

  static Decision place(
      Table table, Offer offer, Spot spot, int seat, @Nullable BigDecimal amount) {
    return keyedFault(table, offer)
        .or(() -> amountFault(offer.name(), fixedAmount(table, offer), amount))
        .or(() -> windowFault(table, offer, spot, seat))
        .or(() -> sensorFault(table, offer, seat))
        .or(() -> mainWagerFault(table, offer, seat))
        .or(() -> limitFault(table, offer, spot, seat, stake(table, offer, amount)))
        .or(() -> gamesFault(table, offer, seat))
        .orElseGet(() -> placed(table, offer, spot, seat, stake(table, offer, amount)));
  }

  private static Optional<Decision> keyedFault(Table table, Offer offer) {
    var keyed = table.layout().setup().keyed();
    return offer.isKeyed(keyed)
        ? Optional.empty()
        : Optional.of(
            Decider.refuse(
                Code.NOT_KEYED,
                "%s is not keyed at this table, which keys %s",
                offer.name(),
                switch (keyed) {
                  case JACKPOTS -> "jackpot wagers only";
                  case BONUS -> "bonus and jackpot wagers only";
                  case EVERYTHING -> "everything";
                }));
  }

  private static Decision placed(Table table, Offer offer, Spot spot, int seat, Money stake) {
    var before = table.find(seat, spot);
    var total = before.map(wager -> wager.stake().plus(stake)).orElse(stake);
    var paid = before.map(Standing::vig).orElse(Money.ZERO);
    var vig = CrapsBets.vig(table.layout(), offer, total).minus(paid);
    return Decider.accept(new Event.Placed(seat, offer, spot, stake, vig));
  }

  static Optional<Decision> amountFault(
      String wager, @Nullable Money fixed, @Nullable BigDecimal amount) {
    if (amount == null) {
      return fixed != null
          ? Optional.empty()
          : Optional.of(Decider.refuse(Code.AMOUNT_MISSING, "the %s wager needs an amount", wager));
    }
    if (amount.signum() <= 0) {
      return Optional.of(
          Decider.refuse(
              Code.AMOUNT_NOT_POSITIVE,
              "%s is not an amount to wager; expected more than 0",
              amount.toPlainString()));
    }
    if (amount.compareTo(AMOUNT_MAX) > 0) {
      return Optional.of(
          Decider.refuse(
              Code.AMOUNT_TOO_LARGE,
              "%s is more than a table handles; expected at most %s",
              amount.toPlainString(),
              Money.of(AMOUNT_MAX)));
    }
    if (amount.stripTrailingZeros().scale() > 2) {
      return Optional.of(
          Decider.refuse(
              Code.AMOUNT_NOT_WHOLE_CENTS,
              "%s has parts of a cent; expected whole cents",
              amount.toPlainString()));
    }
    if (fixed != null && !Money.of(amount).equals(fixed)) {
      return Optional.of(
          Decider.refuse(
              Code.AMOUNT_FIXED,
              "the %s wager is exactly %s, not %s (ruling 5)",
              wager,
              fixed,
              Money.of(amount)));
    }
    return Optional.empty();
  }

  private static @Nullable Money fixedAmount(Table table, Offer offer) {
    var jackpot = offer.jackpot();
    var found = jackpot == null ? null : table.layout().jackpots().get(jackpot);
    return found == null ? null : found.terms().wager();
  }

  private static Money stake(Table table, Offer offer, @Nullable BigDecimal amount) {
    var fixed = fixedAmount(table, offer);
    if (fixed != null) {
      return fixed;
    }
    if (amount == null) {
      throw new IllegalStateException("an amount was checked and is missing");
    }
    return Money.of(amount);
  }

  private static Optional<Decision> windowFault(Table table, Offer offer, Spot spot, int seat) {
    return switch (table.felt()) {
      case Felt.Craps felt -> CrapsBets.windowFault(table, felt, offer, spot, seat);
      case Felt.Baccarat felt -> {
        if (offer.isFightback()) {
          yield felt.round() != null
              ? Optional.empty()
              : Optional.of(
                  Decider.refuse(
                      Code.FIGHTBACK_CLOSED,
                      "fightback is wagered after a round is reconciled and before its card"));
        }
        yield table.awaitsCard() ? Optional.of(cardAwaited()) : Optional.empty();
      }
      case Felt.Dice _ -> Optional.empty();
    };
  }

  private static Optional<Decision> sensorFault(Table table, Offer offer, int seat) {
    return offer.jackpot() != null
            && table.wagers().stream()
                .anyMatch(wager -> wager.is(seat, offer.wager().spot()) && !wager.awaitsCard())
        ? Optional.of(
            Decider.refuse(
                Code.WAGER_ALREADY_PLACED,
                "seat %d has its %s wager; a jackpot wager is never more than its fixed amount",
                seat,
                offer.wager().spot()))
        : Optional.empty();
  }

  private static Optional<Decision> mainWagerFault(Table table, Offer offer, int seat) {
    if (!table.layout().rules().mainWagerRequired()
        || offer.isMain()
        || table.layout().setup().keyed() != Setup.Keying.EVERYTHING) {
      return Optional.empty();
    }
    var has =
        offer.isFightback()
            ? table.felt() instanceof Felt.Baccarat felt
                && felt.games(seat).contains(Offer.MAIN_GAME)
            : hasMain(table, seat);
    return has
        ? Optional.empty()
        : Optional.of(
            Decider.refuse(
                Code.MAIN_WAGER_REQUIRED,
                "seat %d has no main wager; this table requires one for %s (ruling 8)",
                seat,
                offer.name()));
  }

  private static boolean hasMain(Table table, int seat) {
    return table.wagers().stream()
        .anyMatch(wager -> wager.seat() == seat && wager.offer().isLine());
  }

  private static Optional<Decision> limitFault(
      Table table, Offer offer, Spot spot, int seat, Money amount) {
    var total =
        table
            .find(seat, spot)
            .filter(wager -> offer.jackpot() == null)
            .map(wager -> wager.stake().plus(amount))
            .orElse(amount);
    return belowMinimum(offer, total)
        .or(() -> aboveMaximum(table, offer, total))
        .or(() -> CrapsBets.oddsFault(table, offer, seat, total));
  }

  static Optional<Decision> belowMinimum(Offer offer, Money total) {
    var limits = offer.limits();
    return limits != null && total.compareTo(limits.minimum()) < 0
        ? Optional.of(
            Decider.refuse(
                Code.BELOW_MINIMUM,
                "%s on %s is below the minimum of %s",
                total,
                offer.wager().spot(),
                limits.minimum()))
        : Optional.empty();
  }

  private static Optional<Decision> aboveMaximum(Table table, Offer offer, Money total) {
    var limits = offer.limits();
    if (limits != null && total.compareTo(limits.maximum()) > 0) {
      return Optional.of(
          Decider.refuse(
              Code.ABOVE_MAXIMUM,
              "%s on %s is above the maximum of %s",
              total,
              offer.wager().spot(),
              limits.maximum()));
    }
    var cap = table.layout().rules().largestWager();
    return cap != null && total.compareTo(cap) > 0
        ? Optional.of(
            Decider.refuse(
                Code.ABOVE_CAP,
                "%s on %s is above %s, the largest wager that the venue allows (ruling 7)",
                total,
                offer.wager().spot(),
                cap))
        : Optional.empty();
  }

  private static Optional<Decision> gamesFault(Table table, Offer offer, int seat) {
    var most = table.layout().rules().games();
    if (most == null) {
      return Optional.empty();
    }
    var games = new HashSet<String>();
    games.add(offer.game());
    if (offer.isFightback() && table.felt() instanceof Felt.Baccarat felt) {
      games.addAll(felt.games(seat));
    } else {
      table.wagers().stream()
          .filter(wager -> wager.seat() == seat)
          .forEach(wager -> games.add(wager.offer().game()));
    }
    return games.size() > most
        ? Optional.of(
            Decider.refuse(
                Code.TOO_MANY_GAMES,
                "seat %d would play %d games; the venue allows %d (ruling 7)",
                seat,
                games.size(),
                most))
        : Optional.empty();
  }

  static Optional<Decision> closed(Table table, int seat) {
    if (isUnknown(table, seat)) {
      return Optional.of(unknownSeat(table, seat));
    }
    return table.phase() == Phase.BETTING ? Optional.empty() : Optional.of(locked());
  }

  static boolean isUnknown(Table table, int seat) {
    return seat < 1 || seat > table.layout().rules().seats();
  }

  static Decision unknownSeat(Table table, int seat) {
    return Decider.refuse(
        Code.UNKNOWN_SEAT,
        "there is no seat %d; expected 1 to %d",
        seat,
        table.layout().rules().seats());
  }

  static Decision locked() {
    return Decider.refuse(
        Code.BETTING_CLOSED, "wagers are locked; wait until the outcome is settled");
  }

  static Decision cardAwaited() {
    return Decider.refuse(
        Code.CARD_AWAITED,
        "a fightback or destiny wager waits; expected only fightback wagers and the card"
            + " (ruling 27)");
  }

  static Decision noSuchWager(int seat, Command.Keyed spot) {
    return Decider.refuse(Code.NO_SUCH_WAGER, "seat %d has no %s wager", seat, spot);
  }
}
