package io.lammer.bench;

import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.store.HouseAddress;
import io.lammer.store.floor.LiveFloor;
import io.lammer.store.floor.Receipt;
import io.lammer.tables.Answer;
import io.lammer.tables.Command;
import io.lammer.tables.Profiles;
import io.lammer.tables.Setup;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role;
import io.lammer.tables.floor.Rulebook;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;

/// A floor of baccarat tables with two progressives each; every other table shares one of them.
final class House implements AutoCloseable {
  private static final String HARMONY =
      "{paytable: PT-PRG-HP-01, kind: progressive, wager: 1, meter: 60000, seed: 10000, increment:"
          + " 20%, reserve: 5%, controls: IC-1}";
  private static final Actor DEALER = new Actor("dealer", Role.DEALER);
  private static final Actor SUPERVISOR = new Actor("supervisor", Role.SUPERVISOR);
  private static final Actor MANAGER = new Actor("manager", Role.MANAGER);
  private static final List<Command> DEALS =
      List.of(
          new Command.Deal(List.of("8h", "Kd"), List.of("7c", "7d")),
          new Command.Deal(List.of("2h", "3d", "4c"), List.of("5c", "Kd", "Ah")),
          new Command.Deal(List.of("6h", "Kd"), List.of("7c", "Ks")));

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

  House(Path file) {
    this(HouseAddress.of(file));
  }

  House(HouseAddress house) {
    floor =
        LiveFloor.open(
            house, new Rulebook(Catalog.builtIn(), Profiles.builtIn()), InstantSource.system());
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

  /// Keys that grow with the time, as clients should make them.
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

  /// What a round asks of the floor, in stages: all of a stage are asked at once, as by sensors.
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
    stages.add(List.of(play(name, DEALS.get(number % DEALS.size()))));
    stages.add(List.of(play(name, new Command.Confirm())));
    return stages;
  }

  /// Plays so many rounds at each table, all tables at once.
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

  static Actor dealer() {
    return DEALER;
  }

  @Override
  public void close() {
    floor.close();
  }
}
