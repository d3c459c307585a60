package io.lammer.table;

import static java.util.stream.Collectors.joining;

import io.lammer.rules.Spot;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A command from a person or a sensor to a table. Text arrives as it was keyed, unchecked.
public sealed interface Command {

  /// A spot as it was keyed: a wager, with a number or dice if it has several spots.
  ///
  /// @param sensor the jackpot sensor, or null if none was named
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

    /// The spot as it was keyed. If dice were keyed, there are exactly two.
    public Spot spot() {
      return dice == null
          ? new Spot(wager, number, null)
          : new Spot(wager, number, new Spot.Dice(dice.get(0), dice.get(1)));
    }

    @Override
    public String toString() {
      return (number == null ? wager : wager + " " + number)
          + (dice == null ? "" : dice.stream().map(String::valueOf).collect(joining("-", " ", "")))
          + (sensor == null ? "" : " sensor " + sensor);
    }
  }

  /// Makes a wager, or adds to one that is on the layout.
  ///
  /// @param amount dollars; null for the fixed amount of a jackpot wager
  record Bet(int seat, Keyed spot, @Nullable BigDecimal amount) implements Command {
    public Bet(int seat, String wager, @Nullable BigDecimal amount) {
      this(seat, Keyed.of(wager), amount);
    }
  }

  /// Adds to a wager that is on the layout.
  record Press(int seat, Keyed spot, BigDecimal amount) implements Command {}

  /// Takes a wager, or a part of it, down.
  ///
  /// @param amount how much is taken down; null for all
  record TakeDown(int seat, Keyed spot, @Nullable BigDecimal amount) implements Command {
    public TakeDown(int seat, String wager) {
      this(seat, Keyed.of(wager), null);
    }
  }

  record Turn(int seat, Keyed spot, boolean on) implements Command {}

  /// A seat's jackpot sensor is covered, or uncovered again before the lock.
  record Sense(int seat, int sensor, boolean covered) implements Command {}

  /// "No more bets."
  record Lock() implements Command {}

  /// Reopens betting after "no more bets".
  record Reopen() implements Command {}

  /// "No roll": cancels the outcome that was entered.
  record CallBack() implements Command {}

  /// A command that only some games have, such as entering their outcome.
  non-sealed interface OfGame extends Command {
    /// What the command enters, as part of a sentence: `a roll of two dice`.
    String description();

    /// The kind of device that can send this command; null if only people enter it.
    default @Nullable Reader reader() {
      return null;
    }
  }

  /// A device that reads outcomes.
  enum Reader {
    DICE,
    SHOE
  }

  /// The next card of a deal that is entered card by card.
  record NextCard(String card) implements OfGame {
    @Override
    public String description() {
      return "a card";
    }

    @Override
    public Reader reader() {
      return Reader.SHOE;
    }
  }

  /// Removes the last card of a deal that is entered card by card.
  record TakeBackCard() implements Command {}

  /// A player who shook the cups.
  ///
  /// @param dealerFirst the dealer shook first with the dice unexposed (ruling 38)
  record Shaker(int seat, boolean dealerFirst) {}

  /// Confirms the entered outcome and settles it.
  record Confirm() implements Command {}

  record NewShoe(int burn, @Nullable String card) implements OfGame {
    @Override
    public String description() {
      return "a new shoe";
    }
  }
}
