package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.kit.Proves;
import io.lammer.table.Command;
import io.lammer.table.Refusal.Code;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a live table must state before it opens, and which jackpots it may join.
class OpeningTest {
  private static final String ANDROMEDA = "equipment: [Andromeda 3d]\n";
  private static final String APPROVAL = "approval: WSGC-2026-17\n";

  @TempDir Path folder;
  private Pit pit;

  @BeforeEach
  void open() {
    pit = new Pit(folder);
  }

  @AfterEach
  void audit() {
    pit.audit();
    pit.close();
  }

  private void refused(Code code, String table, String setup) {
    pit.done(Pit.MANAGER, new Act.Draft(table, Pit.setup(setup)));
    pit.refused(code, Pit.SUPERVISOR, new Act.Open(table, List.of()));
    assertThat(pit.table(table).table()).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "equipment: []\n", "equipment: [\" \"]\n"})
  @Proves({"BCW-equipment-1", "RPB-equipment-1", "TDB-equipment-1"})
  void aTableWithAJackpotRecordsItsJackpotSystem(String equipment) {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.found("triple", "3-dice-baccarat-wa", Pit.TRIPLE);
    var house = "{paytable: PT-PRG-HP-01, kind: house, meter: 500, controls: IC-1}";
    var posted = Pit.LINKED.replace("{use: harmony, sensor: 1}", house);
    for (var setup : List.of(Pit.CRAPS, Pit.LINKED, Pit.DICE, posted)) {
      refused(Code.EQUIPMENT_NOT_STATED, "T1", setup.replace(ANDROMEDA, equipment));
      pit.open("T1", setup);
      assertThat(pit.table("T1").setup().equipment()).containsExactly("Andromeda 3d");
      pit.done(Pit.SUPERVISOR, new Act.Close("T1", "tried"));
    }
  }

  /// It is a part of the set-up that the journal keeps, with the jackpot system beside it.
  @Test
  @Proves({"BCW-equipment-4", "RPB-equipment-4"})
  void aShuffleMachineIsRecordedWithTheTable() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    for (var setup : List.of(Pit.CRAPS, Pit.LINKED)) {
      pit.open("T1", setup.replace("[Andromeda 3d]", "[Andromeda 3d, Shuffler X2]"));
      assertThat(pit.table("T1").setup().equipment()).contains("Shuffler X2");
      pit.done(Pit.SUPERVISOR, new Act.Close("T1", "tried"));
    }
  }

  @Test
  void tablesWithoutAJackpotAndForTrainingNeedNoJackpotSystem() {
    pit.open("D1", "{edition: 3-dice-baccarat-wa, venue: tribal, approval: TGA-1}");
    pit.open("C1", Pit.CRAPS.replace(ANDROMEDA, "training: true\n"));
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED.replace(ANDROMEDA, "training: true\n").replace(APPROVAL, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "approval: \" \"\n", "modification-approval: WSGC-2026-18\n"})
  @Proves({
    "RPB-letter-card-rooms-1",
    "RPB-letter-tribal-1",
    "BCW-letter-tribal-2",
    "TDB-letter-tribal-2"
  })
  void aCardRoomAndATribeNameTheirApproval(String other) {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.found("triple", "3-dice-baccarat-wa", Pit.TRIPLE);
    var tribal = Pit.LINKED.replace("card-room", "tribal");
    for (var setup : List.of(Pit.LINKED, tribal, Pit.CRAPS, Pit.DICE)) {
      refused(Code.APPROVAL_NOT_STATED, "T1", setup.replaceFirst("approval: .*\n", other));
      pit.open("T1", setup);
      pit.done(Pit.SUPERVISOR, new Act.Close("T1", "tried"));
    }
    pit.open(
        "N1",
        "{edition: bonus-craps-nv, venue: other, equipment: [Andromeda 3d], jackpots: [%s]}"
            .formatted(Pit.FIRED_UP));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ", controls: \" \""})
  @Proves({"RPB-definition-controls-1", "TDB-definition-controls-1"})
  void aJackpotNamesTheControlsItIsUnder(String controls) {
    var harmony = Pit.LINKED.replace("{use: harmony, sensor: 1}", Pit.HARMONY);
    refused(Code.CONTROLS_NOT_STATED, "B1", harmony.replace(", controls: IC-8", controls));
    pit.open("B1", harmony);
    var triple = Pit.DICE.replace("{use: triple}", Pit.TRIPLE);
    refused(Code.CONTROLS_NOT_STATED, "D1", triple.replace(", controls: IC-9", controls));
    pit.open("D1", triple);
  }

  /// A table with a jackpot of one kind joins none of the other.
  @Test
  @Proves({"RPB-jackpots-3", "TDB-jackpots-3"})
  void aProgressiveIsNeverLinkedWithAHousePrize() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    var sun = "{paytable: PT-PRG-S7-06, kind: house, meter: 500, suit: hearts, controls: IC-1}";
    var joined = "{use: harmony, sensor: 1}";
    refused(Code.JACKPOT_KINDS_MIXED, "B1", Pit.LINKED.replace(joined, joined + ", " + sun));
    var house = "{use: harmony, kind: house, sensor: 1}";
    refused(Code.LINK_MISMATCH, "B1", Pit.LINKED.replace(joined, house));
    pit.found("triple", "3-dice-baccarat-wa", Pit.TRIPLE);
    var prize = "{paytable: PT-PRG-TRI-01, kind: house, meter: 500, controls: IC-1}";
    refused(
        Code.JACKPOT_KINDS_MIXED,
        "D1",
        Pit.DICE.replace("{use: triple}", "{use: triple}, " + prize));
    refused(
        Code.LINK_MISMATCH, "D1", Pit.DICE.replace("{use: triple}", "{use: triple, kind: house}"));
  }

  @Test
  void aLinkIsOfTheSameEditionAndPaytable() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.found("triple", "3-dice-baccarat-wa", Pit.TRIPLE);
    var joined = "{use: harmony, sensor: 1}";
    refused(Code.LINK_MISMATCH, "B1", Pit.LINKED.replace(joined, "{use: triple}"));
    refused(
        Code.LINK_MISMATCH,
        "B1",
        Pit.LINKED.replace(joined, "{use: harmony, paytable: PT-PRG-HP-02}"));
    refused(Code.JACKPOT_NOT_FOUND, "B1", Pit.LINKED.replace(joined, "{use: nothing}"));
    pit.open("B1", Pit.LINKED.replace(joined, "{use: harmony, paytable: PT-PRG-HP-01}"));
  }

  /// What a set-up says beside `use` is what the jackpot has, or it does not open; both values are
  /// told.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "wager: 5 | wager $5 | $1",
        "meter: 60000.76 | meter $60,000.76 | $60,000.75",
        "seed: 1 | seed $1 | $10,000",
        "base-seed: 9999 | base-seed $9,999 | $10,000",
        "increment: 50% | increment 50% | 20%",
        "reserve: 5.01% | reserve 5.01% | 5%",
        "limit: 250001 | limit $250,001 | $250,000",
        "guard: 3 | guard $3 | none",
        "suit: clubs | suit clubs | none",
        "share: each | share each | split",
        "controls: IC-9 | controls \"IC-9\" | its own",
        "approval: A-1 | approval \"A-1\" | its own",
      })
  @Proves("WAC-685-5")
  void aJoinedJackpotIsSaidToBeWhatItIs(String other, String stated, String there) {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    var joined = "{use: harmony, sensor: 1}";
    var setup = Pit.LINKED.replace(joined, "{use: harmony, %s, sensor: 1}".formatted(other));
    pit.done(Pit.MANAGER, new Act.Draft("B1", Pit.setup(setup)));
    assertThat(pit.refused(Code.LINK_MISMATCH, Pit.SUPERVISOR, new Act.Open("B1", List.of())))
        .contains(stated)
        .contains(there);
    var terms =
        Pit.HARMONY.replace(", controls: IC-8}", "}").replace("seed-is: gift, ", "").substring(1);
    pit.open("B1", Pit.LINKED.replace(joined, "{use: harmony, base-seed: 10000, " + terms));
  }

  @Test
  @Proves("WAC-685-5")
  void aJoinedJackpotHasItsOwnSuit() {
    var sun =
        "{paytable: PT-PRG-S7-06, kind: progressive, meter: 5000, seed: 5000, increment: 15%,"
            + " suit: hearts, controls: IC-1}";
    pit.found("sun", "rising-phoenix-wa", sun);
    var joined = "{use: harmony, sensor: 1}";
    refused(Code.LINK_MISMATCH, "B1", Pit.LINKED.replace(joined, "{use: sun, suit: clubs}"));
    pit.open("B1", Pit.LINKED.replace(joined, "{use: sun, suit: hearts}"));
  }

  /// A card room's largest single wager holds for a jackpot that is joined, too.
  @Test
  void aLinkedWagerIsHeldToTheCapOfTheVenue() {
    pit.found("rich", "rising-phoenix-wa", Pit.HARMONY.replace("wager: 1,", "wager: 1000,"));
    var rich = Pit.LINKED.replace("{use: harmony, sensor: 1}", "{use: rich}");
    refused(Code.LIMIT_ABOVE_CAP, "B1", rich);
    pit.open("B2", rich.replace("card-room", "tribal"));
  }

  @Test
  @Proves({"TDB-jackpots-1-2", "TDB-jackpots-1-3", "TDB-app-d-1"})
  void twoSensorsPlayForTwoTriples() {
    pit.found("triple", "3-dice-baccarat-wa", Pit.TRIPLE);
    var own =
        "{paytable: PT-PRG-TRI-01, kind: progressive, wager: 1, meter: 500, seed: 100, increment:"
            + " 10%, controls: IC-1}";
    pit.open("D1", Pit.DICE.replace("{use: triple}", own + ", {use: triple}"));
    pit.done(Pit.DEALER, sense(1, 1));
    pit.done(Pit.DEALER, sense(1, 2));
    pit.done(Pit.DEALER, sense(2, 2));
    pit.refused(Code.WAGER_ALREADY_PLACED, Pit.DEALER, sense(1, 2));
    pit.refused(Code.WAGER_NOT_OFFERED, Pit.DEALER, sense(1, 3));
    pit.play("D1", "shake: {player: [3, 3, 3], banker: [6, 6, 6]}");
    assertThat(pit.jackpot("D1/PT-PRG-TRI-01").money().meter()).hasToString("$500.10");
    assertThat(pit.jackpot("D1/PT-PRG-TRI-01").open()).isEmpty();
    assertThat(pit.jackpot("triple").open())
        .singleElement()
        .satisfies(hit -> assertThat(hit.winners()).hasSize(2));
    pit.play(
        "D1", "bet: {seat: 1, wager: triple}", "shake: {player: [3, 3, 3], banker: [3, 3, 3]}");
    assertThat(pit.jackpot("D1/PT-PRG-TRI-01").open()).hasSize(1);
    assertThat(pit.jackpot("triple").open()).hasSize(1);
  }

  private static Act sense(int seat, int sensor) {
    return new Act.Play("D1", List.of(new Command.Sense(seat, sensor, true)));
  }
}
