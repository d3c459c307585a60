package io.lammer.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.Cookie;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Display;
import io.lammer.house.LiveTable;
import io.lammer.house.Role;
import io.lammer.journal.Hash;
import io.lammer.rules.yaml.Value;
import io.lammer.script.LiveCommands;
import io.lammer.script.SetupReader;
import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.table.Setup;
import io.lammer.web.HouseService;
import io.lammer.web.Running;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.SpringApplication;
import org.springframework.util.FileSystemUtils;

/// A house with its server on this machine, and short words for what is done behind the pages.
final class House implements AutoCloseable {
  static final Actor DEALER = new Actor("drew", Role.DEALER);
  static final Actor SUPERVISOR = new Actor("sam", Role.SUPERVISOR);
  static final Actor MANAGER = new Actor("mona", Role.MANAGER);

  static final String CRAPS =
      """
      edition: bonus-craps-wa
      venue: tribal
      approval: TGA-2026-4
      equipment: [Andromeda 3d]
      seats: 8
      bonus-craps: PT-FLT-BC-03
      limits: {pass: [5, 1000]}
      jackpots:
        - {paytable: PT-BJS-FUP-01, kind: progressive, wager: 1, meter: 7412.50, seed: 5000, increment: 20%, reserve: 5%, sensor: 1, controls: IC-7}
        - {paytable: PT-BJS-MEA-01, kind: progressive, wager: 1, meter: 18250.25, seed: 10000, increment: 15%, reserve: 5%, sensor: 2, controls: IC-7}
      """;

  static final String BACCARAT =
      """
      edition: rising-phoenix-wa
      venue: tribal
      equipment: [Andromeda 3d]
      approval: TGA-2026-4
      seats: 7
      decks: 8
      commission: free
      main-wager: optional
      single-events: [PT-FLT-SE-01, PT-FLT-SE-02]
      golden-talons: PT-FLT-GT-01
      fightback: {after-win: PT-FLT-FBW-01, after-tie: PT-FLT-FBT-01, king-suit: spades}
      limits: {player: [25, 400], banker: [25, 400]}
      jackpots: [{use: Harmony, sensor: 1}]
      """;

  static final String HARMONY =
      "{paytable: PT-PRG-HP-01, kind: progressive, wager: 1, meter: 60000.75, seed: 10000,"
          + " increment: 20%, reserve: 5%, limit: 250000, controls: IC-8}";

  static final String DICE =
      """
      edition: 3-dice-baccarat-wa
      venue: tribal
      approval: TGA-2026-4
      equipment: [Andromeda 3d]
      seats: 7
      main-wager: optional
      single-events: [PT-FLT-3DB-SE-01]
      golden-talons: PT-FLT-3DB-GT-02
      jackpots: [{paytable: PT-PRG-TRI-03, kind: progressive, wager: 3, meter: 777.77, seed: 500, base-seed: 166.66, increment: 25%, reserve: 15%, controls: IC-9}]
      """;

  static final String HOUSE_DICE =
      """
      edition: 3-dice-baccarat-wa
      venue: tribal
      approval: TGA-2026-4
      equipment: [Andromeda 3d]
      seats: 7
      main-wager: optional
      jackpots: [{paytable: PT-PRG-TRI-01, kind: house, wager: 1, meter: 5000, controls: IC-9}]
      """;

  private static @Nullable House shared;

  private final Path folder;
  private Running server;
  private final Map<String, List<Cookie>> sessions = new HashMap<>();

  House(Path folder, Map<String, String> settings) {
    this.folder = folder;
    start(settings);
  }

  private void start(Map<String, String> settings) {
    var all = new HashMap<>(settings);
    all.put("lammer.db", folder.resolve("house.db").toString());
    server = Running.with(all);
  }

  /// Its server goes and comes back at the same address, and knows nobody any more.
  void restart() {
    var port = String.valueOf(server.port());
    close();
    sessions.clear();
    start(Map.of("server.port", port));
  }

  /// One for all classes of this process that leave others alone: each has tables of its own, and
  /// counts nothing of the whole house. It ends with the process.
  static synchronized House shared() throws IOException {
    var house = shared;
    if (house == null) {
      var folder = Files.createTempDirectory("lammer-browser");
      house = open(folder);
      shared = house;
      SpringApplication.getShutdownHandlers()
          .add(() -> FileSystemUtils.deleteRecursively(folder.toFile()));
    }
    return house;
  }

  /// A house with a table of each game.
  static House open(Path folder) {
    var house = new House(folder, Map.of());
    house.found("Harmony", "rising-phoenix-wa", HARMONY);
    house.open("C1", CRAPS);
    house.open("B1", BACCARAT);
    house.open("B2", BACCARAT);
    house.open("D1", DICE);
    return house;
  }

  String url() {
    return "http://127.0.0.1:" + server.port();
  }

  /// What each name's browser keeps once it has signed in.
  Map<String, List<Cookie>> sessions() {
    return sessions;
  }

  /// The session of a name, without the pages of signing in.
  List<Cookie> session(String name) {
    return sessions.computeIfAbsent(
        name,
        _ -> {
          var cookie = server.newPerson(name).cookie().split("=", 2);
          return List.of(new Cookie(cookie[0], cookie[1]).setDomain("127.0.0.1").setPath("/"));
        });
  }

  HouseService host() {
    return server.host();
  }

  LiveTable table(String name) {
    return host().floor().table(name).orElseThrow();
  }

  static Setup setup(String yaml) {
    return SetupReader.read(Value.parse("setup", yaml));
  }

  void done(Actor actor, Act act) {
    assertThat(host().act(actor, act)).as(act.toString()).isInstanceOf(Answer.Accepted.class);
  }

  void found(String name, String edition, String terms) {
    var jackpot = setup("{edition: %s, jackpots: [%s]}".formatted(edition, terms));
    done(MANAGER, new Act.OpenJackpot(name, edition, jackpot.jackpots().getFirst()));
  }

  /// A supervisor accepts wagers that favor the player: these tables are for looking at.
  void open(String table, String yaml) {
    done(MANAGER, new Act.Draft(table, setup(yaml)));
    var answer = host().act(SUPERVISOR, new Act.Open(table, List.of()));
    if (answer instanceof Answer.Refused<?>(var refusals)) {
      done(SUPERVISOR, new Act.Open(table, refusals.stream().map(Refusal::about).toList()));
    }
  }

  /// The token of a new display over a table.
  String display(String table) {
    var token = "token-of-" + table + "-0123456789abcdef";
    var administrator = new Actor("ada", Role.ADMINISTRATOR);
    done(
        administrator,
        new Act.AddDisplay(new Display("over " + table, table, Hash.of(token).toString())));
    return token;
  }

  /// Commands as the API takes them, one after the other.
  void play(String table, String... commands) {
    for (var command : commands) {
      done(DEALER, new Act.Play(table, LiveCommands.read(Value.parse("command", command))));
    }
  }

  /// Seat 4 hits Harmony, all of it.
  void hit(String table) {
    play(
        table,
        "{bet: {seat: 4, wager: harmony}}",
        "{lock: {}}",
        "{deal: {player: [Kh, Kd, Ks], banker: [Kc, Kh, Kd]}}",
        "{confirm: {}}");
  }

  /// The class that it was opened for is done with it.
  void leave() {
    if (this != shared) {
      close();
    }
  }

  @Override
  public void close() {
    server.close();
  }
}
