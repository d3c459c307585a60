package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.lammer.kit.Repo;
import io.lammer.rules.Family;
import io.lammer.rules.Game;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.catalog.GameCatalog;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.script.Script;
import io.lammer.script.StepFormats;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The published schemas say what the readers accept, and the readers accept what they say.
class SchemaTest {
  private static final Schema SCRIPT = schema("script");
  private static final Schema CATALOG = schema("catalog");

  private static Schema schema(String name) {
    try {
      var text = Files.readString(Repo.root().resolve("docs/schema/" + name + ".schema.json"));
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(text, InputFormat.JSON);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> yaml(String folder) throws IOException {
    try (var files = Files.walk(Repo.root().resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  static Stream<Path> catalogs() throws IOException {
    return Stream.of(
            yaml("core/src/main/resources/catalog"),
            yaml("examples/custom-catalog"),
            yaml("examples/side-bets"))
        .flatMap(List::stream)
        .filter(file -> !file.endsWith("standard-craps.yaml"));
  }

  static Stream<Path> scripts() throws IOException {
    return Stream.concat(yaml("examples").stream(), yaml("app/src/test/resources/golden").stream())
        .filter(file -> !file.toString().matches(".*/(custom-catalog|side-bets)/.*"));
  }

  @ParameterizedTest
  @MethodSource("catalogs")
  void everyCatalogFileMeetsTheSchema(Path file) throws IOException {
    assertThat(CATALOG.validate(Files.readString(file), InputFormat.YAML)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void everyScriptMeetsTheSchemaAndTheReader(Path file) throws IOException {
    var text = Files.readString(file);
    assertThat(SCRIPT.validate(text, InputFormat.YAML)).isEmpty();
    assertThat(Script.parse("script", text)).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{table: {edition: a}}",
        "{table: {edition: a}, play: 3}",
        "{table: {edition: a}, play: [{bet: {seat: one, wager: pass, amount: 5}}]}",
        "{table: {edition: a}, play: [{bet: {seat: 1, wager: pass, amount: five}}]}",
        "{table: {edition: a}, play: [{bet: {seat: 1, amount: 5}}]}",
        "{table: {edition: a}, play: [{bets: {seat: 1, wager: pass, amount: 5}}]}",
        "{table: {edition: a}, play: [{roll: [1, 2], bet: {seat: 1, wager: pass}}]}",
        "{table: {edition: a}, play: [{roll: [1, x]}]}",
        "{table: {edition: a}, play: [{deal: {player: 8h, banker: [7c]}}]}",
        "{table: {edition: a, decks: eight}, play: []}",
        "{table: {edition: a, deks: 8}, play: []}",
        "{table: {edition: a, commission: 5}, play: []}",
        "{table: {edition: a, venue: moon}, play: []}",
        "{table: {edition: a, jackpots: [{kind: lottery}]}, play: []}",
        "{table: {edition: a, limits: {pass: [5]}}, play: []}",
        "{table: {edition: a, max-aggregate: {amount: 5}}, play: []}",
        "{table: [], play: []}",
        "[]"
      })
  void aScriptOfTheWrongShapeIsRejectedByBoth(String text) {
    assertThat(SCRIPT.validate(text, InputFormat.YAML)).isNotEmpty();
    assertThatThrownBy(() -> Script.parse("script.yaml", text))
        .isInstanceOf(MalformedText.class)
        .hasMessageMatching("(?s)script\\.yaml:\\d+:\\d+: .*");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{add-to: rising-phoenix-wa}",
        "{edition: x, paytables: []}",
        "{add-to: rising-phoenix-wa, paytables: [{id: X}]}",
        "{add-to: rising-phoenix-wa, paytables: [{id: X, family: lottery, odds: to 1, source: s,"
            + " rows: [{label: a, when: {winner: tie}, pays: 1 to 1}]}]}",
        "{add-to: rising-phoenix-wa, paytables: [{id: X, family: single-event, odds: to 1, source:"
            + " s, rows: [{label: a, when: {winner: nobody}, pays: 1 to 1}]}]}",
        "{add-to: rising-phoenix-wa, paytables: [{id: X, family: single-event, odds: to 1, source:"
            + " s, rows: [{label: a, when: {winner: tie}, pays: lots}]}]}",
        "{add-to: rising-phoenix-wa, paytables: [{id: X, family: single-event, odds: to 1, source:"
            + " s, rows: [{label: a, when: {any: [{winner: tie}]}, pays: 1 to 1}]}]}",
        "{add-to: rising-phoenix-wa, paytables: [{id: X, family: single-event, odds: to 1, source:"
            + " s, rows: [{label: a, when: {player: {first-two: {cards: 2}}}, pays: 1 to 1}]}]}",
        "{add-to: bonus-craps-original, paytables: [{id: X, family: lammers, odds: to 1, source: s,"
            + " rows: [{label: a, when: {lammers: 1}, pays: 1 to 1}]}]}",
        "{add-to: bonus-craps-original, paytables: [{id: X, family: single-event, odds: to 1,"
            + " source: s, ends: {total: 7}, rows: [{label: a, when: {total: 2}, pays: 1 to 1}]}]}"
      })
  void aCatalogOfTheWrongShapeIsRejectedByBoth(String text) {
    assertThat(CATALOG.validate(text, InputFormat.YAML)).isNotEmpty();
    var sources = List.of(new Catalog.Source("custom.yaml", text));
    assertThatThrownBy(() -> Catalog.builtIn().with(sources)).isInstanceOf(MalformedText.class);
  }

  @Test
  void theSchemasNameEveryGameEveryFamilyOfItAndEveryStep() {
    var edition = json("catalog").at("/$defs/edition");
    assertThat(words(edition.at("/properties/game/enum")))
        .containsExactlyElementsOf(Game.all().stream().map(Game::word).toList());
    for (var game : Game.all()) {
      var rule =
          edition
              .get("allOf")
              .valueStream()
              .filter(its -> its.at("/if/properties/game/const").asString().equals(game.word()))
              .findFirst()
              .orElseThrow();
      assertThat(words(rule.at("/then/properties/paytables/items/properties/family/enum")))
          .containsExactlyInAnyOrderElementsOf(
              GameCatalog.of(game).families().stream().map(Family::word).toList());
    }
    assertThat(json("script").at("/$defs/step/properties").propertyNames())
        .containsExactlyInAnyOrderElementsOf(StepFormats.words());
  }

  private static JsonNode json(String name) {
    try {
      var file = Repo.root().resolve("docs/schema/" + name + ".schema.json");
      return new JsonMapper().readTree(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> words(JsonNode list) {
    return list.valueStream().map(JsonNode::asString).toList();
  }
}
