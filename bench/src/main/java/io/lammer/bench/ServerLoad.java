package io.lammer.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/// Measures the HTTP load that servers can take with open screens: `ServerLoad [TABLES] [RATE]
/// [SECONDS] [STREAMS] [SERVERS HOUSE]`. Several servers share a house in PostgreSQL, which must be
/// empty. A round is eight bets, the lock, the outcome and its confirmation, each awaited. Rounds
/// start at a rate of RATE commands a second, and the time a command waits for its turn counts. Ten
/// tables start their rounds together, so that commands come in bursts. The same load runs before
/// the measurement as a warm-up, for as long and at least 90 seconds for each server.
public final class ServerLoad {
  private static final int COMMANDS_A_ROUND = 11;
  private static final long SECOND = 1_000_000_000;
  private static final int IN_STEP = 10;

  /// A new server spends half of its processor time on compilation for about this long.
  private static final int WARM_SECONDS = 90;

  private ServerLoad() {}

  public static void main(String[] arguments) throws Exception {
    var tables = number(arguments, 0, 200);
    var rate = number(arguments, 1, 2_000);
    var seconds = number(arguments, 2, 30);
    var streams = number(arguments, 3, 600);
    var folder =
        Files.createTempDirectory(Files.createDirectories(Path.of("target")), "server")
            .toAbsolutePath();
    var servers = new ArrayList<ServerProcess>();
    try {
      if (arguments.length > 5) {
        var house = arguments[5];
        ServerProcess.prepare(ServerProcess.house(house, folder, 0), tables);
        for (var i = 0; i < number(arguments, 4, 1); i++) {
          servers.add(ServerProcess.start(ServerProcess.house(house, folder, i)));
        }
      } else {
        var file = folder.resolve("house.db").toString();
        ServerProcess.prepare(file, tables);
        servers.add(ServerProcess.start(file));
      }
      measure(servers, tables, rate, seconds, streams);
    } finally {
      servers.reversed().forEach(ServerProcess::close);
    }
  }

  private static void measure(
      List<ServerProcess> servers, int tables, int rate, int seconds, int streams)
      throws IOException, InterruptedException {
    var session = servers.getFirst().signIn("dealer");
    var watcher = servers.getFirst().signIn("manager");
    var updates = new AtomicLong();
    var screens = screens(servers, watcher, tables, streams, updates);
    run(
        servers,
        session,
        tables,
        rate,
        Math.max(WARM_SECONDS * servers.size(), seconds),
        false,
        new ConcurrentLinkedQueue<>());
    updates.set(0);
    var before = System.nanoTime();
    var worked = worked(servers);
    var shed = new ConcurrentLinkedQueue<Long>();
    var waits = run(servers, session, tables, rate, seconds, true, shed);
    var took = (System.nanoTime() - before) / 1e9;
    print(tables, streams, waits, took, updates.get(), worked(servers).minus(worked));
    if (!shed.isEmpty()) {
      var sorted = sorted(shed);
      System.out.printf(
          "%,d times a command was turned away, median %.1f ms, 99%% %.1f ms, worst %.0f ms%n",
          sorted.length,
          sorted[sorted.length / 2] / 1e6,
          sorted[sorted.length / 100 * 99] / 1e6,
          sorted[sorted.length - 1] / 1e6);
    }
    for (var screen : screens) {
      screen.close();
    }
  }

  private static Duration worked(List<ServerProcess> servers) {
    return servers.stream().map(ServerProcess::worked).reduce(Duration.ZERO, Duration::plus);
  }

  static int number(String[] arguments, int index, int otherwise) {
    return arguments.length > index ? Integer.parseInt(arguments[index]) : otherwise;
  }

  private static void print(
      int tables,
      int streams,
      ConcurrentLinkedQueue<Long> waits,
      double took,
      long updates,
      Duration worked) {
    var sorted = sorted(waits);
    System.out.printf(
        "%d tables, %d streams, %,d commands in %.1f s: %,.0f a second, median %.1f ms, 99%% %.1f"
            + " ms, worst %.0f ms, %,.0f updates a second to screens, %.0f microseconds of the"
            + " server's processors a command%n",
        tables,
        streams,
        sorted.length,
        took,
        sorted.length / took,
        sorted[sorted.length / 2] / 1e6,
        sorted[sorted.length / 100 * 99] / 1e6,
        sorted[sorted.length - 1] / 1e6,
        updates / took,
        worked.toNanos() / 1e3 / sorted.length);
  }

  private static long[] sorted(ConcurrentLinkedQueue<Long> times) {
    return times.stream().mapToLong(Long::longValue).sorted().toArray();
  }

  /// Opens screens that read and discard updates: a console, a display and a tile of each table in
  /// turn.
  private static List<HttpConnection> screens(
      List<ServerProcess> servers,
      ServerProcess.Session session,
      int tables,
      int streams,
      AtomicLong updates)
      throws IOException {
    var kinds = List.of("console", "display", "tile");
    var lines = new ArrayList<HttpConnection>();
    for (var i = 0; i < streams; i++) {
      var line = new HttpConnection(servers.get(i % servers.size()).port());
      lines.add(line);
      line.open(
          "/live?topics=%s/T%d".formatted(kinds.get(i / tables % kinds.size()), i % tables),
          session.headers());
      Thread.startVirtualThread(
          () -> {
            var buffer = new byte[64 * 1024];
            try {
              while (true) {
                updates.addAndGet(line.updates(buffer));
              }
            } catch (IOException closed) {
              // The run is over.
            }
          });
    }
    return lines;
  }

  /// @param catchesUp whether rounds that could not start in time are dealt later
  private static ConcurrentLinkedQueue<Long> run(
      List<ServerProcess> servers,
      ServerProcess.Session session,
      int tables,
      int rate,
      int seconds,
      boolean catchesUp,
      ConcurrentLinkedQueue<Long> shed)
      throws InterruptedException {
    var waits = new ConcurrentLinkedQueue<Long>();
    var threads = new ArrayList<Thread>();
    var start = System.nanoTime();
    var interval = SECOND * COMMANDS_A_ROUND * tables / rate;
    for (var table = 0; table < tables; table++) {
      var number = table;
      threads.add(
          Thread.startVirtualThread(
              () -> {
                var port = servers.get(number % servers.size()).port();
                var dealer = new LoadDealer(port, session, "T" + number, waits, shed);
                var due = start + interval * (number / IN_STEP) / (tables / IN_STEP + 1);
                while (due < start + seconds * SECOND) {
                  LockSupport.parkNanos(due - System.nanoTime());
                  dealer.round(due);
                  due += interval;
                  while (!catchesUp && due < System.nanoTime()) {
                    due += interval;
                  }
                }
              }));
    }
    for (var thread : threads) {
      thread.join();
    }
    return waits;
  }
}
