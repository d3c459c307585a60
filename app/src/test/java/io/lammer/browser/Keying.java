package io.lammer.browser;

import static java.util.Comparator.comparing;
import static java.util.stream.Collectors.toMap;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
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

  /// As few changes of the part as there are.
  private static final List<String> PARTS = List.of("numbers", "line", "center", "bonus");

  /// A touch, or a long press, of a key that is seen and that nothing covers; many, and so without
  /// a pointer, which `KeyingTest` has.
  private static final String TOUCH =
      """
      ([key, held]) => {
        const at = [...document.querySelectorAll(key)].find(it => it.checkVisibility({visibilityProperty: true}));
        const box = at?.getBoundingClientRect();
        if (!at || at.disabled || !at.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))) {
          throw new Error(`out of reach: ${key}`);
        }
        if (!held) at.click(); else if (at.matches('.seat')) dealer.tapAlike(Number(at.dataset.seat)); else dealer.tapAsLast(at);
      }
      """;

  /// The screen shows what the table has answered.
  private static final String SHOWN =
      "reply => Number(dealer.feed.version) >= JSON.parse(reply).journals[`table/${dealer.table}`]";

  private final Dealer dealer;
  private final boolean plain;
  private final Map<String, Map<Integer, Integer>> had = new HashMap<>();
  private int seat = 1;
  private int amount;
  private String latest = "";
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
    var all = new ArrayList<>(groups.values());
    if (plain) {
      all.forEach(this::oneByOne);
    } else {
      quickly(all);
    }
    groups.values().forEach(this::remember);
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

  /// First what is as before, for all seats at once, and then what is new.
  private void quickly(List<List<Bet>> groups) {
    if (groups.removeIf(this::isOddsAgain)) {
      sent("[data-do=odds]");
    }
    groups.sort(comparing(group -> PARTS.indexOf(part(group.getFirst().wager()))));
    var again = groups.stream().filter(this::isAsBefore).toList();
    if (again.stream().mapToInt(group -> before(group).size()).sum() > 1) {
      touch("[data-tool=every]");
      for (var group : again) {
        part(group.getFirst());
        sent(key(group.getFirst()));
      }
      touch("[data-tool=every]");
      again.forEach(group -> group.removeIf(it -> before(group).containsKey(it.seat())));
    }
    groups.reversed().forEach(this::oneByOne);
  }

  private void remember(List<Bet> group) {
    group.forEach(
        it -> had.computeIfAbsent(memory(it), _ -> new HashMap<>()).put(it.seat(), it.amount()));
  }

  /// Odds follow their wager from number to number.
  private static String memory(Bet bet) {
    return isOdds(bet) ? bet.wager() : bet.spot();
  }

  private static boolean isOdds(Bet bet) {
    return bet.wager().endsWith("odds");
  }

  private Map<Integer, Integer> before(List<Bet> group) {
    return group.isEmpty() ? Map.of() : had.getOrDefault(memory(group.getFirst()), Map.of());
  }

  private boolean isOddsAgain(List<Bet> group) {
    return isOdds(group.getFirst()) && before(group).equals(amounts(group));
  }

  private boolean isAsBefore(List<Bet> group) {
    var before = before(group);
    return !before.isEmpty() && amounts(group).entrySet().containsAll(before.entrySet());
  }

  private static Map<Integer, Integer> amounts(List<Bet> group) {
    return group.stream().collect(toMap(Bet::seat, Bet::amount));
  }

  private void oneByOne(List<Bet> group) {
    for (var bet : group) {
      part(bet);
      if (plain) {
        plainly(bet);
      } else if (!latest.equals(bet.spot())
          && before(group).getOrDefault(bet.seat(), 0) == bet.amount()) {
        choose(bet);
        held(key(bet));
      } else if (isOdds(bet)) {
        choose(bet);
        held(key(bet));
      } else if (latest.equals(bet.spot()) && !isCell(bet)) {
        amount(bet);
        held(seat(bet));
      } else {
        plainly(bet);
      }
      latest = bet.spot();
    }
  }

  private void plainly(Bet bet) {
    choose(bet);
    amount(bet);
    sent(key(bet));
  }

  private void choose(Bet bet) {
    if (bet.seat() != seat && !isCell(bet)) {
      touch(seat(bet));
    }
    seat = bet.seat();
  }

  private void amount(Bet bet) {
    if (amount != bet.amount()) {
      AMOUNTS.get(bet.amount()).forEach(this::touch);
      amount = bet.amount();
    }
  }

  private void held(String key) {
    answered(key, true);
  }

  private static boolean isCell(Bet bet) {
    return BONUS.contains(bet.wager());
  }

  private static String seat(Bet bet) {
    return ".seat[data-seat='%d']".formatted(bet.seat());
  }

  private static String part(String wager) {
    return BONUS.contains(wager)
        ? "bonus"
        : CENTER.contains(wager) ? "center" : NUMBERS.contains(wager) ? "numbers" : "line";
  }

  private void part(Bet bet) {
    var tab = "[data-show=%s]".formatted(part(bet.wager()));
    if ("false".equals(page().getAttribute(tab, "aria-pressed"))) {
      touch(tab);
    }
  }

  private static String key(Bet bet) {
    if (isCell(bet)) {
      return ".cell[data-wager=%s][data-of='%d']".formatted(bet.wager(), bet.seat());
    }
    return ".key[data-wager=%s]".formatted(bet.wager())
        + (bet.number() == null ? "" : "[data-number='%d']".formatted(bet.number()));
  }

  private void roll(Round round) {
    var roll = round.roll();
    touch(".die-key[data-row='1'][data-face='%d']".formatted(roll.first()));
    var reply = answered(".die-key[data-row='2'][data-face='%d']".formatted(roll.second()), false);
    if (plain || !round.quiet()) {
      page().waitForFunction(SHOWN, reply.text());
      sent("#confirm");
    }
    rolls++;
    page().waitForFunction("rolls => dealer.feed.round === String(rolls)", rolls);
    dealer.paid();
  }

  private void touch(String key) {
    touched++;
    page().evaluate(TOUCH, List.of(key, false));
  }

  private void sent(String key) {
    answered(key, false);
  }

  private Response answered(String key, boolean held) {
    touched++;
    return page()
        .waitForResponse(
            response -> response.url().endsWith("/play"),
            () -> page().evaluate(TOUCH, List.of(key, held)));
  }
}
