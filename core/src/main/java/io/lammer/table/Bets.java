package io.lammer.table;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.table.Refusal.Code;
import io.lammer.table.SpotResolver.Chosen;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Decides on new wagers by a series of checks, each with its own refusal, in order of precedence.
final class Bets {
  /// Above any real table limit, and small enough for exact arithmetic.
  private static final BigDecimal AMOUNT_MAX = BigDecimal.valueOf(10_000_000);

  private Bets() {}

  static Answer<List<Event>> place(Table table, Command.Bet bet) {
    return Answer.unless(
        TableCheck.closed(table, bet.seat()),
        () -> SpotResolver.find(table, bet.spot()).then(found -> place(table, bet, found)));
  }

  private static Answer<List<Event>> place(Table table, Command.Bet bet, Chosen found) {
    return switch (found) {
      case Chosen.One(var offer, var spot) -> place(table, offer, spot, bet.seat(), bet.amount());
      case Chosen.Divided(var split) ->
          Answer.unless(
              amountFault(split.spot().toString(), null, bet.amount()),
              () -> SplitBets.place(table, bet.seat(), split, checked(bet.amount())));
    };
  }

  static Answer<List<Event>> press(Table table, Command.Press press) {
    var bet = new Command.Bet(press.seat(), press.spot(), press.amount());
    return Answer.unless(
        TableCheck.closed(table, press.seat()),
        () ->
            SpotResolver.find(table, press.spot())
                .then(
                    found ->
                        SpotResolver.standing(table, press.seat(), found).isEmpty()
                            ? noSuchWager(press.seat(), press.spot())
                            : place(table, bet, found)));
  }

  private static Money checked(@Nullable BigDecimal amount) {
    return Money.of(Objects.requireNonNull(amount, "an amount was checked"));
  }

  static Answer<List<Event>> place(
      Table table, OfferedWager offer, Spot spot, int seat, @Nullable BigDecimal amount) {
    return Answer.unless(
        keyedFault(table, offer)
            .or(() -> amountFault(offer.name(), fixedAmount(table, offer), amount))
            .or(() -> table.layout().play().bets().windowFault(table, offer, spot, seat))
            .or(() -> sensorFault(table, offer, seat))
            .or(() -> mainWagerFault(table, offer, seat))
            .or(() -> limitFault(table, offer, spot, seat, stake(table, offer, amount)))
            .or(() -> gamesFault(table, offer, seat)),
        () -> placed(table, offer, spot, seat, stake(table, offer, amount)));
  }

  /// Why the spot takes no wager now, whatever the amount; empty if it takes one.
  static Optional<Refusal> closedFault(Table table, OfferedWager offer, Spot spot, int seat) {
    return keyedFault(table, offer)
        .or(() -> table.layout().play().bets().windowFault(table, offer, spot, seat))
        .or(() -> sensorFault(table, offer, seat))
        .or(() -> mainWagerFault(table, offer, seat))
        .or(() -> gamesFault(table, offer, seat));
  }

  private static Optional<Refusal> keyedFault(Table table, OfferedWager offer) {
    var keyed = table.layout().setup().keyed();
    return Code.NOT_KEYED
        .as(keyed == Setup.Keying.JACKPOTS ? "jackpots" : "bonus")
        .when(!offer.isKeyed(keyed), Spot.of(offer.name()));
  }

  private static Answer<List<Event>> placed(
      Table table, OfferedWager offer, Spot spot, int seat, Money stake) {
    var before = table.find(seat, spot);
    var total = before.map(wager -> wager.stake().plus(stake)).orElse(stake);
    var paid = before.map(StandingBet::vig).orElse(Money.ZERO);
    var vig = table.layout().play().bets().vig(table.layout(), offer, total).minus(paid);
    return Decider.accept(new Event.Placed(seat, offer.ref(spot), stake, vig));
  }

  static Optional<Refusal> amountFault(
      String wager, @Nullable Money fixed, @Nullable BigDecimal amount) {
    if (amount == null) {
      return Code.AMOUNT_MISSING.when(fixed == null, wager);
    }
    var plain = amount.toPlainString();
    return Code.AMOUNT_NOT_POSITIVE
        .when(amount.signum() <= 0, plain)
        .or(
            () ->
                Code.AMOUNT_TOO_LARGE.when(
                    amount.compareTo(AMOUNT_MAX) > 0, plain, Money.of(AMOUNT_MAX)))
        .or(() -> Code.AMOUNT_NOT_WHOLE_CENTS.when(amount.stripTrailingZeros().scale() > 2, plain))
        .or(() -> otherThanFixed(wager, fixed, Money.of(amount)));
  }

