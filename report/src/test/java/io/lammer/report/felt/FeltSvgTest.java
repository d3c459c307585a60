package io.lammer.report.felt;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Golden;
import io.lammer.kit.Repo;
import io.lammer.rules.Spot;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.Malformed;
import io.lammer.script.Run;
import io.lammer.script.Script;
import io.lammer.tables.Layout;
import io.lammer.tables.Offer;
import io.lammer.tables.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FeltSvgTest {
  private static final Catalog CATALOG = Catalog.builtIn();

  static Stream<Path> scripts() throws IOException {
    var files = new ArrayList<Path>();
    for (var folder : List.of("examples", "report/src/test/resources/golden")) {
      try (var found = Files.walk(Repo.root().resolve(folder))) {
        found
            .filter(file -> file.toString().endsWith(".yaml"))
            .filter(file -> !file.toString().contains("custom-catalog"))
            .forEach(files::add);
      }
    }
    return files.stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void everySpotIsOnTheFeltOnce(Path script) {
    run(script)
        .ifPresent(
            run -> {
              var spots = Picture.of(FeltSvg.layout(run.layout())).spots();
              assertThat(spots).doesNotHaveDuplicates().containsAll(spots(run.layout()));
              assertThat(spots)
                  .filteredOn(spot -> !spots(run.layout()).contains(spot))
                  .allMatch(spot -> List.of("come", "dont-come").contains(spot.wager()));
            });
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void whateverLiesOnATableIsShown(Path script) {
    run(script)
        .ifPresent(
            run ->
                run.steps().stream()
                    .map(step -> step.after().table())
                    .distinct()
                    .forEach(FeltSvgTest::showsEveryWager));
  }

  private static void showsEveryWager(Table table) {
    var picture = Picture.of(FeltSvg.live(table));
    assertThat(picture.attributes("data-spot"))
        .containsExactlyInAnyOrderElementsOf(
            table.wagers().stream().map(wager -> wager.spot().toString()).distinct().toList());
  }

  @Test
  void aWagerNobodyHasHeardOfGetsASpot() {
    var layout = run(Repo.root().resolve("examples/craps.yaml")).orElseThrow().layout();
    var offers = new LinkedHashMap<Spot, Offer>(layout.offers());
    offers.put(Spot.of("lucky-roll"), layout.offers().get(Spot.of("any-seven")));
    offers.put(Spot.of("lucky-number", 7), layout.offers().get(Spot.of("any-seven")));
    var more =
        new Layout(
            layout.setup(),
            layout.edition(),
            layout.known(),
            offers,
            layout.splits(),
            null,
            null,
            layout.jackpots(),
            layout.rules(),
            layout.warnings());
    var picture = Picture.of(FeltSvg.layout(more));
    assertThat(picture.spots()).contains(Spot.of("lucky-roll"), Spot.of("lucky-number", 7));
    assertThat(picture.attributes("data-label")).contains("Lucky roll", "Lucky number 7");
  }

  @Test
  void aSpotSaysItsNameAndWhatItPays() {
    var layout =
        FeltSvg.layout(run(Repo.root().resolve("examples/craps.yaml")).orElseThrow().layout());
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
    var run = run(Repo.root().resolve("examples/" + game + ".yaml")).orElseThrow();
    Golden.check("report/src/test/resources/felt/" + game + ".svg", FeltSvg.layout(run.layout()));
  }

  @Test
  void chipsAreTotalledAndNamedBySeat() {
    var picture = Picture.of(FeltSvg.live(craps(3)));
    assertThat(picture.stack("all-small").texts()).containsExactly("15", "1", "$5", "2", "$10");
    assertThat(picture.stack("all-small").attributes("data-seat")).containsExactly("1", "2");
  }

  @Test
  void lammersLieOnTheNumbersRolled() {
    var live = FeltSvg.live(craps(8));
    assertThat(Picture.of(live).lammers("all-small")).containsExactly("5", "6");
    assertThat(Picture.of(live).lammers("make-em-all-progressive")).containsExactly("5", "6");
    assertThat(Picture.of(live).lammers("fired-up-progressive")).containsExactly("6", "5");
    assertThat(live).contains("puck on");
  }

  /// The table of the craps example after so many steps.
  private static Table craps(int step) {
    var run = run(Repo.root().resolve("examples/craps.yaml")).orElseThrow();
    return run.steps().get(step - 1).after().table();
  }

  /// A script that can be played; some golden ones are refused on purpose.
  private static Optional<Run> run(Path file) {
    try {
      return switch (Run.of(CATALOG, Script.parse(file.toString(), Files.readString(file)))) {
        case Run.Result.Finished(var run) -> Optional.of(run);
        case Run.Result.SetupRefused _ -> Optional.empty();
      };
    } catch (Malformed e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static List<Spot> spots(Layout layout) {
    var spots = new ArrayList<Spot>(layout.offers().keySet());
    spots.addAll(layout.splits().keySet());
    if (layout.offersFightback()) {
      spots.add(Spot.of("fightback"));
    }
    return spots;
  }
}
