package io.lammer.render.felt;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.craps.CrapsCommand;
import io.lammer.games.threedice.ThreeDiceCommand;
import io.lammer.kit.Golden;
import io.lammer.kit.Proves;
import io.lammer.kit.Repo;
import io.lammer.rules.Spot;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.script.Script;
import io.lammer.script.ScriptRun;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Evolution;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Table;
import io.lammer.table.View;
import io.lammer.table.felt.GameFelt;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FeltSvgTest {
  private static final Catalog CATALOG = Catalog.builtIn();

  private static final Map<Path, Optional<ScriptRun>> RUNS = new HashMap<>();

  private static Stream<Path> all() throws IOException {
    try (var examples = Files.list(Repo.root().resolve("examples"));
        var golden = Files.walk(Repo.root().resolve("app/src/test/resources/golden"))) {
      return Stream.concat(examples, golden)
          .filter(file -> file.toString().endsWith(".yaml"))
          .sorted()
          .toList()
          .stream();
    }
  }

  /// Some golden scripts are refused on purpose, and their transcripts say only why.
  private static boolean isRefused(Path script) {
    var transcript = Path.of(script.toString().replace(".yaml", ".txt"));
    try {
      return Files.exists(transcript)
          && Files.readString(transcript).matches("(?s)(setup|invalid) .*");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<Path> scripts() throws IOException {
    return all().filter(script -> !isRefused(script));
  }

  @AfterAll
  static void forgetRuns() {
    RUNS.clear();
  }

  @Test
  void onlyScriptsWhoseTranscriptsSaySoAreRefused() throws IOException {
    assertThat(all().filter(script -> run(script).isEmpty()))
        .isNotEmpty()
        .containsExactlyElementsOf(all().filter(FeltSvgTest::isRefused).toList());
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void everySpotIsOnTheFeltOnce(Path script) {
    var layout = run(script).orElseThrow().layout();
    var spots = Picture.of(FeltSvg.layout(layout)).spots();
    assertThat(spots).doesNotHaveDuplicates().containsAll(spots(layout));
    assertThat(spots)
        .filteredOn(spot -> !spots(layout).contains(spot))
        .allMatch(spot -> List.of("come", "dont-come").contains(spot.wager()));
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void whateverLiesOnATableIsShown(Path script) {
    run(script).orElseThrow().steps().stream()
        .map(step -> step.after().table())
        .distinct()
        .forEach(FeltSvgTest::showsEveryWager);
  }

  private static void showsEveryWager(Table table) {
    var picture = Picture.of(FeltSvg.live(table));
    assertThat(picture.attributes("data-spot"))
        .containsExactlyInAnyOrderElementsOf(
            table.wagers().stream().map(wager -> wager.spot().toString()).distinct().toList());
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void everyMainWagerIsInOneSectionIfThereAreAny(Path script) {
    var layout = run(script).orElseThrow().layout();
    var sections = layout.edition().game().part(GameFelt.class).sections(layout);
    var mains =
        Stream.concat(
            layout.offers().values().stream()
                .filter(OfferedWager::isMain)
                .map(offer -> offer.wager().spot()),
            layout.splits().keySet().stream());
    assertThat(sections.stream().flatMap(section -> section.lines().stream()).flatMap(List::stream))
        .containsExactlyInAnyOrderElementsOf(sections.isEmpty() ? List.of() : mains.toList());
  }

  @Test
  void aWagerNobodyHasHeardOfGetsASpot() {
    var layout = example("craps").layout();
    var offers = new LinkedHashMap<Spot, OfferedWager>(layout.offers());
    offers.put(Spot.of("lucky-roll"), layout.offers().get(Spot.of("any-seven")));
    offers.put(Spot.of("lucky-number", 7), layout.offers().get(Spot.of("any-seven")));
    var more =
        new Layout(
            layout.setup(),
            layout.edition(),
            layout.known(),
            offers,
            layout.splits(),
            List.of(),
            layout.jackpots(),
            layout.rules(),
            layout.warnings());
    var picture = Picture.of(FeltSvg.layout(more));
    assertThat(picture.spots()).contains(Spot.of("lucky-roll"), Spot.of("lucky-number", 7));
    assertThat(picture.attributes("data-label")).contains("Lucky roll", "Lucky number 7");
  }

  @Test
  void anOperatorsOwnCrapsWagersHaveSpotsByTheirTitles() throws IOException {
    var own = Files.readString(Repo.root().resolve("examples/side-bets/craps.yaml"));
    var script =
        "{table: {edition: bonus-craps-original, modification-approval: A-1, single-events:"
            + " [FIRE-BET, HI-LO]}, play: []}";
    var catalog = CATALOG.with(List.of(new Catalog.Source("own.yaml", own)));
    if (ScriptRun.of(catalog, Script.parse("test", script))
        instanceof Answer.Accepted<ScriptRun>(var run)) {
      assertThat(Picture.of(FeltSvg.layout(run.layout())).attributes("data-label"))
          .contains("Fire Bet", "Hi-Lo");
    } else {
      throw new AssertionError("the set-up is refused");
    }
  }

  @Test
  @Proves({"TDB-app-d-1", "RPB-layouts-3"})
  void twoSensorsHaveTwoSpotsOnTheFelt() {
    var dice = golden("dice/two-sensors-carry-two-triples").layout();
    assertThat(Picture.of(FeltSvg.layout(dice)).attributes("data-label"))
        .contains("Triple sensor 1", "Triple sensor 2");
    var cards = golden("baccarat/two-sensors-carry-two-independent-meters").layout();
    assertThat(Picture.of(FeltSvg.layout(cards)).spots())
        .containsAll(
            cards.offers().entrySet().stream()
                .filter(offer -> offer.getValue().jackpot() != null)
                .map(Map.Entry::getKey)
                .toList());
    assertThat(cards.jackpots()).hasSize(2);
  }

  @Test
  @Proves("RPB-layouts-1")
  void goldenTalonsHaveASpotForEachHand() {
    var layout = golden("baccarat/golden-talons-may-be-on-both-hands").layout();
    assertThat(Picture.of(FeltSvg.layout(layout)).attributes("data-label"))
        .contains("Golden Talons Player", "Golden Talons Banker");
  }

  @Test
  @Proves("RPB-layouts-2")
  void fightbackHasASpot() {
    assertThat(Picture.of(FeltSvg.layout(example("baccarat").layout())).attributes("data-label"))
        .contains("Fightback");
  }

  /// The golden script rolls 6 and 5 while all four wagers are up.
  @ParameterizedTest
  @ValueSource(strings = {"nv", "wa"})
  @Proves({"BCN-mea-4*", "BCN-fup-4*", "BCW-mea-4*", "BCW-fup-4*"})
  void theProgressivesAreMarkedOnTheTrackerOfTheSetUp(String place) {
    var own = golden("craps/" + place + "-lammers-on-their-own-tracker");
    var shared = golden("craps/" + place + "-lammers-on-the-bonus-craps-tracker");
    for (var run : List.of(own, shared)) {
      var live = Picture.of(FeltSvg.live(run.steps().get(5).after().table()));
      assertThat(live.lammers("make-em-all-progressive")).containsExactlyInAnyOrder("5", "6");
      assertThat(live.lammers("fired-up-progressive")).containsExactlyInAnyOrder("5", "6");
    }
    assertThat(heights(own)).hasSize(4);
    assertThat(heights(shared)).hasSize(3);
    assertThat(FeltSvg.layout(own.layout())).doesNotContain("Bonus Craps tracker");
    assertThat(FeltSvg.layout(shared.layout())).contains("lammers on the Bonus Craps tracker");
  }

  /// The lines of the felt on which lammers lie: two of the tracker, and those of the progressives
  /// where they have their own; both of them are at one height where they do not.
  private static Set<String> heights(ScriptRun run) {
    var live = FeltSvg.live(run.steps().get(5).after().table());
    return Pattern.compile("<circle cx=\"[^\"]*\" cy=\"([^\"]*)\" r=\"[^\"]*\" fill=\"#ffcf3f\"")
        .matcher(live)
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toSet());
  }

  @Test
  void aSpotSaysItsNameAndWhatItPays() {
    var layout = FeltSvg.layout(example("craps").layout());
    assertThat(layout)
        .contains(
            "data-wager=\"place\" data-number=\"6\" data-label=\"Place 6\" aria-label=\"Place 6, 7"
                + " to 6\"")
        .contains("data-wager=\"hop\" data-dice=\"2,3\" data-label=\"Hop 2-3\"")
        .contains("aria-label=\"Fired Up Progressive, 100% of the jackpot\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"craps", "baccarat", "dice"})
  void aFeltLooksAsItDid(String game) {
    var run = example(game);
    Golden.check("app/src/test/resources/felt/" + game + ".svg", FeltSvg.layout(run.layout()));
  }

  @Test
  void chipsAreTotalledAndNamedBySeat() {
    var picture = Picture.of(FeltSvg.live(craps(3)));
    assertThat(picture.stack("all-small").texts()).containsExactly("15", "1", "$5", "2", "$10");
    assertThat(picture.stack("all-small").attributes("data-seat")).containsExactly("1", "2");
  }

  @Test
  @Proves("BCW-app-d-1")
  void lammersLieOnTheNumbersRolled() {
    var live = FeltSvg.live(craps(8));
    assertThat(Picture.of(live).lammers("all-small")).containsExactly("5", "6");
    assertThat(Picture.of(live).lammers("make-em-all-progressive")).containsExactly("5", "6");
    assertThat(Picture.of(live).lammers("fired-up-progressive")).containsExactly("6", "5");
    assertThat(live).contains("puck on");
  }

  @Test
  void anEnteredRollLiesOnTheFelt() {
    var live = FeltSvg.live(after(example("craps").layout(), new CrapsCommand.Roll(5, 3)));
    assertThat(Picture.of(live).attributes("class")).contains("dice", "puck off");
  }

  @Test
  void cardsLieInTheirHandsAsTheyAreDealt() {
    var table =
        after(
            example("baccarat").layout(),
            new Command.NextCard("8h"),
            new Command.NextCard("Ts"),
            new Command.NextCard("4c"));
    var picture = Picture.of(FeltSvg.live(table));
    assertThat(picture.attributes("data-card")).containsExactly("8h", "4c", "Ts");
    assertThat(picture.texts()).contains("2", "0");
  }

  @Test
  void bothCupsLieOpenWithTheirTotals() {
    var shake = new ThreeDiceCommand.Shake(List.of(6, 6, 6), List.of(3, 3, 3), null);
    var live = FeltSvg.live(after(example("dice").layout(), shake));
    assertThat(Picture.of(live).texts()).containsExactly("8", "9");
  }

  @Test
  void aWagerThatIsOffSaysSo() {
    var run = example("standard-craps");
    var last = run.steps().get(run.steps().size() - 2).after().table();
    assertThat(Picture.of(FeltSvg.live(last)).stack("buy 4").texts()).contains("OFF");
  }

  /// A table on which no more bets are taken, after these commands.
  private static Table after(Layout layout, Command... commands) {
    var view = View.opened(layout);
    for (var command : Stream.concat(Stream.of(new Command.Lock()), Stream.of(commands)).toList()) {
      view =
          switch (Decider.decide(view, command)) {
            case Answer.Accepted<List<Event>>(var events) -> {
              var next = view;
              for (var event : events) {
                next = Evolution.evolve(next, event);
              }
              yield next;
            }
            case Answer.Refused<List<Event>>(var refusals) -> throw new AssertionError(refusals);
          };
    }
    return view.table();
  }

  private static ScriptRun example(String name) {
    return run(Repo.root().resolve("examples/" + name + ".yaml")).orElseThrow();
  }

  private static ScriptRun golden(String name) {
    return run(Repo.root().resolve("app/src/test/resources/golden/" + name + ".yaml"))
        .orElseThrow();
  }

  /// The table of the craps example after so many steps.
  private static Table craps(int step) {
    var run = example("craps");
    return run.steps().get(step - 1).after().table();
  }

  /// None if the script is refused.
  private static Optional<ScriptRun> run(Path file) {
    return RUNS.computeIfAbsent(file, FeltSvgTest::play);
  }

  private static Optional<ScriptRun> play(Path file) {
    try {
      return switch (ScriptRun.of(CATALOG, Script.parse(file.toString(), Files.readString(file)))) {
        case Answer.Accepted<ScriptRun>(var run) -> Optional.of(run);
        case Answer.Refused<ScriptRun> _ -> Optional.empty();
      };
    } catch (MalformedText e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Spot> spots(Layout layout) {
    var spots = new ArrayList<Spot>(layout.offers().keySet());
    spots.addAll(layout.splits().keySet());
    if (layout.offersFollowUp()) {
      spots.add(Spot.of("fightback"));
    }
    return spots;
  }
}