  private static Optional<Refusal> otherThanFixed(
      String wager, @Nullable Money fixed, Money amount) {
    return fixed == null
        ? Optional.empty()
        : Code.AMOUNT_FIXED.when(!amount.equals(fixed), wager, fixed, amount);
  }

  private static @Nullable Money fixedAmount(Table table, OfferedWager offer) {
    var jackpot = offer.jackpot();
    var found = jackpot == null ? null : table.layout().jackpots().get(jackpot);
    return found == null ? null : found.terms().wager();
  }

  private static Money stake(Table table, OfferedWager offer, @Nullable BigDecimal amount) {
    var fixed = fixedAmount(table, offer);
    return fixed == null ? checked(amount) : fixed;
  }

  private static Optional<Refusal> sensorFault(Table table, OfferedWager offer, int seat) {
    return Code.WAGER_ALREADY_PLACED.when(
        offer.jackpot() != null
            && table.wagers().stream()
                .anyMatch(
                    wager ->
                        wager.is(seat, offer.wager().spot())
                            && !table.layout().play().bets().awaitsFollowUp(table.layout(), wager)),
        seat,
        offer.wager().spot());
  }

  private static Optional<Refusal> mainWagerFault(Table table, OfferedWager offer, int seat) {
    if (!table.layout().rules().mainWager().isRequiredFor(offer)
        || table.layout().setup().keyed() != Setup.Keying.EVERYTHING) {
      return Optional.empty();
    }
    var has =
        table.layout().isFollowUp(offer)
            ? table
                .layout()
                .play()
                .bets()
                .gamesOfLastRound(table, seat)
                .contains(OfferedWager.MAIN_GAME)
            : hasMain(table, seat);
    return Code.MAIN_WAGER_REQUIRED.when(!has, seat, Spot.of(offer.name()));
  }

  private static boolean hasMain(Table table, int seat) {
    var bets = table.layout().play().bets();
    return table.wagers().stream()
        .anyMatch(wager -> wager.seat() == seat && bets.isLine(wager.offer(table.layout())));
  }

  private static Optional<Refusal> limitFault(
      Table table, OfferedWager offer, Spot spot, int seat, Money amount) {
    var total =
        table
            .find(seat, spot)
            .filter(wager -> offer.jackpot() == null)
            .map(wager -> wager.stake().plus(amount))
            .orElse(amount);
    return oddCents(offer, total)
        .or(() -> belowMinimum(offer, total))
        .or(() -> aboveMaximum(offer, total))
        .or(() -> aboveCap(table, offer, total))
        .or(() -> table.layout().play().bets().amountFault(table, offer, seat, total));
  }

  /// A wager that can lose half is made in even cents, so that half of it can be returned.
  static Optional<Refusal> oddCents(OfferedWager offer, Money total) {
    return Code.AMOUNT_NOT_EVEN_CENTS.when(
        offer.canLoseHalf() && !total.times(Fraction.HALF).isWholeCents(),
        total,
        offer.wager().spot());
  }

  static Optional<Refusal> belowMinimum(OfferedWager offer, Money total) {
    var limits = offer.limits();
    return limits == null
        ? Optional.empty()
        : Code.BELOW_MINIMUM.when(
            total.compareTo(limits.minimum()) < 0, total, offer.wager().spot(), limits.minimum());
  }

  private static Optional<Refusal> aboveMaximum(OfferedWager offer, Money total) {
    var limits = offer.limits();
    return limits == null
        ? Optional.empty()
        : Code.ABOVE_MAXIMUM.when(
            total.compareTo(limits.maximum()) > 0, total, offer.wager().spot(), limits.maximum());
  }

  private static Optional<Refusal> aboveCap(Table table, OfferedWager offer, Money total) {
    var cap = table.layout().rules().largestWager();
    return cap == null
        ? Optional.empty()
        : Code.ABOVE_CAP.when(total.compareTo(cap) > 0, total, offer.wager().spot(), cap);
  }

  private static Optional<Refusal> gamesFault(Table table, OfferedWager offer, int seat) {
    var most = table.layout().rules().games();
    if (most == null) {
      return Optional.empty();
    }
    var games = new HashSet<String>();
    games.add(offer.game());
    if (table.layout().isFollowUp(offer)) {
      games.addAll(table.layout().play().bets().gamesOfLastRound(table, seat));
    } else {
      table.wagers().stream()
          .filter(wager -> wager.seat() == seat)
          .forEach(wager -> games.add(wager.offer(table.layout()).game()));
    }
    return Code.TOO_MANY_GAMES.when(games.size() > most, seat, games.size(), most);
  }

  static Answer<List<Event>> noSuchWager(int seat, Command.Keyed spot) {
    return Code.NO_SUCH_WAGER.refuse(seat, spot);
  }
}
