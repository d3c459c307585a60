package io.lammer.browser;

import com.microsoft.playwright.Page;
import io.lammer.browser.TenRolls.Bet;
import io.lammer.browser.TenRolls.Round;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// How a dealer keys bets, one part of the felt after the other, and counts touches: with what the
/// console remembers, or plainly by seat, amount and spot.
final class Keying {
  private static final Set<String> CENTER = Set.of("hardway", "any-craps", "any-seven", "eleven");
  private static final Set<String> NUMBERS = Set.of("place", "come-odds");
  private static final Set<String> BONUS = Set.of("all-small", "all-tall", "make-em-all");

  /// The keys for an amount, as few as there are.
  private static final Map<Integer, List<String>> AMOUNTS =
      Map.of(
          5, List.of("[data-chip='5']"),
          10, List.of("[data-usual='10']"),
          12, List.of("[data-usual='12']"),
          15, List.of("[data-usual='15']"),
          20, List.of("[data-usual='10']", "#double"),
          25, List.of("[data-chip='25']"),
          30, List.of("[data-usual='15']", "#double"),
          50, List.of("[data-chip='25']", "#double"));

  private final Dealer dealer;
  private final boolean plain;
  private final Map<String, Map<Integer, Integer>> had = new HashMap<>();
  private int seat = 1;
  private int amount;
  private int rolls;
  private int touched;

  Keying(Dealer dealer, boolean plain) {
    this.dealer = dealer;
    this.plain = plain;
  }

  Page page() {
    return dealer.page();
  }

  int touched() {
    return touched;
  }

  /// @return how many bets were keyed
  int round(Round round) {
    if (round.shooter() > 0) {
      shooter(round.shooter());
    }
    var groups = new LinkedHashMap<String, List<Bet>>();
    round.bets().forEach(it -> groups.computeIfAbsent(it.spot(), _ -> new ArrayList<>()).add(it));
    groups.values().forEach(this::group);
    roll(round);
    return round.bets().size();
  }

  private void shooter(int number) {
    if (plain) {
      touch("[data-open=shooter]");
      sent("#shooter [data-shooter='%d']".formatted(number));
    } else {
      sent(".next-shooter[data-shooter='%d']".formatted(number));
    }
  }

  private void group(List<Bet> bets) {
    var first = bets.getFirst();
    var odds = first.wager().endsWith("odds");
    var before = had.getOrDefault(odds ? first.wager() : first.spot(), Map.of());
    var now = new HashMap<Integer, Integer>();
    bets.forEach(it -> now.put(it.seat(), it.amount()));
    if (!plain && before.equals(now) && odds) {
      sent("[data-do=odds]");
    } else if (!plain && before.size() > 1 && now.entrySet().containsAll(before.entrySet())) {
      part(first);
      touch("[data-tool=every]");
      sent(key(first));
      bets.stream().filter(it -> !before.containsKey(it.seat())).forEach(it -> bet(it, before));
    } else {
      bets.forEach(it -> bet(it, before));
    }
    now.forEach(
        had.computeIfAbsent(odds ? first.wager() : first.spot(), _ -> new HashMap<>())::put);
  }

  private void bet(Bet bet, Map<Integer, Integer> before) {
    part(bet);
    if (bet.seat() != seat && !BONUS.contains(bet.wager())) {
      touch(".seat[data-seat='%d']".formatted(bet.seat()));
    }
    seat = bet.seat();
    if (amount != bet.amount() && !plain && before.getOrDefault(seat, 0) == bet.amount()) {
      touched++;
      dealer.press(key(bet));
      return;
    }
    if (amount != bet.amount()) {
      AMOUNTS.get(bet.amount()).forEach(this::touch);
      amount = bet.amount();
    }
    sent(key(bet));
  }

  private void part(Bet bet) {
    var wager = bet.wager();
    var part =
        BONUS.contains(wager)
            ? "bonus"
            : CENTER.contains(wager) ? "center" : NUMBERS.contains(wager) ? "numbers" : "line";
    var tab = "[data-show=%s]".formatted(part);
    if ("false".equals(page().getAttribute(tab, "aria-pressed"))) {
      touch(tab);
    }
  }

  private static String key(Bet bet) {
    if (BONUS.contains(bet.wager())) {
      return ".cell[data-wager=%s][data-of='%d']".formatted(bet.wager(), bet.seat());
    }
    return ".key[data-wager=%s]".formatted(bet.wager())
        + (bet.number() == null ? "" : "[data-number='%d']".formatted(bet.number()));
  }

  private void roll(Round round) {
    touched += 2;
    var roll = round.roll();
    dealer.settled();
    page().click(".die-key[data-row='1'][data-face='%d']".formatted(roll.first()));
    dealer.answered(
        () -> page().click(".die-key[data-row='2'][data-face='%d']".formatted(roll.second())));
    if (plain || !round.quiet()) {
      touched++;
      dealer.confirm();
    }
    rolls++;
    page().waitForFunction("rolls => dealer.feed.round === String(rolls)", rolls);
    dealer.paid();
  }

  private void touch(String key) {
    touched++;
    dealer.touch(key);
  }

  private void sent(String key) {
    touched++;
    dealer.answered(() -> dealer.touch(key));
  }
}
