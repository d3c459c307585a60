package io.lammer.web.desk;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Payee;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Suit;
import io.lammer.table.Jackpot;
import io.lammer.table.Setup;
import io.lammer.web.page.Problem.BadRequest;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The fields of a form of the jackpot desk, as the user typed them.
public record DeskFields(Map<String, String> values) {
  /// The trimmed text; empty if nothing was typed.
  String text(String name) {
    return values.getOrDefault(name, "").strip();
  }

  boolean ticked(String name) {
    return values.containsKey(name);
  }

  Money money(String name) {
    var amount = moneyOrNull(name);
    if (amount == null) {
      throw new BadRequest(say("jackpots.bad.amount", text(name)));
    }
    return amount;
  }

  private @Nullable Money moneyOrNull(String name) {
    var keyed = text(name).replace("$", "").replace(",", "");
    if (keyed.isEmpty()) {
      return null;
    }
    if (!keyed.matches("-?[0-9]{1,12}(\\.[0-9]{1,4})?")) {
      throw new BadRequest(say("jackpots.bad.amount", text(name)));
    }
    return Money.of(new BigDecimal(keyed));
  }

  private @Nullable BigDecimal percent(String name) {
    var keyed = text(name).replace("%", "").strip();
    if (keyed.isEmpty()) {
      return null;
    }
    if (!keyed.matches("[0-9]{1,3}(\\.[0-9]{1,6})?")) {
      throw new BadRequest(say("jackpots.bad.percent", text(name)));
    }
    return new BigDecimal(keyed);
  }

  private <E extends Enum<E>> @Nullable E choice(String name, Class<E> type) {
    var keyed = text(name);
    try {
      return keyed.isEmpty() ? null : Enum.valueOf(type, keyed);
    } catch (IllegalArgumentException _) {
      throw new BadRequest(say("jackpots.bad.choice", keyed));
    }
  }

  <E extends Enum<E>> E chosen(String name, Class<E> type) {
    var found = choice(name, type);
    if (found == null) {
      throw new BadRequest(say("jackpots.bad.choice", ""));
    }
    return found;
  }

  Payee payee(int seat) {
    return new Payee(
        seat,
        text("name-" + seat),
        text("identification-" + seat),
        chosen("method-" + seat, Payee.Method.class));
  }

  List<Payee> payees() {
    return values.keySet().stream()
        .filter(key -> key.matches("name-[0-9]{1,3}"))
        .map(key -> Integer.valueOf(key.substring("name-".length())))
        .sorted()
        .map(this::payee)
        .toList();
  }

  Setup.Jackpot opening(String paytable) {
    return terms(
        paytable,
        choice("kind", Setup.Jackpot.Kind.class),
        moneyOrNull("wager"),
        choice("suit", Suit.class));
  }

  /// New parameters for a jackpot, which keeps its paytable, kind and wager.
  Setup.Jackpot retuning(Jackpot.Terms now, @Nullable Suit suit) {
    return terms(now.paytable(), now.kind(), now.wager(), suit);
  }

  private Setup.Jackpot terms(
      String paytable,
      Setup.Jackpot.@Nullable Kind kind,
      @Nullable Money wager,
      @Nullable Suit suit) {
    return new Setup.Jackpot(
        null,
        paytable,
        kind,
        null,
        wager,
        moneyOrNull("meter"),
        moneyOrNull("seed"),
        moneyOrNull("baseSeed"),
        choice("seedIs", Setup.Jackpot.FirstSeed.class),
        percent("increment"),
        percent("reserve"),
        moneyOrNull("limit"),
        moneyOrNull("guard"),
        suit,
        choice("share", Setup.Jackpot.Share.class),
        null,
        text("approval").isEmpty() ? null : text("approval"),
        text("controls").isEmpty() ? null : text("controls"));
  }

  /// A list such as `1, 4`.
  public static String seats(List<Integer> seats) {
    return seats.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  /// A percentage such as `12.5`, without the sign.
  public static String percent(Fraction part) {
    return part.inPercent();
  }
}
