package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import io.lammer.house.LiveTable.Status;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// A manager lays a table out.
class SetupTest extends BrowserTest {
  @Override
  House open(Path where) throws IOException {
    return House.shared();
  }

  @Test
  void aTableIsBuiltFromAnEditionAndOpened() {
    var page = person().signIn("mona").go("/setup").page();
    page.fill("#name", "D9");
    page.selectOption("select[name=edition]", "3-dice-baccarat-wa");
    page.click("form[action='/setup/-/new'] button");
    page.waitForURL(url -> url.contains("edition="));
    choose(page, "select[name=venue]", "tribal");
    page.fill("input[name=approval]", "TGA-2026-4");
    choose(page, "select[name=main-wager]", "optional");
    page.waitForSelector("#open-table:enabled");
    page.click("#open-table");
    page.waitForCondition(
        () ->
            house()
                .host()
                .floor()
                .table("D9")
                .map(table -> table.status() == Status.OPEN)
                .orElse(false));
  }

  @Test
  void houseBesideProgressiveIsRefusedWithItsSentence() {
    house().open("B9", House.BACCARAT);
    var page = person().signIn("mona").go("/setup/B9").page();
    choose(page, "[name='jackpots.1.source']", "own");
    choose(page, "[name='jackpots.1.kind']", "house");
    assertThat(page.locator("#verdict [data-code=jackpot-kinds-mixed]")).isVisible();
    assertThat(page.locator("#change-table")).isDisabled();
    assertThat(house().table("B9").setup().jackpots()).hasSize(1);
  }

  /// The editor is rendered anew after each choice, with keys that take touches only then.
  private static void choose(Page page, String field, String value) {
    page.waitForResponse(
        answer -> answer.url().endsWith("/check"), () -> page.selectOption(field, value));
    page.waitForFunction(
        "() => !document.querySelector('.htmx-request, .htmx-swapping, .htmx-settling')");
  }
}
