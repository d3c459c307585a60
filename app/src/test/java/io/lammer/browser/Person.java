package io.lammer.browser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.ReducedMotion;
import io.lammer.kit.Repo;
import io.lammer.web.page.Language;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Somebody at a screen: a browser of their own, whose errors are kept.
final class Person implements AutoCloseable {
  /// What a browser says of answers that are no 200, and htmx of a page that is left.
  private static final Set<String> NOISE =
      Set.of("Failed to load resource", "htmx:sendAbort", "htmx:afterRequest");

  /// Only violations are worked out in full: nobody reads what is in order.
  private static final String VIOLATIONS =
      """
      async impacts => {
        const {violations} = await axe.run(document, {resultTypes: ['violations']});
        return violations
          .filter(found => impacts.includes(found.impact))
          .map(found => `${found.id}: ${found.help} ${found.nodes.slice(0, 3).map(node => node.html)}`);
      }
      """;

  private static final String PAINTED =
      """
      async () => {
        await document.fonts.ready;
        await Promise.all([...document.images].map(it => it.decode().catch(() => {})));
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
      """;

  /// The accessibility checker, read once.
  private static final class Axe {
    private static final String SCRIPT = read();

    private static String read() {
      try (var script = AxeBuilder.class.getResourceAsStream("/axe.min.js")) {
        return new String(requireNonNull(script).readAllBytes(), UTF_8);
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }
  }

  /// Only people look at pictures, and they take time.
  private static final boolean PICTURES =
      Boolean.getBoolean("lammer.pictures") || System.getProperty("lammer.pages") != null;

  private final House house;
  private final BrowserContext context;
  private final Page page;
  private final List<String> errors = new ArrayList<>();

  Person(House house, Browser browser, int width, int height) {
    this.house = house;
    this.context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setReducedMotion(ReducedMotion.REDUCE)
                .setBaseURL(house.url()));
    context.addInitScript(
        """
        window.shifts = 0;
        new PerformanceObserver(list => list.getEntries().forEach(entry => {
          if (!entry.hadRecentInput) window.shifts += entry.value;
        })).observe({type: 'layout-shift', buffered: true});
        """);
    context.addInitScript(
        """
        if (location.protocol === 'http:' && !localStorage.getItem('confirms-by-itself')) {
          localStorage.setItem('confirms-by-itself', 'off');
        }
        """);
    context.setDefaultTimeout(BrowserTest.PATIENCE);
    this.page = context.newPage();
    page.onPageError(error -> errors.add(error));
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")
              && NOISE.stream().noneMatch(message.text()::contains)) {
            errors.add(message.text());
          }
        });
  }

  Page page() {
    return page;
  }

  BrowserContext context() {
    return context;
  }

  /// Signs in; a name that signed in before comes back with its session.
  Person signIn(String name) {
    context.addCookies(house.session(name));
    return this;
  }

  /// On the next pages taps count at once: what comes up under a finger is not guarded. For tests
  /// that touch a lot, and are not about touching.
  Person withoutGuard() {
    context.addInitScript(
        """
        const later = window.setTimeout;
        window.setTimeout = (work, delay, ...args) => later(work, delay === 600 ? 0 : delay, ...args);
        """);
    return this;
  }

  /// On the next pages an outcome that pays and takes nothing is confirmed without a touch, and at
  /// once.
  Person confirmsByItself() {
    context.addInitScript(
        """
        localStorage.setItem('confirms-by-itself', 'on');
        const slower = window.setTimeout;
        window.setTimeout = (work, delay, ...args) => slower(work, delay === 3000 ? 0 : delay, ...args);
        """);
    return this;
  }

  Person go(String path) {
    page.navigate(path);
    return this;
  }

  /// Waits until letters have their fonts, pictures are there and what was shown is painted.
  Person painted() {
    page.evaluate(PAINTED);
    return this;
  }

  /// How much the page has shifted by itself since it was loaded, or since `steady` was asked.
  double shifts() {
    return ((Number) page.evaluate("window.shifts")).doubleValue();
  }

  /// Begins to count shifts, once the page that was loaded has found its place.
  void steady() {
    painted().page.evaluate("window.shifts = 0");
  }

  /// Writes a picture of the page into the build folder, with `-Dlammer.pictures=true` or
  /// `-Dlammer.pages`.
  void shot(String name) {
    if (!PICTURES) {
      return;
    }
    page.screenshot(
        new Page.ScreenshotOptions()
            .setPath(Repo.root().resolve(Path.of("app/target/screenshots", name + ".png"))));
  }

  /// The screen's language, as its key chooses it.
  Person speak(Language language) {
    context.addCookies(
        List.of(new Cookie(Language.COOKIE, language.tag()).setUrl(house.url() + "/")));
    return this;
  }

  /// Nothing serious stands in the way of people who use the page in other ways.
  void isAccessible() {
    assertThat(violations(Set.of("serious", "critical"))).as(page.url()).isEmpty();
  }

  /// Nothing at all does.
  void isWhollyAccessible() {
    assertThat(violations(Set.of("minor", "moderate", "serious", "critical")))
        .as(page.url())
        .isEmpty();
  }

  private List<String> violations(Set<String> impacts) {
    assertThat(page.frames()).as("axe looks at one frame").hasSize(1);
    page.evaluate(Axe.SCRIPT);
    var found = (List<?>) page.evaluate(VIOLATIONS, List.copyOf(impacts));
    return found.stream().map(String::valueOf).toList();
  }

  Person resize(int width, int height) {
    page.setViewportSize(width, height);
    page.waitForFunction("width => innerWidth === width", width);
    return this;
  }

  void sawNoErrors() {
    assertThat(errors).isEmpty();
  }

  House house() {
    return house;
  }

  @Override
  public void close() {
    context.close();
  }
}
