package io.lammer.server.setup;

import static java.util.Map.entry;

import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import java.util.List;
import java.util.Map;

/// Where on the form a refusal shows.
final class Places {
  private static final Map<Code, String> FIELDS =
      Map.ofEntries(
          entry(Code.UNKNOWN_EDITION, "edition"),
          entry(Code.VENUE_NOT_APPROVED, "venue"),
          entry(Code.VENUE_NOT_STATED, "venue"),
          entry(Code.NOT_APPROVED, "approval"),
          entry(Code.SEATS_OUT_OF_RANGE, "seats"),
          entry(Code.DECKS_OUT_OF_RANGE, "decks"),
          entry(Code.CUT_CARD_OUT_OF_RANGE, "cut-card"),
          entry(Code.COMMISSION_OUT_OF_RANGE, "commission"),
          entry(Code.COMMISSION_UNIT_INVALID, "commission-unit"),
          entry(Code.MAIN_WAGER_NOT_STATED, "main-wager"),
          entry(Code.FIGHTBACK_EMPTY, "fightback"),
          entry(Code.SUIT_NOT_STATED, "fightback.king-suit"),
          entry(Code.ODDS_OUT_OF_RANGE, "craps.odds"),
          entry(Code.BAR_INVALID, "craps.bar"),
          entry(Code.FIELD_INVALID, "craps.field"),
          entry(Code.VIG_UNIT_INVALID, "craps.vig-unit"),
          entry(Code.WAGER_NOT_OPTIONAL, "craps.without"),
          entry(Code.WINNER_INVALID, "craps"),
          entry(Code.UNKNOWN_BONUS_WAGER, Form.BONUS_WAGERS),
          entry(Code.MAX_AGGREGATE_NOT_ALLOWED, "max-aggregate"),
          entry(Code.MAX_AGGREGATE_INVALID, "max-aggregate"),
          entry(Code.CUPS_INVALID, "cups"),
          entry(Code.BREAKAGE_INVALID, "breakage"),
          entry(Code.PROMOTION_NOT_ALLOWED, "promotions"),
          entry(Code.TOO_MANY_JACKPOTS, "jackpots"),
          entry(Code.JACKPOT_KINDS_MIXED, "jackpots"),
          entry(Code.JACKPOT_TWICE, "jackpots"),
          entry(Code.DESTINY_NEEDS_FIGHTBACK, "fightback"));

  private Places() {}

  static Fault of(Refusal refusal, Form form) {
    return new Fault(field(refusal, form), refusal.code().word(), refusal.message());
  }

  private static String field(Refusal refusal, Form form) {
    if (refusal.code() == Code.SUIT_NOT_STATED && !refusal.message().contains("king-suit")) {
      return named(refusal, form, "jackpots");
    }
    var field = FIELDS.get(refusal.code());
    if (field != null) {
      return field;
    }
    for (var group : List.of("limits", "promotions", "jackpots")) {
      if (refusal.code().word().startsWith(group.substring(0, 5))) {
        return named(refusal, form, group);
      }
    }
    return named(refusal, form, "jackpots");
  }

  /// The wager, or the jackpot by its paytable or name, that the sentence speaks of.
  private static String named(Refusal refusal, Form form, String group) {
    for (var name : form.names(group)) {
      var path = group + "." + name;
      var known =
          group.equals("jackpots")
              ? List.of(
                  form.value(path + ".paytable"),
                  form.value(path + ".source").replaceFirst("^" + Form.USE, ""))
              : List.of(name);
      if (known.stream().anyMatch(word -> isIn(word, refusal.message()))) {
        return path;
      }
    }
    return "";
  }

  /// As a word of its own: `pass` is not in `dont-pass`.
  private static boolean isIn(String word, String sentence) {
    return !word.isEmpty()
        && !word.equals(Form.OWN)
        && (" " + sentence.replaceAll("[\"',;:()]", " ") + " ").contains(" " + word + " ");
  }
}
