package io.lammer.runtime;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.games.craps.CrapsCommand;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Alert;
import io.lammer.house.Device;
import io.lammer.house.Device.Kind;
import io.lammer.house.DeviceEvent;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveTable;
import io.lammer.house.Role;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Table.Phase;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What devices report is done once, in order, and as far as their kind goes.
class DevicesTest {
  @TempDir Path folder;
  private Pit pit;

  @BeforeEach
  void open() {
    pit = new Pit(folder);
    pit.open("C1", Pit.CRAPS);
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
  }

  @AfterEach
  void close() {
    pit.audit();
    pit.close();
  }

  private void add(String name, Kind kind, String table) {
    pit.done(Pit.MANAGER, new Act.AddDevice(new Device(name, kind, table, "hash of " + name)));
  }

  private static Act.Report report(
      String device, long sequence, long round, @Nullable Integer place, Command command) {
    return new Act.Report(device, sequence, round, place, command);
  }

  private Answer<Receipt> send(Act.Report report) {
    return pit.floor()
        .submit(
            "device/%s/%d".formatted(report.device(), report.sequence()),
            new Actor(report.device(), Role.DEVICE),
            report)
        .join();
  }

  private LiveDevice device(String name) {
    return pit.floor().floor().device(name).orElseThrow();
  }

  private void taken(Act.Report report) {
    assertThat(send(report)).isInstanceOf(Answer.Accepted.class);
    assertThat(device(report.device()).taken()).isEqualTo(report.sequence());
    assertThat(device(report.device()).refused()).isNull();
  }

  private void refused(Code code, Act.Report report) {
    assertThat(send(report)).isInstanceOf(Answer.Accepted.class);
    assertThat(device(report.device()).taken()).isEqualTo(report.sequence());
    var refused = requireNonNull(device(report.device()).refused());
    assertThat(refused.refusals()).extracting(it -> it.code()).containsExactly(code);
  }

  private void lock(String table) {
    pit.done(Pit.DEALER, new Act.Play(table, List.of(new Command.Lock())));
  }

  private void key(String table, Command... commands) {
    pit.done(Pit.DEALER, new Act.Play(table, List.of(commands)));
  }

  private List<Alert.Kind> alerts() {
    return pit.floor().floor().house().alerts().stream().map(Alert::kind).toList();
  }

  @Test
  void aSensorLightsAWagerOnceHoweverOftenItIsSent() {
    add("C1 sensors", Kind.SENSORS, "C1");
    var covered = report("C1 sensors", 1, 0, null, new Command.Sense(2, 1, true));
    taken(covered);
    var version = pit.floor().version(LiveTable.journal("C1"));
    assertThat(send(covered).map(Receipt::repeated)).isEqualTo(new Answer.Accepted<>(true));
    assertThat(pit.floor().version(LiveTable.journal("C1"))).isEqualTo(version);
    assertThat(pit.table("C1").playing().wagers()).hasSize(1);
    taken(report("C1 sensors", 2, 0, null, new Command.Sense(2, 1, false)));
    assertThat(pit.table("C1").playing().wagers()).isEmpty();
  }

  @Test
  void aNumberIsUsedOnceAlsoAfterARestart() {
    add("C1 sensors", Kind.SENSORS, "C1");
    var covered = report("C1 sensors", 1, 0, null, new Command.Sense(2, 1, true));
    taken(covered);
    pit.close();
    pit = new Pit(folder);
    assertThat(send(covered).map(Receipt::repeated)).isEqualTo(new Answer.Accepted<>(true));
    var other = report("C1 sensors", 1, 0, null, new Command.Sense(3, 1, true));
    assertThat(send(other).refusals()).extracting(it -> it.code()).containsExactly(Code.KEY_REUSED);
    assertThat(pit.table("C1").playing().wagers()).hasSize(1);
    taken(report("C1 sensors", 2, 0, null, new Command.Sense(3, 1, true)));
  }

  @Test
  void aGapIsRefusedAndChangesNothing() {
    add("C1 sensors", Kind.SENSORS, "C1");
    var early = report("C1 sensors", 2, 0, null, new Command.Sense(2, 1, true));
    assertThat(send(early).refusals())
        .extracting(it -> it.code())
        .containsExactly(Code.OUT_OF_SEQUENCE);
    assertThat(device("C1 sensors").taken()).isZero();
    taken(report("C1 sensors", 1, 0, null, new Command.Sense(1, 1, true)));
    taken(early);
  }

