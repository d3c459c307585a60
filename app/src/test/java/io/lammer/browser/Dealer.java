package io.lammer.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;

/// A dealer's hands on a console.
record Dealer(Page page) {
  /// Waits for the console to show what the table is at.
  static Dealer at(Person person, String table) {
    person.go("/tables/" + table);
    person.page().waitForSelector("#overlay svg");
    return new Dealer(person.page());
  }

  Dealer seat(int number) {
    page.click(".seat[data-seat='%d']".formatted(number));
    return this;
  }

  Dealer chip(int worth) {
    page.click(".chip-key[data-chip='%d']".formatted(worth));
    return this;
  }

  /// An amount on the number pad.
  Dealer amount(int dollars) {
    page.click("#amount");
    touch(".money [data-digit=clear]");
    for (var digit : String.valueOf(dollars).split("")) {
      page.click("#amount-pad [data-digit='%s']".formatted(digit));
    }
    page.click("#amount-pad [data-close=pad]");
    return settled();
  }

  /// What the screen changed lately takes taps again.
  Dealer settled() {
    page.waitForSelector(".console:not(.guarded)");
    return this;
  }

  Dealer touch(String key) {
    settled().page.click(key);
    return this;
  }

  /// A tap on the felt, which the server has answered. The middle of a spot may be another's, as of
  /// the pass line around its corner, so the tap goes to the spot itself.
  Dealer spot(String wager) {
    answered(() -> spotOf(wager).dispatchEvent("click"));
    return this;
  }

  /// A finger that rests on a key until the server has answered, and is lifted.
  Dealer press(String key) {
    settled();
    var box = page.locator(key).first().boundingBox();
    page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
    answered(() -> page.mouse().down());
    page.mouse().up();
    return this;
  }

  /// A spot, or the chosen seat's own where each seat has one.
  Locator spotOf(String wager) {
    var seat = page.locator(".seat[aria-pressed=true]").getAttribute("data-seat");
    return page.locator(
            ".spot[data-wager='%s']:not([data-of]), .spot[data-wager='%s'][data-of='%s']"
                .formatted(wager, wager, seat))
        .first();
  }

  Dealer light(int seat, int sensor) {
    answered(() -> page.click("button[data-light='%d-%d']:visible".formatted(seat, sensor)));
    return this;
  }

  /// Two dice, and the outcome is on the pay screen.
  Dealer roll(int first, int second) {
    page.click(".die-key[data-row='1'][data-face='%d']".formatted(first));
    answered(() -> page.click(".die-key[data-row='2'][data-face='%d']".formatted(second)));
    page.waitForSelector("#pay-screen:not([hidden]) header.outcome");
    return this;
  }

  Dealer confirm() {
    called();
    answered(() -> page.click("#confirm"));
    return paid();
  }

  /// The outcome is on the pay screen, which takes taps.
  private void called() {
    page.waitForSelector("#pay-screen:not([hidden]) header.outcome");
    settled();
  }

  /// As `roll` and `confirm`, by nervous fingers.
  Dealer rollTwice(int first, int second) {
    page.dblclick(".die-key[data-row='1'][data-face='%d']".formatted(first));
    answered(() -> page.dblclick(".die-key[data-row='2'][data-face='%d']".formatted(second)));
    page.waitForSelector("#pay-screen:not([hidden]) header.outcome");
    return this;
  }

  Dealer confirmTwice() {
    called();
    answered(() -> page.dblclick("#confirm"));
    return paid();
  }

  /// The pay screen has gone.
  Dealer paid() {
    page.waitForSelector(
        "#pay-screen", new Page.WaitForSelectorOptions().setState(WaitForSelectorState.HIDDEN));
    return this;
  }

  void answered(Runnable touch) {
    page.waitForResponse(response -> response.url().contains("/api/tables/"), touch);
  }
}
