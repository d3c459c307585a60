package io.lammer.web.display;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Display;
import io.lammer.house.ProposalPreview;
import io.lammer.house.Role;
import io.lammer.kit.Proves;
import io.lammer.rules.yaml.Value;
import io.lammer.script.LiveCommands;
import io.lammer.script.SetupReader;
import io.lammer.web.Running;
import io.lammer.web.setup.PostedPaytable;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a display of a table says, as its page is served.
class DisplayPageTest {
  private static final Actor MANAGER = new Actor("mona", Role.MANAGER);
  private static final Actor ACCOUNTING = new Actor("alex", Role.ACCOUNTING);
  private static final Actor ADMINISTRATOR = new Actor("ada", Role.ADMINISTRATOR);
  private static final Pattern METER =
      Pattern.compile("<section class=\"meter.*?</section>", Pattern.DOTALL);
  private static final Pattern SCENE =
      Pattern.compile(
          "<section class=\"scene jackpot\" data-scene=\"([^\"]*)\">.*?</section>", Pattern.DOTALL);
  private static final Pattern PAY = Pattern.compile("<th scope=\"row\">([^<]*)</th><td>([^< ]*)");
  private static final String SHARED =
      "Percentage prizes are divided equally among all winning players of the round.";
  private static final String DISCLOSURE =
      "House Jackpot prizes are paid by the casino and are not components of any progressive prize"
          + " contest. Player wagers do not accrue to any guaranteed player fund. The displayed"
          + " House Jackpot prize may be modified or discontinued at any time without prior"
          + " notice.";

  private static final String PHOENIX =
      "edition: rising-phoenix-wa, venue: tribal, approval: TGA-1, main-wager: optional,"
          + " equipment: [Andromeda 3d], fightback: {after-win: PT-FLT-FBW-01}";
  private static final String DICE =
      "edition: 3-dice-baccarat-wa, venue: tribal, approval: TGA-1, main-wager: optional,"
          + " equipment: [Andromeda 3d]";
  private static final String CRAPS =
      "edition: bonus-craps-%s, venue: %s, approval: TGA-1, equipment: [Andromeda 3d],"
          + " bonus-craps: PT-FLT-BC-03";

  /// Wagers whose promotions favor the player.
  private static final List<String> ACCEPTED =
      List.of("make-em-all", "golden-talons-player", "PT-FLT-SE-01");

  @TempDir static Path folder;
  private static Running server;
  private static int tables;

