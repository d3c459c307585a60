package io.lammer.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// One predicate of a row's condition. Games add predicates on their own outcomes.
public interface Word {
  boolean holds(Ending ending, WagerContext choice);

  /// Adds the predicate to a condition in the catalog's syntax.
  void write(ConditionText text);

  /// True if it depends on the suit configured by the operator.
  default boolean needsSuit() {
    return false;
  }

  /// How precisely the cards must be known to decide this predicate.
  default CardDetail grain() {
    return CardDetail.TOTALS;
  }

  /// Every grain that this predicate depends on; a predicate with several parts may have several.
  default Set<CardDetail> grains() {
    return Set.of(grain());
  }

  /// False if partial knowledge of the cards already rules the predicate out.
  ///
  /// @param known how precisely the cards are known
  default boolean isPossible(Ending ending, WagerContext choice, CardDetail known) {
    if (grain().compareTo(known) <= 0) {
      return holds(ending, choice);
    }
    return known != CardDetail.POINTS || isAllowedByPoints(ending);
  }

  /// False if the cards' points rule the predicate out. Called only when [#grain] is finer than
  /// points.
  default boolean isAllowedByPoints(Ending ending) {
    return true;
  }

  /// This side wins, or the round is a tie.
  record Winner(Side side) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return contest(ending).winner() == side;
    }

    @Override
    public void write(ConditionText text) {
      text.constant("winner", side);
    }
  }

  /// The hand that the wager is on wins.
  record SelectedWins() implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return contest(ending).winner() == choice.selected();
    }

    @Override
    public void write(ConditionText text) {
      text.put("winner", "selected");
    }
  }

  /// The margin of victory is in a set: bit n is n points.
  record Margin(int points) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return (points & 1 << contest(ending).margin()) != 0;
    }

    @Override
    public void write(ConditionText text) {
      text.numbers("margin", points);
    }
  }

  /// The sum of both hands' totals is in a set: bit n is sum n.
  record Combined(int sums) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      var contest = contest(ending);
      return (sums & 1 << contest.player().total() + contest.banker().total()) != 0;
    }

    @Override
    public void write(ConditionText text) {
      text.numbers("combined", sums);
    }
  }

  /// At least one of several conditions is met.
  record Any(List<Condition> ways) implements Word {
    public Any {
      ways = List.copyOf(ways);
    }

    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      for (var way : ways) {
        if (way.holds(ending, choice)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public CardDetail grain() {
      return ways.stream().map(Condition::grain).max(Comparator.naturalOrder()).orElseThrow();
    }

    @Override
    public boolean isPossible(Ending ending, WagerContext choice, CardDetail known) {
      return ways.stream().anyMatch(way -> way.isPossible(ending, choice, known));
    }

    @Override
    public void write(ConditionText text) {
      text.put("any", ways.stream().map(ConditionText::of).toList().toString());
    }
  }

  /// A predicate on one of the hands, or on both. A tie has no winning or losing hand.
  record HandIs(Which which, HandWord word) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      var contest = contest(ending);
      return switch (which) {
        case PLAYER -> word.holds(contest.player());
        case BANKER -> word.holds(contest.banker());
        case WINNING -> existsAndHolds(contest.winning());
        case LOSING -> existsAndHolds(contest.losing());
        case BOTH -> word.holds(contest.player()) && word.holds(contest.banker());
        case EITHER -> word.holds(contest.player()) || word.holds(contest.banker());
      };
    }

    private boolean existsAndHolds(@Nullable Hand hand) {
      return hand != null && word.holds(hand);
    }

    @Override
    public CardDetail grain() {
      return word.grain();
    }

    @Override
    public Set<CardDetail> grains() {
      return word.grains();
    }

    @Override
    public boolean isAllowedByPoints(Ending ending) {
      var contest = contest(ending);
      return switch (which) {
        case PLAYER -> word.isAllowedByPoints(contest.player());
        case BANKER -> word.isAllowedByPoints(contest.banker());
        case WINNING -> existsAndIsAllowed(contest.winning());
        case LOSING -> existsAndIsAllowed(contest.losing());
        case BOTH ->
            word.isAllowedByPoints(contest.player()) && word.isAllowedByPoints(contest.banker());
        case EITHER ->
            word.isAllowedByPoints(contest.player()) || word.isAllowedByPoints(contest.banker());
      };
    }

    private boolean existsAndIsAllowed(@Nullable Hand hand) {
      return hand != null && word.isAllowedByPoints(hand);
    }

    @Override
    public void write(ConditionText text) {
      word.write(text.within(ConditionText.spelled(which)));
    }
  }

  enum Which {
    PLAYER,
    BANKER,
    WINNING,
    LOSING,
    BOTH,
    EITHER
  }

  /// The final count of numbers, matching rolls or lammers.
  record Count(int count) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return ((Ending.Tally) ending).count() == count;
    }

    @Override
    public void write(ConditionText text) {
      text.put("count", count);
    }
  }

  /// The two hands that an ending compares.
  static Outcome.Contest contest(Ending ending) {
    return ((Outcome) ending).contest();
  }
}
