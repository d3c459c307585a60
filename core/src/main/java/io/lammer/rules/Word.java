package io.lammer.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// One word of the closed vocabulary that conditions of the catalog are written in.
public sealed interface Word {
  boolean holds(Ending ending, Choice choice);

  /// What of the cards must be known to decide this word.
  default Grain grain() {
    return Grain.TOTALS;
  }

  /// All that must be known: a word about several things may need several grains.
  default Set<Grain> grains() {
    return Set.of(grain());
  }

  /// Whether it may still hold when the cards are known to a grain only: `false` is certain.
  default boolean isPossible(Ending ending, Choice choice, Grain known) {
    if (grain().compareTo(known) <= 0) {
      return holds(ending, choice);
    }
    return known != Grain.POINTS || isAllowedByPoints(ending);
  }

  /// Whether the points of the cards leave it open; asked only of words that need more than points.
  default boolean isAllowedByPoints(Ending ending) {
    return true;
  }

  /// The winner is this side, or it is a tie.
  record Winner(Side side) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
      return contest(ending).winner() == side;
    }
  }

  /// The hand that the wager is on wins.
  record SelectedWins() implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
      return contest(ending).winner() == choice.selected();
    }
  }

  /// The winning hand is ahead by one of these: bit n is n points.
  record Margin(int points) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
      return (points & 1 << contest(ending).margin()) != 0;
    }
  }

  /// The totals of both hands add up to one of these: bit n is sum n.
  record Combined(int sums) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
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
    public boolean holds(Ending ending, Choice choice) {
      for (var way : ways) {
        if (way.holds(ending, choice)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public Grain grain() {
      return ways.stream().map(Condition::grain).max(Comparator.naturalOrder()).orElseThrow();
    }

    @Override
    public boolean isPossible(Ending ending, Choice choice, Grain known) {
      return ways.stream().anyMatch(way -> way.isPossible(ending, choice, known));
    }
  }

  /// A hand is as described; the winning and the losing hand of a tie do not exist.
  record HandIs(Which which, HandWord word) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
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
    public Grain grain() {
      return word.grain();
    }

    @Override
    public Set<Grain> grains() {
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

  /// So many cards were dealt in all, the Fightback card aside.
  record CardsDealt(int count) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
      return deal(ending).size() == count;
    }
  }

  /// The cards of both hands have something in common.
  record AllSame(Likeness likeness) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
      return likeness.holds(deal(ending).cards());
    }

    @Override
    public Grain grain() {
      return likeness.grain();
    }

    @Override
    public boolean isAllowedByPoints(Ending ending) {
      return likeness.isAllowedByPoints(deal(ending).cards());
    }
  }

  /// Every card of both hands is as described.
  record AllCards(CardWord word) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
      var deal = deal(ending);
      return holds(deal.player(), choice) && holds(deal.banker(), choice);
    }

    /// Of one of the hands.
    public boolean holds(Hand.Cards hand, Choice choice) {
      for (var card : hand.cards()) {
        if (!word.holds(card, choice)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public Grain grain() {
      return word.grain();
    }

    @Override
    public boolean isAllowedByPoints(Ending ending) {
      return deal(ending).cards().stream().allMatch(word::isAllowedByPoints);
    }
  }

  /// The Fightback card is as described.
  record FightbackCard(CardWord word) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
      return word.holds(fightback(ending).card(), choice);
    }

    @Override
    public Grain grain() {
      return word.grain() == Grain.POINTS ? Grain.TOTALS : word.grain();
    }

    @Override
    public boolean isAllowedByPoints(Ending ending) {
      return word.isAllowedByPoints(fightback(ending).card());
    }
  }

  /// The losing hand with the Fightback card added ties or beats the original winning total.
  record FightbackScore(boolean tie, boolean beat) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
      var winning = deal(ending).winning();
      if (winning == null) {
        return false;
      }
      var score = fightback(ending).score().orElseThrow();
      return (tie && score == winning.total()) || (beat && score > winning.total());
    }
  }

  /// So many different numbers, matching rolls or lammers.
  record Count(int count) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
      return ((Ending.Tally) ending).count() == count;
    }
  }

  record LineIs(Ending.Line line) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
      return ending == line || (ending instanceof Ending.Thrown thrown && thrown.line() == line);
    }
  }

  /// A point was made, one of these: bit n is point n.
  record PointMade(int points) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
      var thrown = (Ending.Thrown) ending;
      return thrown.line() == Ending.Line.WON && (points & 1 << thrown.point()) != 0;
    }
  }

  /// A 7 with a point on ended the shooter's hand, or not.
  record SevenOut(boolean wanted) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
      var thrown = (Ending.Thrown) ending;
      return (thrown.line() == Ending.Line.LOST && thrown.point() != 0) == wanted;
    }
  }

  /// The two dice add up to one of these: bit n is total n.
  record Total(int totals) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
      return (totals & 1 << roll(ending).total()) != 0;
    }
  }

  /// Both dice show the same.
  record Hard(boolean wanted) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
      return roll(ending).isHard() == wanted;
    }
  }

  /// The dice show exactly this, in either order.
  record DiceAre(Outcome.Roll dice) implements Word {
    @Override
    public boolean holds(Ending ending, Choice choice) {
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
