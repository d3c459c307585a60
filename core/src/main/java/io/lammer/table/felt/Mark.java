package io.lammer.table.felt;

import io.lammer.rules.Card;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Something laid on the felt during play, other than chips.
public sealed interface Mark {
  /// The puck, centered at a point, with its side ON or OFF up.
  record Puck(boolean on, double x, double y) implements Mark {}

  /// Thrown dice that belong together.
  ///
  /// @param style the class name in the style sheet
  /// @param total the total of the dice, or null if it is not shown
  record Dice(String style, List<Die> dice, @Nullable Total total) implements Mark {
    public Dice {
      dice = List.copyOf(dice);
    }
  }

  record CardFace(Box box, Card card) implements Mark {}

  /// The total of a hand, beside its cards or dice.
  record Total(Box hand, int total, boolean wins) implements Mark {}

  /// The markers on the numbers that a wager has reached.
  record Markers(String wager, List<NumberCircle> circles, double radius) implements Mark {
    public Markers {
      circles = List.copyOf(circles);
    }
  }
}
