package io.lammer.cli.faults;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.cli.Clerk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;

/// A house with people, tables and screens, which play goes on in while things fail.
final class Trial {
  private static final String GIVEN = "for the first day only";
  private static final String PASSWORD = "a long enough password";
  private static final String HARMONY =
      """
      {"paytable": "PT-PRG-HP-01", "kind": "progressive", "wager": 1, "meter": 60000,
       "seed": 10000, "increment": "20%", "reserve": "5%", "controls": "IC-1"}
      """;

  private final Random random;
  private final Figures figures;
  private final Cluster cluster;
  private final Load load;
  private final Auditor auditor;
  private final List<Screen> screens = new ArrayList<>();

  Trial(Path folder, int servers, int tables, Random random, Figures figures) throws Exception {
    this.random = random;
    this.figures = figures;
    this.cluster = new Cluster(folder, servers);
    try {
      cluster.start();
      var names = IntStream.range(0, tables).mapToObj(i -> "T" + i).toList();
      open(names);
      this.load = new Load(cluster.servers(), names, PASSWORD);
      this.auditor = new Auditor(cluster, load);
    } catch (Exception | Error failed) {
      cluster.close();
      throw failed;
    }
  }

  void begin() throws Exception {
    load.start();
    awaitService(System.nanoTime());
  }

  private void open(List<String> tables) throws Exception {
    var url = cluster.servers().getFirst().url();
    var given = Clerk.found("with the password (\\S+)", cluster.said());
    var admin = Clerk.firstSignIn(url, "admin", given, PASSWORD);
    for (var person : Map.of("mia", "manager", Asked.DEALER, "dealer").entrySet()) {
      admin.done(
          "/api/users",
          "{\"user\": \"%1$s\", \"fullName\": \"%1$s\", \"role\": \"%2$s\"}"
              .formatted(person.getKey(), person.getValue()));
      admin.done(
          "/api/users/%s/secret".formatted(person.getKey()),
          "{\"kind\": \"password\", \"secret\": \"%s\"}".formatted(GIVEN));
    }
    Clerk.firstSignIn(url, Asked.DEALER, GIVEN, PASSWORD);
    var manager = Clerk.firstSignIn(url, "mia", GIVEN, PASSWORD);
    manager.done(
        "/api/jackpots/harmony/found",
        "{\"edition\": \"rising-phoenix-wa\", \"jackpot\": %s}".formatted(HARMONY));
    for (var table : tables) {
      manager.done(
          "/api/tables/%s/draft".formatted(table),
          """
          {"setup": {"edition": "rising-phoenix-wa", "venue": "tribal", "approval": "TGA-2026-4", "commission": "free",
           "equipment": ["Andromeda 3d"], "main-wager": "optional", "jackpots": [{"use": "harmony"}],
           "limits": {"player": [5, 500]}}}
          """);
      manager.done("/api/tables/%s/open".formatted(table), "{}");
    }
    for (var server : cluster.servers()) {
      var table = tables.get(screens.size() % tables.size());
      screens.add(new Screen(List.of(server), display(admin, table, server.toString())));
    }
    for (var order : List.of(cluster.servers(), cluster.servers().reversed())) {
      var name = "from-" + order.getFirst();
      screens.add(new Screen(order, display(admin, tables.getFirst(), name)));
    }
  }

  private static String display(Clerk admin, String table, String name) throws Exception {
    var added =
        admin.post(
            "/api/displays",
            "{\"display\": \"%s\", \"table\": \"%s\"}".formatted(name, table),
            UUID.randomUUID().toString(),
            null);
    return Clerk.found("\"token\"\\s*:\\s*\"([^\"]+)\"", added.body());
  }

  Fault any() {
    var possible = List.of(Fault.values()).stream().filter(it -> it.isPossible(cluster)).toList();
    return possible.get(random.nextInt(possible.size()));
  }

  /// Lets something fail and be mended, and sees to it that all is well afterwards.
  void suffer(Fault fault) throws Exception {
    if (fault.needsStandby()) {
      cluster.makeStandby();
    }
    Thread.sleep(random.nextInt(300, 1_500));
    var victim = victim(fault);
    fault.strike.run(cluster, victim);
    var struck = System.nanoTime();
    Thread.sleep(fault.lasts);
    fault.mend.run(cluster, victim);
    var mended = System.nanoTime();
    awaitService(mended);
    var others = cluster.servers().size() > 1;
    figures.note(fault, load, others && fault != Fault.FILL_DISK ? struck : mended);
    for (var server : cluster.servers()) {
      cluster.awaitReady(server);
    }
    audit();
  }

  private Server victim(Fault fault) throws Exception {
    var writer = cluster.awaitWriter();
    if (fault.victim != Fault.Victim.FOLLOWER) {
      return writer;
    }
    var others = new ArrayList<>(cluster.servers());
    others.remove(writer);
    return others.get(random.nextInt(others.size()));
  }

  /// Until at every table something was done that was asked after a moment.
  private void awaitService(long since) throws Exception {
    Deadline.await(
        "service at every table",
        () -> {
          assertThat(load.problems()).isEmpty();
          cluster.tend();
          return load.tables().stream().allMatch(table -> load.served(table, since).isPresent());
        });
  }

  private void audit() throws Exception {
    auditor.audit();
    for (var screen : screens) {
      auditor.compare(screen);
    }
    auditor.verify();
    assertThat(load.problems()).isEmpty();
  }

  /// The last look, when nobody plays any more.
  void end() throws Exception {
    load.end();
    audit();
    var updates = screens.stream().mapToLong(Screen::updates).sum();
    figures.end(load, updates, cluster.epoch(), cluster.restarts());
  }

  void close() throws IOException, InterruptedException {
    screens.forEach(Screen::close);
    load.end();
    cluster.close();
  }
}