  @BeforeAll
  static void start() {
    server = Running.in(folder);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /// Opens a table with a display above it.
  ///
  /// @return the display's token; the table has the same name
  private static String open(String choices, String... jackpots) {
    var name = "T" + ++tables;
    var setup = "{%s, jackpots: [%s]}".formatted(choices, String.join(", ", jackpots));
    server.done(MANAGER, new Act.Draft(name, SetupReader.read(Value.parse("setup", setup))));
    server.done(MANAGER, new Act.Open(name, ACCEPTED));
    server.done(ADMINISTRATOR, new Act.AddDisplay(new Display(name, name, Token.hash(name))));
    return name;
  }

  private static void play(String table, String... commands) {
    for (var command : commands) {
      server.done(MANAGER, new Act.Play(table, LiveCommands.read(Value.parse("play", command))));
    }
  }

  private static String page(String token) {
    var answer = server.read("/d/" + token);
    assertThat(answer.statusCode()).isEqualTo(200);
    return answer.body();
  }

  private static List<String> meters(String token) {
    return METER.matcher(page(token)).results().map(found -> found.group()).toList();
  }

  /// What the loop shows of a table's jackpots.
  ///
  /// @param paytable of the jackpot, or a part of its name
  private static List<String> pays(String token, String paytable) {
    return SCENE
        .matcher(page(token))
        .results()
        .filter(scene -> scene.group(1).contains(paytable))
        .flatMap(scene -> PAY.matcher(scene.group()).results())
        .map(found -> found.group(2))
        .toList();
  }

  /// The one note of the screen, with what must be said word for word.
  private static String note(String token) {
    var page = page(token);
    return page.substring(page.indexOf("<p class=\"note\">"));
  }

  /// The same in letters that are read from afar, a sentence a line.
  private static List<String> noticesOfTheLoop(String token) {
    return Pattern.compile("<section class=\"scene notices\".*?</section>", Pattern.DOTALL)
        .matcher(page(token))
        .results()
        .flatMap(scene -> Pattern.compile("row\">([^<]*)").matcher(scene.group()).results())
        .map(line -> line.group(1))
        .toList();
  }

  private static List<String> pays(String token) {
    return pays(token, "");
  }

  private static String progressive(String paytable, int wager) {
    return "{paytable: %s, kind: progressive, wager: %d, seed: 1000, increment: 10%%, suit: hearts,"
            .formatted(paytable, wager)
        + " controls: IC-1}";
  }

  private static String house(String paytable) {
    return "{paytable: %s, kind: house, meter: 4321, suit: hearts, controls: IC-1}"
        .formatted(paytable);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "PT-PRG-HP-01 | 100%, $5,000, $1,500, $500, $100, $30, $15",
        "PT-PRG-DP-01 | 100%, $1,250, $250, $75, $40, $15",
        "PT-PRG-S7-06 | 100%, $1,500, $750, $500, $200, $50",
      })
  @Proves({"RPB-app-e-8-4", "RPB-app-f-7-4", "RPB-app-g-9-4"})
  void aBaccaratDisplayShowsThePaysOfTheFixedWager(String paytable, String pays) {
    assertThat(pays(open(PHOENIX, progressive(paytable, 5)))).isEqualTo(List.of(pays.split(", ")));
    assertThat(pays(open(PHOENIX, progressive(paytable, 1))))
        .isNotEqualTo(List.of(pays.split(", ")))
        .startsWith("100%");
  }

  @Test
  @Proves("TDB-app-c-7-4")
  void aDiceDisplayShowsThePaysOfTheFixedWager() {
    assertThat(pays(open(DICE, progressive("PT-PRG-TRI-01", 5))))
        .containsExactly("100%", "$5,000", "$500", "$100", "$50", "$15");
    var quarter = progressive("PT-PRG-TRI-01", 5).replace("wager: 5", "wager: 0.25");
    assertThat(pays(open(DICE, quarter)))
        .containsExactly("100%", "$250", "$25", "$5", "$2.50", "$0.75");
  }

  @Test
  @Proves({"BCW-app-b-6-4", "BCW-app-c-6-4"})
  void aCrapsDisplayShowsThePaysOfTheFixedWager() {
    for (var paytable : List.of("PT-BJS-MEA-03", "PT-BJS-FUP-01")) {
      var one = pays(open(CRAPS.formatted("wa", "tribal"), progressive(paytable, 1)));
      var five = pays(open(CRAPS.formatted("wa", "tribal"), progressive(paytable, 5)));
      assertThat(one).hasSizeGreaterThan(3);
      assertThat(five).isEqualTo(one.stream().map(DisplayPageTest::fiveTimes).toList());
    }
  }

  private static String fiveTimes(String pay) {
    return pay.startsWith("$")
        ? "$%,d".formatted(5 * Integer.parseInt(pay.replaceAll("[$,]", "")))
        : pay;
  }

  @ParameterizedTest
  @ValueSource(strings = {"PT-PRG-HP-01", "PT-PRG-DP-01", "PT-PRG-S7-06"})
  @Proves({"RPB-app-e-5-2", "RPB-app-f-4-2", "RPB-app-g-6-2"})
  void aDisplaySaysThatPercentagesAreShared(String paytable) {
    for (var jackpot : List.of(progressive(paytable, 1), house(paytable))) {
      assertThat(note(open(PHOENIX, jackpot))).contains(SHARED);
    }
  }

