package io.lammer.table;

import io.lammer.rules.Paytable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Checks one game's choices in a set-up and adds its wagers to the layout. [SetupCheck] calls the
/// methods in this order.
public interface GameCheck {
  /// Checks the choices that affect payment or who plays how.
  default void checkRules() {}

  /// Offers the main wagers of the table.
  void offerMainWagers();

  /// Checks a single event before it is offered.
  default void checkSingleEvent(Paytable paytable) {}

  /// Offers the bonus wagers that only this game has.
  default void offerBonusWagers() {}

  /// Checks a jackpot of the table, opened or joined.
  default void checkJackpot(Paytable paytable) {}

  /// The wagers that the set-up offers without a spot on the layout, whether or not they have
  /// faults.
  default List<String> withoutSpot() {
    return List.of();
  }

  /// Checks the keys that depend on the wagers' limits. Also called for set-ups of other games,
  /// because the edition, not the game, decides whether some of these keys are allowed.
  default void checkLimits() {}

  /// The rules of play; defaults take the place of choices with faults.
  default @Nullable GameRules rules() {
    return null;
  }
}
