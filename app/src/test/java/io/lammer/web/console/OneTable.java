package io.lammer.web.console;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.LiveTable;
import io.lammer.house.Role;
import io.lammer.house.Rulebook;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.rules.yaml.Value;
import io.lammer.runtime.LiveFloor;
import io.lammer.script.LiveCommands;
import io.lammer.script.SetupReader;
import io.lammer.table.Answer;
import io.lammer.table.Profiles;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.UUID;

/// A floor with one table, `T1`.
final class OneTable implements AutoCloseable {
  static final String CRAPS =
      """
      edition: bonus-craps-wa
      venue: tribal
      approval: TGA-2026-4
      equipment: [Andromeda 3d]
      seats: 8
      bonus-craps: PT-FLT-BC-03
      limits: {pass: [10, 500], all-small: [1, 100]}
      jackpots:
        - {paytable: PT-BJS-MEA-03, kind: progressive, wager: 1, meter: 18250.40, seed: 10000, increment: 25%, controls: IC-7}
        - {paytable: PT-BJS-FUP-01, kind: progressive, wager: 1, meter: 7412.35, seed: 5000, increment: 20%, controls: IC-7}
      """;
  static final String BACCARAT =
      """
      edition: rising-phoenix-wa
      venue: card-room
      equipment: [Andromeda 3d]
      approval: WSGC-2026-17
      decks: 8
      commission: 5%
      main-wager: optional
      fightback: {after-win: PT-FLT-FBW-03, after-tie: PT-FLT-FBT-01, king-suit: spades}
      limits: {player: [25, 300], banker: [25, 300]}
      jackpots:
        - {paytable: PT-PRG-HP-01, kind: progressive, wager: 1, meter: 60000.75, seed: 10000, increment: 20%, controls: IC-7}
      """;
  static final String DICE =
      """
      edition: 3-dice-baccarat-wa
      venue: tribal
      approval: TGA-2026-4
      equipment: [Andromeda 3d]
      main-wager: optional
      limits: {player: [10, 500], banker: [10, 500]}
      jackpots:
        - {paytable: PT-PRG-TRI-03, kind: progressive, wager: 1, meter: 12345.67, seed: 5000, increment: 20%, controls: IC-7}
      """;

  private static final Actor MANAGER = new Actor("mona", Role.MANAGER);

  private final LiveFloor live;

  private OneTable(LiveFloor live) {
    this.live = live;
  }

  static OneTable drafted(Path folder, String setup) throws MalformedText {
    var rules = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
    return drafted(LiveFloor.open(folder.resolve("x.db"), rules, Clock.systemUTC()), setup);
  }

  private static OneTable drafted(LiveFloor live, String setup) throws MalformedText {
    var table = new OneTable(live);
    table.act(new Act.Draft("T1", SetupReader.read(Value.parse("setup", setup))));
    return table;
  }

  static OneTable opened(Path folder, String setup) throws MalformedText {
    return drafted(folder, setup).open();
  }

  /// A further table of a floor that runs.
  static OneTable opened(LiveFloor live, String setup) throws MalformedText {
    return drafted(live, setup).open();
  }

  private OneTable open() {
    act(new Act.Open("T1", List.of("PT-FLT-FBW-03")));
    return this;
  }

  /// Commands as the API reads them, each of which must be accepted.
  OneTable play(String... commands) throws MalformedText {
    for (var command : commands) {
      act(new Act.Play("T1", LiveCommands.read(Value.parse("command", command))));
    }
    return this;
  }

  void act(Act act) {
    var reply = live.submit(UUID.randomUUID().toString(), MANAGER, act).join();
    if (!(reply instanceof Answer.Accepted)) {
      throw new AssertionError(act + ": " + reply);
    }
  }

  LiveFloor live() {
    return live;
  }

  LiveTable table() {
    return live.floor().table("T1").orElseThrow();
  }

  ConsoleView screen() {
    return ConsoleView.of(live.floor(), table(), live.version("table/T1")).orElseThrow();
  }

  Payout payout() {
    var payout = screen().payout();
    if (payout == null) {
      throw new AssertionError("there is no outcome to pay");
    }
    return payout;
  }

  @Override
  public void close() {
    live.close();
  }
}
