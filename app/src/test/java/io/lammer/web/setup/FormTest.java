package io.lammer.web.setup;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.kit.Proves;
import io.lammer.kit.Repo;
import io.lammer.rules.Suit;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.script.SetupWriter;
import io.lammer.table.Setup;
import io.lammer.table.SetupField;
import io.lammer.web.Running;
import io.lammer.web.page.Pages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FormTest {
  private static final Running SERVER = Running.shared();
  private static final Actor MANAGER = new Actor("mona", Role.MANAGER);

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
      return Optional.of(SetupYaml.read(file.getFileName().toString(), Files.readString(file)));
    } catch (MalformedText | IOException _) {
      return Optional.empty();
    }
  }

  static List<Path> sayable() throws IOException {
    return scripts().stream()
        .filter(file -> setup(file).filter(FormTest::isSayable).isPresent())
        .toList();
  }

  static List<Path> openable() throws IOException {
    var catalog = SERVER.host().floor().rules().catalog();
    return sayable().stream()
        .filter(file -> setup(file).flatMap(it -> catalog.edition(it.edition())).isPresent())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("sayable")
  void aFormOfASetUpIsReadAsTheSameSetUp(Path file) {
    var setup = setup(file).orElseThrow();
    assertThat(FormParse.of(Form.of(setup))).isEqualTo(new FormParse(setup, List.of()));
  }

  /// Opened on the page and saved as it stands, every key of a set-up is what it was.
  @ParameterizedTest
  @MethodSource("openable")
  void whatIsOpenedAndSavedUntouchedIsTheSameSetUp(Path file) {
    var setup = setup(file).orElseThrow();
    var editors = SERVER.bean(EditorFactory.class);
    var opened = editors.ofSetup("Untouched", setup, MANAGER);
    var saved = editors.ofPosted("Untouched", SentForm.of(html(opened)), MANAGER);
    assertThat(tree(requireNonNull(saved.checked().setup()))).isEqualTo(tree(setup));
  }

  /// Together those set-ups have every key that there is.
  @Test
  void everyKeyIsInASetUpThatIsOpenedAndSaved() throws IOException {
    var stated = new TreeSet<String>();
    for (var file : openable()) {
      stated(stated, "", setup(file).orElseThrow());
    }
    var keys = new TreeSet<String>();
    keys(keys, "", Setup.class);
    assertThat(keys).hasSizeGreaterThan(60);
    assertThat(stated).containsAll(keys);
  }

  private static void keys(Set<String> keys, String prefix, Class<? extends Record> type) {
    for (var field : SetupField.of(type)) {
      keys.add(prefix + field.key());
      if (field.kind() == SetupField.Kind.RECORD) {
        keys(keys, prefix + field.key() + ".", field.type().asSubclass(Record.class));
      }
    }
  }

  private static void stated(Set<String> stated, String prefix, Record whole) {
    for (var field : SetupField.of(whole.getClass())) {
      var value = field.value(whole);
      if (value != null && field.isStated(whole)) {
        stated.add(prefix + field.key());
        (value instanceof List<?> list ? list.stream() : Stream.of(value))
            .filter(Record.class::isInstance)
            .filter(_ -> field.kind() == SetupField.Kind.RECORD)
            .forEach(inner -> stated(stated, prefix + field.key() + ".", (Record) inner));
      }
    }
  }

  private static String html(Editor editor) {
    return SERVER.bean(Pages.class).piece("setup/editor.jte", Map.of("editor", editor));
  }

  /// A promotion may be added to any of the bonus wagers, those on a jackpot sensor included.
  @ParameterizedTest
  @CsvSource({
    "bonus-craps-wa, PT-BJS-FUP-01, fired-up-progressive",
    "rising-phoenix-wa, PT-PRG-HP-01, harmony",
    "3-dice-baccarat-wa, PT-PRG-TRI-01, triple"
  })
  @Proves({"BCW-promotions-1", "RPB-promotions-1", "TDB-promotions-1"})
  void aJackpotWagerMayHaveAPromotion(String edition, String paytable, String wager) {
    var fields = new LinkedHashMap<String, List<String>>();
    fields.put("edition", List.of(edition));
    fields.put("was-edition", List.of(edition));
    fields.put("jackpots.1.source", List.of("own"));
    fields.put("jackpots.1.paytable", List.of(paytable));
    fields.put("promotions." + wager + ".multiply", List.of("2"));
    fields.put("promotions." + wager + ".consent", List.of("GG-2026-014"));
    var html = html(SERVER.bean(EditorFactory.class).ofPosted("Promoted", fields, MANAGER));
    assertThat(html).contains("id=\"promotions.%s.add\"".formatted(wager));
    assertThat(html).doesNotContain("id=\"limits.%s.0\"".formatted(wager));
    fields.put("jackpots.1.paytable", List.of(""));
    assertThat(html(SERVER.bean(EditorFactory.class).ofPosted("Promoted", fields, MANAGER)))
        .contains("id=\"promotions.%s.add\"".formatted(wager));
  }

  @Test
  void aWagerThatIsTakenOutTakesItsLimitsAlong() {
    var fields = new LinkedHashMap<String, List<String>>();
    fields.put("edition", List.of("rising-phoenix-wa"));
    fields.put("was-edition", List.of("rising-phoenix-wa"));
    fields.put("limits.PT-FLT-SE-01.0", List.of("1"));
    fields.put("limits.PT-FLT-SE-01.1", List.of("50"));
    var editors = SERVER.bean(EditorFactory.class);
    var stated = editors.ofPosted("Left", fields, MANAGER);
    assertThat(html(stated)).contains("name=\"limits.PT-FLT-SE-01.1\"");
    assertThat(stated.checked().faults())
        .anyMatch(fault -> fault.code().equals("limits-on-unknown-wager"));
    fields.put("was-wagers", List.of("PT-FLT-SE-01"));
    assertThat(html(editors.ofPosted("Left", fields, MANAGER))).doesNotContain("PT-FLT-SE-01.1");
  }

  @Test
  void aJackpotOfAnotherSourceKeepsNothingButItsSensor() {
    var fields = new LinkedHashMap<String, List<String>>();
    fields.put("edition", List.of("rising-phoenix-wa"));
    fields.put("was-edition", List.of("rising-phoenix-wa"));
    fields.put("jackpots.0.source", List.of("use:harmony"));
    fields.put("jackpots.0.suit", List.of("clubs"));
    fields.put("jackpots.0.sensor", List.of("2"));
    var editors = SERVER.bean(EditorFactory.class);
    var stated = editors.ofPosted("Other", fields, MANAGER);
    assertThat(requireNonNull(stated.checked().setup()).jackpots().getFirst().suit())
        .isEqualTo(Suit.CLUBS);
    fields.put("jackpots.0.was-source", List.of("own"));
    var other = requireNonNull(editors.ofPosted("Other", fields, MANAGER).checked().setup());
    assertThat(SetupYaml.table(other)).contains("{use: harmony, sensor: 2}");
  }

  @Test
  void aTableThatJoinsAHousePrizeOfDiceChoosesItsName() {
    var prize =
        SetupYaml.read(
                "prize",
                "table: {edition: 3-dice-baccarat-wa, jackpots: [{paytable: PT-PRG-TRI-01, kind:"
                    + " house, meter: 500, controls: IC-1}]}\nplay: []\n")
            .jackpots()
            .getFirst();
    SERVER.done(MANAGER, new Act.OpenJackpot("Named", "3-dice-baccarat-wa", prize));
    var fields = new LinkedHashMap<String, List<String>>();
    fields.put("edition", List.of("3-dice-baccarat-wa"));
    fields.put("was-edition", List.of("3-dice-baccarat-wa"));
    fields.put("jackpots.0.source", List.of("use:Named"));
    fields.put("jackpots.0.was-source", List.of("use:Named"));
    var editors = SERVER.bean(EditorFactory.class);
    assertThat(html(editors.ofPosted("Names", fields, MANAGER)))
        .contains("name=\"jackpots.0.title\"");
    fields.put("jackpots.0.title", List.of("bonus-jackpot"));
    var stated = requireNonNull(editors.ofPosted("Names", fields, MANAGER).checked().setup());
    assertThat(SetupYaml.table(stated)).contains("{use: Named, title: bonus-jackpot}");
  }

  /// Every key of a set-up; the form has wagers in the order of the edition.
  private static Map<String, Object> tree(Setup setup) {
    var tree = new TreeMap<>(SetupWriter.of(setup));
    tree.computeIfPresent("single-events", (_, ids) -> Set.copyOf((List<?>) ids));
    tree.computeIfPresent("promotions", (_, promotions) -> Set.copyOf((List<?>) promotions));
    return tree;
  }

  /// A form has a wager once and one promotion on it, and an empty field says nothing; other
  /// set-ups are refused anyway.
  private static boolean isSayable(Setup setup) {
    var wagers = setup.wagers().promotions().stream().map(Setup.Promotion::wager).toList();
    var references =
        Stream.concat(
            Stream.of(
                Optional.ofNullable(setup.approvals().approval()),
                Optional.ofNullable(setup.approvals().modificationApproval())),
            Stream.concat(
                setup.wagers().promotions().stream().map(one -> Optional.ofNullable(one.consent())),
                setup.jackpots().stream().map(one -> Optional.ofNullable(one.approval()))));
    return Set.copyOf(wagers).size() == wagers.size()
        && Set.copyOf(setup.wagers().singleEvents()).size() == setup.wagers().singleEvents().size()
        && references.flatMap(Optional::stream).noneMatch(String::isBlank);
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void anExportIsImportedAsTheSameSetUp(Path file) {
    var setup = setup(file).orElseThrow();
    assertThat(SetupYaml.read("export", SetupYaml.of(setup, List.of("a note")))).isEqualTo(setup);
    assertThat(SetupYaml.read("export", SetupYaml.table(setup))).isEqualTo(setup);
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
    var reading = FormParse.of(form);
    assertThat(reading.faults())
        .extracting(Fault::field)
        .contains("seats", "limits.pass.1", "limits.field.1", "max-aggregate");
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
    var setup = requireNonNull(FormParse.of(form).setup());
    assertThat(SetupYaml.table(setup)).contains("seed: 5000").contains("increment: 20%");
  }
}
