package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.catalog.Catalog;
import io.lammer.store.Finding;
import io.lammer.store.HouseAddress;
import io.lammer.store.floor.Audit;
import io.lammer.store.floor.History.Transition;
import io.lammer.store.floor.LiveFloor;
import io.lammer.tables.Event;
import io.lammer.tables.Profiles;
import io.lammer.tables.floor.Alert;
import io.lammer.tables.floor.DeviceEvent;
import io.lammer.tables.floor.LiveDevice;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Rulebook;
import io.lammer.tables.floor.TableEvent;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The programs of `examples/devices` in processes of their own, on a server that is killed and a
/// line that is cut. Afterwards the journals tell each thing once, in the order it was seen.
class DevicesTest {
  private static final String PASSWORD = "a long enough password";
  private static final Rulebook RULES = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
  private static final String GIVEN = "for the first day only";
  private static final String CRAPS =
      """
      {"setup": {"edition": "bonus-craps-wa", "venue": "tribal", "equipment": ["Andromeda 3d"],
       "jackpots": [{"paytable": "PT-BJS-FUP-01", "kind": "progressive", "wager": 1, "meter": 300,
       "seed": 250, "increment": "20%", "reserve": "10%", "controls": "IC-7"}]}}
      """;
  private static final String BACCARAT =
      """
      {"setup": {"edition": "rising-phoenix-wa", "venue": "tribal", "equipment": ["Andromeda 3d"],
       "commission": "5%", "main-wager": "optional", "fightback": {"after-win": "PT-FLT-FBW-01",
       "after-tie": "PT-FLT-FBT-01", "king-suit": "spades"}}}
      """;

  @TempDir Path folder;
  private RunningServer server;
  private CutLine line;
  private final Map<String, String> tokens = new HashMap<>();
  private final List<DeviceProgram> programs = new ArrayList<>();

  @BeforeEach
  void open() throws Exception {
    server = RunningServer.start(folder.resolve("house.db"));
    line = new CutLine(server.url());
    var given = Clerk.found("with the password (\\S+)", server.said());
    var admin = Clerk.firstSignIn(server.url(), "admin", given, PASSWORD);
    employ(admin, "mia", "manager");
    employ(admin, "dora", "dealer");
    var manager = clerk("mia");
    for (var table : Map.of("C1", CRAPS, "B1", BACCARAT).entrySet()) {
      manager.done("/api/tables/%s/draft".formatted(table.getKey()), table.getValue());
      manager.done("/api/tables/%s/open".formatted(table.getKey()), "{}");
    }
    for (var kind : List.of("sensors", "dice", "shoe", "display")) {
      var device =
          "{\"device\": \"%s\", \"kind\": \"%s\", \"table\": \"%s\"}"
              .formatted(kind, kind, kind.equals("shoe") ? "B1" : "C1");
      var answer = manager.post("/api/devices", device, UUID.randomUUID().toString(), null);
      tokens.put(kind, Clerk.found("\"token\"\\s*:\\s*\"([^\"]+)\"", answer.body()));
    }
  }

  private void employ(Clerk admin, String name, String role) throws Exception {
    admin.done(
        "/api/users",
        "{\"user\": \"%s\", \"fullName\": \"%s\", \"role\": \"%s\"}".formatted(name, name, role));
    admin.done(
        "/api/users/" + name + "/secret",
        "{\"kind\": \"password\", \"secret\": \"%s\"}".formatted(GIVEN));
    Clerk.firstSignIn(server.url(), name, GIVEN, PASSWORD);
  }

  private LiveFloor floor() {
    return LiveFloor.open(HouseAddress.of(folder.resolve("house.db")), RULES, Clock.systemUTC());
  }

  @AfterEach
  void end() throws Exception {
    for (var program : programs) {
      program.close();
    }
    line.close();
    server.kill();
  }

  private DeviceProgram start(String file, String device) throws Exception {
    var program = DeviceProgram.start(file, line.url(), tokens.getOrDefault(device, ""));
    programs.add(program);
    return program;
  }

  private Clerk clerk(String name) throws Exception {
    return Clerk.signIn(server.url(), name, PASSWORD);
  }

