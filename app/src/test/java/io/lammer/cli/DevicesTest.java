package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Alert;
import io.lammer.house.Device;
import io.lammer.house.DeviceEvent;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveTable;
import io.lammer.house.Role;
import io.lammer.house.Rulebook;
import io.lammer.house.TableEvent;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.VerifyResult;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.Value;
import io.lammer.runtime.Audit;
import io.lammer.runtime.History.Transition;
import io.lammer.runtime.LiveFloor;
import io.lammer.table.Answer;
import io.lammer.table.Event;
import io.lammer.table.Profiles;
import io.lammer.web.Running;
import io.lammer.web.device.Devices;
import io.lammer.web.training.DemoUsers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/// The programs of `examples/devices` in processes of their own, on a server that is killed and a
/// line that is cut. Afterwards the journals tell each thing once, in the order it was seen.
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class DevicesTest {
  private static final Rulebook RULES = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
  private static final String CRAPS =
      """
      table:
        edition: bonus-craps-wa
        venue: tribal
        approval: TGA-2026-4
        equipment: [Andromeda 3d]
        jackpots:
          - {paytable: PT-BJS-FUP-01, kind: progressive, wager: 1, meter: 300, seed: 250,
             increment: 20%, reserve: 10%, controls: IC-7}
      play: []
      """;
  private static final String BACCARAT =
      """
      table:
        edition: rising-phoenix-wa
        venue: tribal
        approval: TGA-2026-4
        equipment: [Andromeda 3d]
        commission: 5%
        main-wager: optional
        fightback: {after-win: PT-FLT-FBW-01, after-tie: PT-FLT-FBT-01, king-suit: spades}
      play: []
      """;

  /// The tables with their devices, of which each test has its own.
  private static final List<Device> DEVICES =
      List.of(
          device("C1", Device.Kind.SENSORS),
          device("C2", Device.Kind.DICE),
          device("C2", Device.Kind.DISPLAY),
          device("B2", Device.Kind.SHOE),
          device("C3", Device.Kind.DICE),
          device("C4", Device.Kind.SENSORS));

  @TempDir private static Path folder;

  /// A house is written by one process at a time; null while it is another one.
  private static @Nullable Running server;

  private final List<AutoCloseable> open = new ArrayList<>();

  private static Device device(String table, Device.Kind kind) {
    var name = Value.spelled(kind) + "-" + table;
    return new Device(name, kind, table, Devices.hash(token(name)));
  }

  private static String token(String device) {
    return "token-of-" + device;
  }

  private static Path house() {
    return folder.resolve("house.db");
  }

  @BeforeAll
  static void make() throws Exception {
    DeviceProgram.compile(folder);
    for (var table : DEVICES.stream().map(Device::table).distinct().toList()) {
      var file = folder.resolve(table + ".yaml");
      Files.writeString(file, table.startsWith("B") ? BACCARAT : CRAPS);
      var run = Run.of("play", file.toString(), "--table", table, "--db", house().toString());
      assertThat(run).isEqualTo(new Run(0, run.out(), ""));
    }
    try (var floor = LiveFloor.open(HouseAddress.of(house()), RULES, Clock.systemUTC())) {
      for (var device : DEVICES) {
        var answer =
            floor.submit(device.name(), new Actor("mia", Role.MANAGER), new Act.AddDevice(device));
        assertThat(answer.join()).isInstanceOf(Answer.Accepted.class);
      }
    }
  }

  @AfterAll
  static void stop() {
    if (server != null) {
      server.close();
    }
  }

  private static Running server() {
    if (server == null) {
      server = Running.in(folder);
    }
    return server;
  }

  private static String url() {
    return "http://127.0.0.1:" + server().port();
  }

  private static Clerk clerk(String name) throws Exception {
    return Clerk.signIn(url(), name, DemoUsers.ALL.getFirst().password());
  }

  @AfterEach
  void end() throws Exception {
    for (var one : open.reversed()) {
      one.close();
    }
  }

  private DeviceProgram start(String program, String device) throws Exception {
    var started = DeviceProgram.compiled(folder, program, url(), token(device));
    open.add(started);
    return started;
  }

  /// What became of the messages of a device: each number once, one after the other.
  private static List<DeviceEvent> messages(String device) {
    try (var journal = server().host().live().history().of(LiveDevice.journal(device))) {
      var messages =
          journal
              .map(Transition::event)
              .map(DeviceEvent.class::cast)
              .filter(it -> it instanceof DeviceEvent.Taken || it instanceof DeviceEvent.Refused)
              .toList();
      assertThat(messages.stream().map(DevicesTest::number))
          .containsExactlyElementsOf(LongStream.rangeClosed(1, messages.size()).boxed().toList());
      return messages;
    }
  }

  private static long number(DeviceEvent message) {
    return message instanceof DeviceEvent.Taken(var number)
        ? number
        : ((DeviceEvent.Refused) message).sequence();
  }

  /// What happened at a table by a device, in its order.
  private static List<String> did(String table, String device) {
    try (var journal = server().host().live().history().of(LiveTable.journal(table))) {
      return journal
          .filter(it -> it.stored().entry().actor().equals(device + " (device)"))
          .map(Transition::event)
          .map(it -> did(((TableEvent.Played) it).event()))
          .toList();
    }
  }

  private static String did(Event event) {
    return switch (event) {
      case Event.Placed placed -> "cover " + placed.seat() + " 1";
      case Event.TakenDown down -> "uncover " + down.seat() + " 1";
      case Event.CardDealt(var card) -> card.toString();
      default -> event.getClass().getSimpleName();
    };
  }

  private static void everythingIsSound() {
    var database = server().host().live().database();
    assertThat(Audit.full(database, RULES, (_, _) -> {})).isInstanceOf(VerifyResult.Sound.class);
  }

  private static List<Alert> alerts(String table) {
    return server().host().floor().house().alerts().stream()
        .filter(alert -> alert.where().equals(table))
        .toList();
  }

  /// Chips that come and go on five seats.
  private static List<String> chips(int count) {
    var lines = new ArrayList<String>();
    for (var i = 0; i < count; i++) {
      lines.add((i / 5 % 2 == 0 ? "cover " : "uncover ") + (i % 5 + 1) + " 1");
    }
    return lines;
  }

  /// First, as the house is not yet written by this process.
  @Test
  @Order(1)
  void aLineThatIsCutAndAServerThatIsKilledLoseDoubleAndReorderNothing() throws Exception {
    stop();
    server = null;
    var killed = RunningServer.serve(house());
    open.add(killed::kill);
    assertThat(killed.said().lines()).isNotEmpty().allMatch(said -> said.startsWith("{\"@time"));
    var line = new CutLine(killed.url());
    open.add(line);
    var sensors = DeviceProgram.fromSource("Sensors", line.url(), token("sensors-C1"));
    open.add(sensors);
    var chips = chips(50);
    line.loseOneIn(4);
    sensors.sees(chips.subList(0, 20).toArray(String[]::new));
    sensors.until("20 done");
    assertThat(sensors.heard()).contains("cut, trying again");
    line.loseOneIn(0);
    sensors.sees(chips.subList(20, 40).toArray(String[]::new));
    sensors.until("25 done");
    killed.kill();
    line.cut();
    sensors.until("cut, trying again");
    line.leadTo(url());
    sensors.until("40 done");
    sensors.sees(chips.subList(40, 50).toArray(String[]::new));
    assertThat(sensors.ends()).as(sensors.heard().toString()).isZero();
    assertThat(messages("sensors-C1")).hasSize(50);
    assertThat(did("C1", "sensors-C1")).isEqualTo(chips);
    everythingIsSound();
  }

  @Test
  void dealersWorkWithAReaderAShoeAndADisplayAndWithoutThem() throws Exception {
    var dealer = clerk("dana");
    var display = start("Display", "display-C2");
    display.until("shown");
    var dice = start("Dice", "dice-C2");
    dealer.play("C2", "{\"lock\": {}}");
    dice.until("heard", "\"bets\":\"closed\"");
    dice.sees("3 4");
    dice.until("1 done");
    dealer.play("C2", "{\"confirm\": {}}", "{\"lock\": {}}", "{\"roll\": [2, 2]}");
    dice.until("heard", "\"round\":1", "\"entered\":true");
    dice.sees("5 5");
    dice.until("2 refused", "not-next");
    dealer.play("C2", "{\"confirm\": {}}", "{\"lock\": {}}");
    dice.until("heard", "\"round\":2", "\"bets\":\"closed\"");
    dice.sees("6 6");
    dice.until("3 done");
    display.until("shown");

    var shoe = start("Shoe", "shoe-B2");
    dealer.play("B2", "{\"lock\": {}}");
    shoe.until("heard", "\"bets\":\"closed\"");
    shoe.sees("9s", "Td");
    shoe.until("2 done");
    dealer.play("B2", "{\"card\": \"Kc\"}");
    shoe.sees("Kc", "2d");
    shoe.until("3 refused", "not-next");
    shoe.until("4 done");
    dealer.play("B2", "{\"confirm\": {}}");
    shoe.until("heard", "\"round\":1");
    shoe.sees("fightback 5c");
    shoe.until("5 done");
    for (var program : List.of(dice, shoe, display)) {
      assertThat(program.ends()).isZero();
    }
    assertThat(messages("dice-C2")).hasSize(3);
    assertThat(did("C2", "dice-C2")).containsExactly("Entered", "Entered");
    assertThat(server().host().floor().table("C2").orElseThrow().round()).isEqualTo(2);
    assertThat(messages("shoe-B2")).hasSize(5);
    assertThat(did("B2", "shoe-B2")).containsExactly("9s", "Td", "2d", "Entered", "Entered");
    assertThat(alerts("C2")).isEmpty();
    assertThat(alerts("B2")).isEmpty();
    everythingIsSound();
  }

  @Test
  void ofTwoCopiesOneIsTakenAndTheOtherIsToldOf() throws Exception {
    var dealer = clerk("dana");
    var one = start("Dice", "dice-C3");
    var other = start("Dice", "dice-C3");
    dealer.play("C3", "{\"lock\": {}}");
    one.until("heard", "\"bets\":\"closed\"");
    other.until("heard", "\"bets\":\"closed\"");
    one.sees("3 4");
    one.until("1 done");
    other.sees("6 6");
    assertThat(other.ended()).isEqualTo(2);
    dealer.play("C3", "{\"confirm\": {}}");
    assertThat(one.ends()).isZero();
    assertThat(messages("dice-C3")).hasSize(1);
    assertThat(did("C3", "dice-C3")).containsExactly("Entered");
    assertThat(alerts("C3")).extracting(Alert::kind).containsExactly(Alert.Kind.LYING);
    everythingIsSound();
  }

  @Test
  void aRevokedDeviceEndsAtOnce() throws Exception {
    var sensors = start("Sensors", "sensors-C4");
    sensors.sees("cover 1 1");
    sensors.until("1 done");
    clerk("mona").done("/api/devices/sensors-C4/revoke", "{\"reason\": \"stolen\"}");
    assertThat(sensors.ended()).isEqualTo(1);
    assertThat(messages("sensors-C4")).hasSize(1);
    assertThat(did("C4", "sensors-C4")).containsExactly("cover 1 1");
    everythingIsSound();
  }
}
