package io.lammer.tables;

import static java.util.stream.Collectors.joining;

import io.lammer.rules.Side;
import io.lammer.rules.Spot;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a person or a sensor asks of a table. Text that may be wrong arrives as it was keyed.
public sealed interface Command {

  /// A spot as it was keyed: a wager, with a number or dice where it has several spots.
  ///
  /// @param sensor the jackpot sensor, where it was said
  record Keyed(
      String wager,
      @Nullable Integer number,
      @Nullable List<Integer> dice,
      @Nullable Integer sensor) {
    public Keyed {
      dice = dice == null ? null : List.copyOf(dice);
    }

    public Keyed(String wager, @Nullable Integer number, @Nullable List<Integer> dice) {
      this(wager, number, dice, null);
    }

    public static Keyed of(String wager) {
      return new Keyed(wager, null, null);
    }

    public static Keyed of(Spot spot) {
      var dice = spot.dice();
      return new Keyed(
          spot.wager(),
          spot.number(),
          dice == null ? null : List.of(dice.first(), dice.second()),
          spot.sensor());
    }

    @Override
    public String toString() {
      return (number == null ? wager : wager + " " + number)
          + (dice == null ? "" : dice.stream().map(String::valueOf).collect(joining("-", " ", "")))
          + (sensor == null ? "" : " sensor " + sensor);
    }
  }

  /// A wager put on the layout, or added to one that lies there.
  ///
  /// @param amount dollars; null for the fixed amount of a jackpot wager
  record Bet(int seat, Keyed spot, @Nullable BigDecimal amount) implements Command {
    public Bet(int seat, String wager, @Nullable BigDecimal amount) {
      this(seat, Keyed.of(wager), amount);
    }
  }

  /// More on a wager that lies there already.
  record Press(int seat, Keyed spot, BigDecimal amount) implements Command {}

  /// A wager, or a part of it, taken back.
  ///
  /// @param amount how much of it; null for all
  record TakeDown(int seat, Keyed spot, @Nullable BigDecimal amount) implements Command {
    public TakeDown(int seat, String wager) {
      this(seat, Keyed.of(wager), null);
    }
  }

  record Turn(int seat, Keyed spot, boolean on) implements Command {}

  /// A jackpot sensor of a seat is covered, or uncovered again before the lock.
  record Sense(int seat, int sensor, boolean covered) implements Command {}

  /// No more bets.
  record Lock() implements Command {}

  /// Bets are taken again after no more bets.
  record Reopen() implements Command {}

  /// No roll: what was entered does not count.
  record CallBack() implements Command {}

  record Roll(List<Integer> dice) implements Command {
    public Roll {
      dice = List.copyOf(dice);
    }

    public Roll(int first, int second) {
      this(List.of(first, second));
    }
  }

  record Deal(List<String> player, List<String> banker) implements Command {
    public Deal {
      player = List.copyOf(player);
      banker = List.copyOf(banker);
    }
  }

  /// The next card of a deal that is entered one by one.
  record NextCard(String card) implements Command {}

  /// The last card of such a deal was wrong.
  record TakeBackCard() implements Command {}

  record Draw(String card) implements Command {}

  record Shake(List<Integer> player, List<Integer> banker, @Nullable Shaker shaker)
      implements Command {
    public Shake {
      player = List.copyOf(player);
      banker = List.copyOf(banker);
    }
  }

  /// A cup is shaken, after no more bets: by the dealer, or by a player to whom the dealer handed
  /// it.
  ///
  /// @param seat the player's, or null for the dealer
  /// @param exposed somebody saw the dice, so that the dealer shakes it again (ruling 38)
  record Shook(Side cup, @Nullable Integer seat, boolean exposed) implements Command {}

  /// A player who shook the cups, after the dealer did with the dice unexposed (ruling 38).
  record Shaker(int seat, boolean dealerFirst) {}

  /// The entered outcome stands; settle it.
  record Confirm() implements Command {}

  /// A seat pays the commission that it owes.
  record Collect(int seat) implements Command {}

  record NewShoe(int burn, @Nullable String card) implements Command {}

  record NewShooter(int seat) implements Command {}
}
