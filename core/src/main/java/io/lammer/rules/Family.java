package io.lammer.rules;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A kind of bonus wager, shared by many paytables. It determines the machine that resolves its
/// wagers, and the hand or suit its wagers depend on. A game declares its families as an enum.
public interface Family {
  /// The name in journals, such as `SINGLE_EVENT`.
  String name();

  /// The name in catalogs, such as `single-event`.
  default String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The machine that resolves one of its wagers.
  default Machine machine(Paytable paytable, String wager) {
    return Machine.ONE_ROUND;
  }

  /// The names of its wagers. A family without names of its own has one wager, named by the
  /// paytable id.
  default List<String> wagers(String paytable) {
    return List.of(paytable);
  }

  /// True for jackpot wagers: a fixed amount on a sensor, with a meter.
  default boolean isJackpot() {
    return false;
  }

  /// True if the wager is made after a round, on its follow-up.
  default boolean isFollowUp() {
    return false;
  }

  /// True if its wagers keep their names and spots whichever paytable pays them.
  default boolean sharesSpots() {
    return isFollowUp();
  }

  /// True if each row of its paytables says which of its wagers it pays.
  default boolean hasWagerInRows() {
    return false;
  }

  /// True if its paytables state the number sequences that a wager follows.
  default boolean hasSequences() {
    return false;
  }

  /// True if its paytables state the lammers that a wager earns.
  default boolean earnsLammers() {
    return false;
  }

  /// The hand that a wager is on, or the operator's suit.
  default WagerContext choice(String wager, @Nullable Suit suit) {
    return WagerContext.of(suit);
  }

  /// True if a row may depend on the hand that its wager is on.
  default boolean selectsHand() {
    return wagers("").stream().anyMatch(wager -> choice(wager, null).selected() != null);
  }
}
