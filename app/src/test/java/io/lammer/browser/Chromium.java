package io.lammer.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// The browser of all tests in this process. It starts with the first of them and ends with the
/// process.
final class Chromium {
  private static final Browser BROWSER = launch();

  private Chromium() {}

  static Browser shared() {
    return BROWSER;
  }

  private static Browser launch() {
    PlaywrightAssertions.setDefaultAssertionTimeout(BrowserTest.PATIENCE);
    var playwright = Playwright.create();
    Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
    return playwright
        .chromium()
        .launch(
            new BrowserType.LaunchOptions()
                .setExecutablePath(executable())
                .setArgs(List.of("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")));
  }

  /// Debian's Chromium, best without windows: those cost as much as the pages in them.
  private static Path executable() {
    var folders = System.getenv().getOrDefault("PATH", "").split(":");
    return Stream.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
        .flatMap(name -> Arrays.stream(folders).map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException("no chromium on the PATH; apt install chromium"));
  }
}