  @Test
  @Proves({"RPB-definition-house-2", "TDB-definition-house-3"})
  void aHousePrizeCarriesTheDisclosureWordForWordAndAProgressiveDoesNot() {
    for (var found :
        List.of(
            open(PHOENIX, house("PT-PRG-HP-01"), house("PT-PRG-S7-06")),
            open(DICE, house("PT-PRG-TRI-01"), house("PT-PRG-TRI-02")))) {
      assertThat(meters(found)).hasSize(2);
      assertThat(note(found)).contains(DISCLOSURE);
      assertThat(noticesOfTheLoop(found))
          .contains(SHARED)
          .containsSequence(DISCLOSURE.split("(?<=\\.) "));
    }
    assertThat(page(open(PHOENIX, progressive("PT-PRG-HP-01", 1)))).doesNotContain("prize contest");
    assertThat(page(open(DICE, progressive("PT-PRG-TRI-01", 1)))).doesNotContain("prize contest");
  }

  @Test
  void aPrizeForEachWinnerSaysSo() {
    var each = house("PT-PRG-HP-01").replace("}", ", share: each, approval: A-1}");
    assertThat(note(open(PHOENIX, each)))
        .contains("The posted prize is paid to each winning player.")
        .doesNotContain(SHARED);
  }

  @Test
  void limitAndReserveAreSaid() {
    var jackpot = progressive("PT-PRG-HP-01", 1).replace("}", ", reserve: 5%, limit: 1000}");
    assertThat(page(open(PHOENIX, jackpot)))
        .contains("The displayed jackpot is limited to $1,000.00.")
        .contains("A part of each wager goes to a reserve that reseeds the jackpot.")
        .contains("The displayed jackpot has reached its limit")
        .contains("<th scope=\"row\">The displayed jackpot is limited to $1,000.00.</th>");
  }

  @Test
  void aStoppedJackpotDoesNotLookLive() {
    var table = open(DICE, progressive("PT-PRG-TRI-01", 1));
    assertThat(meters(table).getFirst())
        .startsWith("<section class=\"meter\">")
        .doesNotContain("not in play");
    server.done(MANAGER, new Act.Stop(table + "/PT-PRG-TRI-01", "the sensor is broken"));
    assertThat(meters(table).getFirst())
        .startsWith("<section class=\"meter faulty\">")
        .contains("<span class=\"fault\">Jackpot not in play</span>");
  }

  @Test
  void aRetiredJackpotShowsNoAmount() {
    var table = open(DICE, progressive("PT-PRG-TRI-01", 1));
    var jackpot = table + "/PT-PRG-TRI-01";
    server.done(MANAGER, new Act.Retire(jackpot, "the game leaves the floor"));
    var floor = server.host().floor();
    var proposal = floor.house().papers().proposals().getLast();
    server.done(
        ACCOUNTING,
        new Act.Confirm(proposal.number(), ProposalPreview.Reading.of(floor, proposal).digest()));
    assertThat(meters(table).getFirst())
        .contains("<span class=\"fault\">Jackpot not in play</span>")
        .doesNotContain("$");
    assertThat(server.person("sam").read("/floor").body()).contains(">not in play<");
  }

  @Test
  @Proves("BCW-promotions-1")
  void aPromotionIsPostedBesideThePaysThatItRaises() {
    var craps =
        open(
            CRAPS.formatted("wa", "tribal")
                + ", promotions: [{wager: make-em-all, multiply: 2, consent: GG-1}]");
    assertThat(page(craps))
        .contains("150 to 1 <i class=\"promotion\">×2</i>")
        .contains("Make 'Em All: Promotion: wins pay 2 times");
    var phoenix =
        open(
            PHOENIX
                + ", single-events: [PT-FLT-SE-01], promotions: [{wager: PT-FLT-SE-01, add: 50,"
                + " consent: GG-1}]");
    assertThat(page(phoenix)).contains("Promotion: wins pay $50 more");
    assertThat(page(open(PHOENIX + ", single-events: [PT-FLT-SE-01]"))).doesNotContain("Promotion");
  }

