package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.journal.Hash;
import io.lammer.kit.Repo;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// What other programs read from the commands, and the sentence of each failure.
class OutputFormsTest {
  private static final JsonMapper STRICT =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  @TempDir private static Path house;

  @TempDir private Path folder;

  @BeforeAll
  static void aHouse() throws Exception {
    ask("play EXAMPLES/house.yaml --table C1 --db HOUSE");
  }

  /// The words of a line, with the folder of the examples and the database of the house.
  private static String[] words(String line) {
    return Stream.of(line.strip().split(" +"))
        .map(word -> word.replace("EXAMPLES", Repo.root().resolve("examples").toString()))
        .map(word -> word.replace("HOUSE", house.resolve("house.db").toString()))
        .toArray(String[]::new);
  }

  /// Runs a command; it must succeed and print nothing beside its own output.
  private static String ask(String line) {
    var out = System.out;
    var error = System.err;
    var beside = new ByteArrayOutputStream();
    var stream = new PrintStream(beside, true, StandardCharsets.UTF_8);
    System.setOut(stream);
    System.setErr(stream);
    try {
      var run = Run.of(words(line));
      assertThat(run.error()).isEmpty();
      assertThat(run.code()).isZero();
      assertThat(beside.toString(StandardCharsets.UTF_8)).isEmpty();
      return run.out();
    } finally {
      System.setOut(out);
      System.setErr(error);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "settle EXAMPLES/baccarat.yaml",
        "catalog",
        "analyze --paytable PT-FLT-SE-01 --decks 8",
        "simulate --edition 3-dice-baccarat-wa --rounds 1e6",
        "counts --wager PT-FLT-SE-01 --shoes 2",
        "journal --db HOUSE",
        "replay C1 --db HOUSE",
        "verify --db HOUSE",
        "report --day 2026-11-15 --db HOUSE",
        "play EXAMPLES/house.yaml --table C1 --db HOUSE"
      })
  void jsonIsOneDocumentAndNothingElse(String command) {
    assertThat(STRICT.readTree(ask(command + " --json")).isContainer()).isTrue();
  }

  @Test
  void eventsAreAJsonDocumentALine() {
    var lines = ask("journal C1 --json --db HOUSE").lines().toList();
    assertThat(lines).hasSize(14);
    lines.forEach(line -> assertThat(STRICT.readTree(line).isObject()).isTrue());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          journal --csv                              | journal,
          journal C1 --csv                           | journal,
          report --day 2026-11-15 --csv              | section,
          report --day 2026-11-15 --html             | <!DOCTYPE html>
          report --day 2026-11-15                    | Gaming day
          """)
  void otherFormsBeginWithWhatTheyAre(String command, String start) {
    assertThat(ask(command + " --db HOUSE")).startsWith(start);
  }

  @Test
  void anAnalysisIsATableOfValues() {
    assertThat(ask("analyze --paytable PT-FLT-SE-01 --csv")).startsWith("edition,");
  }

  /// What is written is what would be printed.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "analyze --paytable PT-FLT-SE-01 --decks 8",
        "analyze --paytable PT-FLT-SE-01 --decks 8 --html",
        "simulate --edition 3-dice-baccarat-wa --rounds 1e6 --csv",
        "counts --wager PT-FLT-SE-01 --shoes 2"
      })
  void anAnswerIsWrittenToAFile(String command) throws Exception {
    var file = folder.resolve("answer");
    var printed = Run.of(words(command));
    var written = Run.of(words(command + " -o " + file));
    assertThat(printed.code()).isZero();
    assertThat(file).content().isEqualTo(printed.out());
    assertThat(written)
        .isEqualTo(
            new Run(
                0,
                "%s is written: %,d bytes, SHA-256 %s%n"
                    .formatted(file, Files.size(file), Hash.of(Files.readAllBytes(file))),
                ""));
  }

  /// A device would be replaced by a file, for everybody on the machine.
  @Test
  void whatIsNoFileIsNotReplaced() throws Exception {
    var socket = folder.resolve("socket");
    try (var server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      server.bind(UnixDomainSocketAddress.of(socket));
      var run = Run.of("analyze", "--paytable", "PT-FLT-SE-01", "-o", socket.toString());
      assertThat(run.error()).contains("socket: cannot be written: it is not a regular file");
      assertThat(run.code()).isEqualTo(2);
      assertThat(Files.isRegularFile(socket)).isFalse();
    }
  }

  @Test
  void amountsMayBeWrittenAsMoneyIs() {
    var command = "analyze --paytable PT-PRG-HP-01 --decks 8 --json --meter ";
    assertThat(ask(command + "$150,000.00")).isEqualTo(ask(command + "150000"));
    assertThat(ask(command + "1,500")).isEqualTo(ask(command + "1500"));
  }

  @Test
  void aSoundHouseIsNamed() {
    assertThat(ask("verify --db HOUSE")).startsWith(house.resolve("house.db") + " is sound");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          serve --db OWN/h.db --port 99999  | 2  | server.port is 99999; expected 0 to 65535, 0 for any that is free
          serve --db /proc/house/h.db       | 2  | lammer.db is /proc/house/h.db, whose folder cannot be made
          play OWN/our.yaml --table C1 --db /proc/house/h.db --catalog OWN/own | 2 | /proc/house/h.db
          backup /proc/house/h.db --db OWN/own.db | 2 | /proc/house/h.db
          seal --day yesterday              | 64 | "yesterday" is not a date; expected such as 2026-01-31
          report --zone Mars                | 64 | "Mars" is not a time zone; expected such as America/Los_Angeles
          analyze --meter abc               | 64 | "abc" is not an amount; expected dollars such as
          par --edition bonus-craps-nv --date 1.1.26 -o x.pdf | 64 | "1.1.26" is not a date
          analyze --paytable PT-PRG-HP-1    | 64 | there is no paytable "PT-PRG-HP-1"; did you mean PT-PRG-HP-01?
          catalog PT-PRG-HP-O1              | 64 | no paytable matches; did you mean PT-PRG-HP-01?
          simulate --wager harmny           | 64 | there is no wager "harmny"; did you mean harmony?
          analyze --edition rising-fenix-wa | 64 | "rising-fenix-wa"; did you mean rising-phoenix-wa?; expected bonus-craps-original
          analyze --paytable PT-FLT-GT-01 --set 35 | 64 | Value for option '--set'
          analyze --meter 1,50,000          | 64 | "1,50,000" is not an amount
          serve --config OWN/none.yaml      | 2  | none.yaml: there is no such file
          counts --shoes 900000 -o OWN/none/x.json       | 2 | x.json: there is no folder
          simulate sessions --sessions 9000000 -o OWN/none/x.html | 2 | x.html: there is no folder
          """)
  void aFailureIsASentence(String command, int code, String sentence) throws Exception {
    ownHouse();
    var run = Run.of(words(command.replace("OWN", folder.toString())));
    assertThat(run.out()).isEmpty();
    assertThat(run.error()).startsWith("lammer: ").contains(sentence).doesNotContain("java.");
    assertThat(run.error().lines().filter(line -> !line.startsWith("Try "))).hasSize(1);
    assertThat(run.code()).isEqualTo(code);
  }

