package io.lammer.web.display;

import io.lammer.render.words.WagerNames;
import io.lammer.rules.Money;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Setup.Promotion;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The text of promotions of bonus wagers on a display (ruling 9).
public final class Promotions {
  private Promotions() {}

  static String of(OfferedWager offer, DisplayText words) {
    var promotion = offer.promotion();
    return promotion == null ? "" : say(promotion, words);
  }

  /// The promotions of a paytable's wagers. Each wager is named, unless all have the same
  /// promotion.
  static String of(Layout layout, String paytable, DisplayText words) {
    var offers =
        layout.all().stream()
            .filter(offer -> offer.paytable() != null && offer.paytable().id().equals(paytable))
            .toList();
    var sentences = offers.stream().map(offer -> of(offer, words)).distinct().toList();
    return sentences.size() == 1
        ? sentences.getFirst()
        : offers.stream()
            .filter(offer -> offer.promotion() != null)
            .map(offer -> WagerNames.title(offer) + ": " + of(offer, words))
            .collect(Collectors.joining(" "));
  }

  public static String mark(OfferedWager offer) {
    return mark(offer.promotion());
  }

  private static String mark(@Nullable Promotion promotion) {
    if (promotion == null) {
      return "";
    }
    return promotion.multiply() != null ? "×" + times(promotion) : "+" + added(promotion).brief();
  }

  private static String say(Promotion promotion, DisplayText words) {
    return promotion.multiply() != null
        ? words.say("promotion-times", times(promotion))
        : words.say("promotion-adds", added(promotion).brief());
  }

  private static String times(Promotion promotion) {
    return promotion.multiply() == null
        ? ""
        : promotion.multiply().stripTrailingZeros().toPlainString();
  }

  private static Money added(Promotion promotion) {
    return promotion.add() == null ? Money.ZERO : promotion.add();
  }
}
