package io.lammer.browser;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every page at its sizes: a picture, no script error, and nothing that shuts people out.
class EveryPageTest extends BrowserTest {
  /// A page as somebody sees it.
  record Shown(String name, String who, String path, int width, int height) {}

  static List<Shown> pages() {
    return List.of(
        new Shown("sign-in", "", "/sign-in", 1280, 800),
        new Shown("tables", "dana", "/tables", 1280, 800),
        new Shown("console-craps", "dana", "/tables/C1", 1280, 800),
        new Shown("console-baccarat", "dana", "/tables/B1", 1280, 800),
        new Shown("console-dice", "dana", "/tables/D1", 1280, 800),
        new Shown("console-draft", "sam", "/tables/X1", 1280, 800),
        new Shown("display-craps", "mona", "/tables/C1/display", 1920, 1080),
        new Shown("display-craps-portrait", "mona", "/tables/C1/display", 1080, 1920),
        new Shown("display-baccarat", "mona", "/tables/B1/display", 1920, 1080),
        new Shown("display-baccarat-portrait", "mona", "/tables/B1/display", 1080, 1920),
        new Shown("display-dice", "mona", "/tables/D1/display", 1920, 1080),
        new Shown("display-house", "mona", "/tables/H1/display", 1920, 1080),
        new Shown("floor", "sam", "/floor", 1920, 1080),
        new Shown("floor-small", "sam", "/floor", 1280, 800),
        new Shown("setup", "mona", "/setup", 1280, 800),
        new Shown("setup-craps", "mona", "/setup/C1", 1280, 800),
        new Shown("setup-baccarat", "mona", "/setup/B1", 1920, 1080),
        new Shown("jackpots", "alex", "/jackpots", 1280, 800),
        new Shown("jackpot", "alex", "/jackpots/Harmony", 1280, 800),
        new Shown("jackpot-hit", "alex", "/jackpots/Harmony/hits/1", 1280, 800),
        new Shown("disputes", "sam", "/disputes", 1280, 800),
        new Shown("audit", "otto", "/audit", 1280, 800),
        new Shown("audit-journal", "otto", "/audit?journal=table/C1", 1280, 800),
        new Shown("audit-replay", "otto", "/audit/replay/C1", 1280, 800),
        new Shown("odds", "lana", "/odds", 1280, 800),
        new Shown("odds-check", "lana", "/odds/check", 1280, 800),
        new Shown("users", "ada", "/users", 1280, 800),
        new Shown("displays", "ada", "/displays", 1280, 800),
        new Shown("account", "dana", "/account", 1280, 800),
        new Shown("help", "dana", "/help/console", 1280, 800),
        new Shown("error", "dana", "/tables/NONE", 1280, 800),
        new Shown("api", "mona", "/api/docs", 1280, 800));
  }

  @BeforeAll
  void play() {
    house()
        .done(House.MANAGER, new io.lammer.tables.floor.Act.Draft("X1", House.setup(House.CRAPS)));
    house().open("H1", House.HOUSE_DICE);
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
    var person = person(shown.width(), shown.height());
    if (!shown.who().isEmpty()) {
      person.signIn(shown.who());
    }
    person.go(shown.path());
    person.page().waitForLoadState();
    person.page().waitForTimeout(300);
    person.shot("%s-%dx%d".formatted(shown.name(), shown.width(), shown.height()));
    person.isAccessible();
  }
}
