package io.lammer.tables;

import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Spots.Chosen;
import io.lammer.tables.Table.Phase;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Decides on new wagers: a ladder of checks, each with its own refusal, in order of precedence.
final class Bets {
  /// More than any table handles, and small enough for exact arithmetic.
  private static final BigDecimal AMOUNT_MAX = BigDecimal.valueOf(10_000_000);

  private Bets() {}

  static Answer<List<Event>> place(Table table, Command.Bet bet) {
    return Answer.unless(
        closed(table, bet.seat()),
        () -> Spots.find(table, bet.spot()).then(found -> place(table, bet, found)));
  }

  private static Answer<List<Event>> place(Table table, Command.Bet bet, Chosen found) {
    return switch (found) {
      case Chosen.One(var offer, var spot) -> place(table, offer, spot, bet.seat(), bet.amount());
      case Chosen.Divided(var split) ->
          Answer.unless(
              amountFault(split.spot().toString(), null, bet.amount()),
              () -> DividedBets.place(table, bet.seat(), split, checked(bet.amount())));
    };
  }

  static Answer<List<Event>> press(Table table, Command.Press press) {
    var bet = new Command.Bet(press.seat(), press.spot(), press.amount());
    return Answer.unless(
        closed(table, press.seat()),
        () ->
            Spots.find(table, press.spot())
                .then(
                    found ->
                        Spots.standing(table, press.seat(), found).isEmpty()
                            ? noSuchWager(press.seat(), press.spot())
                            : place(table, bet, found)));
  }

  private static Money checked(@Nullable BigDecimal amount) {
    return Money.of(Objects.requireNonNull(amount, "an amount was checked"));
  }

  static Answer<List<Event>> place(
      Table table, Offer offer, Spot spot, int seat, @Nullable BigDecimal amount) {
    return Answer.unless(
        keyedFault(table, offer)
            .or(() -> amountFault(offer.name(), fixedAmount(table, offer), amount))
            .or(() -> windowFault(table, offer, spot, seat))
            .or(() -> sensorFault(table, offer, seat))
            .or(() -> mainWagerFault(table, offer, seat))
            .or(() -> limitFault(table, offer, spot, seat, stake(table, offer, amount)))
            .or(() -> gamesFault(table, offer, seat)),
        () -> placed(table, offer, spot, seat, stake(table, offer, amount)));
  }

  /// Why no amount at all would be taken there.
  static Optional<Refusal> closedFault(Table table, Offer offer, Spot spot, int seat) {
    return keyedFault(table, offer)
        .or(() -> windowFault(table, offer, spot, seat))
        .or(() -> sensorFault(table, offer, seat))
        .or(() -> mainWagerFault(table, offer, seat))
        .or(() -> gamesFault(table, offer, seat));
  }

  private static Optional<Refusal> keyedFault(Table table, Offer offer) {
    var keyed = table.layout().setup().keyed();
    return Code.NOT_KEYED.when(
        !offer.isKeyed(keyed),
        "%s is not keyed at this table, which keys %s",
        offer.name(),
        switch (keyed) {
          case JACKPOTS -> "jackpot wagers only";
          case BONUS -> "bonus and jackpot wagers only";
          case EVERYTHING -> "everything";
        });
  }

  private static Answer<List<Event>> placed(
      Table table, Offer offer, Spot spot, int seat, Money stake) {
    var before = table.find(seat, spot);
    var total = before.map(wager -> wager.stake().plus(stake)).orElse(stake);
    var paid = before.map(Standing::vig).orElse(Money.ZERO);
    var vig = CrapsBets.vig(table.layout(), offer, total).minus(paid);
    return Decider.accept(new Event.Placed(seat, offer, spot, stake, vig));
  }

  static Optional<Refusal> amountFault(
      String wager, @Nullable Money fixed, @Nullable BigDecimal amount) {
    if (amount == null) {
      return Code.AMOUNT_MISSING.when(fixed == null, "the %s wager needs an amount", wager);
    }
    var plain = amount.toPlainString();
    return Code.AMOUNT_NOT_POSITIVE
        .when(amount.signum() <= 0, "%s is not an amount to wager; expected more than 0", plain)
        .or(
            () ->
                Code.AMOUNT_TOO_LARGE.when(
                    amount.compareTo(AMOUNT_MAX) > 0,
                    "%s is more than a table handles; expected at most %s",
                    plain,
                    Money.of(AMOUNT_MAX)))
        .or(
            () ->
                Code.AMOUNT_NOT_WHOLE_CENTS.when(
                    amount.stripTrailingZeros().scale() > 2,
                    "%s has parts of a cent; expected whole cents",
                    plain))
        .or(() -> otherThanFixed(wager, fixed, Money.of(amount)));
  }

  private static Optional<Refusal> otherThanFixed(
      String wager, @Nullable Money fixed, Money amount) {
    return fixed == null
        ? Optional.empty()
        : Code.AMOUNT_FIXED.when(
            !amount.equals(fixed),
            "the %s wager is exactly %s, not %s (ruling 5)",
            wager,
            fixed,
            amount);
  }

  private static @Nullable Money fixedAmount(Table table, Offer offer) {
    var jackpot = offer.jackpot();
    var found = jackpot == null ? null : table.layout().jackpots().get(jackpot);
    return found == null ? null : found.terms().wager();
  }

