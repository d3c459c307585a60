package io.lammer.rules;

import org.jspecify.annotations.Nullable;

/// How a main wager is handled on the table, beyond when it wins.
///
/// @param offOnComeOut it does not work on a come-out roll unless the player says so
/// @param onOff the player may turn it on and off
/// @param oddsOn the flat wager that it is odds on, or null
/// @param optional the operator may leave it out
/// @param winnerStays a win is paid and the wager stands, until it loses or is taken down
public record Conduct(
    Opens opens,
    Up up,
    boolean offOnComeOut,
    boolean onOff,
    @Nullable String oddsOn,
    Vig vig,
    boolean optional,
    boolean winnerStays) {

  /// Made whenever wagers are taken, changed until they are locked.
  public static final Conduct PLAIN =
      new Conduct(Opens.ALWAYS, Up.FREE, false, false, null, Vig.NONE, false, false);

  /// Whether its winner may stand or come down, as the operator chooses: not on a line, where the
  /// wager belongs to its point, nor with odds, which go with their flat wager.
  public boolean leavesWinnerToOperator() {
    return up == Up.FREE && oddsOn == null;
  }

  public Conduct withWinnerStaying(boolean stays) {
    return new Conduct(opens, up, offOnComeOut, onOff, oddsOn, vig, optional, stays);
  }

  /// Does not take part in a roll: its player said so, or it is off on the come-out.
  ///
  /// @param called whether its player turned it on or off; null when he said nothing
  public boolean isOff(@Nullable Boolean called, boolean comeOut) {
    return called != null ? !called : comeOut && offOnComeOut;
  }

  /// When it may be made.
  public enum Opens {
    ALWAYS,
    COME_OUT,
    POINT,
    /// On a flat wager of the same seat that has its number.
    FLAT
  }

  /// What its player may do once it is up.
  public enum Up {
    FREE,
    /// It may be raised, not taken down or reduced.
    CONTRACT,
    /// It may be taken down or reduced, not raised.
    NOT_RAISED
  }

  /// What the house charges for true odds, at 5%.
  public enum Vig {
    NONE,
    WAGER,
    WIN;

    public static final Fraction RATE = new Fraction(1, 20);

    /// The charge on a wager that would win at these odds, before it is rounded.
    public Money of(Money stake, Fraction odds) {
      return switch (this) {
        case NONE -> Money.ZERO;
        case WAGER -> stake.times(RATE);
        case WIN -> stake.times(odds).times(RATE);
      };
    }
  }
}
