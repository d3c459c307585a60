package io.lammer.server.display;

import io.lammer.rules.Money;
import io.lammer.tables.Layout;
import io.lammer.tables.Offer;
import io.lammer.tables.Setup.Promotion;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The promotions of bonus wagers as a display posts them (ruling 9).
final class Promotions {
  private Promotions() {}

  /// A sentence, or empty where the wager has no promotion.
  static String of(Offer offer, Speech words) {
    var promotion = offer.promotion();
    return promotion == null ? "" : say(promotion, words);
  }

  /// A sentence for all wagers of a paytable. Where only some are promoted, each is named.
  static String of(Layout layout, String paytable, Speech words) {
    var offers =
        layout.all().stream()
            .filter(offer -> offer.paytable() != null && offer.paytable().id().equals(paytable))
            .toList();
    var sentences = offers.stream().map(offer -> of(offer, words)).distinct().toList();
    return sentences.size() == 1
        ? sentences.getFirst()
        : offers.stream()
            .filter(offer -> offer.promotion() != null)
            .map(offer -> Titles.of(offer, words) + ": " + of(offer, words))
            .collect(Collectors.joining(" "));
  }

  /// The same in a few characters, to stand beside a pay.
  static String mark(Offer offer) {
    return mark(offer.promotion());
  }

  private static String mark(@Nullable Promotion promotion) {
    if (promotion == null) {
      return "";
    }
    return promotion.multiply() != null ? "×" + times(promotion) : "+" + added(promotion).brief();
  }

  private static String say(Promotion promotion, Speech words) {
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
