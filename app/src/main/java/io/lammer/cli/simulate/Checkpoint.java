package io.lammer.cli.simulate;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.output.AtomicFile;
import io.lammer.cli.output.UnreadableFile;
import io.lammer.sim.RunCounts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/// A file that stores the counts of a long run so that it can be resumed. Its three lines are the
/// identity of the run, the rounds so far and the counts.
///
/// @param run edition, shoe, wagers and seed
record Checkpoint(Path file, String run) {
  /// The counts so far; zeros if the file does not exist yet.
  ///
  /// @param size the number of counts
  RunCounts read(int size) {
    if (!Files.exists(file)) {
      return new RunCounts(0, new long[size]);
    }
    var lines = CatalogOption.read(file).lines().toList();
    if (lines.size() != 3 || !lines.getFirst().equals(run)) {
      throw new UnreadableFile(file, new IOException("it is not of this run, " + run));
    }
    try {
      var counts = Arrays.stream(lines.getLast().split(" ")).mapToLong(Long::parseLong).toArray();
      if (counts.length == size) {
        return new RunCounts(Long.parseLong(lines.get(1)), counts);
      }
    } catch (NumberFormatException broken) {
      throw new UnreadableFile(file, new IOException("not a number in it", broken));
    }
    throw new UnreadableFile(file, new IOException("it has not %,d counts".formatted(size)));
  }

  void write(RunCounts played) {
    var counts =
        Arrays.stream(played.counts()).mapToObj(Long::toString).collect(Collectors.joining(" "));
    var text = run + "\n" + played.rounds() + "\n" + counts + "\n";
    AtomicFile.write(file, out -> out.write(text.getBytes(StandardCharsets.US_ASCII)));
  }
}
