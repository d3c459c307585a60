package io.lammer.table.roads;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.baccarat.CardHand;
import io.lammer.games.baccarat.Deal;
import io.lammer.games.threedice.DiceHand;
import io.lammer.games.threedice.Shake;
import io.lammer.rules.Card;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.table.roads.BigRoad.Win;
import io.lammer.table.roads.DerivedRoad.Mark;
import io.lammer.table.roads.Road.Cell;
import io.lammer.table.roads.Roads.Round;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoadsTest {
  private static Round round(int letter) {
    var winner =
        switch (letter) {
          case 'B' -> Side.BANKER;
          case 'P' -> Side.PLAYER;
          default -> Side.TIE;
        };
    return new Round(winner, false, false);
  }

  private static List<Round> rounds(String letters) {
    return letters.chars().mapToObj(RoadsTest::round).toList();
  }

  private static Roads roads(String letters) {
    return Roads.of(rounds(letters));
  }

  private static String letter(@Nullable Mark mark) {
    return mark == null ? "" : mark.name().substring(0, 1);
  }

  private static String letters(DerivedRoad road) {
    return road.road().marks().stream().map(RoadsTest::letter).collect(Collectors.joining());
  }

  /// `B0,0 P1,0`: the cells of a big road by column and row.
  private static String cells(Road<Win> road) {
    return road.cells().stream()
        .map(cell -> cell.mark().winner().name().charAt(0) + "" + cell.column() + "," + cell.row())
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "BPBBPPPB, RBBRBB, BBBRB, BRB",
    "BPBPBP, RRRR, RRR, RR",
    "BBPP, R, '', ''",
    "BPPP, BR, '', ''",
    "BBTPTTBBBP, BBRB, RBB, ''",
    "BBPBPPPBBPBBBBPPPB, BRBRBRBBBRRBRRB, BBRBBBBRBRBBRB, RBBBBRRRBBRBB",
    "'', '', '', ''",
    "TTT, '', '', ''",
    "BBBBBBBBB, '', '', ''"
  })
  void theDerivedRoadsAreAsPublished(String rounds, String bigEye, String small, String cockroach) {
    var roads = roads(rounds);
    assertThat(letters(roads.bigEye())).isEqualTo(bigEye);
    assertThat(letters(roads.small())).isEqualTo(small);
    assertThat(letters(roads.cockroach())).isEqualTo(cockroach);
  }

  @Test
  void aLongRunTurnsRightInTheLastRowAndTheNextBeginsUnderItsTail() {
    assertThat(cells(roads("BBBBBBBBP").big().road()))
        .isEqualTo("B0,0 B0,1 B0,2 B0,3 B0,4 B0,5 B1,5 B2,5 P1,0");
  }

  @Test
  void aRunThatMeetsATailTurnsRightAboveIt() {
    assertThat(cells(roads("BBBBBBBPPPPPP").big().road())).endsWith("P1,4 P2,4");
  }

  @Test
  void tailsNestAndAStreakThatReachesTheTopRowPushesTheNextOneOn() {
    var road =
        roads("B".repeat(12) + "P".repeat(12) + "B".repeat(12) + "P".repeat(12)).big().road();
    assertThat(road.cells()).doesNotHaveDuplicates();
    assertThat(Stream.of(23, 35, 47).map(at -> road.cells().get(at)).map(RoadsTest::place).toList())
        .containsExactly("8,4", "10,3", "12,2");
    var top =
        roads(
            "B".repeat(20)
                + "P".repeat(20)
                + "B".repeat(20)
                + "P".repeat(20)
                + "B".repeat(20)
                + "P".repeat(20)
                + "B");
    assertThat(place(top.big().road().cells().getLast())).isEqualTo("25,0");
    assertThat(top.big().runs()).containsExactly(20, 20, 20, 20, 20, 20, 1);
  }

  private static String place(Cell<?> cell) {
    return cell.column() + "," + cell.row();
  }

  @Test
  void tiesAreCountedOnTheLastCellAndThoseBeforeTheFirstResultWaitForIt() {
    assertThat(roads("TT").big()).isEqualTo(new BigRoad(new Road<>(List.of()), List.of(), 2));
    assertThat(roads("TTBTPTTP").big().road().marks())
        .containsExactly(new Win(Side.BANKER, 3), new Win(Side.PLAYER, 2), new Win(Side.PLAYER, 0));
    assertThat(roads("TTBTPTTP").big().held()).isZero();
  }

  @Test
  void theBeadPlateHoldsEveryRoundAndFillsDown() {
    var beads = roads("BPTBPTB").beads();
    assertThat(beads.cells().get(5)).isEqualTo(new Cell<>(0, 5, round('T')));
    assertThat(beads.cells().get(6)).isEqualTo(new Cell<>(1, 0, round('B')));
  }

  @Test
  void overflowDropsTheOldestColumnsWhole() {
    var beads = roads("BBBBBBPPPPPPT").beads();
    assertThat(beads.columns()).isEqualTo(3);
    assertThat(beads.last(3)).isEqualTo(beads);
    assertThat(beads.last(2).cells().getFirst()).isEqualTo(new Cell<>(0, 0, round('P')));
    assertThat(beads.last(2).cells()).hasSize(7);
    assertThat(beads.last(2).columns()).isEqualTo(2);
    assertThat(cells(roads("BBBBBBBBP").big().road().last(2))).isEqualTo("B0,5 B1,5 P0,0");
  }

  /// The published rule in its other form: look at the cell beside, in the logical columns.
  private static String beside(List<Integer> runs, int apart) {
    var marks = new StringBuilder();
    for (var n = 0; n < runs.size(); n++) {
      for (var r = 1; r <= runs.get(n); r++) {
        if (r == 1 && n >= apart + 1) {
          marks.append(runs.get(n - 1).equals(runs.get(n - apart - 1)) ? 'R' : 'B');
        } else if (r >= 2 && n >= apart) {
          var here = runs.get(n - apart) >= r;
          var above = runs.get(n - apart) >= r - 1;
          marks.append(here == above ? 'R' : 'B');
        }
      }
    }
    return marks.toString();
  }

  @Test
  void whateverIsDealtNoCellIsDrawnTwiceAndWhatWasDrawnStays() {
    var random = new SplittableRandom(5);
    for (var shoe = 0; shoe < 300; shoe++) {
      var sides = random.nextInt(2, 12);
      var text = new StringBuilder();
      for (var i = 0; i < 90; i++) {
        var last = text.isEmpty() ? 'B' : text.charAt(text.length() - 1);
        text.append(random.nextInt(sides) > 1 ? last : "BPT".charAt(random.nextInt(3)));
        var before = roads(text.substring(0, i));
        var after = roads(text.toString());
        assertGrown(before.bigEye().road(), after.bigEye().road());
        assertGrown(before.small().road(), after.small().road());
        assertGrown(before.cockroach().road(), after.cockroach().road());
        assertThat(after.big().road().cells().stream().map(RoadsTest::place))
            .doesNotHaveDuplicates();
      }
      var end = roads(text.toString());
      assertThat(letters(end.bigEye())).isEqualTo(beside(end.big().runs(), 1));
      assertThat(letters(end.small())).isEqualTo(beside(end.big().runs(), 2));
      assertThat(letters(end.cockroach())).isEqualTo(beside(end.big().runs(), 3));
    }
  }

  private static void assertGrown(Road<Mark> before, Road<Mark> after) {
    assertThat(after.cells().subList(0, before.cells().size())).isEqualTo(before.cells());
    assertThat(after.cells().size() - before.cells().size()).isBetween(0, 1);
  }

  private static CardHand cards(String... cards) {
    return new CardHand(Stream.of(cards).map(card -> Card.parse(card).orElseThrow()).toList());
  }

  private static Round round(Outcome outcome) {
    return GameRoads.of(outcome.game()).round(outcome).orElseThrow();
  }

  @Test
  void aPairIsTwoCardsOfOneRankAmongTheFirstTwo() {
    assertThat(round(new Deal(cards("Ks", "Kh", "5c"), cards("Td", "7c"))))
        .isEqualTo(new Round(Side.BANKER, false, true));
    assertThat(round(new Deal(cards("Ks", "Qh", "Kc"), cards("4d", "4c"))))
        .isEqualTo(new Round(Side.BANKER, true, false));
    assertThat(round(new Deal(cards("9s", "9h"), cards("4d", "4c"))))
        .isEqualTo(new Round(Side.TIE, true, true));
  }

  @Test
  void diceHaveNoPairs() {
    var shake = new Shake(new DiceHand(3, 3, 3), new DiceHand(1, 1, 2));
    assertThat(round(shake)).isEqualTo(new Round(Side.PLAYER, false, false));
  }
}
