package io.lammer.tables.floor;

import io.lammer.rules.Outcome;
import io.lammer.tables.Felt;
import io.lammer.tables.Standing;
import io.lammer.tables.floor.TableEvent.Aside;
import java.util.ArrayList;
import java.util.List;

/// What happened lately at a table, oldest first. A voided round is not in it.
///
/// @param hands the rounds of the shoe, which holds fewer than are kept, or the last shakes
/// @param rolls the last rolls of craps
/// @param decisions the last rounds that took wagers off the layout
public record Recent(List<Hand> hands, List<Thrown> rolls, List<Decision> decisions) {
  static final int HANDS = 120;
  static final int ROLLS = 60;

  /// One may be voided, and then the one before it counts again.
  private static final int DECISIONS = 2;

  static final Recent NOTHING = new Recent(List.of(), List.of(), List.of());

  /// A round of a baccarat game, without its Fightback card.
  public record Hand(long round, Outcome.Contest outcome) {}

  /// A roll of craps.
  ///
  /// @param point before the roll, 0 on the come-out
  /// @param pointAfter what the roll left
  public record Thrown(long round, Outcome.Roll roll, int point, int pointAfter, int shooter) {
    public Puck puck() {
      if (point == pointAfter) {
        return Puck.STAYED;
      }
      return point == 0 ? Puck.POINT_SET : roll.total() == point ? Puck.POINT_MADE : Puck.SEVEN_OUT;
    }
  }

  /// A round that took wagers off the layout.
  ///
  /// @param before what had lain there
  public record Decision(long round, List<Aside> before) {
    public Decision {
      before = List.copyOf(before);
    }
  }

  /// What a roll did to the puck.
  public enum Puck {
    STAYED,
    POINT_SET,
    POINT_MADE,
    SEVEN_OUT
  }

  public Recent {
    hands = List.copyOf(hands);
    rolls = List.copyOf(rolls);
    decisions = List.copyOf(decisions);
  }

  /// What lay on the layout before the last round that took something off it.
  public List<Aside> beforeDecision() {
    return decisions.isEmpty() ? List.of() : decisions.getLast().before();
  }

  /// A new shoe begins with empty roads.
  Recent shuffled() {
    return new Recent(List.of(), List.of(), decisions);
  }

  Recent decided(long round, List<Standing> before) {
    var lay = before.stream().map(it -> new Aside(it.seat(), it.spot(), it.stake())).toList();
    return new Recent(hands, rolls, newest(decisions, new Decision(round, lay), DECISIONS));
  }

  /// With one more outcome. The Fightback card belongs to a round that is here already.
  Recent settled(long round, Outcome outcome, Felt before, Felt after) {
    return switch (outcome) {
      case Outcome.Fightback _ -> this;
      case Outcome.Contest contest ->
          new Recent(newest(hands, new Hand(round, contest), HANDS), rolls, decisions);
      case Outcome.Roll roll -> {
        var puck = (Felt.Craps) before;
        var left = ((Felt.Craps) after).point();
        var thrown = new Thrown(round, roll, puck.point(), left, puck.shooter());
        yield new Recent(hands, newest(rolls, thrown, ROLLS), decisions);
      }
    };
  }

  private static <T> List<T> newest(List<T> earlier, T last, int most) {
    var list =
        new ArrayList<>(earlier.subList(Math.max(0, earlier.size() + 1 - most), earlier.size()));
    list.add(last);
    return list;
  }

  Recent without(long round) {
    return new Recent(
        hands.stream().filter(hand -> hand.round() != round).toList(),
        rolls.stream().filter(roll -> roll.round() != round).toList(),
        decisions.stream().filter(it -> it.round() != round).toList());
  }
}
