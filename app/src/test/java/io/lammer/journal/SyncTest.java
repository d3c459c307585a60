package io.lammer.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Watches the system calls of a writing process. A killed process does not lose what it handed to
/// the system, so only this shows that an answer waits for the disk.
class SyncTest {
  private static final int COMMANDS = 25;
  private static final Pattern SUBMITTED = Pattern.compile("write\\(1<.*?>, \"submit ");
  private static final Pattern ANSWERED = Pattern.compile("write\\(1<.*?>, \"answer ");
  private static final Pattern WRITTEN = Pattern.compile("write(64)?\\(\\d+<[^>]*-wal>");
  private static final Pattern SYNCED =
      Pattern.compile("f(data)?sync(\\(\\d+<[^>]*-wal>| resumed>)\\) += 0");
  private static final String LEGEND = "S: submitted, W: log written, Y: log synced, A: answered";
  private static final Pattern DURABLE =
      Pattern.compile("[WY]*(S[WY]*WY+A){%d}[WY]*".formatted(COMMANDS));

  private final Path folder;

  SyncTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void everyAnswerComesAfterAFinishedSyncOfTheLog() throws Exception {
    var trace = trace();
    assertThat(letters(trace)).as(LEGEND).matches(DURABLE);

    var unsynced = new ArrayList<>(trace);
    unsynced.removeIf(call -> letter(call).equals("Y"));
    assertThat(letters(unsynced)).as("without the syncs; " + LEGEND).doesNotMatch(DURABLE);
  }

  private List<String> trace() throws IOException, InterruptedException {
    requireStrace();
    var output = folder.resolve("trace");
    var strace =
        List.of(
            "strace",
            "-f",
            "-y",
            "-o",
            output.toString(),
            "-e",
            "trace=fsync,fdatasync,write,pwrite64");
    var file = folder.resolve("house.db").toString();
    var child = Child.start(strace, Scribe.class, file, "1", Integer.toString(COMMANDS));
    var said = child.inputReader().lines().filter(line -> line.startsWith(Scribe.ANSWER)).count();
    assertThat(child.waitFor()).as("strace and what it traced").isZero();
    assertThat(said).isEqualTo(COMMANDS);
    return Files.readAllLines(output);
  }

  private static String letters(List<String> trace) {
    return trace.stream().map(SyncTest::letter).collect(Collectors.joining());
  }

  /// One letter for a call that matters. A call that was interrupted by another thread's counts
  /// where it ends if it syncs, and where it begins otherwise.
  private static String letter(String call) {
    if (SUBMITTED.matcher(call).find()) {
      return "S";
    }
    if (ANSWERED.matcher(call).find()) {
      return "A";
    }
    if (WRITTEN.matcher(call).find()) {
      return "W";
    }
    return SYNCED.matcher(call).find() ? "Y" : "";
  }

  private static void requireStrace() {
    var folders = System.getenv().getOrDefault("PATH", "").split(File.pathSeparator);
    if (Stream.of(folders).noneMatch(path -> Files.isExecutable(Path.of(path, "strace")))) {
      fail("strace is needed to see that answers wait for the disk: apt-get install strace");
    }
  }
}