  @Test
  void aRefusedMessageIsDoneWithAndMovesNoTable() {
    add("C1 sensors", Kind.SENSORS, "C1");
    lock("C1");
    var version = pit.floor().version(LiveTable.journal("C1"));
    var late = report("C1 sensors", 1, 0, null, new Command.Sense(2, 1, true));
    refused(Code.BETTING_CLOSED, late);
    assertThat(pit.floor().version(LiveTable.journal("C1"))).isEqualTo(version);
    key("C1", new Command.Reopen());
    assertThat(send(late).map(Receipt::repeated)).isEqualTo(new Answer.Accepted<>(true));
    assertThat(pit.table("C1").playing().wagers()).isEmpty();
    assertThat(alerts()).isEmpty();
  }

  @Test
  void aReaderEntersWhatAPersonConfirms() {
    add("C1 dice", Kind.DICE, "C1");
    refused(Code.NOT_LOCKED, report("C1 dice", 1, 0, null, new CrapsCommand.Roll(3, 4)));
    lock("C1");
    taken(report("C1 dice", 2, 0, null, new CrapsCommand.Roll(3, 4)));
    assertThat(pit.table("C1").playing().phase()).isEqualTo(Phase.RESOLVING);
    assertThat(pit.table("C1").round()).isZero();
    key("C1", new Command.Confirm());
    assertThat(pit.table("C1").round()).isOne();
  }

  @Test
  void whatIsKeyedByHandStands() {
    add("C1 dice", Kind.DICE, "C1");
    lock("C1");
    key("C1", new CrapsCommand.Roll(2, 2));
    refused(Code.NOT_NEXT, report("C1 dice", 1, 0, null, new CrapsCommand.Roll(3, 4)));
    key("C1", new Command.Confirm());
    refused(Code.ROUND_OVER, report("C1 dice", 2, 0, null, new CrapsCommand.Roll(3, 4)));
    lock("C1");
    taken(report("C1 dice", 3, 1, null, new CrapsCommand.Roll(3, 4)));
    key("C1", new CrapsCommand.Roll(3, 5), new Command.Confirm());
    assertThat(pit.table("C1").round()).isEqualTo(2);
    assertThat(alerts()).isEmpty();
  }

