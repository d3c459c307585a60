package io.lammer.games.threedice;

import io.lammer.games.dice.Dice;
import io.lammer.rules.Money;
import io.lammer.rules.Side;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Setup;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.table.Table.Phase;
import io.lammer.table.TableCheck;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Decides who may shake a cup of 3 Dice Baccarat, and when (ruling 38).
final class CupDecider {
  private static final List<Side> BOTH = List.of(Side.PLAYER, Side.BANKER);

  private CupDecider() {}

  static Answer<List<Event>> shook(Table table, ThreeDiceState felt, ThreeDiceCommand.Shook shook) {
    if (!BOTH.contains(shook.cup())) {
      return Code.UNKNOWN_CUP.refuse(shook.cup().title());
    }
    return Decider.unless(
        TableCheck.early(table)
            .or(() -> revealed(table))
            .or(() -> playerFault(table, felt, shook.cup(), shook.seat())),
        new ThreeDiceEvent.CupShaken(shook.cup(), shook.seat(), shook.exposed()));
  }

  static Answer<List<Event>> shake(Table table, ThreeDiceState felt, ThreeDiceCommand.Shake shake) {
    return Answer.unless(
        handFault(shake.player())
            .or(() -> handFault(shake.banker()))
            .or(() -> fault(table, felt, shake.shaker()))
            .or(() -> TableCheck.early(table)),
        () ->
            Decider.accept(
                new Event.Entered(
                    new Shake(dice(shake.player()), dice(shake.banker())), shake.shaker())));
  }

  private static Optional<Refusal> handFault(List<Integer> hand) {
    return Code.NOT_A_DIE.as("cup").when(hand.size() != 3, hand.size()).or(() -> Dice.fault(hand));
  }

  private static DiceHand dice(List<Integer> dice) {
    return new DiceHand(dice.get(0), dice.get(1), dice.get(2));
  }

  /// Refuses to open the cups unless each was shaken and its dice have not been seen since. If no
  /// shakes were recorded, the shaker is assumed to be the dealer or the player named by `shaker`.
  private static Optional<Refusal> fault(
      Table table, ThreeDiceState felt, Command.@Nullable Shaker shaker) {
    return mayShake(table, shaker).or(() -> notReady(felt));
  }

  private static Optional<Refusal> mayShake(Table table, Command.@Nullable Shaker shaker) {
    if (shaker == null) {
      return Optional.empty();
    }
    return shaker.dealerFirst() ? mayNot(table, shaker.seat()) : Optional.of(first(shaker.seat()));
  }

  private static Optional<Refusal> notReady(ThreeDiceState felt) {
    return felt.shaken().isEmpty()
        ? Optional.empty()
        : BOTH.stream()
            .filter(cup -> !felt.isReady(cup))
            .findFirst()
            .map(cup -> Code.CUP_NOT_SHAKEN.because(cup.title()));
  }

  private static Optional<Refusal> revealed(Table table) {
    return Code.CUPS_OPEN.when(table.phase() == Phase.RESOLVING);
  }

  private static Optional<Refusal> playerFault(
      Table table, ThreeDiceState felt, Side cup, @Nullable Integer seat) {
    if (seat == null) {
      return Optional.empty();
    }
    return mayNot(table, seat)
        .or(() -> felt.isReady(cup) ? Optional.empty() : Optional.of(first(seat)));
  }

  private static Refusal first(int seat) {
    return Code.DEALER_SHAKES_FIRST.because(seat);
  }

  /// Refuses a player who does not meet the operator's criteria: the amount wagered, the number of
  /// players, or dealer only.
  private static Optional<Refusal> mayNot(Table table, int seat) {
    return TableCheck.unknownSeat(table, seat).or(() -> barred(table, seat));
  }

  private static Optional<Refusal> barred(Table table, int seat) {
    var cups = table.layout().setup().choice(Setup.Cups.class);
    if (cups == null) {
      return Optional.empty();
    }
    if (cups.dealerOnly()) {
      return Optional.of(Code.PLAYER_MAY_NOT_SHAKE.because());
    }
    // Wagers that are not keyed cannot be counted, so the dealer decides.
    if (table.layout().setup().keyed() != Setup.Keying.EVERYTHING) {
      return Optional.empty();
    }
    var least = cups.leastWager();
    var wagered =
        table.wagers().stream()
            .filter(wager -> wager.seat() == seat)
            .map(StandingBet::stake)
            .reduce(Money.ZERO, Money::plus);
    if (least != null && wagered.compareTo(least) < 0) {
      return Optional.of(Code.PLAYER_MAY_NOT_SHAKE.as("least-wager").because(seat, wagered, least));
    }
    var fewest = cups.leastPlayers();
    var players = table.wagers().stream().map(StandingBet::seat).distinct().count();
    if (fewest != null && players < fewest) {
      return Optional.of(Code.PLAYER_MAY_NOT_SHAKE.as("least-players").because(players, fewest));
    }
    var most = cups.mostPlayers();
    return most == null
        ? Optional.empty()
        : Code.PLAYER_MAY_NOT_SHAKE.as("most-players").when(players > most, players, most);
  }
}
