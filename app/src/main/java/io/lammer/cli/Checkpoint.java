package io.lammer.cli;

import io.lammer.sim.Played;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/// A file in which a long run keeps what it has counted, so that it can be gone on with: what is
/// played, the rounds so far and the counts, a line each.
///
/// @param run edition, shoe, wagers and seed
record Checkpoint(Path file, String run) {
  /// What was counted so far; nothing where there is no file yet.
  ///
  /// @param size how many counts there are
  Played read(int size) {
    if (!Files.exists(file)) {
      return new Played(0, new long[size]);
    }
    var lines = Catalogs.read(file).lines().toList();
    if (lines.size() != 3 || !lines.getFirst().equals(run)) {
      throw new UnreadableFile(file, new IOException("it is not of this run, " + run));
    }
    try {
      var counts = Arrays.stream(lines.getLast().split(" ")).mapToLong(Long::parseLong).toArray();
      if (counts.length == size) {
        return new Played(Long.parseLong(lines.get(1)), counts);
      }
    } catch (NumberFormatException broken) {
      throw new UnreadableFile(file, new IOException("not a number in it", broken));
    }
    throw new UnreadableFile(file, new IOException("it has not %,d counts".formatted(size)));
  }

  void write(Played played) {
    var counts =
        Arrays.stream(played.counts()).mapToObj(Long::toString).collect(Collectors.joining(" "));
    var text = run + "\n" + played.rounds() + "\n" + counts + "\n";
    Output.write(file, out -> out.write(text.getBytes(StandardCharsets.US_ASCII)));
  }
}
