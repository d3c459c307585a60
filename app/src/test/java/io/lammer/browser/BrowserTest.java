package io.lammer.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// A house and a browser for the tests of one class; every person's screen must stay without
/// errors.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BrowserTest {
  /// A page that is slow on a busy machine is not wrong.
  static final double PATIENCE = 120_000;

  @TempDir static Path folder;

  private Playwright playwright;
  private Browser browser;
  private House house;
  private final List<Person> people = new ArrayList<>();

  @BeforeAll
  void start() throws Exception {
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    playwright = Playwright.create();
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(chromium())
                    .setArgs(List.of("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")));
    house = open(Files.createTempDirectory(folder, "house"));
  }

  /// The house that the tests of the class are about.
  House open(Path where) throws IOException {
    return House.open(where);
  }

  /// Debian's Chromium, best without windows: those cost as much as the pages in them.
  private static Path chromium() {
    var folders = System.getenv().getOrDefault("PATH", "").split(":");
    return Stream.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
        .flatMap(name -> Arrays.stream(folders).map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException("no chromium on the PATH; apt install chromium"));
  }

  House house() {
    return house;
  }

  Person person() {
    return person(1280, 800);
  }

  Person person(int width, int height) {
    var person = new Person(house, browser, width, height);
    people.add(person);
    return person;
  }

  @AfterEach
  void everybodySawNoErrors() {
    people.forEach(Person::sawNoErrors);
    people.forEach(Person::close);
    people.clear();
  }

  @AfterAll
  void stop() {
    house.close();
    browser.close();
    playwright.close();
  }
}
