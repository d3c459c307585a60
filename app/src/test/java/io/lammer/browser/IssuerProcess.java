package io.lammer.browser;

import io.lammer.kit.Repo;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// The authorization server of the module `issuer`, in a process of its own. To a browser it is
/// another site than the house: it goes by another name.
final class IssuerProcess implements AutoCloseable {
  private final Process process;
  private final BufferedReader output;
  private final Writer input;
  private final String address;

  private IssuerProcess(Process process) throws IOException {
    this.process = process;
    this.output = process.inputReader(StandardCharsets.UTF_8);
    this.input = process.outputWriter(StandardCharsets.UTF_8);
    this.address = "http://localhost:" + line().split(" ")[1];
    // The first answer takes longest, and the house waits only so long for one.
    try (var description =
        URI.create(address + "/.well-known/openid-configuration").toURL().openStream()) {
      description.readAllBytes();
    }
  }

  static IssuerProcess start() throws IOException {
    var target = Repo.root().resolve("issuer/target");
    // Tests that are asked for by name run beside a build of what the product needs.
    var built = Files.exists(target.resolve("lib")) ? target : target.resolve("fast");
    return new IssuerProcess(
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                built.resolve("classes") + ":" + built.resolve("lib/*"),
                "io.lammer.issuer.IssuerProgram")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start());
  }

  private String line() throws IOException {
    var line = output.readLine();
    if (line == null) {
      throw new IOException("the issuer ended");
    }
    return line;
  }

  String address() {
    return address;
  }

  /// One of the lines that the program takes.
  void tell(String line) {
    try {
      input.write(line + "\n");
      input.flush();
      if (!line().equals("ok")) {
        throw new IOException("the issuer did not take " + line);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
