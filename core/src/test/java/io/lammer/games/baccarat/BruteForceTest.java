package io.lammer.games.baccarat;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.odds.Composition;
import io.lammer.odds.RowWays;
import io.lammer.rules.Card;
import io.lammer.rules.Ending;
import io.lammer.rules.Paytable;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.catalog.Catalog;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The coarse counts against a count of every single card, on shoes small enough for it.
class BruteForceTest {
  private static final Catalog CATALOG = Catalog.builtIn();

  /// Shoes that between them make every kind of row possible.
  private static final List<SmallShoe> SHOES =
      Stream.of(
              "Ks Kh Qs Qd Jh Td 2s 6d",
              "8s 8h 8d 8c 9s 9h Kd Ac",
              "Ks Kh Kd Kc Ks Kh Kd Qh",
              "2d 2d 3d 5d 2h 9c Kd Ad",
              "2h 2h 3h 5h 2c 9c Kh Ah",
              "2s 3h 4d 2c 2d 4h As Kd",
              "4s 4h 4d 4c 9d 3c As Tc")
          .map(SmallShoe::of)
          .toList();

  private record Dealt(Ending ending, int ways) {}

  /// A shoe with all that can be dealt from it, whatever is wagered.
  ///
  /// @param deals over every ordered sequence of six single cards
  /// @param withCard the same of seven cards, the one after the deal being the Fightback card
  private record SmallShoe(
      String text, DealEnumerator counter, List<Dealt> deals, List<Dealt> withCard) {
    static SmallShoe of(String text) {
      var cards = Stream.of(text.split(" ")).map(word -> Card.parse(word).orElseThrow()).toList();
      return new SmallShoe(
          text,
          new DealEnumerator(composition(cards)),
          dealt(cards, 6, BruteForceTest::deal),
          dealt(
              cards,
              7,
              sequence -> {
                var deal = deal(sequence);
                return deal.with(sequence.get(deal.size()));
              }));
    }

    private static List<Dealt> dealt(
        List<Card> cards, int size, Function<List<Card>, Ending> ending) {
      var ways = new HashMap<Ending, Integer>();
      sequences(
          new ArrayList<>(cards),
          new ArrayList<>(),
          size,
          sequence -> ways.merge(ending.apply(sequence), 1, Integer::sum));
      return ways.entrySet().stream()
          .map(entry -> new Dealt(entry.getKey(), entry.getValue()))
          .toList();
    }

    /// Asks the rules about each deal.
    ///
    /// @return the ways of each row and, last, of what meets none
    List<Long> everyCard(Wager wager) {
      var ways = new long[wager.rows().size() + 1];
      for (var dealt : wager.machine().equals(FightbackCard.MACHINE) ? withCard : deals) {
        ways[wager.place(dealt.ending())] += dealt.ways();
      }
      return Arrays.stream(ways).boxed().toList();
    }
  }

  static Stream<Paytable> paytables() {
    return CATALOG.edition("rising-phoenix-wa").orElseThrow().paytables().stream();
  }

