package io.lammer.journal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// A process of its own that uses the store. One that hangs is killed, so that whoever reads what
/// it says goes on.
public final class Child {
  private static final Duration LONGEST = Duration.ofMinutes(5);

  private Child() {}

  public static Process start(Class<?> main, String... arguments) throws IOException {
    return start(List.of(), main, arguments);
  }

  /// Under another program, such as a tracer.
  static Process start(List<String> under, Class<?> main, String... arguments) throws IOException {
    var command = new ArrayList<>(under);
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-Xmx128m",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xshare:auto",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            main.getName()));
    command.addAll(List.of(arguments));
    var child = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    var _ = Thread.startVirtualThread(() -> killIfItHangs(child));
    return child;
  }

  private static void killIfItHangs(Process child) {
    try {
      if (!child.waitFor(LONGEST)) {
        child.destroyForcibly();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// One line, in one system call, at once.
  public static void say(String line) {
    try {
      OUT.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException gone) {
      Runtime.getRuntime().halt(1);
    }
  }

  private static final FileOutputStream OUT = new FileOutputStream(FileDescriptor.out);

  /// Opens a database for writing and says why it could not.
  static final class Opener {
    static final int REFUSED = 3;

    private Opener() {}

    public static void main(String[] arguments) {
      try (var _ = Database.open(Path.of(arguments[0]))) {
        say("opened");
      } catch (StoreRefused refused) {
        say(String.valueOf(refused.getMessage()));
        System.exit(REFUSED);
      }
    }
  }
}
