package io.lammer.tables;

import io.lammer.rules.Edition.BonusWindow;
import io.lammer.rules.Money;
import io.lammer.rules.Side;
import io.lammer.tables.Decider.Decision;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Table.Phase;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Decides on wagers: a ladder of checks, each with its own refusal, in order of precedence.
final class Bets {
  /// More than any table handles, and small enough for exact arithmetic.
  private static final BigDecimal AMOUNT_MAX = BigDecimal.valueOf(10_000_000);

  private Bets() {}

  static Decision place(Table table, Command.Bet bet) {
    if (isUnknown(table, bet.seat())) {
      return unknownSeat(table, bet.seat());
    }
    if (table.phase() != Phase.BETTING) {
      return locked();
    }
    if (!table.layout().known().contains(bet.wager())) {
      return unknownWager(table, bet.wager());
    }
    var offer = offer(table, bet.wager());
    if (offer == null) {
      return notOffered(table, bet.wager());
    }
    return amountFault(table, offer, bet.amount())
        .or(() -> windowFault(table, offer))
        .or(() -> sensorFault(table, offer, bet.seat()))
        .or(() -> mainWagerFault(table, offer, bet.seat()))
        .or(() -> limitFault(table, offer, bet.seat(), stake(table, offer, bet.amount())))
        .or(() -> gamesFault(table, offer, bet.seat()))
        .orElseGet(
            () ->
                Decider.accept(
                    new Event.Placed(bet.seat(), offer, stake(table, offer, bet.amount()))));
  }

  static Decision takeDown(Table table, Command.TakeDown command) {
    if (isUnknown(table, command.seat())) {
      return unknownSeat(table, command.seat());
    }
    if (table.phase() != Phase.BETTING) {
      return locked();
    }
    if (!table.layout().known().contains(command.wager())) {
      return unknownWager(table, command.wager());
    }
    var found = table.find(command.seat(), command.wager());
    if (found.isEmpty()) {
      return noSuchWager(command.seat(), command.wager());
    }
    var wager = found.get();
    if (table.awaitsCard() && !wager.awaitsCard()) {
      return cardAwaited();
    }
    if (wager.locked() && wager.offer().name().equals("pass")) {
      return Decider.refuse(
          Code.CONTRACT_WAGER,
          "the pass wager of seat %d stays up until the point is made or missed",
          command.seat());
    }
    if (wager.locked() && !wager.offer().isMain()) {
      return Decider.refuse(
          Code.WAGER_IN_PROGRESS,
          "the %s wager of seat %d is in progress and cannot be taken down",
          command.wager(),
          command.seat());
    }
    if (leavesBonusAlone(table, wager)) {
      return Decider.refuse(
          Code.MAIN_WAGER_REQUIRED,
          "seat %d has a bonus wager that needs this main wager; take the bonus wager down first",
          command.seat());
    }
    return Decider.accept(new Event.TakenDown(command.seat(), wager.offer(), wager.stake()));
  }

  static Decision turn(Table table, Command.Turn command) {
    if (isUnknown(table, command.seat())) {
      return unknownSeat(table, command.seat());
    }
    if (!table.layout().known().contains(command.wager())) {
      return unknownWager(table, command.wager());
    }
    return table.find(command.seat(), command.wager()).isEmpty()
        ? noSuchWager(command.seat(), command.wager())
        : Decider.refuse(Code.ALWAYS_WORKING, "%s is always working", command.wager());
  }

  /// The offer of that name; which half of Fightback depends on the round.
  private static @Nullable Offer offer(Table table, String wager) {
    var layout = table.layout();
    if (!wager.equals("fightback")) {
      return layout.offers().get(wager);
    }
    var round = table.felt() instanceof Felt.Baccarat felt ? felt.round() : null;
    if (round == null) {
      return layout.fightbackAfterWin() == null
          ? layout.fightbackAfterTie()
          : layout.fightbackAfterWin();
    }
    return round.winner() == Side.TIE ? layout.fightbackAfterTie() : layout.fightbackAfterWin();
  }

