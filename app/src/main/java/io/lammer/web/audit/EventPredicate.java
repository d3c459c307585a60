package io.lammer.web.audit;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Conditions on an event that the store cannot search for, checked against its text on the page
/// and its stored JSON.
///
/// @param text empty for any
/// @param seat 0 for any
/// @param jackpot a jackpot's name; empty for any
record EventPredicate(String text, int seat, @Nullable BigDecimal amount, String jackpot) {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final Pattern SHOWN_AMOUNT = Pattern.compile("\\$([0-9,]+(?:\\.[0-9]+)?)");
  private static final Pattern STORED_AMOUNT = Pattern.compile("-?[0-9]+\\.[0-9]{2,4}");

  boolean isEmpty() {
    return text.isEmpty() && seat == 0 && amount == null && jackpot.isEmpty();
  }

  boolean matches(EventFormatter.Line line, String body) {
    return saysText(line, body) && (isTextOnly() || saysFields(line, JSON.readTree(body)));
  }

  private boolean isTextOnly() {
    return seat == 0 && amount == null && jackpot.isEmpty();
  }

  private boolean saysFields(EventFormatter.Line line, JsonNode body) {
    return (seat == 0 || any(body, "seat", value -> value.asInt() == seat))
        && (amount == null || saysAmount(line.words(), body, amount))
        && (jackpot.isEmpty()
            || line.journal().equals("jackpot/" + jackpot)
            || any(body, "jackpot", value -> value.asString("").equals(jackpot)));
  }

  private static boolean saysAmount(String words, JsonNode body, BigDecimal amount) {
    return SHOWN_AMOUNT
            .matcher(words)
            .results()
            .anyMatch(
                found -> new BigDecimal(found.group(1).replace(",", "")).compareTo(amount) == 0)
        || any(
            body,
            "",
            value ->
                STORED_AMOUNT.matcher(value.asString("")).matches()
                    && new BigDecimal(value.asString("")).abs().compareTo(amount) == 0);
  }

  /// True if a value in the JSON, at any depth, has this name and fits. An empty name stands for
  /// any.
  private static boolean any(JsonNode node, String name, Predicate<JsonNode> fits) {
    if (node.isObject()) {
      return node.properties().stream()
          .anyMatch(
              member ->
                  member.getValue().isValueNode()
                      ? (name.isEmpty() || member.getKey().equals(name))
                          && fits.test(member.getValue())
                      : any(member.getValue(), name, fits));
    }
    return node.isArray()
        ? node.valueStream().anyMatch(part -> any(part, name, fits))
        : name.isEmpty() && fits.test(node);
  }

  /// True if the text occurs. Commas and dollar signs do not count (`10004.60` finds `$10,004.60`),
  /// and numbers match only as a whole (`seat 4` does not find `seat 40`).
  private boolean saysText(EventFormatter.Line line, String body) {
    if (text.isEmpty()) {
      return true;
    }
    var wanted = plain(text);
    var shown =
        String.join(
            " ",
            line.time(),
            line.journal(),
            line.journalTitle(),
            line.title(),
            line.kind(),
            line.words(),
            line.who());
    return says(plain(shown), wanted)
        || says(plain(body.replaceAll("[\"{}\\[\\]:,]+", " ")), wanted);
  }

  private static String plain(String text) {
    return text.toLowerCase(Locale.ROOT)
        .replaceAll("(?<=[0-9]),(?=[0-9]{3})", "")
        .replace("$", "")
        .replaceAll("\\s+", " ");
  }

  private static boolean says(String all, String wanted) {
    for (var at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
      var end = at + wanted.length();
      if (!splitsNumber(all, at) && !splitsNumber(all, end)) {
        return true;
      }
    }
    return false;
  }

  private static boolean splitsNumber(String text, int at) {
    return at > 0
        && at < text.length()
        && Character.isDigit(text.charAt(at - 1))
        && Character.isDigit(text.charAt(at));
  }
}