  @Test
  void aShoeEntersCardsInTheirPlaces() {
    add("B1 shoe", Kind.SHOE, "B1");
    lock("B1");
    taken(report("B1 shoe", 1, 0, 1, new Command.NextCard("9s")));
    key("B1", new Command.NextCard("Td"));
    refused(Code.NOT_NEXT, report("B1 shoe", 2, 0, 2, new Command.NextCard("Td")));
    refused(Code.NOT_NEXT, report("B1 shoe", 3, 0, 4, new Command.NextCard("Th")));
    taken(report("B1 shoe", 4, 0, 3, new Command.NextCard("Kc")));
    taken(report("B1 shoe", 5, 0, 4, new Command.NextCard("2d")));
    assertThat(pit.table("B1").playing().entered()).isNotNull();
    key("B1", new Command.Confirm());
    taken(report("B1 shoe", 6, 1, null, new BaccaratCommand.Draw("5c")));
    assertThat(alerts()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aKindReportsWhatItSeesAndNothingElse(Kind kind) {
    add("it", kind, "C1");
    lock("C1");
    var commands =
        List.of(
            new Command.Sense(1, 1, true),
            new CrapsCommand.Roll(1, 2),
            new Command.NextCard("2c"),
            new Command.Lock(),
            new Command.Confirm(),
            new Command.CallBack(),
            new Command.Bet(1, "pass", null));
    var sequence = 0;
    for (var command : commands) {
      sequence++;
      assertThat(send(report("it", sequence, 0, 1, command))).isInstanceOf(Answer.Accepted.class);
      var own =
          switch (kind) {
            case SENSORS -> command instanceof Command.Sense;
            case DICE -> command instanceof CrapsCommand.Roll;
            case SHOE -> command instanceof Command.NextCard;
            case DISPLAY -> false;
          };
      var refused = device("it").refused();
      assertThat(refused != null && refused.refusals().getFirst().code() == Code.NOT_ALLOWED)
          .as(command.toString())
          .isNotEqualTo(own);
    }
    pit.refused(
        Code.NOT_ALLOWED,
        new Actor("it", Role.DEVICE),
        new Act.Play("C1", List.of(new Command.Sense(1, 1, true))));
  }

  @Test
  void aDeviceSpeaksForItselfAndItsTable() {
    add("C1 sensors", Kind.SENSORS, "C1");
    pit.refused(
        Code.NOT_ALLOWED,
        new Actor("other", Role.DEVICE),
        report("C1 sensors", 1, 0, null, new Command.Sense(2, 1, true)));
    pit.refused(
        Code.NOT_ALLOWED,
        Pit.DEALER,
        report("C1 sensors", 1, 0, null, new Command.Sense(2, 1, true)));
    pit.refused(Code.UNKNOWN_TABLE, Pit.MANAGER, added("x", "Z9"));
    pit.refused(Code.DEVICE_EXISTS, Pit.MANAGER, added("C1 sensors", "C1"));
    pit.refused(Code.BAD_NAME, Pit.MANAGER, added("../x", "C1"));
    pit.refused(Code.NOT_ALLOWED, Pit.SUPERVISOR, added("x", "C1"));
  }

  private static Act added(String name, String table) {
    return new Act.AddDevice(new Device(name, Kind.DICE, table, "h"));
  }

  @Test
  void aRevokedDeviceIsHeardNoMoreAndOneOfItsNameGoesOnCounting() {
    add("C1 sensors", Kind.SENSORS, "C1");
    taken(report("C1 sensors", 1, 0, null, new Command.Sense(2, 1, true)));
    pit.refused(Code.REASON_MISSING, Pit.MANAGER, new Act.RevokeDevice("C1 sensors", ""));
    pit.done(Pit.MANAGER, new Act.RevokeDevice("C1 sensors", "stolen"));
    assertThat(send(report("C1 sensors", 2, 0, null, new Command.Sense(3, 1, true))).refusals())
        .extracting(it -> it.code())
        .containsExactly(Code.UNKNOWN_DEVICE);
    pit.refused(Code.UNKNOWN_DEVICE, Pit.MANAGER, new Act.RevokeDevice("C1 sensors", "again"));
    add("C1 sensors", Kind.SENSORS, "C1");
    taken(report("C1 sensors", 2, 0, null, new Command.Sense(3, 1, true)));
  }

  @Test
  void silenceIsAnAlertThatGoesWhenTheDeviceIsHeard() {
    add("C1 dice", Kind.DICE, "C1");
    note(new DeviceEvent.Heard());
    note(new DeviceEvent.Silent(Pit.NIGHT));
    note(new DeviceEvent.Silent(Pit.NIGHT));
    assertThat(pit.floor().floor().house().alerts())
        .singleElement()
        .satisfies(
            alert -> {
              assertThat(alert.kind()).isEqualTo(Alert.Kind.SILENT);
              assertThat(alert.where()).isEqualTo("C1");
              assertThat(alert.device()).isEqualTo("C1 dice");
            });
    note(new DeviceEvent.Heard());
    assertThat(alerts()).isEmpty();
    assertThat(device("C1 dice").silent()).isNull();
    note(new DeviceEvent.Silent(Pit.NIGHT));
    pit.done(Pit.MANAGER, new Act.RevokeDevice("C1 dice", "broken"));
    assertThat(alerts()).isEmpty();
  }

  private void note(DeviceEvent.Noticed event) {
    pit.done(Pit.PROGRAM, new Act.NoteDevice("C1 dice", event));
  }

  @Test
  void whatCannotBeIsAnAlertOnce() {
    add("C1 dice", Kind.DICE, "C1");
    lock("C1");
    refused(Code.NOT_A_DIE, report("C1 dice", 1, 0, null, new CrapsCommand.Roll(7, 2)));
    refused(Code.NOT_A_DIE, report("C1 dice", 2, 0, null, new CrapsCommand.Roll(0, 2)));
    assertThat(alerts()).containsExactly(Alert.Kind.LYING);
    pit.done(Pit.SUPERVISOR, new Act.Acknowledge(1, "looked at"));
    refused(Code.NOT_ALLOWED, report("C1 dice", 3, 0, null, new Command.Confirm()));
    assertThat(alerts()).containsExactly(Alert.Kind.LYING);
  }

  @Test
  void aCardThatTheShoeNoLongerHoldsIsALie() {
    add("B1 shoe", Kind.SHOE, "B1");
    lock("B1");
    key("B1", new BaccaratCommand.Deal(List.of("9s", "Td"), List.of("2c", "5c")));
    key("B1", new Command.Confirm());
    for (var round = 1; round <= 7; round++) {
      lock("B1");
      key(
          "B1",
          new BaccaratCommand.Deal(List.of("9s", "Td"), List.of("2c", "5c")),
          new Command.Confirm());
    }
    lock("B1");
    refused(Code.NOT_IN_SHOE, report("B1 shoe", 1, 8, 1, new Command.NextCard("9s")));
    refused(Code.NOT_A_CARD, report("B1 shoe", 2, 8, 1, new Command.NextCard("1x")));
    assertThat(alerts()).containsExactly(Alert.Kind.LYING);
  }
}
