package io.lammer.bench;

import io.lammer.house.Act;
import io.lammer.journal.HouseAddress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;

/// Measures how many durable commands a second a floor takes: `FloorLoad [TABLES] [ROUNDS] [RATE]
/// [WHERE]`. A round is eight simultaneous bets, the lock with two meters, the outcome and its
/// confirmation, each awaited. With a rate, rounds start so that RATE commands come a second in
/// total, and the time a command waits for its turn counts. WHERE is a folder for a new file, or an
/// empty PostgreSQL database (`postgresql://...`). Processor time is that of this process.
public final class FloorLoad {
  private static final int COMMANDS_A_ROUND = 11;
  private static final long SECOND = 1_000_000_000;

  private FloorLoad() {}

  public static void main(String[] arguments) throws Exception {
    var tables = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 64;
    var rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 200;
    var rate = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 0;
    try (var house = new BenchFloor(where(arguments.length > 3 ? arguments[3] : "target"))) {
      house.openTables(tables);
      run(house, tables, rounds / 4 + 1, 0);
      var processor = processorNanos();
      var before = System.nanoTime();
      var waits = run(house, tables, rounds, rate);
      var seconds = (System.nanoTime() - before) / 1e9;
      var sorted = waits.stream().mapToLong(Long::longValue).sorted().toArray();
      System.out.printf(
          "%d tables, %,d commands in %.2f s: %,.0f a second, median %.2f ms, 99%% %.2f ms, worst"
              + " %.1f ms, %.1f microseconds of processor time each%n",
          tables,
          sorted.length,
          seconds,
          sorted.length / seconds,
          sorted[sorted.length / 2] / 1e6,
          sorted[sorted.length / 100 * 99] / 1e6,
          Arrays.stream(sorted).max().orElse(0) / 1e6,
          (processorNanos() - processor) / 1e3 / sorted.length);
    }
  }

  private static HouseAddress where(String where) throws IOException {
    return where.startsWith("postgres")
        ? HouseAddress.of(where)
        : HouseAddress.of(
            Files.createTempDirectory(Files.createDirectories(Path.of(where)), "floor")
                .resolve("house.db"));
  }

  private static long processorNanos() {
    return ProcessHandle.current().info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
  }

  private static ConcurrentLinkedQueue<Long> run(BenchFloor house, int tables, int rounds, int rate)
      throws InterruptedException {
    var waits = new ConcurrentLinkedQueue<Long>();
    var threads = new ArrayList<Thread>();
    var start = System.nanoTime();
    var interval = rate == 0 ? 0 : SECOND * COMMANDS_A_ROUND * tables / rate;
    for (var table = 0; table < tables; table++) {
      var number = table;
      threads.add(
          Thread.startVirtualThread(
              () -> {
                var due = start + interval * number / tables;
                for (var round = 0; round < rounds; round++) {
                  LockSupport.parkNanos(due - System.nanoTime());
                  var begins = interval == 0 ? System.nanoTime() : due;
                  for (var stage : house.round(number, round)) {
                    stage(house, stage, begins, waits);
                    begins = System.nanoTime();
                  }
                  due += interval;
                }
              }));
    }
    for (var thread : threads) {
      thread.join();
    }
    return waits;
  }

  private static void stage(
      BenchFloor house, List<Act> acts, long begins, ConcurrentLinkedQueue<Long> waits) {
    var replies =
        acts.stream()
            .map(
                act ->
                    house
                        .ask(BenchFloor.dealer(), act)
                        .whenComplete((_, _) -> waits.add(System.nanoTime() - begins)))
            .toList();
    replies.forEach(reply -> BenchFloor.need(reply.join()));
  }
}