  /// The document leaves the suit to the operator; the table says which one it is.
  @Test
  @Proves("RPB-definition-controls-2")
  void aSuitSpecificRowNamesTheSuitOfTheTable() {
    var table =
        open(
            PHOENIX.replace(
                "PT-FLT-FBW-01}", "PT-FLT-FBW-01, after-tie: PT-FLT-FBT-01, king-suit: clubs}"),
            house("PT-PRG-S7-06"));
    assertThat(page(table))
        .contains("<th scope=\"row\">Sun 7 (All Cards Hearts)</th>")
        .contains("<th scope=\"row\">King of Clubs</th>")
        .doesNotContain("Suit Specific");
    play(table, "{bet: {seat: 1, wager: sun-7-jackpot}}", "{lock: {}}");
    play(table, "{deal: {player: [2h, 4h], banker: [2h, Kh, 5h]}}", "{confirm: {}}");
    assertThat(page(table))
        .contains("data-row=\"Sun 7 (All Cards Hearts)\"")
        .contains(table + " · Sun 7 (All Cards Hearts)")
        .contains("data-words=\"Sun 7 (All Cards Hearts)\"");
    var hit = "/jackpots/" + table + "~PT-PRG-S7-06/hits/1";
    assertThat(server.person("mona").read(hit).body()).contains("<p>Sun 7 (All Cards Hearts) · ");
  }

  @ParameterizedTest
  @CsvSource({"nv, other, round, on one roll", "wa, tribal, hand, in one hand"})
  @Proves({"BCN-app-a-3-1", "BCN-app-a-3-2", "BCW-app-a-3-1", "BCW-app-a-3-2"})
  void theMaximumAggregateIsPosted(String place, String venue, String per, String words) {
    var choices = CRAPS.formatted(place, venue);
    var most = open(choices + ", max-aggregate: {amount: 25000, per: " + per + "}");
    var sentence = "Bonus Craps pays at most $25,000.00 to all players together " + words + ".";
    assertThat(note(most)).contains(sentence);
    assertThat(page(most)).contains("<th scope=\"row\">" + sentence + "</th>");
    assertThat(page(open(choices))).doesNotContain("pays at most");
  }

  /// "Wins by 9*" has its footnote, with a promotion beside it, too.
  @ParameterizedTest
  @ValueSource(
      strings = {"", ", promotions: [{wager: golden-talons-player, multiply: 2, consent: GG-1}]"})
  @Proves("RPB-app-b-3-1")
  void goldenTalonsHasItsFootnote(String promotions) {
    var page = page(open(PHOENIX + ", golden-talons: PT-FLT-GT-01" + promotions));
    assertThat(page).contains("<th scope=\"row\">Wins by 9*</th>");
    assertThat(page).contains("<p class=\"foot\">* Without a natural 8 or 9");
    assertThat(page.contains("Promotion: wins pay 2 times")).isEqualTo(!promotions.isEmpty());
  }

  @Test
  @Proves("TDB-definition-house-1")
  void aHouseJackpotIsCalledByTheNameThatTheOperatorChose() {
    var named = house("PT-PRG-TRI-01").replace("meter:", "title: bonus-jackpot, meter:");
    assertThat(meters(open(DICE, named)).getFirst())
        .contains("<p class=\"kind\">Bonus Jackpot · $1</p>");
    assertThat(meters(open(DICE, house("PT-PRG-TRI-01"))).getFirst())
        .contains("<p class=\"kind\">House Jackpot · $1</p>");
    var setup = "{%s, jackpots: [%s]}".formatted(DICE, house("PT-PRG-TRI-02"));
    var prize = SetupReader.read(Value.parse("setup", setup)).jackpots().getFirst();
    server.done(MANAGER, new Act.OpenJackpot("Shared", "3-dice-baccarat-wa", prize));
    assertThat(meters(open(DICE, "{use: Shared, title: bonus-jackpot}")).getFirst())
        .contains("<p class=\"kind\">Bonus Jackpot · $1</p>");
    assertThat(meters(open(DICE, "{use: Shared}")).getFirst())
        .contains("<p class=\"kind\">House Jackpot · $1</p>");
  }

