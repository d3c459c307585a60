package io.lammer.server.setup;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import io.lammer.rules.yaml.Malformed;
import io.lammer.tables.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FormTest {
  /// The set-ups of the examples and of all golden scripts, lawful or not.
  static List<Path> scripts() throws IOException {
    try (var examples = Files.list(Repo.root().resolve("examples"));
        var golden = Files.walk(Repo.root().resolve("app/src/test/resources/golden"))) {
      return Stream.concat(examples, golden)
          .filter(file -> file.toString().endsWith(".yaml"))
          .filter(file -> setup(file).isPresent())
          .sorted()
          .toList();
    }
  }

  private static Optional<Setup> setup(Path file) {
    try {
      return Optional.of(YamlText.read(file.getFileName().toString(), Files.readString(file)));
    } catch (Malformed | IOException _) {
      return Optional.empty();
    }
  }

  static List<Path> sayable() throws IOException {
    return scripts().stream()
        .filter(file -> setup(file).filter(FormTest::isSayable).isPresent())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("sayable")
  void aFormOfASetUpIsReadAsTheSameSetUp(Path file) {
    var setup = setup(file).orElseThrow();
    assertThat(Reading.of(Form.of(setup))).isEqualTo(new Reading(setup, List.of()));
  }

  /// A form has one promotion a wager, and an empty field says nothing; such set-ups are refused
  /// anyway.
  private static boolean isSayable(Setup setup) {
    var wagers = setup.promotions().stream().map(Setup.Promotion::wager).toList();
    var references =
        Stream.concat(
            Stream.of(Optional.ofNullable(setup.approval())),
            Stream.concat(
                setup.promotions().stream().map(one -> Optional.ofNullable(one.consent())),
                setup.jackpots().stream().map(one -> Optional.ofNullable(one.approval()))));
    return Set.copyOf(wagers).size() == wagers.size()
        && references.flatMap(Optional::stream).noneMatch(String::isBlank);
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void anExportIsImportedAsTheSameSetUp(Path file) {
    var setup = setup(file).orElseThrow();
    assertThat(YamlText.read("export", YamlText.of(setup, List.of("a note")))).isEqualTo(setup);
    assertThat(YamlText.read("export", YamlText.table(setup))).isEqualTo(setup);
  }

  @Test
  void whatCannotBeReadIsToldAtItsField() {
    var form =
        new Form(
            Map.of(
                "edition", List.of("bonus-craps-wa"),
                "seats", List.of("many"),
                "limits.pass.0", List.of("10"),
                "limits.pass.1", List.of("a lot"),
                "limits.field.0", List.of("5"),
                "max-aggregate.amount", List.of("25,000")));
    var reading = Reading.of(form);
    assertThat(reading.faults())
        .extracting(Fault::field)
        .contains("seats", "limits.pass.1", "limits.field", "max-aggregate");
    assertThat(reading.setup()).isNotNull();
  }

  @Test
  void dollarSignsCommasAndMissingPercentSignsAreForgiven() {
    var form =
        new Form(
            Map.of(
                "edition", List.of("bonus-craps-wa"),
                "jackpots.0.source", List.of("own"),
                "jackpots.0.paytable", List.of("PT-BJS-FUP-01"),
                "jackpots.0.kind", List.of("progressive"),
                "jackpots.0.seed", List.of("$5,000"),
                "jackpots.0.increment", List.of("20")));
    var setup = requireNonNull(Reading.of(form).setup());
    assertThat(YamlText.table(setup)).contains("seed: 5000").contains("increment: 20%");
  }
}
