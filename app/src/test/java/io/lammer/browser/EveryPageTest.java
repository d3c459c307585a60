package io.lammer.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import io.lammer.web.page.Language;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every page at its usual size: no script error, and nothing that shuts people out. With
/// `-Dlammer.pages=all` each is seen in all sizes, screens at tables in all languages, and a
/// picture is taken of each; with `-Dlammer.pages=console-` those whose names begin so.
class EveryPageTest extends BrowserTest {
  static final boolean ALL = "all".equals(System.getProperty("lammer.pages"));

  private static final String CLOSELY = System.getProperty("lammer.pages", "none");

  /// A felt has come, and everything takes taps.
  private static final String SETTLED = "() => !document.querySelector('#overlay:empty, .guarded')";

  private static final List<String> SIZES =
      List.of("1280x800", "1024x768", "1920x1080", "1080x1920", "390x844");

  /// A page as somebody sees it.
  record Shown(String name, String who, String path, String size, Language language) {
    /// A console or a display.
    boolean isScreen() {
      return name.startsWith("console") || name.startsWith("display-");
    }

    String picture() {
      return language.naming(name) + "-" + size;
    }

    int side(int number) {
      return Integer.parseInt(size.split("x")[number]);
    }
  }

  /// Each looks at one page after the other.
  private final Map<String, Person> people = new HashMap<>();

  static List<Shown> pages() {
    return Stream.of(
            page("sign-in", "", "/sign-in"),
            page("tables", "dana", "/tables"),
            page("console-craps", "dana", "/tables/C1"),
            page("console-bonus", "dana", "/tables/C2"),
            page("console-jackpots", "dana", "/tables/C3"),
            page("console-baccarat", "dana", "/tables/B1"),
            page("console-dice", "dana", "/tables/D1"),
            page("console-draft", "sam", "/tables/X1"),
            page("display-craps", "mona", "/tables/C1/display", "1920x1080"),
            page("display-baccarat", "mona", "/tables/B1/display", "1920x1080"),
            page("display-dice", "mona", "/tables/D1/display", "1920x1080"),
            page("display-house", "mona", "/tables/H1/display", "1920x1080"),
            page("floor", "sam", "/floor", "1920x1080"),
            page("setup", "mona", "/setup"),
            page("setup-craps", "mona", "/setup/C1"),
            page("setup-baccarat", "mona", "/setup/B1", "1920x1080"),
            page("jackpots", "alex", "/jackpots"),
            page("jackpot", "alex", "/jackpots/Harmony"),
            page("jackpot-hit", "alex", "/jackpots/Harmony/hits/1"),
            page("slips", "alex", "/slips"),
            page("disputes", "sam", "/disputes"),
            page("round", "mona", "/tables/B1/rounds/1"),
            page("sessions", "ada", "/users/sessions"),
            page("servers", "ada", "/servers"),
            page("audit", "otto", "/audit"),
            page("audit-journal", "otto", "/audit?journal=table/C1"),
            page("audit-replay", "otto", "/audit/replay/C1"),
            page("odds", "lana", "/odds"),
            page("odds-check", "lana", "/odds/check"),
            page("users", "ada", "/users"),
            page("displays", "ada", "/displays"),
            page("devices", "ada", "/devices"),
            page("account", "dana", "/account"),
            page("help", "dana", "/help/console"),
            page("error", "dana", "/tables/NONE"),
            page("api", "mona", "/api/docs"))
        .flatMap(List::stream)
        .toList();
  }

  private static List<Shown> page(String name, String who, String path) {
    return page(name, who, path, SIZES.getFirst());
  }

  /// As it is seen in every build, or in every way that there is.
  private static List<Shown> page(String name, String who, String path, String usual) {
    var closely = ALL || name.startsWith(CLOSELY);
    return (closely ? SIZES : List.of(usual))
        .stream()
            .map(size -> new Shown(name, who, path, size, Language.ENGLISH))
            .flatMap(
                shown ->
                    closely && shown.isScreen()
                        ? Stream.of(Language.values())
                            .map(it -> new Shown(name, who, path, shown.size(), it))
                        : Stream.of(shown))
            .toList();
  }