  /// On a tracker that the progressives share, each has its own color of lammers.
  @Test
  @Proves({"BCN-mea-4.2", "BCN-fup-4.2", "BCW-mea-4.2", "BCW-fup-4.2"})
  void lammersOfTheProgressivesAreOfTheirOwnColors() throws IOException {
    String css;
    try (var sheet = getClass().getResourceAsStream("/static/css/display-craps.css")) {
      css = new String(requireNonNull(sheet).readAllBytes(), UTF_8);
    }
    var colors =
        Stream.of("", ".make-em-all-progressive ", ".fired-up-progressive ")
            .map(wager -> css.split(Pattern.quote(".display " + wager + ".lammers { --gold: "))[1])
            .map(rest -> rest.substring(0, 7))
            .toList();
    assertThat(colors).doesNotHaveDuplicates().allMatch(color -> color.matches("#[0-9a-f]{6}"));
    var jackpots = List.of(progressive("PT-BJS-MEA-03", 1), progressive("PT-BJS-FUP-01", 1));
    var table =
        open(
            CRAPS.formatted("wa", "tribal") + ", tracker: shared", jackpots.toArray(String[]::new));
    assertThat(page(table))
        .contains("<div class=\"bonus make-em-all-progressive\">")
        .contains("<div class=\"bonus fired-up-progressive\">");
  }

  @Test
  @Proves("RPB-rules-1.g.i")
  void onlyFightbackIsAnnouncedWhileItAloneIsOpen() {
    var table = open(PHOENIX + ", decks: 8, commission: free");
    play(table, "{lock: {}}", "{deal: {player: [8h, Kd], banker: [7c, 7d]}}", "{confirm: {}}");
    assertThat(page(table)).contains("<p class=\"says\">Place your bets</p>");
    play(table, "{bet: {seat: 1, wager: fightback, amount: 10}}");
    assertThat(page(table)).contains("<p class=\"says\">Fightback bets</p>");
  }

  @Test
  void aTableThatIsClosedWishesNobodyLuck() {
    var table = open(DICE);
    assertThat(page(table)).contains("Good luck!");
    server.done(MANAGER, new Act.Close(table, "the night is over"));
    assertThat(page(table)).contains("Table closed").doesNotContain("Good luck!");
  }

  @Test
  @Proves("TDB-definition-controls-3")
  void aHitThatWaitsHidesNeitherTheKindNorTheWager() {
    var table = open(DICE, house("PT-PRG-TRI-01"));
    play(table, "{bet: {seat: 1, wager: triple}}", "{lock: {}}");
    play(table, "{shake: {player: [3, 3, 3], banker: [3, 3, 3]}}", "{confirm: {}}");
    assertThat(meters(table).getFirst())
        .contains("<p class=\"kind\">House Jackpot · $1</p>")
        .contains("<p class=\"pending\">$4,321.00 pending</p>");
  }

  @Test
  @Proves({"TDB-jackpots-1-3", "TDB-app-d-1"})
  void twoSensorsShowTwoAmounts() {
    var table = open(DICE, progressive("PT-PRG-TRI-03", 2), progressive("PT-PRG-TRI-01", 1));
    play(table, "{bet: {seat: 1, wager: triple, sensor: 1}}", "{lock: {}}");
    assertThat(meters(table)).hasSize(2);
    assertThat(meters(table).getFirst()).contains("Triple · sensor 1", "$1,000.20");
    assertThat(pays(table, "PT-PRG-TRI-03")).contains("$200");
    assertThat(meters(table).getLast()).contains("Triple · sensor 2", "$1,000.00");
    assertThat(pays(table, "PT-PRG-TRI-01")).contains("$100");
  }

