package io.lammer.rules.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import io.lammer.rules.Card;
import io.lammer.rules.Collect;
import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.rules.Grain;
import io.lammer.rules.Hand;
import io.lammer.rules.Machine;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Outcome.Roll;
import io.lammer.rules.Outcome.Shake;
import io.lammer.rules.Row;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.catalog.Catalog;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
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

/// What is compiled says what the rule itself says, for every wager there is: those of the printed
/// paytables, of the example side bets and of the main game.
class CompiledTest {
  private static final Catalog CATALOG =
      Catalog.builtIn().with(List.of(sideBets("baccarat.yaml"), sideBets("craps.yaml")));

  private static final List<Roll> ROLLS = rolls();

  private static final List<Named> CARDS = wagers(Game.BACCARAT).toList();

  private static final HandClasses HANDS =
      new HandClasses(CARDS.stream().map(Named::wager).toList());

  /// Real cards of every deal by points, and of each the deal whose hands are the examples of its
  /// classes.
  private static final List<Deal> REAL = real();

  private static final List<Deal> LIKE = like(HANDS);

  private static final Map<Wager, int[]> PLACES = new IdentityHashMap<>();

  private static Catalog.Source sideBets(String name) {
    return new Catalog.Source(name, Repo.text("examples/side-bets/" + name));
  }

  /// A wager and a name for it.
  record Named(String name, Wager wager) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Stream<Named> wagers(Game game) {
    return CATALOG.editions().stream()
        .filter(edition -> edition.game() == game)
        .flatMap(edition -> Stream.concat(main(edition), bonus(edition)));
  }

  private static Stream<Named> main(Edition edition) {
    return edition.main().stream()
        .map(main -> new Named(edition.id() + " " + main.wager().spot(), main.wager()));
  }

  private static Stream<Named> bonus(Edition edition) {
    return edition.paytables().stream()
        .flatMap(
            paytable ->
                paytable.wagers().stream()
                    .map(
                        name ->
                            new Named(
                                paytable.name() + " " + name, paytable.wager(name, Suit.CLUBS))));
  }

  static Stream<Named> craps() {
    return wagers(Game.CRAPS);
  }

  static Stream<Named> dice() {
    return wagers(Game.DICE);
  }

  static Stream<Named> cards() {
    return CARDS.stream();
  }

  private static List<Roll> rolls() {
    var rolls = new ArrayList<Roll>();
    for (var first = 1; first <= 6; first++) {
      for (var second = 1; second <= 6; second++) {
        rolls.add(new Roll(first, second));
      }
    }
    return rolls;
  }

  /// Leads the machine itself to every state that any of the 36 rolls can lead to.
  @ParameterizedTest
  @MethodSource("craps")
  void everyStateAndRollOfACrapsWagerIsCompiledAsItsMachineSteps(Named named) {
    var wager = named.wager();
    var rows = WagerRows.of(wager, Outcomes.ROLLS);
    var automaton = rows.automaton();
    var table = automaton.table();
    var outcomes = Outcomes.ROLLS.all();
    var open = new ArrayDeque<>(List.of(Machine.START));
    var seen = new HashSet<>(open);
    while (!open.isEmpty()) {
      var state = open.remove();
      for (var roll : ROLLS) {
        var outcome = outcomes.indexOf(roll.sorted());
        var next = table[automaton.number(state) * Outcomes.ROLLS.size() + outcome];
        switch (wager.advance(state, roll)) {
          case Step.Stays(var to) -> {
            assertThat(next).isNotNegative();
            assertThat(automaton.state(next)).isEqualTo(to);
            if (seen.add(to)) {
              open.add(to);
            }
          }
          case Step.Ends(var ending) -> {
            assertThat(next).isNegative();
            assertThat(row(wager, rows.of(~next))).isSameAs(wager.row(ending));
          }
        }
      }
    }
    assertThat(automaton.size()).isEqualTo(seen.size());
  }

  private static @Nullable Row row(Wager wager, int place) {
    return place == wager.rows().size() ? null : wager.rows().get(place);
  }

  @ParameterizedTest
  @MethodSource("dice")
  void everyShakeIsCompiledAsItsMachineSteps(Named named) {
    var wager = named.wager();
    var rows = WagerRows.of(wager, Outcomes.SHAKES);
    for (var i = 0; i < Outcomes.SHAKES.size(); i++) {
      var shake = Outcomes.SHAKES.get(i);
      var turned = new Shake(turned(shake.player()), turned(shake.banker()));
      var next = rows.automaton().next(Automaton.START, i);
      assertThat(next).isNegative();
      assertThat(wager.advance(Machine.START, turned)).isEqualTo(new Step.Ends(turned));
      assertThat(row(wager, rows.of(~next))).isSameAs(wager.row(turned));
    }
  }

