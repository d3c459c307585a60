package io.lammer.games.baccarat;

import io.lammer.games.GameFixture;
import io.lammer.games.RandomDraws;
import io.lammer.odds.Analysis;
import io.lammer.rules.Card;
import io.lammer.rules.Side;
import io.lammer.sim.IndexedRandom;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The same rounds as the engine plays, out of the same random numbers, as one would write it down:
/// with cards and hands. What is dealt does not depend on the wagers, so all of them share it.
final class BaccaratSlowPlay implements GameFixture.SlowPlay {
  private final int decks;
  private final @Nullable Integer cutCard;
  private final List<Round> dealt = new ArrayList<>();

  BaccaratSlowPlay(int decks, @Nullable Integer cutCard, RandomDraws draws) {
    this.decks = decks;
    this.cutCard = cutCard;
    for (var stream = 0; stream < RandomDraws.STREAMS; stream++) {
      shoe(draws.stream(stream), draws.share(stream));
    }
  }

  private record Round(Deal deal, Card fightback) {}

  @Override
  public long[] rows(Analysis analysis) {
    var rows = new long[analysis.wager().rows().size() + 1];
    dealt.forEach(round -> count(analysis, round, rows));
    return rows;
  }

  private void shoe(Iterator<Long> draws, int share) {
    var left = new ArrayList<Card>();
    var out = new ArrayList<Card>();
    for (var i = 0; i < decks; i++) {
      left.addAll(Card.DECK);
    }
    var ofShoe = 0;
    var last = true;
    for (var i = 0; i < share; i++) {
      var numbers = Stream.generate(draws::next).limit(8).toList();
      var isOver = cutCard == null ? 11 + 7 * (ofShoe + 1) > decks * 52 : last;
      if (i == 0 || isOver) {
        Collections.reverse(out);
        left.addAll(out);
        out.clear();
        ofShoe = 0;
        last = false;
        burn(left, out, numbers.getLast());
      } else {
        last = cutCard != null && left.size() <= cutCard;
      }
      dealt.add(round(left, out, numbers));
      ofShoe++;
    }
  }

  private static void burn(List<Card> left, List<Card> out, long number) {
    var shown = take(left, number);
    out.add(shown);
    var next = number;
    for (var i = 0; i < (shown.value() == 0 ? 10 : shown.value()); i++) {
      next = IndexedRandom.next(next);
      out.add(take(left, next));
    }
  }

  /// The last card moves to the place of the one that is taken.
  private static Card take(List<Card> left, long number) {
    var place =
        new BigInteger(Long.toUnsignedString(number))
            .multiply(BigInteger.valueOf(left.size()))
            .shiftRight(64)
            .intValue();
    var card = left.get(place);
    left.set(place, left.getLast());
    left.removeLast();
    return card;
  }

  private static Round round(List<Card> left, List<Card> out, List<Long> numbers) {
    Function<Integer, Card> card = i -> take(left, numbers.get(i));
    var dealt = new ArrayList<Card>();
    Consumer<Card> deal =
        it -> {
          dealt.add(it);
          out.add(it);
        };
    for (var i = 0; i < 4; i++) {
      deal.accept(card.apply(i));
    }
    for (var side : List.of(Side.PLAYER, Side.BANKER)) {
      var third = card.apply(side == Side.PLAYER ? 4 : 5);
      if (ThirdCardRules.hands(dealt).next() == side) {
        deal.accept(third);
      } else {
        left.add(third);
      }
    }
    var hands = ThirdCardRules.hands(dealt);
    var fightback = card.apply(6);
    out.add(fightback);
    return new Round(
        new Deal(new CardHand(hands.player()), new CardHand(hands.banker())), fightback);
  }

  private static void count(Analysis analysis, Round round, long[] rows) {
    var deal = round.deal();
    if (!analysis.wager().machine().equals(FightbackCard.MACHINE)) {
      rows[analysis.wager().place(deal)]++;
    } else if (isMadeAfter(deal, analysis.condition())) {
      rows[analysis.wager().place(deal.with(round.fightback()))]++;
    }
  }

  /// By the name of the state in which a Fightback wager is made; there is none for others.
  private static boolean isMadeAfter(Deal deal, @Nullable String condition) {
    var winning = deal.winning();
    return switch (condition) {
      case null -> true;
      case "any win" -> winning != null;
      case "tie" -> winning == null;
      default -> winning != null && condition.equals("winning hand " + winning.total());
    };
  }
}