  @ParameterizedTest
  @CsvSource({"nv, other", "wa, tribal"})
  @Proves({"BCN-mea-4*", "BCN-fup-4*", "BCW-mea-4*", "BCW-fup-4*"})
  void theProgressivesAreOnTheTrackerOfTheSetUp(String place, String venue) {
    var jackpots = List.of(progressive("PT-BJS-MEA-03", 1), progressive("PT-BJS-FUP-01", 1));
    for (var tracker : List.of("", ", tracker: own", ", tracker: shared")) {
      var table = open(CRAPS.formatted(place, venue) + tracker, jackpots.toArray(String[]::new));
      var own = !tracker.endsWith("shared");
      assertThat(meters(table))
          .hasSize(2)
          .allMatch(meter -> meter.contains("class=\"progress\"") == own);
      assertThat(titles(table))
          .hasSize(own ? 3 : 5)
          .contains("All Small", "All Tall", "Make 'Em All");
      assertThat(titles(table).contains("Fired Up Progressive")).isEqualTo(!own);
      assertThat(titles(table).contains("Make 'Em All Progressive")).isEqualTo(!own);
    }
  }

  private static Set<String> titles(String table) {
    return Pattern.compile("<div class=\"bonus [^\"]*\"><h2>([^<]*) <b>")
        .matcher(page(table))
        .results()
        .map(found -> found.group(1).replace("&#39;", "'"))
        .collect(Collectors.toSet());
  }

  @Test
  void aSetUpPostsWhatTheDisplayShows() {
    var table =
        open(
            PHOENIX + ", single-events: [PT-FLT-SE-01, PT-FLT-SE-02], golden-talons: PT-FLT-GT-01",
            progressive("PT-PRG-HP-01", 5));
    var shown =
        PAY.matcher(page(table))
            .results()
            .map(found -> found.group(1) + " " + found.group(2))
            .toList();
    var layout = server.host().floor().table(table).orElseThrow().playing().layout();
    assertThat(PostedPaytable.of(layout))
        .hasSize(5)
        .flatExtracting(PostedPaytable::lines)
        .allSatisfy(
            line ->
                assertThat(shown)
                    .contains(
                        line.label() + " " + line.pays().replaceFirst("\\.00$", "").split(" ")[0]));
  }

  /// Wagers are entered by the people of the pit; nobody else reaches a table, signed in or not,
  /// and no role is a player's.
  @Test
  @Proves({
    "BCW-letter-tribal-4",
    "TDB-letter-tribal-4",
    "BCW-equipment-2",
    "RPB-equipment-2",
    "TDB-equipment-2"
  })
  void nobodyPlaysOverTheNetwork() {
    var table = open(DICE, progressive("PT-PRG-TRI-01", 1));
    var before = server.host().floor().table(table).orElseThrow();
    var bet = "{\"bet\": {\"seat\": 1, \"wager\": \"triple\"}}";
    for (var path : List.of("/api/tables/%s/play", "/d/%s", "/d/%s/live", "/d/%s/play")) {
      var place = path.formatted(table);
      var request =
          HttpRequest.newBuilder(server.at(place))
              .header("Content-Type", "application/json")
              .header("Idempotency-Key", path)
              .POST(BodyPublishers.ofString(bet));
      assertThat(server.send(request).statusCode()).as(path).isGreaterThanOrEqualTo(400);
      assertThat(server.person("lana").post(place, bet).statusCode()).as(path).isBetween(400, 499);
    }
    assertThat(server.host().floor().table(table)).contains(before);
    assertThat(
            Arrays.stream(Role.values())
                .filter(role -> role.may(Role.Right.PLAY))
                .map(Role::name)
                .collect(joining(" ")))
        .isEqualTo("DEALER SUPERVISOR MANAGER");
  }
}
