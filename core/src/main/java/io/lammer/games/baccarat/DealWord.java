package io.lammer.games.baccarat;

import io.lammer.rules.CardDetail;
import io.lammer.rules.CardWord;
import io.lammer.rules.ConditionText;
import io.lammer.rules.Ending;
import io.lammer.rules.SharedProperty;
import io.lammer.rules.WagerContext;
import io.lammer.rules.Word;

/// A predicate on the cards of a round of baccarat or on its Fightback card.
public sealed interface DealWord extends Word {
  /// The number of cards dealt, not counting the Fightback card.
  record CardsDealt(int count) implements DealWord {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return deal(ending).size() == count;
    }

    @Override
    public void write(ConditionText text) {
      text.put("cards", count);
    }
  }

  /// All cards of both hands share a property.
  record AllSame(SharedProperty likeness) implements DealWord {
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

    @Override
    public void write(ConditionText text) {
      text.within("all").constant("same", likeness);
    }
  }

  /// A predicate on every card of both hands.
  record AllCards(CardWord word) implements DealWord {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      var deal = deal(ending);
      return holds(deal.player(), choice) && holds(deal.banker(), choice);
    }

    /// True if every card of one hand meets the predicate.
    public boolean holds(CardHand hand, WagerContext choice) {
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

    @Override
    public void write(ConditionText text) {
      word.write(text.within("all"));
    }

    @Override
    public boolean needsSuit() {
      return word instanceof CardWord.ChosenSuit;
    }
  }

  /// A predicate on the Fightback card.
  record FightbackCard(CardWord word) implements DealWord {
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

    @Override
    public void write(ConditionText text) {
      word.write(text.within("fightback"));
    }

    @Override
    public boolean needsSuit() {
      return word instanceof CardWord.ChosenSuit;
    }
  }

  /// The losing hand plus the Fightback card ties or beats the winning total of the round.
  record FightbackScore(boolean tie, boolean beat) implements DealWord {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      var winning = deal(ending).winning();
      if (winning == null) {
        return false;
      }
      var score = fightback(ending).score().orElseThrow();
      return (tie && score == winning.total()) || (beat && score > winning.total());
    }

    @Override
    public void write(ConditionText text) {
      text.within("fightback").put("score", tie && beat ? "[tie, beat]" : tie ? "tie" : "beat");
    }
  }

  private static Deal deal(Ending ending) {
    return (Deal) Word.contest(ending);
  }

  private static Fightback fightback(Ending ending) {
    return (Fightback) ending;
  }
}