  @BeforeAll
  void play() {
    house().done(House.MANAGER, new io.lammer.house.Act.Draft("X1", House.setup(House.CRAPS)));
    house().open("H1", House.HOUSE_DICE);
    house().open("C2", House.CRAPS.replace("seats: 8", "seats: 11") + "keyed: bonus\n");
    house().open("C3", House.CRAPS.replace("seats: 8", "seats: 11") + "keyed: jackpots\n");
    house()
        .play(
            "C1",
            "{bet: {seat: 1, wager: pass, amount: 25}}",
            "{bet: {seat: 2, wager: all-small, amount: 5}}",
            "{bet: {seat: 3, wager: place, number: 8, amount: 12}}",
            "{bet: {seat: 2, wager: fired-up-progressive}}",
            "{lock: {}}",
            "{roll: [2, 4]}",
            "{confirm: {}}");
    house()
        .play(
            "B1",
            "{bet: {seat: 1, wager: banker, amount: 100}}",
            "{bet: {seat: 4, wager: harmony}}",
            "{lock: {}}",
            "{deal: {player: [Kh, Kd, Ks], banker: [Kc, Kh, Kd]}}",
            "{confirm: {}}",
            "{bet: {seat: 1, wager: player, amount: 100}}",
            "{lock: {}}",
            "{deal: {player: [2h, Kd], banker: [8c, Kc]}}",
            "{confirm: {}}");
    house()
        .play(
            "D1", "{lock: {}}", "{shake: {player: [2, 2, 2], banker: [6, 4, 1]}}", "{confirm: {}}");
  }

  @ParameterizedTest
  @MethodSource("pages")
  void isShownAndAccessible(Shown shown) {
    var person = people.computeIfAbsent(shown.who(), this::come);
    person.resize(shown.side(0), shown.side(1)).speak(shown.language());
    var isDisplay = shown.path().endsWith("/display");
    person.go(shown.path() + (isDisplay ? "?lang=" + shown.language().tag() : ""));
    person.page().waitForFunction(SETTLED);
    person.painted().shot(shown.picture());
    if (shown.isScreen()) {
      person.isWhollyAccessible();
    } else {
      person.isAccessible();
    }
    person.sawNoErrors();
  }

  /// On a telephone nothing but what scrolls by itself is wider than the screen.
  @Test
  void noPageOfTheBackOfficeIsWiderThanATelephone() {
    for (var path :
        List.of(
            "mona /setup",
            "mona /setup/C1",
            "mona /setup/B1",
            "ada /users?change=dana",
            "ada /users/sessions",
            "ada /servers",
            "lana /odds/rising-phoenix-wa",
            "lana /odds/bonus-craps-wa/main",
            "mona /tables/B1/rounds/1",
            "mona /slips",
            "alex /jackpots/Harmony",
            "otto /audit?journal=table~C1")) {
      var at = path.indexOf(' ');
      var person = people.computeIfAbsent(path.substring(0, at), this::come);
      person.resize(390, 844).go(path.substring(at + 1));
      assertThat(person.page().evaluate("document.documentElement.scrollWidth"))
          .as(path)
          .isEqualTo(390);
    }
  }

  /// A report that is printed from its page takes about as many sheets as its PDF.
  @Test
  void aPrintedReportTakesFewSheets() throws IOException {
    var person = people.computeIfAbsent("otto", this::come);
    person.resize(1280, 800).go("/audit/days");
    person.page().waitForSelector("#report .sheet");
    var printed = person.page().pdf(new Page.PdfOptions().setPreferCSSPageSize(true));
    var path = person.page().locator("#report a[href$='.pdf']").getAttribute("href");
    var made = person.context().request().get(house().url() + path).body();
    assertThat(sheets(printed)).isLessThanOrEqualTo(sheets(made) + 2);
  }

  private static int sheets(byte[] pdf) throws IOException {
    try (var document = Loader.loadPDF(pdf)) {
      return document.getNumberOfPages();
    }
  }

  /// What a tile of the floor says is whole on a wide screen.
  @Test
  void tilesAreNotClippedOnAWideScreen() {
    var person = people.computeIfAbsent("sam", this::come);
    person.resize(1920, 1080).go("/floor");
    assertThat(
            person
                .page()
                .evaluate(
                    """
                    [...document.querySelectorAll('.tile, .tile p, .tile dd, .tile dt')]
                        .filter(it => it.scrollWidth > it.clientWidth + 1
                          && getComputedStyle(it).display !== 'inline' && it.clientWidth > 0)
                        .map(it => it.className + ': ' + it.textContent.trim()).join('; ')\
                    """))
        .isEqualTo("");
  }

  /// The wagers of the craps layout are folded: a page, and not sixty.
  @Test
  void theOddsOfCrapsAreAFewScreens() {
    var person = people.computeIfAbsent("lana", this::come);
    person.resize(1280, 800).go("/odds/bonus-craps-wa/main");
    person.page().waitForSelector("details.detail");
    assertThat((int) person.page().evaluate("document.documentElement.scrollHeight"))
        .isLessThan(12_000);
    person.page().locator("#odds td a").first().click();
    person.page().waitForSelector("details.detail[open]");
  }

  private Person come(String name) {
    var person = new Person(house(), Chromium.shared(), 1280, 800);
    return name.isEmpty() ? person : person.signIn(name);
  }

  @AfterAll
  void leave() {
    people.values().forEach(Person::close);
  }
}
