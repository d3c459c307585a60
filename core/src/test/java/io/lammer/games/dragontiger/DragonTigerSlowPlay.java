package io.lammer.games.dragontiger;

import io.lammer.games.GameFixture;
import io.lammer.games.RandomDraws;
import io.lammer.odds.Analysis;
import io.lammer.rules.Card;
import io.lammer.sim.IndexedRandom;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The same rounds as the engine deals, out of the same random numbers, with lists of cards.
final class DragonTigerSlowPlay implements GameFixture.SlowPlay {
  private final List<Card> left = new ArrayList<>();
  private final List<Card> out = new ArrayList<>();
  private final List<DragonTigerDeal> dealt = new ArrayList<>();

  /// @param cutCard how many cards lie behind it
  DragonTigerSlowPlay(int decks, @Nullable Integer cutCard, RandomDraws draws) {
    for (var i = 0; i < decks; i++) {
      left.addAll(Card.DECK);
    }
    var numbers = draws.stream(0);
    var ofShoe = 0;
    var last = true;
    for (var round = 0; round < draws.rounds(); round++) {
      var four = Stream.generate(numbers::next).limit(4).toList();
      var isOver = cutCard == null ? 11 + 2 * (ofShoe + 1) > decks * 52 : last;
      if (round == 0 || isOver) {
        begin(four.get(2));
        ofShoe = 0;
        last = false;
      } else {
        last = cutCard != null && left.size() <= cutCard;
      }
      dealt.add(new DragonTigerDeal(take(four.get(0)), take(four.get(1))));
      ofShoe++;
    }
  }

  /// Returns the used cards, shows one card and burns as many as it has points.
  private void begin(long number) {
    left.addAll(out.reversed());
    out.clear();
    var shown = take(number);
    var next = number;
    for (var i = 0; i < (shown.value() == 0 ? 10 : shown.value()); i++) {
      next = IndexedRandom.next(next);
      take(next);
    }
  }

  /// The last card moves to the place of the one that is taken.
  private Card take(long number) {
    var place =
        new BigInteger(Long.toUnsignedString(number))
            .multiply(BigInteger.valueOf(left.size()))
            .shiftRight(64)
            .intValue();
    var card = left.get(place);
    left.set(place, left.getLast());
    left.removeLast();
    out.add(card);
    return card;
  }

  @Override
  public long[] rows(Analysis analysis) {
    var rows = new long[analysis.wager().rows().size() + 1];
    dealt.forEach(deal -> rows[analysis.wager().place(deal)]++);
    return rows;
  }
}