  private static Money stake(Table table, Offer offer, @Nullable BigDecimal amount) {
    var fixed = fixedAmount(table, offer);
    return fixed == null ? checked(amount) : fixed;
  }

  private static Optional<Refusal> windowFault(Table table, Offer offer, Spot spot, int seat) {
    return switch (table.felt()) {
      case Felt.Craps felt -> CrapsBets.windowFault(table, felt, offer, spot, seat);
      case Felt.Baccarat _ -> {
        if (offer.isFightback()) {
          yield Code.FIGHTBACK_CLOSED
              .when(
                  table.fightbackRound().isEmpty(),
                  "fightback is wagered after a round is reconciled and before its card")
              .or(() -> cardSeen(table));
        }
        yield table.awaitsCard() ? Optional.of(cardAwaited()) : Optional.empty();
      }
      case Felt.Dice _ -> Optional.empty();
    };
  }

  private static Optional<Refusal> sensorFault(Table table, Offer offer, int seat) {
    return Code.WAGER_ALREADY_PLACED.when(
        offer.jackpot() != null
            && table.wagers().stream()
                .anyMatch(wager -> wager.is(seat, offer.wager().spot()) && !wager.awaitsCard()),
        "seat %d has its %s wager; a jackpot wager is never more than its fixed amount",
        seat,
        offer.wager().spot());
  }

  private static Optional<Refusal> mainWagerFault(Table table, Offer offer, int seat) {
    if (!table.layout().rules().mainWager().isRequiredFor(offer)
        || table.layout().setup().keyed() != Setup.Keying.EVERYTHING) {
      return Optional.empty();
    }
    var has =
        offer.isFightback()
            ? table.felt() instanceof Felt.Baccarat felt
                && felt.games(seat).contains(Offer.MAIN_GAME)
            : hasMain(table, seat);
    return Code.MAIN_WAGER_REQUIRED.when(
        !has,
        "seat %d has no main wager; this table requires one for %s (ruling 8)",
        seat,
        offer.name());
  }

  private static boolean hasMain(Table table, int seat) {
    return table.wagers().stream()
        .anyMatch(wager -> wager.seat() == seat && wager.offer().isLine());
  }

  private static Optional<Refusal> limitFault(
      Table table, Offer offer, Spot spot, int seat, Money amount) {
    var total =
        table
            .find(seat, spot)
            .filter(wager -> offer.jackpot() == null)
            .map(wager -> wager.stake().plus(amount))
            .orElse(amount);
    return belowMinimum(offer, total)
        .or(() -> aboveMaximum(offer, total))
        .or(() -> aboveCap(table, offer, total))
        .or(() -> CrapsBets.oddsFault(table, offer, seat, total));
  }

  static Optional<Refusal> belowMinimum(Offer offer, Money total) {
    var limits = offer.limits();
    return limits == null
        ? Optional.empty()
        : Code.BELOW_MINIMUM.when(
            total.compareTo(limits.minimum()) < 0,
            "%s on %s is below the minimum of %s",
            total,
            offer.wager().spot(),
            limits.minimum());
  }

  private static Optional<Refusal> aboveMaximum(Offer offer, Money total) {
    var limits = offer.limits();
    return limits == null
        ? Optional.empty()
        : Code.ABOVE_MAXIMUM.when(
            total.compareTo(limits.maximum()) > 0,
            "%s on %s is above the maximum of %s",
            total,
            offer.wager().spot(),
            limits.maximum());
  }

  private static Optional<Refusal> aboveCap(Table table, Offer offer, Money total) {
    var cap = table.layout().rules().largestWager();
    return cap == null
        ? Optional.empty()
        : Code.ABOVE_CAP.when(
            total.compareTo(cap) > 0,
            "%s on %s is above %s, the largest wager that the venue allows (ruling 7)",
            total,
            offer.wager().spot(),
            cap);
  }

  private static Optional<Refusal> gamesFault(Table table, Offer offer, int seat) {
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
    return Code.TOO_MANY_GAMES.when(
        games.size() > most,
        "seat %d would play %d games; the venue allows %d (ruling 7)",
        seat,
        games.size(),
        most);
  }

  static Optional<Refusal> closed(Table table, int seat) {
    return unknownSeat(table, seat).or(() -> locked(table));
  }

  static Optional<Refusal> unknownSeat(Table table, int seat) {
    var seats = table.layout().rules().seats();
    return Code.UNKNOWN_SEAT.when(
        seat < 1 || seat > seats, "there is no seat %d; expected 1 to %d", seat, seats);
  }

  static Optional<Refusal> locked(Table table) {
    return Code.BETTING_CLOSED.when(
        table.phase() != Phase.BETTING, "wagers are locked; wait until the outcome is settled");
  }

  /// The card was called back after it was entered: players may have seen it.
  static Optional<Refusal> cardSeen(Table table) {
    return Code.FIGHTBACK_CLOSED.when(
        table.lock().seen(),
        "a Fightback card was entered and called back; a supervisor reopens bets");
  }

  static Refusal cardAwaited() {
    return Code.CARD_AWAITED.because(
        "a fightback or destiny wager waits; expected only fightback wagers and the card"
            + " (ruling 27)");
  }

  static Answer<List<Event>> noSuchWager(int seat, Command.Keyed spot) {
    return Code.NO_SUCH_WAGER.refuse("seat %d has no %s wager", seat, spot);
  }
}
