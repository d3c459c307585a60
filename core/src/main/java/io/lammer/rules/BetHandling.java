package io.lammer.rules;

import org.jspecify.annotations.Nullable;

/// How a main wager is handled on the table: when it may be made, changed and taken down.
///
/// @param offOnComeOut off on come-out rolls unless the player says otherwise
/// @param onOff the player may turn it on and off
/// @param oddsOn the flat wager that this one is odds on, or null
/// @param optional the operator may leave it out
/// @param winnerStays a winner is paid and the wager stays up until it loses or is taken down
public record BetHandling(
    Opens opens,
    Up up,
    boolean offOnComeOut,
    boolean onOff,
    @Nullable String oddsOn,
    Vig vig,
    boolean optional,
    boolean winnerStays) {

  /// For wagers that may be made whenever betting is open, and changed until bets are locked.
  public static final BetHandling PLAIN =
      new BetHandling(Opens.ALWAYS, Up.FREE, false, false, null, Vig.NONE, false, false);

  /// True if the operator chooses whether a winning wager stays up. Never for line wagers, which
  /// belong to their point, or for odds, which follow their flat wager.
  public boolean leavesWinnerToOperator() {
    return up == Up.FREE && oddsOn == null;
  }

  /// True if the wager moves to the spot with the number of its state once it has one.
  public boolean travels() {
    return opens == Opens.POINT;
  }

  public BetHandling withWinnerStaying(boolean stays) {
    return new BetHandling(opens, up, offOnComeOut, onOff, oddsOn, vig, optional, stays);
  }

  /// True if the wager does not take part in the roll.
  ///
  /// @param called true or false if the player turned it on or off; null if the player said nothing
  public boolean isOff(@Nullable Boolean called, boolean comeOut) {
    return called != null ? !called : comeOut && offOnComeOut;
  }

  /// When the wager may be made.
  public enum Opens {
    ALWAYS,
    COME_OUT,
    POINT,
    /// When the same seat has a flat wager on its number.
    FLAT
  }

  /// What the player may do with the wager once it is up.
  public enum Up {
    FREE,
    /// May be raised, but not reduced or taken down.
    CONTRACT,
    /// May be reduced or taken down, but not raised.
    NOT_RAISED
  }

  /// When the house charges its 5% vig for paying true odds.
  public enum Vig {
    NONE,
    WAGER,
    WIN;

    public static final Fraction RATE = new Fraction(1, 20);

    /// The vig on a wager that pays these odds, before rounding.
    public Money of(Money stake, Fraction odds) {
      return switch (this) {
        case NONE -> Money.ZERO;
        case WAGER -> stake.times(RATE);
        case WIN -> stake.times(odds).times(RATE);
      };
    }
  }
}
