package io.lammer.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;

/// Measures how long a floor takes to open: `FloorOpening [TABLES] [ROUNDS] [FOLDER]` plays ROUNDS
/// rounds at each table, closes the floor and opens it again.
public final class FloorOpening {
  private FloorOpening() {}

  public static void main(String[] arguments) throws Exception {
    var tables = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 200;
    var rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1_000;
    var folder = Path.of(arguments.length > 2 ? arguments[2] : "target");
    Files.createDirectories(folder);
    var file = Files.createTempDirectory(folder, "floor").resolve("house.db");
    try (var house = new BenchFloor(file)) {
      house.openTables(tables);
      house.play(tables, rounds);
      house.floor().database().seals().seal(LocalDate.EPOCH, Instant.EPOCH).join();
    }
    var before = System.nanoTime();
    try (var house = new BenchFloor(file)) {
      var seconds = (System.nanoTime() - before) / 1e9;
      var events =
          house.floor().database().journals().list().stream()
              .mapToLong(head -> head.number())
              .sum();
      System.out.printf(
          "%d tables, %,d events, %,d MB: open in %.2f s%n",
          house.floor().tables().size(), events, Files.size(file) / 1_000_000, seconds);
    }
  }
}