  /// What became of the messages of a device: each number once, one after the other.
  private static List<DeviceEvent> messages(LiveFloor floor, String device) {
    try (var journal = floor.history().of(LiveDevice.journal(device))) {
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
  private static List<String> did(LiveFloor floor, String table, String device) {
    try (var journal = floor.history().of(LiveTable.journal(table))) {
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

  private void sound(LiveFloor floor) {
    assertThat(Audit.full(floor.database(), RULES, (_, _) -> {})).isInstanceOf(Finding.Sound.class);
  }

  /// Chips that come and go on five seats.
  private static List<String> chips(int count) {
    var lines = new ArrayList<String>();
    for (var i = 0; i < count; i++) {
      lines.add((i / 5 % 2 == 0 ? "cover " : "uncover ") + (i % 5 + 1) + " 1");
    }
    return lines;
  }

  @Test
  void aLineThatIsCutAndAServerThatIsKilledLoseDoubleAndReorderNothing() throws Exception {
    var sensors = start("Sensors.java", "sensors");
    var chips = chips(50);
    line.loseOneIn(4);
    sensors.sees(chips.subList(0, 20).toArray(String[]::new));
    sensors.until("20 done");
    assertThat(sensors.heard()).contains("cut, trying again");
    line.loseOneIn(0);
    sensors.sees(chips.subList(20, 40).toArray(String[]::new));
    sensors.until("25 done");
    server.kill();
    line.cut();
    sensors.until("cut, trying again");
    server = RunningServer.start(folder.resolve("house.db"));
    line.leadTo(server.url());
    sensors.until("40 done");
    sensors.sees(chips.subList(40, 50).toArray(String[]::new));
    assertThat(sensors.ends()).as(sensors.heard().toString()).isZero();
    server.stop();
    try (var floor = floor()) {
      assertThat(messages(floor, "sensors")).hasSize(50);
      assertThat(did(floor, "C1", "sensors")).isEqualTo(chips);
      sound(floor);
    }
  }

  @Test
  void dealersWorkWithAReaderAShoeAndADisplayAndWithoutThem() throws Exception {
    var dealer = clerk("dora");
    var display = start("Display.java", "display");
    display.until("shown");
    var dice = start("Dice.java", "dice");
    dealer.play("C1", "{\"lock\": {}}");
    dice.until("heard", "\"bets\":\"closed\"");
    dice.sees("3 4");
    dice.until("1 done");
    dealer.play("C1", "{\"confirm\": {}}", "{\"lock\": {}}", "{\"roll\": [2, 2]}");
    dice.until("heard", "\"round\":1", "\"entered\":true");
    dice.sees("5 5");
    dice.until("2 refused", "not-next");
    dealer.play("C1", "{\"confirm\": {}}", "{\"lock\": {}}");
    dice.until("heard", "\"round\":2", "\"bets\":\"closed\"");
    dice.sees("6 6");
    dice.until("3 done");
    display.until("shown");

    var shoe = start("Shoe.java", "shoe");
    dealer.play("B1", "{\"lock\": {}}");
    shoe.until("heard", "\"bets\":\"closed\"");
    shoe.sees("9s", "Td");
    shoe.until("2 done");
    dealer.play("B1", "{\"card\": \"Kc\"}");
    shoe.sees("Kc", "2d");
    shoe.until("3 refused", "not-next");
    shoe.until("4 done");
    dealer.play("B1", "{\"confirm\": {}}");
    shoe.until("heard", "\"round\":1");
    shoe.sees("fightback 5c");
    shoe.until("5 done");
    for (var program : List.of(dice, shoe, display)) {
      assertThat(program.ends()).isZero();
    }
    server.stop();
    try (var floor = floor()) {
      assertThat(messages(floor, "dice")).hasSize(3);
      assertThat(did(floor, "C1", "dice")).containsExactly("Entered", "Entered");
      assertThat(floor.floor().table("C1").orElseThrow().round()).isEqualTo(2);
      assertThat(messages(floor, "shoe")).hasSize(5);
      assertThat(did(floor, "B1", "shoe")).containsExactly("9s", "Td", "2d", "Entered", "Entered");
      assertThat(floor.floor().house().alerts()).isEmpty();
      sound(floor);
    }
  }

  @Test
  void ofTwoCopiesOneIsTakenAndTheOtherIsToldOf() throws Exception {
    var dealer = clerk("dora");
    var one = start("Dice.java", "dice");
    var other = start("Dice.java", "dice");
    dealer.play("C1", "{\"lock\": {}}");
    one.until("heard", "\"bets\":\"closed\"");
    other.until("heard", "\"bets\":\"closed\"");
    one.sees("3 4");
    one.until("1 done");
    other.sees("6 6");
    assertThat(other.ended()).isEqualTo(2);
    dealer.play("C1", "{\"confirm\": {}}");
    assertThat(one.ends()).isZero();
    server.stop();
    try (var floor = floor()) {
      assertThat(messages(floor, "dice")).hasSize(1);
      assertThat(did(floor, "C1", "dice")).containsExactly("Entered");
      assertThat(floor.floor().house().alerts())
          .extracting(Alert::kind)
          .containsExactly(Alert.Kind.LYING);
      sound(floor);
    }
  }

  @Test
  void aRevokedDeviceEndsAtOnce() throws Exception {
    var sensors = start("Sensors.java", "sensors");
    sensors.sees("cover 1 1");
    sensors.until("1 done");
    clerk("mia").done("/api/devices/sensors/revoke", "{\"reason\": \"stolen\"}");
    assertThat(sensors.ended()).isEqualTo(1);
    server.stop();
    try (var floor = floor()) {
      assertThat(messages(floor, "sensors")).hasSize(1);
      assertThat(did(floor, "C1", "sensors")).containsExactly("cover 1 1");
      sound(floor);
    }
  }
}
