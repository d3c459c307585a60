package io.lammer.bench;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.house.Rulebook;
import io.lammer.journal.HouseAddress;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.Value;
import io.lammer.runtime.LiveFloor;
import io.lammer.runtime.ProgramRun;
import io.lammer.runtime.Receipt;
import io.lammer.script.SetupReader;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Profiles;
import io.lammer.table.Setup;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/// A floor of baccarat tables with two progressives each. Every other table joins one shared
/// jackpot.
final class BenchFloor implements AutoCloseable {
  private static final String HARMONY =
      "{paytable: PT-PRG-HP-01, kind: progressive, wager: 1, meter: 60000, seed: 10000, increment:"
          + " 20%, reserve: 5%, controls: IC-1}";
  private static final Actor DEALER = new Actor("dealer", Role.DEALER);
  static final Actor SUPERVISOR = new Actor("supervisor", Role.SUPERVISOR);
  static final Actor MANAGER = new Actor("manager", Role.MANAGER);
  private static final List<Command> DEALS =
      List.of(
          new BaccaratCommand.Deal(List.of("8h", "Kd"), List.of("7c", "7d")),
          new BaccaratCommand.Deal(List.of("2h", "3d", "4c"), List.of("5c", "Kd", "Ah")),
          new BaccaratCommand.Deal(List.of("6h", "Kd"), List.of("7c", "Ks")));

  /// The eight bets of a round, two of them on the jackpots.
  private static final List<String> BETS =
      List.of(
          "player",
          "banker",
          "tie",
          "PT-FLT-SE-01",
          "PT-FLT-SE-02",
          "banker",
          "harmony",
          "sun-7-jackpot");

  private final LiveFloor floor;
  private final AtomicLong keys = new AtomicLong();
  private final long start = System.nanoTime();

  BenchFloor(Path file) {
    this(HouseAddress.of(file));
  }

  BenchFloor(HouseAddress house) {
    this(house, InstantSource.system(), null);
  }

  /// @param run the run of a server; null for a tool
  BenchFloor(HouseAddress house, InstantSource clock, @Nullable ProgramRun run) {
    var rules = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
    floor = LiveFloor.open(house, rules, clock, null, run);
  }

  LiveFloor floor() {
    return floor;
  }

  private static Setup setup(String yaml) {
    return SetupReader.read(Value.parse("setup", yaml));
  }

  private static String table(String harmony) {
    return """
    edition: rising-phoenix-wa
    venue: tribal
    approval: TGA-2026-4
    equipment: [Andromeda 3d]
    commission: free
    main-wager: optional
    single-events: [PT-FLT-SE-01, PT-FLT-SE-02]
    jackpots:
      - %s
      - {paytable: PT-PRG-S7-06, kind: progressive, wager: 1, meter: 5000, seed: 5000, increment: 15%%, suit: hearts, controls: IC-2}
    """
        .formatted(harmony);
  }

  /// Idempotency keys that increase with time, as clients should create them.
  private String key() {
    return "%016x-%x".formatted(start, keys.incrementAndGet());
  }

  CompletableFuture<Answer<Receipt>> ask(Actor actor, Act act) {
    return floor.submit(key(), actor, act);
  }

  static void need(Answer<Receipt> reply) {
    if (!(reply instanceof Answer.Accepted)) {
      throw new IllegalStateException(reply.toString());
    }
  }

  void openTables(int tables) {
    var terms = setup("{edition: rising-phoenix-wa, jackpots: [" + HARMONY + "]}");
    need(
        ask(
                MANAGER,
                new Act.OpenJackpot("harmony", "rising-phoenix-wa", terms.jackpots().getFirst()))
            .join());
    for (var number = 0; number < tables; number++) {
      var setup = setup(table(number % 2 == 0 ? "{use: harmony}" : HARMONY));
      need(ask(MANAGER, new Act.Draft("T" + number, setup)).join());
      need(ask(SUPERVISOR, new Act.Open("T" + number, List.of())).join());
    }
  }

  /// The acts of a round, in stages. All acts of a stage are submitted at once, as sensors do.
  List<List<Act>> round(int table, int number) {
    var name = "T" + table;
    var stages = new ArrayList<List<Act>>();
    if (number % 7 == 0) {
      stages.add(List.of(play(name, new Command.NewShoe(0, null))));
    }
    var bets = new ArrayList<Act>();
    for (var i = 0; i < BETS.size(); i++) {
      var jackpot = BETS.get(i).equals("harmony") || BETS.get(i).startsWith("sun-7");
      bets.add(
          play(name, new Command.Bet(i + 1, BETS.get(i), jackpot ? null : BigDecimal.valueOf(25))));
    }
    stages.add(bets);
    stages.add(List.of(play(name, new Command.Lock())));
    stages.add(List.of(play(name, deal(number))));
    stages.add(List.of(play(name, new Command.Confirm())));
    return stages;
  }

  static Command deal(int number) {
    return DEALS.get(number % DEALS.size());
  }

  /// Plays this many rounds at each table, all tables in parallel.
  void play(int tables, int rounds) throws InterruptedException {
    var threads = new ArrayList<Thread>();
    for (var table = 0; table < tables; table++) {
      var number = table;
      threads.add(Thread.startVirtualThread(() -> playOne(number, rounds)));
    }
    for (var thread : threads) {
      thread.join();
    }
  }

  private void playOne(int table, int rounds) {
    for (var number = 0; number < rounds; number++) {
      for (var stage : round(table, number)) {
        stage.stream().map(act -> ask(DEALER, act)).toList().forEach(reply -> need(reply.join()));
      }
    }
  }

  private static Act play(String table, Command command) {
    return new Act.Play(table, List.of(command));
  }

  /// All commands of a round as one act.
  Act.Play roundAtOnce(int table, int number) {
    var commands =
        round(table, number).stream()
            .flatMap(List::stream)
            .flatMap(act -> ((Act.Play) act).commands().stream())
            .toList();
    return new Act.Play("T" + table, commands);
  }

  static Actor dealer() {
    return DEALER;
  }

  @Override
  public void close() {
    floor.close();
  }
}
