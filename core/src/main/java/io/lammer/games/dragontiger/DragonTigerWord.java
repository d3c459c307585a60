package io.lammer.games.dragontiger;

import io.lammer.rules.Card;
import io.lammer.rules.ConditionText;
import io.lammer.rules.Ending;
import io.lammer.rules.Side;
import io.lammer.rules.WagerContext;
import io.lammer.rules.Word;

/// A predicate on the two cards of a round.
public sealed interface DragonTigerWord extends Word {
  boolean holds(DragonTigerDeal deal);

  @Override
  default boolean holds(Ending ending, WagerContext choice) {
    return holds((DragonTigerDeal) ending);
  }

  /// The side with the higher card, or a tie.
  enum Winner {
    DRAGON,
    TIGER,
    TIE;

    static Winner of(Side side) {
      return switch (side) {
        case PLAYER -> DRAGON;
        case BANKER -> TIGER;
        case TIE -> TIE;
      };
    }
  }

  /// The place of a card.
  enum Place {
    DRAGON,
    TIGER;

    Card card(DragonTigerDeal deal) {
      return this == DRAGON ? deal.dragon() : deal.tiger();
    }

    ConditionText within(ConditionText text) {
      return text.within(this == DRAGON ? "dragon" : "tiger");
    }
  }

  record Wins(Winner winner) implements DragonTigerWord {
    @Override
    public boolean holds(DragonTigerDeal deal) {
      return Winner.of(deal.winner()) == winner;
    }

    @Override
    public void write(ConditionText text) {
      text.constant("wins", winner);
    }
  }

  /// Both cards have the same suit, or not.
  record Suited(boolean wanted) implements DragonTigerWord {
    @Override
    public boolean holds(DragonTigerDeal deal) {
      return deal.isSuited() == wanted;
    }

    @Override
    public void write(ConditionText text) {
      text.put("suited", wanted);
    }
  }

  /// The rank of a card is in a set: bit n is rank n.
  record Rank(Place place, int ranks) implements DragonTigerWord {
    @Override
    public boolean holds(DragonTigerDeal deal) {
      return (ranks & 1 << place.card(deal).rank()) != 0;
    }

    @Override
    public void write(ConditionText text) {
      place.within(text).numbers("rank", ranks);
    }
  }

  record Color(Place place, boolean red) implements DragonTigerWord {
    @Override
    public boolean holds(DragonTigerDeal deal) {
      return place.card(deal).isRed() == red;
    }

    @Override
    public void write(ConditionText text) {
      place.within(text).put("color", red ? "red" : "black");
    }
  }
}
