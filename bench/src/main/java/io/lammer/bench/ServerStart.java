package io.lammer.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;

/// Measures the time until `./lammer serve` answers with its first page: `ServerStart [TABLES]
/// [ROUNDS] [TIMES]`, in the folder that contains `lammer`. Three houses are started: an empty one,
/// one with ROUNDS rounds at each table since its last seal, and the same one sealed.
public final class ServerStart {
  private ServerStart() {}

  public static void main(String[] arguments) throws Exception {
    var tables = ServerLoad.number(arguments, 0, 20);
    var rounds = ServerLoad.number(arguments, 1, 1_000);
    var times = ServerLoad.number(arguments, 2, 5);
    var folder = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "start");
    var empty = folder.resolve("empty.db");
    ServerProcess.prepare(empty.toString(), 0);
    measure("no tables", empty, times);
    var played = folder.resolve("played.db");
    ServerProcess.prepare(played.toString(), tables);
    try (var house = new BenchFloor(played)) {
      house.play(tables, rounds);
    }
    measure(told(played) + ", none of them sealed", played, times);
    try (var house = new BenchFloor(played)) {
      house.floor().database().seals().seal(LocalDate.EPOCH, Instant.EPOCH).join();
    }
    measure("the same, sealed", played, times);
  }

  private static String told(Path file) throws Exception {
    try (var house = new BenchFloor(file)) {
      var events =
          house.floor().database().journals().list().stream().mapToLong(one -> one.number()).sum();
      return "%d tables, %,d events, %,d MB"
          .formatted(house.floor().tables().size(), events, Files.size(file) / 1_000_000);
    }
  }

  /// The first start is not counted, because it may build or train its cache.
  private static void measure(String what, Path file, int times) throws Exception {
    var seconds = new ArrayList<String>();
    for (var time = 0; time <= times; time++) {
      var before = System.nanoTime();
      try (var _ = ServerProcess.start(file.toString(), "./lammer")) {
        if (time > 0) {
          seconds.add("%.2f".formatted((System.nanoTime() - before) / 1e9));
        }
      }
    }
    System.out.printf("%s: first page after %s s%n", what, String.join(", ", seconds));
  }
}
