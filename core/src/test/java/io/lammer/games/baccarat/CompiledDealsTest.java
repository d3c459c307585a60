package io.lammer.games.baccarat;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.Card;
import io.lammer.rules.CardDetail;
import io.lammer.rules.Row;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.compiled.EveryWager;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The classes of deals and hands say what the rule itself says, for every baccarat wager.
class CompiledDealsTest {
  private static final List<EveryWager> CARDS = EveryWager.of(BaccaratGame.GAME).toList();

  private static final HandClasses HANDS =
      new HandClasses(CARDS.stream().map(EveryWager::wager).toList());

  /// Real cards of every deal by points, and of each the deal whose hands are the examples of its
  /// classes.
  private static final List<Deal> REAL = real();

  private static final List<Deal> LIKE = like(HANDS);

  private static final Map<Wager, int[]> PLACES = new IdentityHashMap<>();

  static Stream<EveryWager> cards() {
    return CARDS.stream();
  }

  private static @Nullable Row row(Wager wager, int place) {
    return place == wager.rows().size() ? null : wager.rows().get(place);
  }

  @Test
  void everyDealOfCardsIsOfTheClassOfItsPoints() {
    for (var i = 0; i < REAL.size(); i++) {
      assertThat(classOf(REAL.get(i))).isEqualTo(DealClasses.ALL.get(i).dealClass());
    }
  }

  /// A class that claims to decide the row decides it.
  @ParameterizedTest
  @MethodSource("cards")
  void everyDealHasTheRowThatItsClassDecides(EveryWager named) {
    var wager = named.wager();
    var awaitsCard = wager.machine().equals(FightbackCard.MACHINE);
    var rows = new DealRows(wager);
    var places = places(wager);
    var byClass = new int[DealClasses.SIZE][];
    for (var i = 0; i < REAL.size(); i++) {
      var dealClass = DealClasses.ALL.get(i).dealClass();
      if (byClass[dealClass] == null) {
        byClass[dealClass] = decided(rows, dealClass, awaitsCard);
      }
      var decided = byClass[dealClass][awaitsCard ? i % 52 : 0];
      if (decided != DealRows.OPEN) {
        assertSame(wager, i, decided, places[i]);
      }
    }
  }

  /// The places of the rows that the deals of real cards meet.
  private static int[] places(Wager wager) {
    return PLACES.computeIfAbsent(
        wager,
        _ -> IntStream.range(0, REAL.size()).map(i -> place(wager, REAL.get(i), i)).toArray());
  }

  /// With some Fightback card where the wager waits for one.
  private static int place(Wager wager, Deal deal, int i) {
    return wager.place(
        wager.machine().equals(FightbackCard.MACHINE) ? deal.with(Card.DECK.get(i % 52)) : deal);
  }

  /// Descriptions take longer than comparisons, so only those of deals that differ are made.
  private static void assertSame(Wager wager, int i, int compiled, int place) {
    if (compiled != place) {
      assertThat(row(wager, compiled)).as("row of %s", REAL.get(i)).isSameAs(row(wager, place));
    }
  }

  private static int[] decided(DealRows rows, int dealClass, boolean awaitsCard) {
    return awaitsCard
        ? Card.DECK.stream().mapToInt(card -> rows.ofClass(dealClass, card)).toArray()
        : new int[] {rows.ofClass(dealClass)};
  }

  private static int classOf(Deal deal) {
    return DealClasses.of(
        deal.player().total(),
        deal.player().size() == 3,
        deal.banker().total(),
        deal.banker().size() == 3);
  }

  private static List<Deal> real() {
    var all = DealClasses.ALL;
    return IntStream.range(0, all.size()).mapToObj(i -> real(all.get(i), i)).toList();
  }

  /// Cards of these points, of ranks and suits that vary with the seed.
  private static Deal real(DealByPoints points, int seed) {
    var hands = List.of(new ArrayList<Card>(), new ArrayList<Card>());
    var mixed = seed * 0x9E3779B9;
    for (var i = 0; i < points.cards().length; i++) {
      var value = points.cards()[i];
      if (value != DealByPoints.NONE) {
        var rank = value == 0 ? 10 + (mixed >>> 2 * i & 3) : value;
        var suit = Suit.values()[mixed >>> 12 + 2 * i & 3];
        hands.get(i == 2 || i == 3 || i == 5 ? 1 : 0).add(new Card(rank, suit));
      }
    }
    return new Deal(new CardHand(hands.getFirst()), new CardHand(hands.getLast()));
  }

  /// The classes of the hands are worked out card by card, for all wagers at once and for each
  /// alone.
  @ParameterizedTest
  @MethodSource("cards")
  void everyDealHasTheRowOfTheDealsWhoseHandsAreOfItsClasses(EveryWager named) {
    var wager = named.wager();
    var places = places(wager);
    var own = like(new HandClasses(List.of(wager)));
    for (var i = 0; i < REAL.size(); i++) {
      assertSame(wager, i, place(wager, LIKE.get(i), i), places[i]);
      assertSame(wager, i, place(wager, own.get(i), i), places[i]);
    }
  }

  private static List<Deal> like(HandClasses classes) {
    var examples = classes.examples();
    return REAL.stream()
        .map(
            deal ->
                new Deal(
                    examples.get(handClass(classes, deal.player())),
                    examples.get(handClass(classes, deal.banker()))))
        .toList();
  }

  private static int handClass(HandClasses classes, CardHand hand) {
    var cards = hand.cards();
    var third = cards.size() == 2 ? HandClasses.NO_CARD : cards.get(2).index();
    var pair = classes.pairs()[cards.get(0).index() * 52 + cards.get(1).index()];
    return classes.hands()[pair * 53 + third];
  }

  @Test
  void totalsDecideEverySingleEventAboutThem() {
    var rows = new DealRows(find("PT-FLT-SE-01"));
    for (var dealClass = 0; dealClass < DealClasses.SIZE; dealClass++) {
      if (!DealClasses.deals(dealClass).isEmpty()) {
        assertThat(rows.ofClass(dealClass)).isNotEqualTo(DealRows.OPEN);
      }
    }
  }

  private static Wager find(String id) {
    return EveryWager.CATALOG.paytables().stream()
        .filter(paytable -> paytable.id().equals(id))
        .findFirst()
        .orElseThrow()
        .wager(id, null);
  }

  @Test
  void kindsOfCardsAreWhatAGrainCannotTellApart() {
    assertThat(kinds()).isEqualTo(1);
    assertThat(kinds(CardDetail.RANK)).isEqualTo(4);
    assertThat(kinds(CardDetail.COLOR)).isEqualTo(2);
    assertThat(kinds(CardDetail.RANK, CardDetail.SUIT)).isEqualTo(16);
  }

  private static int kinds(CardDetail... grains) {
    var kinds = new CardKinds(Set.of(grains)).of(0);
    assertThat(kinds.stream().mapToInt(kind -> kind.cards().size()).sum()).isEqualTo(16);
    return kinds.size();
  }
}
