package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.render.words.WagerNames;
import io.lammer.web.page.Language;
import io.lammer.web.page.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A round at a console in each language that screens speak, chosen by its key.
class LanguagesTest extends BrowserTest {
  /// Every piece of text that is seen, and every label that is read out.
  private static final String SAID =
      """
      () => {
        const seen = element => element.checkVisibility({visibilityProperty: true});
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const said = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (seen(text.parentElement)) said.push(text.data.trim());
        }
        for (const labelled of document.querySelectorAll('[aria-label]')) {
          if (seen(labelled)) said.push(labelled.getAttribute('aria-label'));
        }
        return said;
      }
      """;

  @Override
  House open(Path where) throws IOException {
    return House.shared();
  }

  @ParameterizedTest
  @EnumSource
  void aRoundOfCrapsIsDealt(Language language) {
    var dealer = at("LC-" + language.tag(), House.CRAPS, language);
    dealer.settled().seat(2).chip(1).spot("pass");
    var wager = language == Language.ENGLISH ? "pass" : wager(language);
    for (var value : List.of(wager, "$1.00", "$5.00")) {
      assertThat(dealer.page().locator("#bubble")).containsText(value);
    }
    speaksOnly(dealer, language);
    dealer.page().click(".money [data-digit=clear]");
    dealer.seat(2).chip(25);
    dealer.answered(() -> dealer.touch(".key[data-wager=pass]"));
    speaksOnly(dealer, language);
    dealer.roll(4, 3);
    speaksOnly(dealer, language);
    dealer.confirm();
    assertThat(house().table("LC-" + language.tag()).round()).isEqualTo(1);
    speaksOnly(dealer, language);
  }

  @ParameterizedTest
  @EnumSource
  void aRoundOfBaccaratIsPaid(Language language) {
    var table = "LB-" + language.tag();
    var dealer = at(table, House.BACCARAT, language);
    dealer.seat(1).chip(100).spot("player");
    speaksOnly(dealer, language);
    house().play(table, "{lock: {}}", "{deal: {player: [9h, Kd], banker: [7c, Kc]}}");
    dealer.page().waitForSelector("#pay-screen:not([hidden]) header.outcome");
    speaksOnly(dealer, language);
    dealer.confirm();
    assertThat(house().table(table).round()).isEqualTo(1);
    speaksOnly(dealer, language);
  }

  private Dealer at(String table, String setup, Language language) {
    house().open(table, setup);
    var dealer = Dealer.at(person().signIn("dana").withoutGuard(), table);
    dealer.touch("[data-open=language]").touch("[data-language=%s]".formatted(language.tag()));
    assertThat(dealer.page().locator("html")).hasAttribute("lang", language.tag());
    dealer.page().waitForSelector("#overlay svg");
    return dealer;
  }

  /// None of the English sentences that the language has others for.
  private static void speaksOnly(Dealer dealer, Language language) {
    var foreign = foreign(language);
    assertThat((List<?>) dealer.page().evaluate(SAID)).isNotEmpty().noneMatch(foreign::contains);
  }

  private static String wager(Language language) {
    return language.speak(() -> WagerNames.known("pass")).orElseThrow();
  }

  private static Set<String> foreign(Language language) {
    var english = new HashSet<String>();
    for (var bundle : List.of("console", "page")) {
      english.addAll(Language.ENGLISH.speak(() -> Texts.all(bundle, "")).values());
      english.removeAll(language.speak(() -> Texts.all(bundle, "")).values());
    }
    return english;
  }
}
