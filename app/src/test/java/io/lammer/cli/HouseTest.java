package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.house.Rulebook;
import io.lammer.journal.Database;
import io.lammer.kit.Repo;
import io.lammer.rules.catalog.Catalog;
import io.lammer.runtime.LiveFloor;
import io.lammer.table.Profiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/// The commands of a live house, on real files: what they print, and their exit codes.
class HouseTest {
  private static final List<String> COMMANDS =
      List.of("play", "journal", "replay", "verify", "seal", "backup", "restore");
  private static final Rulebook RULES = new Rulebook(Catalog.builtIn(), Profiles.builtIn());

  /// A house in which the example was played, which tests take a copy of.
  @TempDir private static Path example;

  @TempDir private Path folder;

  @BeforeAll
  static void playTheExample() {
    var house = example.resolve("house.db").toString();
    assertThat(Run.of("play", example(), "--table", "C1", "--db", house).code()).isZero();
  }

  /// With the database of this test.
  private Run lammer(String... arguments) {
    var words = new ArrayList<>(List.of(arguments));
    words.addAll(List.of("--db", house().toString()));
    return Run.of(words.toArray(String[]::new));
  }

  private Path house() {
    return folder.resolve("house.db");
  }

  static String example() {
    return Repo.root().resolve("examples/house.yaml").toString();
  }

  private String script(String text) throws IOException {
    return Files.writeString(folder.resolve("script.yaml"), text).toString();
  }