  private static Optional<Decision> amountFault(
      Table table, Offer offer, @Nullable BigDecimal amount) {
    var fixed = fixedAmount(table, offer);
    if (amount == null) {
      return fixed != null
          ? Optional.empty()
          : Optional.of(
              Decider.refuse(Code.AMOUNT_MISSING, "the %s wager needs an amount", offer.name()));
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
              offer.name(),
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

  private static Optional<Decision> windowFault(Table table, Offer offer) {
    return switch (table.felt()) {
      case Felt.Craps felt ->
          offer.isMain() ? lineFault(felt, offer) : bonusFault(table, felt, offer);
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

  private static Optional<Decision> lineFault(Felt.Craps felt, Offer offer) {
    return felt.isComeOut()
        ? Optional.empty()
        : Optional.of(
            Decider.refuse(
                Code.COME_OUT_ONLY,
                "the point is %d; a %s wager is made on the come-out roll",
                felt.point(),
                offer.name()));
  }

  private static Optional<Decision> bonusFault(Table table, Felt.Craps felt, Offer offer) {
    var window = table.layout().edition().terms().bonusWindow();
    if (window == BonusWindow.AFTER_SEVEN && !felt.afterSeven()) {
      return Optional.of(
          Decider.refuse(
              Code.BONUS_AFTER_SEVEN_ONLY,
              "the last roll was not a 7; this edition takes %s only on a come-out roll after a 7"
                  + " (ruling 16)",
              offer.name()));
    }
    return table.wagers().stream()
            .anyMatch(wager -> wager.locked() && wager.offer().name().equals(offer.name()))
        ? Optional.of(
            Decider.refuse(
                Code.BONUS_IN_PROGRESS,
                "%s is in progress; the next wager can be made when it is resolved (ruling 16)",
                offer.name()))
        : Optional.empty();
  }

  private static Optional<Decision> sensorFault(Table table, Offer offer, int seat) {
    return offer.jackpot() != null
            && table.wagers().stream()
                .anyMatch(wager -> wager.is(seat, offer.name()) && !wager.awaitsCard())
        ? Optional.of(
            Decider.refuse(
                Code.WAGER_ALREADY_PLACED,
                "seat %d has its %s wager; a jackpot wager is never more than its fixed amount",
                seat,
                offer.name()))
        : Optional.empty();
  }

  private static Optional<Decision> mainWagerFault(Table table, Offer offer, int seat) {
    if (!table.layout().rules().mainWagerRequired() || offer.isMain()) {
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
        .anyMatch(wager -> wager.seat() == seat && wager.offer().isMain());
  }

  /// A main wager that new bonus wagers of the seat rest on, and no other does.
  private static boolean leavesBonusAlone(Table table, Standing wager) {
    return table.layout().rules().mainWagerRequired()
        && wager.offer().isMain()
        && table.wagers().stream()
            .anyMatch(
                other -> other.seat() == wager.seat() && !other.offer().isMain() && !other.locked())
        && table.wagers().stream()
            .noneMatch(
                other ->
                    other.seat() == wager.seat()
                        && other.offer().isMain()
                        && !other.is(wager.seat(), wager.offer().name()));
  }

  private static Optional<Decision> limitFault(Table table, Offer offer, int seat, Money amount) {
    var total =
        table
            .find(seat, offer.name())
            .filter(wager -> offer.jackpot() == null)
            .map(wager -> wager.stake().plus(amount))
            .orElse(amount);
    var limits = offer.limits();
    if (limits != null && total.compareTo(limits.minimum()) < 0) {
      return Optional.of(
          Decider.refuse(
              Code.BELOW_MINIMUM,
              "%s on %s is below the minimum of %s",
              total,
              offer.name(),
              limits.minimum()));
    }
    if (limits != null && total.compareTo(limits.maximum()) > 0) {
      return Optional.of(
          Decider.refuse(
              Code.ABOVE_MAXIMUM,
              "%s on %s is above the maximum of %s",
              total,
              offer.name(),
              limits.maximum()));
    }
    var cap = table.layout().rules().largestWager();
    return cap != null && total.compareTo(cap) > 0
        ? Optional.of(
            Decider.refuse(
                Code.ABOVE_CAP,
                "%s on %s is above %s, the largest wager that the venue allows (ruling 7)",
                total,
                offer.name(),
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

  private static Decision unknownWager(Table table, String wager) {
    return Decider.refuse(
        Code.UNKNOWN_WAGER,
        "%s has no wager \"%s\"; expected one of %s",
        table.layout().edition().game().title(),
        wager,
        String.join(", ", table.layout().wagers()));
  }

  private static Decision notOffered(Table table, String wager) {
    return Decider.refuse(
        Code.WAGER_NOT_OFFERED,
        "this table does not offer %s%s",
        wager,
        wager.equals("fightback") && table.layout().offersFightback() ? " after this outcome" : "");
  }

  private static Decision noSuchWager(int seat, String wager) {
    return Decider.refuse(Code.NO_SUCH_WAGER, "seat %d has no %s wager", seat, wager);
  }
}