  private static Hand.Dice turned(Hand.Dice dice) {
    return new Hand.Dice(dice.third(), dice.first(), dice.second());
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
  void everyDealHasTheRowThatItsClassDecides(Named named) {
    var wager = named.wager();
    var awaitsCard = wager.machine().equals(Machine.FIGHTBACK_CARD);
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
        wager.machine().equals(Machine.FIGHTBACK_CARD) ? deal.with(Card.DECK.get(i % 52)) : deal);
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
  private static Deal real(PointsDeal points, int seed) {
    var hands = List.of(new ArrayList<Card>(), new ArrayList<Card>());
    var mixed = seed * 0x9E3779B9;
    for (var i = 0; i < points.cards().length; i++) {
      var value = points.cards()[i];
      if (value != PointsDeal.NONE) {
        var rank = value == 0 ? 10 + (mixed >>> 2 * i & 3) : value;
        var suit = Suit.values()[mixed >>> 12 + 2 * i & 3];
        hands.get(i == 2 || i == 3 || i == 5 ? 1 : 0).add(new Card(rank, suit));
      }
    }
    return new Deal(new Hand.Cards(hands.getFirst()), new Hand.Cards(hands.getLast()));
  }

  /// The classes of the hands are worked out card by card, for all wagers at once and for each
  /// alone.
  @ParameterizedTest
  @MethodSource("cards")
  void everyDealHasTheRowOfTheDealsWhoseHandsAreOfItsClasses(Named named) {
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

  private static int handClass(HandClasses classes, Hand.Cards hand) {
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
    return CATALOG.paytables().stream()
        .filter(paytable -> paytable.id().equals(id))
        .findFirst()
        .orElseThrow()
        .wager(id, null);
  }

  /// Small enough for a simulator to keep in the nearest cache.
  @Test
  void theMainWagersOfCrapsAre92SpotsAnd116States() {
    var spots = CATALOG.edition("bonus-craps-nv").orElseThrow().main();
    assertThat(spots).hasSize(92);
    assertThat(spots.stream().mapToInt(main -> size(main.wager().machine())).sum()).isEqualTo(116);
  }

  @Test
  void theLargestBonusWagerHas1023States() {
    assertThat(size(Collect.MAKE_EM_ALL)).isEqualTo(1023);
    assertThat(
            Catalog.builtIn().paytables().stream()
                .filter(paytable -> paytable.edition().startsWith("bonus-craps"))
                .flatMap(
                    paytable -> paytable.wagers().stream().map(name -> paytable.wager(name, null)))
                .mapToInt(wager -> size(wager.machine())))
        .allMatch(size -> size <= 1023);
  }

  private static int size(Machine machine) {
    return Automaton.of(machine, Outcomes.ROLLS).size();
  }

  @Test
  void outcomesComeInAsManyWaysAsDiceFall() {
    assertThat(Outcomes.ROLLS.size()).isEqualTo(21);
    assertThat(Outcomes.ROLLS.total()).isEqualTo(36);
    assertThat(Outcomes.SHAKES.size()).isEqualTo(56 * 56);
    assertThat(Outcomes.SHAKES.total()).isEqualTo(46_656);
    for (var i = 0; i < Outcomes.ROLLS.size(); i++) {
      var roll = Outcomes.ROLLS.get(i);
      assertThat(ROLLS.stream().filter(other -> other.sorted().equals(roll)))
          .hasSize(Outcomes.ROLLS.ways(i));
    }
  }

  @Test
  void aWagerInAStateMayComeToWhatLiesBehindIt() {
    var automaton = Automaton.of(Collect.ALL_SMALL, Outcomes.ROLLS);
    assertThat(automaton.from(Automaton.START)).hasSize(31);
    var lacksTwo = automaton.number(Collect.SMALL & ~0b100);
    assertThat(automaton.from(lacksTwo)).containsExactly(lacksTwo);
    assertThat(automaton.number(0b10)).isEqualTo(-1);
  }

  @Test
  void kindsOfCardsAreWhatAGrainCannotTellApart() {
    assertThat(kinds()).isEqualTo(1);
    assertThat(kinds(Grain.RANK)).isEqualTo(4);
    assertThat(kinds(Grain.COLOR)).isEqualTo(2);
    assertThat(kinds(Grain.RANK, Grain.SUIT)).isEqualTo(16);
  }

  private static int kinds(Grain... grains) {
    var kinds = new CardKinds(Set.of(grains)).of(0);
    assertThat(kinds.stream().mapToInt(kind -> kind.cards().size()).sum()).isEqualTo(16);
    return kinds.size();
  }
}