  /// Words that no printed paytable uses, alone and together.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{player: {first-two: {pair: true, same: suit}}}",
        "{either: {first-two: {pair: true, same: suit}}}",
        "{either: {first-two: {same: suit}}}",
        "{either: {first-two: {total: [4, 6], color: red}}}; {either: {cards: 3, same: color}}",
        "{both: {first-two: {color: red}}}",
        "{winning: {first-two: {same: color}}}",
        "{player: {first-two: {ranks: [K, Q], same: suit}}}; {player: {first-two: {same: suit}}}",
        "{banker: {first-two: {ranks: [2, 9]}}}",
        "{banker: {first-two: {total: [0, 5]}}}; {banker: {first-two: {total: 4, same: color}}}",
        "{player: {ranks: [2, 3, 4]}}; {banker: {ranks: [K, Q]}}",
        "{losing: {color: black, cards: 3}}; {either: {color: red, total: [0, 9]}}",
        "{margin: [1, 4, 5], all: {color: red}}; {margin: [7, 8, 9]}",
        "{combined: [0, 9, 18]}",
        "{any: [{player: {first-two: {same: color}}}, {winner: tie, all: {same: suit}}]}",
        "{any: [{winner: banker, player: {same: suit}}, {all: {color: red}}]}",
        "{any: [{player: {pair: true}}, {banker: {first-two: {color: red}}}], cards: 5};"
            + " {any: [{margin: 3}, {any: [{cards: 6}, {both: {same: suit}}]}]}",
        "{any: [{player: {total: 7}}, {banker: {first-two: {total: 4}}}], winner: player}"
      })
  void everyWordCountsAsCardByCard(String conditions) {
    everyPaytableCountsAsCardByCard(custom("single-event", "to 1", conditions));
  }

  /// Rows about the Fightback card beside rows about the suits of the hands.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{all: {same: suit}}; {fightback: {suit: chosen}}",
        "{all: {color: red}}; {fightback: {color: red}}",
        "{any: [{fightback: {rank: K}}, {player: {pair: true}}]}",
        "{player: {first-two: {same: suit}}, fightback: {suit: chosen}}; {fightback: {rank: Q}}"
      })
  void everyWordCountsWithTheFightbackCard(String conditions) {
    everyPaytableCountsAsCardByCard(custom("destiny", "for 1", conditions));
  }

  private static Paytable custom(String family, String odds, String conditions) {
    var rows =
        Stream.of(conditions.split("; "))
            .map(when -> "{label: A, when: %s, pays: 2 %s}".formatted(when, odds))
            .collect(Collectors.joining(", "));
    var text =
        "{add-to: rising-phoenix-wa, paytables: [{id: MINE, family: %s, odds: %s, source: s, rows: [%s]}]}"
            .formatted(family, odds, rows);
    return CATALOG
        .with(List.of(new Catalog.Source("mine.yaml", text)))
        .edition("rising-phoenix-wa")
        .flatMap(edition -> edition.paytable("MINE"))
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("paytables")
  void everyPaytableCountsAsCardByCard(Paytable paytable) {
    for (var shoe : SHOES) {
      for (var name : paytable.wagers()) {
        var wager = paytable.wager(name, Suit.HEARTS);
        assertThat(ways(shoe.counter().count(wager)))
            .as("ways of each row, and of none, of " + name + " in " + shoe.text())
            .isEqualTo(shoe.everyCard(wager));
      }
    }
  }

  @Test
  void theShoesMeetEveryRowOfHarmonyDestinyAndSunSeven() {
    var met = new HashMap<String, Boolean>();
    paytables()
        .filter(paytable -> paytable.family().isJackpot())
        .forEach(
            paytable -> {
              var wager = paytable.wager(paytable.wagers().getFirst(), Suit.DIAMONDS);
              for (var shoe : SHOES) {
                var counts = shoe.counter().count(wager);
                for (var i = 0; i < counts.rows().size(); i++) {
                  var key = paytable.id() + " " + counts.rows().get(i).label();
                  met.merge(key, counts.ways().get(i).signum() > 0, Boolean::logicalOr);
                }
              }
            });
    assertThat(met.entrySet().stream().filter(entry -> !entry.getValue()).map(Map.Entry::getKey))
        .isEmpty();
  }

  private static Composition composition(List<Card> cards) {
    var counts = new int[52];
    cards.forEach(card -> counts[card.index()]++);
    return Composition.of(counts);
  }

  private static List<Long> ways(RowWays counts) {
    return Stream.concat(counts.ways().stream(), Stream.of(counts.losses()))
        .map(BigInteger::longValueExact)
        .toList();
  }

  private static void sequences(
      List<Card> left, List<Card> dealt, int size, Consumer<List<Card>> each) {
    if (dealt.size() == size) {
      each.accept(dealt);
      return;
    }
    for (var i = 0; i < left.size(); i++) {
      var card = left.remove(i);
      dealt.add(card);
      sequences(left, dealt, size, each);
      dealt.removeLast();
      left.add(i, card);
    }
  }

  /// Player and Banker in turn, then the third cards as the rules have it.
  private static Deal deal(List<Card> sequence) {
    var player = new ArrayList<>(List.of(sequence.get(0), sequence.get(2)));
    var banker = new ArrayList<>(List.of(sequence.get(1), sequence.get(3)));
    var next = 4;
    var playerTwo = new CardHand(player);
    var bankerTwo = new CardHand(banker);
    if (!playerTwo.isNatural() && !bankerTwo.isNatural()) {
      if (ThirdCardRules.playerDraws(playerTwo.total())) {
        player.add(sequence.get(next++));
      }
      var third = player.size() == 3 ? player.get(2).value() : -1;
      if (ThirdCardRules.bankerDraws(bankerTwo.total(), third)) {
        banker.add(sequence.get(next));
      }
    }
    return new Deal(new CardHand(player), new CardHand(banker));
  }
}
