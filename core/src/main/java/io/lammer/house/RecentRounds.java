package io.lammer.house;

import io.lammer.house.TableEvent.Aside;
import io.lammer.rules.Outcome;
import io.lammer.table.Felt;
import io.lammer.table.StandingBet;
import java.util.ArrayList;
import java.util.List;

/// The recent rounds of a table, oldest first, without voided ones.
///
/// @param hands the rounds of the shoe, which are always fewer than the limit, or the last shakes
/// @param rolls the last rolls of craps
/// @param decisions the last rounds that took wagers off the layout
public record RecentRounds(List<Hand> hands, List<Thrown> rolls, List<Decision> decisions) {
  static final int HANDS = 120;
  static final int ROLLS = 60;

  /// Two, because one may be voided and then the one before it is needed.
  private static final int DECISIONS = 2;

  static final RecentRounds NOTHING = new RecentRounds(List.of(), List.of(), List.of());

  /// A round of baccarat or 3 Dice Baccarat, without its Fightback card.
  public record Hand(long round, Outcome.Contest outcome) {}

  /// A roll of craps.
  ///
  /// @param point before the roll, 0 on the come-out
  /// @param pointAfter after the roll
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
  /// @param before the wagers that had lain there
  public record Decision(long round, List<Aside> before) {
    public Decision {
      before = List.copyOf(before);
    }
  }

  public enum Puck {
    STAYED,
    POINT_SET,
    POINT_MADE,
    SEVEN_OUT
  }

  public RecentRounds {
    hands = List.copyOf(hands);
    rolls = List.copyOf(rolls);
    decisions = List.copyOf(decisions);
  }

  /// The wagers on the layout before the last round that took some off.
  public List<Aside> beforeDecision() {
    return decisions.isEmpty() ? List.of() : decisions.getLast().before();
  }

  /// The roads start empty with a new shoe.
  RecentRounds shuffled() {
    return new RecentRounds(List.of(), List.of(), decisions);
  }

  RecentRounds decided(long round, List<StandingBet> before) {
    var lay = before.stream().map(it -> new Aside(it.seat(), it.spot(), it.stake())).toList();
    return new RecentRounds(hands, rolls, newest(decisions, new Decision(round, lay), DECISIONS));
  }

  /// Adds an outcome. A Fightback card belongs to a round that is here already.
  RecentRounds settled(long round, Outcome outcome, Felt before, Felt after) {
    return switch (outcome) {
      case Outcome.Fightback _ -> this;
      case Outcome.Contest contest ->
          new RecentRounds(newest(hands, new Hand(round, contest), HANDS), rolls, decisions);
      case Outcome.Roll roll -> {
        var puck = (Felt.Craps) before;
        var left = ((Felt.Craps) after).point();
        var thrown = new Thrown(round, roll, puck.point(), left, puck.shooter());
        yield new RecentRounds(hands, newest(rolls, thrown, ROLLS), decisions);
      }
    };
  }

  private static <T> List<T> newest(List<T> earlier, T last, int most) {
    var list =
        new ArrayList<>(earlier.subList(Math.max(0, earlier.size() + 1 - most), earlier.size()));
    list.add(last);
    return list;
  }

  RecentRounds without(long round) {
    return new RecentRounds(
        hands.stream().filter(hand -> hand.round() != round).toList(),
        rolls.stream().filter(roll -> roll.round() != round).toList(),
        decisions.stream().filter(it -> it.round() != round).toList());
  }
}
