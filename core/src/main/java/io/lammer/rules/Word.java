package io.lammer.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// One predicate of a row's condition. The set of predicates is closed.
public sealed interface Word {
  boolean holds(Ending ending, WagerContext choice);

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
  }

  /// The hand that the wager is on wins.
  record SelectedWins() implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return contest(ending).winner() == choice.selected();
    }
  }

  /// The margin of victory is in a set: bit n is n points.
  record Margin(int points) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return (points & 1 << contest(ending).margin()) != 0;
    }
  }

  /// The sum of both hands' totals is in a set: bit n is sum n.
  record Combined(int sums) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      var contest = contest(ending);
      return (sums & 1 << contest.player().total() + contest.banker().total()) != 0;
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
  }

  enum Which {
    PLAYER,
    BANKER,
    WINNING,
    LOSING,
    BOTH,
    EITHER
  }

  /// The number of cards dealt, not counting the Fightback card.
  record CardsDealt(int count) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return deal(ending).size() == count;
    }
  }

  /// All cards of both hands share a property.
  record AllSame(SharedProperty likeness) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return likeness.holds(deal(ending).cards());
    }

    @Override
    public CardDetail grain() {
      return likeness.grain();
    }

    @Override
    public boolean isAllowedByPoints(Ending ending) {
      return likeness.isAllowedByPoints(deal(ending).cards());
    }
  }

  /// A predicate on every card of both hands.
  record AllCards(CardWord word) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      var deal = deal(ending);
      return holds(deal.player(), choice) && holds(deal.banker(), choice);
    }

    /// True if every card of one hand meets the predicate.
    public boolean holds(Hand.Cards hand, WagerContext choice) {
      for (var card : hand.cards()) {
        if (!word.holds(card, choice)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public CardDetail grain() {
      return word.grain();
    }

    @Override
    public boolean isAllowedByPoints(Ending ending) {
      return deal(ending).cards().stream().allMatch(word::isAllowedByPoints);
    }
  }

  /// A predicate on the Fightback card.
  record FightbackCard(CardWord word) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return word.holds(fightback(ending).card(), choice);
    }

    @Override
    public CardDetail grain() {
      return word.grain() == CardDetail.POINTS ? CardDetail.TOTALS : word.grain();
    }

    @Override
    public boolean isAllowedByPoints(Ending ending) {
      return word.isAllowedByPoints(fightback(ending).card());
    }
  }

  /// The losing hand plus the Fightback card ties or beats the winning total of the round.
  record FightbackScore(boolean tie, boolean beat) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      var winning = deal(ending).winning();
      if (winning == null) {
        return false;
      }
      var score = fightback(ending).score().orElseThrow();
      return (tie && score == winning.total()) || (beat && score > winning.total());
    }
  }

  /// The final count of numbers, matching rolls or lammers.
  record Count(int count) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return ((Ending.Tally) ending).count() == count;
    }
  }

  record LineIs(Ending.Line line) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return ending == line || (ending instanceof Ending.Thrown thrown && thrown.line() == line);
    }
  }

  /// The point made is in a set: bit n is point n.
  record PointMade(int points) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      var thrown = (Ending.Thrown) ending;
      return thrown.line() == Ending.Line.WON && (points & 1 << thrown.point()) != 0;
    }
  }

  /// The roll is, or is not, a seven-out.
  record SevenOut(boolean wanted) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      var thrown = (Ending.Thrown) ending;
      return (thrown.line() == Ending.Line.LOST && thrown.point() != 0) == wanted;
    }
  }

  /// The roll's total is in a set: bit n is total n.
  record Total(int totals) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return (totals & 1 << roll(ending).total()) != 0;
    }
  }

  /// Both dice show the same face, or not.
  record Hard(boolean wanted) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return roll(ending).isHard() == wanted;
    }
  }

  /// The two dice show exactly these faces, in either order.
  record DiceAre(Outcome.Roll dice) implements Word {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return roll(ending).sorted().equals(dice);
    }
  }

  private static Outcome.Roll roll(Ending ending) {
    return ending instanceof Ending.Thrown thrown ? thrown.roll() : (Outcome.Roll) ending;
  }

  private static Outcome.Contest contest(Ending ending) {
    return ending instanceof Outcome.Fightback(var round, _) ? round : (Outcome.Contest) ending;
  }

  private static Outcome.Deal deal(Ending ending) {
    return (Outcome.Deal) contest(ending);
  }

  private static Outcome.Fightback fightback(Ending ending) {
    return (Outcome.Fightback) ending;
  }
}
