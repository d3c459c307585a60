package io.lammer.render.roads;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.craps.CollectNumbers;
import io.lammer.games.craps.FollowSequence;
import io.lammer.games.craps.Lammers;
import io.lammer.games.craps.Roll;
import io.lammer.kit.Golden;
import io.lammer.rules.Machine;
import io.lammer.rules.Side;
import io.lammer.table.Markers;
import io.lammer.table.roads.Roads;
import io.lammer.table.roads.Roads.Round;
import io.lammer.web.games.craps.RecentRoll;
import io.lammer.web.games.craps.RollsSvg;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/// The pictures, kept as one page that a browser opens: `app/src/test/resources/roads.html`.
class PicturesTest {
  private static final RoadsSvg.Columns COLUMNS = new RoadsSvg.Columns(10, 26, 26);
  private static final FollowSequence FIRED_UP =
      new FollowSequence(List.of(List.of(6, 5, 4, 3, 2), List.of(8, 9, 10, 11, 12)));

  private static final String SHOE =
      "TTBBPBPPPBBPBBBBTPPPBTTBBBBBBBBBPPPPPPPBPBPBTPPBBPPTBPBBBPPPTB";

  /// Every seventh round a Banker pair, every ninth a Player pair.
  private static List<Round> rounds(String letters) {
    var rounds = new ArrayList<Round>();
    for (var i = 0; i < letters.length(); i++) {
      var winner =
          switch (letters.charAt(i)) {
            case 'B' -> Side.BANKER;
            case 'P' -> Side.PLAYER;
            default -> Side.TIE;
          };
      rounds.add(new Round(winner, i % 7 == 3, i % 9 == 5));
    }
    return rounds;
  }

  private static List<RecentRoll> rolls() {
    return List.of(
        new RecentRoll(1, new Roll(5, 6), 0, 0, 1),
        new RecentRoll(2, new Roll(3, 3), 0, 6, 1),
        new RecentRoll(3, new Roll(4, 5), 6, 6, 1),
        new RecentRoll(4, new Roll(2, 4), 6, 0, 1),
        new RecentRoll(5, new Roll(4, 4), 0, 8, 1),
        new RecentRoll(6, new Roll(1, 1), 8, 8, 1),
        new RecentRoll(7, new Roll(3, 4), 8, 0, 1),
        new RecentRoll(8, new Roll(5, 5), 0, 10, 2),
        new RecentRoll(9, new Roll(6, 6), 10, 10, 2));
  }

  private static List<Markers> lammers() {
    return Stream.of(
            Lammers.of(CollectNumbers.ALL_SMALL, 0b1100000),
            Lammers.of(CollectNumbers.ALL_TALL, 0b1000100000000),
            Lammers.of(CollectNumbers.MAKE_EM_ALL_PROGRESSIVE, 0b0111101111000),
            Lammers.of(FIRED_UP, Machine.START),
            Lammers.of(FIRED_UP, 8 + 2))
        .map(found -> found.orElseThrow())
        .toList();
  }

  private static List<String> pictures(List<Round> rounds, List<RecentRoll> rolls) {
    var roads = Roads.of(rounds);
    var svg = RoadsSvg.of(roads, COLUMNS);
    return List.of(
        svg.beads(), svg.big(), svg.bigEye(), svg.small(), svg.cockroach(), RollsSvg.of(rolls, 14));
  }

  private static List<String> all() {
    return Stream.concat(
            pictures(rounds(SHOE), rolls()).stream(), lammers().stream().map(LammersSvg::of))
        .toList();
  }

  @Test
  void thePicturesAreAsTheyWere() {
    Golden.check(
        "app/src/test/resources/roads.html",
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>Pictures</title>\n"
            + "<link rel=\"stylesheet\""
            + " href=\"../../main/resources/io/lammer/render/roads/roads.css\">\n"
            + "<body bgcolor=\"#081010\">\n"
            + String.join("<br>\n", all()));
  }

  @Test
  void everyPictureIsWellFormedSaysWhatItShowsAndHasNoStyleOfItsOwn() throws Exception {
    var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    for (var picture : all()) {
      var root = builder.parse(new InputSource(new StringReader(picture))).getDocumentElement();
      assertThat(root.getElementsByTagName("title").item(0).getTextContent()).isNotBlank();
      assertThat(picture).doesNotContain("style=", "<script", "<style");
    }
  }

  @Test
  void aPictureIsAsLargeEmptyAsFull() {
    var empty = pictures(List.of(), List.of());
    var full = pictures(rounds(SHOE.repeat(3)), rolls());
    for (var i = 0; i < full.size(); i++) {
      assertThat(head(empty.get(i))).isEqualTo(head(full.get(i)));
    }
  }

  @Test
  void lammersOfAWagerKeepTheirSizeAsTheyAreRolled() {
    assertThat(head(LammersSvg.of(Lammers.of(FIRED_UP, Machine.START).orElseThrow())))
        .isEqualTo(head(LammersSvg.of(Lammers.of(FIRED_UP, 8 + 3).orElseThrow())));
  }

  private static String head(String svg) {
    return svg.substring(0, svg.indexOf('>'));
  }

  @Test
  void nothingIsDrawnOutsideWhateverTheOverflow() {
    var svg = RoadsSvg.of(Roads.of(rounds("B".repeat(40) + "PB".repeat(30))), COLUMNS);
    assertThat(svg.big()).doesNotContain("cx=\"-").doesNotContain("cx=\"530");
    assertThat(svg.big().split("class=\"win", -1)).hasSizeGreaterThan(26);
  }

  @Test
  void tiesBeforeTheFirstWinnerAreSeen() {
    assertThat(RoadsSvg.of(Roads.of(rounds("TT")), COLUMNS).big())
        .contains("class=\"tied\"", ">2</text>");
  }

  @Test
  void beadsBearLettersAndPairsTheirPlaces() {
    var svg = RoadsSvg.of(Roads.of(List.of(new Round(Side.TIE, true, true))), COLUMNS).beads();
    assertThat(svg)
        .contains(">T</text>")
        .contains("<circle cx=\"3.6\" cy=\"3.6\" r=\"2.8\" class=\"pair banker\"")
        .contains("<circle cx=\"16.4\" cy=\"16.4\" r=\"2.8\" class=\"pair player\"")
        .contains("Bead plate, 1 round: 0 Banker, 0 Player, 1 Tie");
  }
}
