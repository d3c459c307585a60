package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.lammer.kit.Repo;
import io.lammer.rules.catalog.Catalog.Source;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.table.Profile;
import io.lammer.table.Profiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The published schema of profiles says what their reader accepts, and the other way round.
class ProfileSchemaTest {
  private static final Schema PROFILE =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(text("docs/schema/profile.schema.json"), InputFormat.JSON);

  private static String text(String file) {
    try {
      return Files.readString(Repo.root().resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<String> builtIn() {
    return Profiles.builtIn().all().stream().map(Profile::id);
  }

  @ParameterizedTest
  @MethodSource("builtIn")
  void everyBuiltInProfileMeetsTheSchema(String id) {
    var source = Profiles.builtInSource(id);
    assertThat(PROFILE.validate(source.text(), InputFormat.YAML)).isEmpty();
  }

  @Test
  void theExampleOfThePageMeetsTheSchemaAndTheReader() {
    var page = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL);
    var example = page.matcher(text("docs/jurisdictions.md"));
    assertThat(example.find()).isTrue();
    assertThat(PROFILE.validate(example.group(1), InputFormat.YAML)).isEmpty();
    var profiles = Profiles.builtIn().with(List.of(new Source("page", example.group(1))));
    assertThat(profiles.profile("our-house")).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{caps: {largest-wager: 0.01, games: 1, source: s, doubt: d}}",
        "{caps: {source: 2009}}",
        "{w2g: {above: 600.55, multiple: 300, less-wager: true, source: s}}",
        "{withholding: {above: 5000, multiple: 300, rate: 0.5%, source: s}}",
        "{backup-withholding: {rate: 100%, source: s}}",
        "{camera-call: {at-least: 0, source: s}}",
        "{gaming-day: {zone: UTC, roll-over: 0, source: s}}",
        "{}"
      })
  void aRegulationOfTheRightShapeIsTakenByBoth(String entry) {
    var text = file(entry);
    assertThat(PROFILE.validate(text, InputFormat.YAML)).isEmpty();
    assertThat(Profiles.builtIn().with(List.of(new Source("own.yaml", text))).all()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{cap: {source: s}}",
        "{caps: {largest-wager: -1, source: s}}",
        "{caps: {largest-wager: 1.005, source: s}}",
        "{caps: {largest-wager: lots, source: s}}",
        "{caps: {games: 0, source: s}}",
        "{caps: {games: 1.5, source: s}}",
        "{caps: {game: 6, source: s}}",
        "{caps: {games: 6}}",
        "{caps: {games: 6, source: ' '}}",
        "{caps: 6}",
        "{w2g: {multiple: 300, less-wager: true, source: s}}",
        "{w2g: {above: 600, at-least: 600, multiple: 300, less-wager: true, source: s}}",
        "{w2g: {above: 600, less-wager: true, source: s}}",
        "{w2g: {above: 600, multiple: 300, source: s}}",
        "{w2g: {above: 600, multiple: 300, less-wager: maybe, source: s}}",
        "{withholding: {above: 5000, multiple: 300, rate: 24, source: s}}",
        "{withholding: {above: 5000, multiple: 300, source: s}}",
        "{backup-withholding: {source: s}}",
        "{backup-withholding: {rate: 101%, source: s}}",
        "{backup-withholding: {rate: 0%, source: s}}",
        "{ctr: {above: 10000, in-and-out-apart: true, source: s}}",
        "{ctr: {above: 10000, file-within-days: 15, source: s}}",
        "{camera-call: {source: s}}",
        "{winning-cards: {at-least: 500, source: s}}",
        "{cheque: {above: 5000, source: s}}",
        "{slip: {persons: 2, source: s}}",
        "{deposit: {source: s}}",
        "{deposit: {every-days: weekly, source: s}}",
        "{retention: {source: s}}",
        "{closed-progressive: {source: s}}",
        "{contribution-guard: {source: s}}",
        "{gaming-day: {zone: UTC, source: s}}",
        "{gaming-day: {zone: UTC, roll-over: 24, source: s}}",
        "{gaming-day: {roll-over: 6, source: s}}"
      })
  void aRegulationOfTheWrongShapeIsRejectedByBoth(String entry) {
    assertRejected(file(entry));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{title: A, entries: []}",
        "{profile: a, title: A}",
        "{profile: a, title: A, entries: {}}",
        "{profile: a, title: A, venue: moon, entries: []}",
        "{profile: a, title: A, base: other, entries: []}",
        "{profile: a, title: A, entries: [{caps: {source: s}}]}",
        "{profile: a, title: A, entries: [{from: 2026}]}",
        "[]"
      })
  void aFileOfTheWrongShapeIsRejectedByBoth(String text) {
    assertRejected(text);
  }

  private static String file(String entry) {
    return "{profile: a, title: A, entries: [%s]}"
        .formatted(entry.replaceFirst("\\{", "{from: 2026-01-01, ").replace(", }", "}"));
  }

  private static void assertRejected(String text) {
    assertThat(PROFILE.validate(text, InputFormat.YAML)).isNotEmpty();
    assertThatThrownBy(() -> Profiles.builtIn().with(List.of(new Source("own.yaml", text))))
        .isInstanceOf(MalformedText.class)
        .hasMessageMatching("(?s)own\\.yaml:\\d+:\\d+: .*");
  }
}