  @Test
  void aHouseIsReadWithoutTheRulesItWasPlayedBy() throws Exception {
    ownHouse();
    assertThat(ask("verify --db " + folder.resolve("own.db"))).contains("is sound");
  }

  /// What `bin/lammer` of a package says of the house that the machine runs.
  @Test
  void withoutANameTheInstalledHouseIsMeant() throws Exception {
    var config = folder.resolve("lammer.yaml");
    Files.writeString(
        config, "lammer: {db: %s}\nserver: {port: 99999}\n".formatted(house.resolve("house.db")));
    installed(
        config,
        () -> {
          assertThat(ask("verify")).startsWith(house.resolve("house.db") + " is sound");
          assertThat(Run.of("serve").error()).contains("server.port is 99999");
          assertThat(Run.of("serve", "--db", folder + "/own.db", "--address", "x.invalid").error())
              .doesNotContain("99999");
        });
  }

  @Test
  void theHouseOfAnotherOwnerIsNotTouched() throws Exception {
    var config =
        Files.writeString(folder.resolve("lammer.yaml"), "lammer: {db: /proc/1/house.db}\n");
    var user = System.getProperty("user.name");
    System.setProperty("user.name", "somebody");
    try {
      installed(
          config,
          () -> {
            for (var command : new String[] {"verify", "serve"}) {
              var run = Run.of(command);
              assertThat(run.error())
                  .contains("/proc/1 belongs to root; go on as its owner (runuser -u root ");
              assertThat(run.code()).isEqualTo(2);
            }
          });
    } finally {
      System.setProperty("user.name", user);
    }
  }

  private static void installed(Path config, Runnable test) {
    System.setProperty("lammer.installed", config.toString());
    try {
      test.run();
    } finally {
      System.clearProperty("lammer.installed");
    }
  }

  /// A house with an edition that only its own catalog has.
  private void ownHouse() throws Exception {
    var edition = Repo.text("core/src/main/resources/catalog/bonus-craps-original.yaml");
    Files.createDirectories(folder.resolve("own"));
    Files.writeString(
        folder.resolve("own/our.yaml"),
        edition.replace("edition: bonus-craps-original", "edition: our-craps"));
    var script =
        Files.writeString(
            folder.resolve("our.yaml"),
            """
            table: {edition: our-craps, venue: other, bonus-craps: PT-FLT-BC-00, modification-approval: A-1, date: 2026-11-15}
            play: [{bet: {seat: 1, wager: pass, amount: 5}}]
            """);
    ask(
        "play %s --table C1 --catalog %s --db %s"
            .formatted(script, folder.resolve("own"), folder.resolve("own.db")));
  }
}