  private void played() {
    try (var files = Files.list(example)) {
      for (var file : files.toList()) {
        Files.copy(file, folder.resolve(file.getFileName()));
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private void act(Role role, Act act) {
    try (var floor = LiveFloor.open(house(), RULES, InstantSource.system())) {
      assertThat(floor.submit(act.toString(), new Actor("sam", role), act).join())
          .isInstanceOf(io.lammer.table.Answer.Accepted.class);
    }
  }

  @Test
  void aScriptIsPlayedAtALiveTableInTheWordsOfSettle() {
    var answer = lammer("play", example(), "--table", "C1");
    assertThat(answer.error()).isEmpty();
    assertThat(answer.code()).isZero();
    assertThat(answer.out()).isEqualTo(Run.of("settle", example()).out());
  }

  @Test
  void anAdministratorIsResetOnTheMachineAndTheJournalSaysWhy() {
    played();
    var answer = lammer("users", "reset-administrator", "--reason", "the password was lost");
    assertThat(answer.error()).isEmpty();
    assertThat(answer.code()).isZero();
    assertThat(answer.out()).containsPattern("admin is an administrator, .*password [^ ]{16}\n");
    try (var database = Database.read(house())) {
      assertThat(database.credentials().find("admin", "password")).isPresent();
    }
    assertThat(lammer("journal", "house").out())
        .contains("administrator-reset", "the password was lost (on the machine, as ");
    assertThat(lammer("verify").code()).isZero();
    act(Role.ADMINISTRATOR, new Act.AddUser("dana", "Dana", Role.DEALER));
    var dealer = lammer("users", "reset-administrator", "dana", "--reason", "why not");
    assertThat(dealer.code()).isEqualTo(1);
    assertThat(dealer.error()).contains("dana is dealer; expected an administrator");
    assertThat(lammer("users", "reset-administrator", "--reason", " ").code()).isEqualTo(1);
    assertThat(lammer("users", "reset-administrator").code()).isEqualTo(64);
    assertThat(Run.of("users").code()).isEqualTo(64);
  }

  @Test
  void playingTheSameFileAgainChangesNothing() throws IOException {
    var file =
        script(
            """
            table: {edition: bonus-craps-wa, venue: tribal, approval: TGA-2026-4}
            play:
              - take-down: {seat: 1, wager: pass}
              - bet: {seat: 1, wager: pass, amount: 10}
              - roll: [7, 1]
            """);
    var first = lammer("play", file, "--table", "C1", "--as", "dora:dealer");
    assertThat(first.code()).isEqualTo(1);
    assertThat(first.out()).contains("refused no-such-wager").contains("refused not-a-die");
    var before = lammer("journal", "C1", "--json").out();
    assertThat(before).contains("\"dora (dealer)\"").contains("\"script (manager)\"");
    var again = lammer("play", file, "--table", "C1");
    assertThat(again.code()).isEqualTo(1);
    assertThat(again.out())
        .contains("seat 1, pass, refused before")
        .contains("seat 1, pass, 10, done before")
        .contains("refused not-a-die");
    assertThat(lammer("journal", "C1", "--json").out()).isEqualTo(before);
    act(Role.SUPERVISOR, new Act.Suspend("C1", "a spill"));
    assertThat(lammer("play", file, "--table", "C1").out())
        .contains("refused stale: table C1 has moved on to event 4");
  }

  @Test
  void aSetupThatCannotBePlayedLiveEndsWithTwoAndAllItsFaults() throws IOException {
    var file =
        script(
            """
            table:
              edition: rising-phoenix-wa
              main-wager: optional
              fightback: {after-win: PT-FLT-FBW-03}
              jackpots: [{paytable: PT-PRG-HP-01, kind: house, meter: 5000}]
            play: []
            """);
    var answer = lammer("play", file, "--table", "B1");
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.error())
        .contains("venue-not-stated")
        .contains("controls-not-stated")
        .contains("suspect-not-accepted");
    assertThat(lammer("journal").out()).isEqualTo("there are no journals yet\n");
  }

  @Test
  void aSuspectPaytableIsPlayedOnceItIsAccepted() throws IOException {
    var file =
        script(
            """
            table: {edition: rising-phoenix-wa, venue: card-room, approval: WSGC-2026-17, main-wager: optional, fightback: {after-win: PT-FLT-FBW-03}}
            play: []
            """);
    assertThat(lammer("play", file, "--table", "B1").code()).isEqualTo(2);
    assertThat(lammer("play", file, "--table", "B1", "--accept", "PT-FLT-FBW-03").code()).isZero();
    assertThat(lammer("journal", "B1").out()).contains("accepted PT-FLT-FBW-03");
  }

  @Test
  void anOpenTableIsNotPlayedWithAnotherSetup() throws IOException {
    played();
    var other =
        script("table: {edition: bonus-craps-wa, venue: tribal, approval: TGA-2026-4}\nplay: []\n");
    var answer = lammer("play", other, "--table", "C1");
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.error()).contains("table C1 is open with another set-up");
  }

  @Test
  void aSensorMayNotDeal() throws IOException {
    var answer = lammer("play", example(), "--table", "C1", "--as", "s1:sensor");
    assertThat(answer.code()).isEqualTo(1);
    assertThat(answer.out()).contains("refused not-allowed: sensor may not deal");
  }

  @Test
  void journalsAreListedAndShown() {
    played();
    assertThat(lammer("journal").out())
        .containsPattern("table/C1 +14  20..-..-..T..:..:..Z +settled")
        .containsPattern("jackpot/C1/PT-BJS-FUP-01 +3 ");
    assertThat(lammer("journal", "C1", "--from", "6", "--to", "8").out().lines())
        .hasSize(3)
        .first()
        .asString()
        .contains("script (dealer)", "locked", "C1/PT-BJS-FUP-01 shows $7,412.55 after 1 wager");
    assertThat(lammer("journal", "C1/PT-BJS-FUP-01", "--json", "--to", "1").out().lines())
        .singleElement()
        .asString()
        .startsWith("{\"journal\":\"jackpot/C1/PT-BJS-FUP-01\",\"number\":1,\"time\":\"20")
        .contains("\"body\":{\"edition\":\"bonus-craps-wa\"")
        .contains("{\"from\":\"HOUSE\",\"to\":\"METER/C1/PT-BJS-FUP-01\",\"amount\":\"2412.35\"}")
        .containsPattern("\"hash\":\"[0-9a-f]{64}\"}$");
    assertThat(lammer("journal", "table/C1", "--csv", "--from", "3", "--to", "3").out().lines())
        .hasSize(2)
        .last()
        .asString()
        .startsWith("table/C1,3,")
        .contains(",SEAT/C1/1 > FELT/C1 25.00,");
  }

  @Test
  void aJournalIsFollowed() throws InterruptedException {
    played();
    var out = new StringWriter();
    var reader =
        Thread.ofPlatform()
            .start(
                () ->
                    Main.run(
                        new PrintWriter(out, true),
                        new PrintWriter(out, true),
                        "journal",
                        "C1",
                        "--from",
                        "14",
                        "--follow",
                        "--db",
                        house().toString()));
    await(out, "   14  ");
    act(Role.SUPERVISOR, new Act.Suspend("C1", "a spill"));
    await(out, "suspended     a spill");
    reader.interrupt();
    reader.join();
  }

  private static void await(StringWriter out, String words) throws InterruptedException {
    for (var i = 0; i < 1_000 && !out.toString().contains(words); i++) {
      Thread.sleep(20);
    }
    assertThat(out.toString()).contains(words);
  }

  @Test
  void aTableIsReplayedToAnyEvent() {
    played();
    act(Role.SUPERVISOR, new Act.VoidRound("C1", "the dice were cocked"));
    assertThat(lammer("replay", "C1").out())
        .contains(" 14  roll         4-2, 6, come-out next")
        .contains(" 15  voided       round 3: the dice were cocked")
        .contains("table            C1 is open at event 15, point 6, betting, 3 rounds")
        .contains("standing         seat 3  fired-up-progressive           $1.00  lammers 6 5");
    assertThat(lammer("replay", "C1", "--to", "6").out())
        .contains("  6  locked       no more bets")
        .contains("table            C1 is open at event 6, come-out, no more bets, 0 rounds");
    assertThat(lammer("replay", "C1", "--to", "1").out())
        .contains("table            C1 is draft at event 1");
    assertThat(lammer("replay", "table/C1", "--to", "11", "--json").out())
        .contains("\"event\" : 11")
        .contains("\"point\" : 6")
        .containsPattern("\"lammers\" : \\[ 5, 6 \\]")
        .contains("\"name\" : \"C1/PT-BJS-FUP-01\"");
  }

  @Test
  void aReplayedScriptLeavesAVoidedRoundOutAndSaysWhatItCannot() throws IOException {
    played();
    act(Role.SUPERVISOR, new Act.VoidRound("C1", "the dice were cocked"));
    var text = lammer("replay", "C1", "--script").out();
    assertThat(text).contains("roll: [1, 4]").doesNotContain("roll: [4, 2]");
    assertThat(Run.of("settle", script(text)).code()).isZero();
    assertThat(lammer("replay", "C1", "--to", "6", "--script").out())
        .startsWith("# the last round is not settled and is left out\n");
    assertThat(lammer("replay", "C1", "--to", "1", "--script").code()).isEqualTo(2);
  }

  @Test
  void theHouseIsSealedAndVerified() throws IOException {
    played();
    var seal = lammer("seal", "--day", "2026-11-14");
    assertThat(seal.code()).isZero();
    var lines = seal.out().lines().toList();
    assertThat(lines.getFirst()).isEqualTo("seal 1 of 2026-11-14");
    var hash = lines.get(1).substring("hash  ".length());
    var key = lines.get(2).substring("key   ".length());
    var sound = lammer("verify", "--seal", "1:" + hash, "--key", key);
    assertThat(sound.code()).isZero();
    assertThat(sound.out()).endsWith("is sound: 3 journals, 19 events, 9 commands, 1 seal\n");
    assertThat(lammer("verify", "--seal", "2:" + hash))
        .returns(1, Run::code)
        .extracting(Run::out)
        .asString()
        .contains("is broken: seal 2 is missing, but was printed");
    assertThat(lammer("verify", "--key", "AAAA").code()).isEqualTo(1);
    tamper();
    var broken = lammer("verify");
    assertThat(broken.code()).isEqualTo(1);
    assertThat(broken.out()).contains("is broken: journal \"table/C1\" event 3");
  }

  /// A stake in the file becomes another of the same length.
  private void tamper() throws IOException {
    var file = Files.readString(house(), StandardCharsets.ISO_8859_1);
    var stake = "\"stake\":\"25.00\",\"vig\":\"0.00\"}";
    assertThat(file).contains(stake);
    Files.writeString(
        house(), file.replace(stake, stake.replace("25", "95")), StandardCharsets.ISO_8859_1);
  }

  @Test
  void aBackupIsVerifiedAndRestored() {
    played();
    var copy = folder.resolve("copy.db").toString();
    assertThat(lammer("backup", copy).out()).contains("is a verified copy: 3 journals, 19 events");
    assertThat(lammer("backup", copy).code()).isEqualTo(2);
    act(Role.SUPERVISOR, new Act.Suspend("C1", "a spill"));
    assertThat(lammer("restore", copy).error()).contains("--replace");
    assertThat(lammer("restore", copy, "--replace"))
        .extracting(Run::code, Run::error)
        .containsExactly(0, "");
    var other = folder.resolve("other.db");
    var restored = Run.of("restore", copy, "--db", other.toString());
    assertThat(restored.code()).isZero();
    assertThat(restored.error())
        .contains(other + ".pepper is not there; put its copy there before the house is opened")
        .contains(other + ".key is not there");
    assertThat(lammer("replay", "C1").out()).contains("C1 is open at event 14");
    assertThat(lammer("restore", folder.resolve("none.db").toString(), "--replace").code())
        .isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"journal", "replay C1", "verify", "seal", "backup x.db"})
  void aDatabaseThatIsNotThereOrIsNoneEndsWithTwo(String command) throws IOException {
    var missing = lammer(command.split(" "));
    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.error()).startsWith("lammer: ").contains("house.db");
    assertThat(house()).doesNotExist();
    Files.writeString(house(), "This is a letter, and not a database. ".repeat(50));
    var letter = lammer(command.split(" "));
    assertThat(letter.code()).isEqualTo(2);
    assertThat(letter.error()).contains("is not a database");
  }

  @Test
  void aDatabaseInUseIsReadButNotWritten() {
    played();
    try (var _ = Database.open(house())) {
      assertThat(lammer("journal").code()).isZero();
      assertThat(lammer("verify").code()).isZero();
      var answer = lammer("play", example(), "--table", "C2");
      assertThat(answer.code()).isEqualTo(2);
      assertThat(answer.error()).contains("is being written by another process");
      assertThat(lammer("seal").code()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          journal nobody                            | there is no journal "nobody"
          replay nobody                             | there is no table "nobody"
          journal --from 3                          | name it
          journal --follow                          | name it
          journal C1 --from 0                       | events are counted from 1
          journal C1 --from 9 --to 3                | events are counted from 1
          journal C1 --json --csv                   | mutually exclusive
          play %s --table C1 --accept PT-NONE       | there is no such paytable
          replay C1 --to 0                          | events are counted from 1
          replay C1 --json --script                 | mutually exclusive
          verify --seal 1                           | is not a seal
          verify --key %%%                          | is not a key
          play script.yaml                          | Missing required option: '--table=NAME'
          play script.yaml --table C1 --as dora     | expected a name, a colon and a role
          play script.yaml --table C1 --as dora:king| manager
          """)
  void wrongUsageEndsWithSixtyFour(String command, String message) {
    played();
    var answer = lammer(command.replace("%s", example()).split(" "));
    assertThat(answer.code()).isEqualTo(64);
    assertThat(answer.error()).contains(message).contains("--help");
  }

  static List<String> commands() {
    return COMMANDS;
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasHelpWithExamples(String command) {
    var answer = Run.of(command, "--help");
    assertThat(answer.code()).isZero();
    assertThat(answer.out()).contains("Examples:").contains("lammer " + command);
  }

  @Test
  void completionKnowsEveryCommand() {
    var script = Run.of("generate-completion").out();
    for (var command : COMMANDS) {
      assertThat(script).contains(" " + command);
    }
  }

  /// The command line is built by reflection over its commands: a class of the store in one of
  /// their signatures would be loaded by every start.
  @Test
  void noCommandNamesTheStoreInASignature() {
    for (var command : new CommandLine(new Main()).getSubcommands().values()) {
      var type = command.getCommand().getClass();
      for (var method : type.getDeclaredMethods()) {
        assertThat(method.toString()).doesNotContain("io.lammer.journal");
      }
      for (var field : type.getDeclaredFields()) {
        assertThat(field.toString()).doesNotContain("io.lammer.journal");
      }
    }
  }
}
