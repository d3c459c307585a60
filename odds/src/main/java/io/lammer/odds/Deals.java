package io.lammer.odds;

import io.lammer.rules.Card;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Suit;
import io.lammer.rules.baccarat.Drawing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Every deal of mini-baccarat at the grain of points, with the order of each hand's first two
/// cards left out. It does not depend on the shoe; only how often each deal comes does.
final class Deals {
  /// No third card.
  static final int NONE = -1;

  static final int CLASSES = 400;

  /// A deal by points.
  static final class Points {
    private final int[] cards;
    private final int orders;
    private final int group;
    private @Nullable Deal plain;

    private Points(int[] cards, int orders, int group) {
      this.cards = cards;
      this.orders = orders;
      this.group = group;
    }

    /// Player's two, Banker's two, then the third cards or [#NONE].
    int[] cards() {
      return cards;
    }

    /// In how many orders the first two cards of each hand can come.
    int orders() {
      return orders;
    }

    /// Totals and sizes of the hands, as one number below [#CLASSES].
    int group() {
      return group;
    }

    int size() {
      return 4 + (cards[4] == NONE ? 0 : 1) + (cards[5] == NONE ? 0 : 1);
    }

    /// Both hands as one number, whatever the order of their cards.
    int hands() {
      return sorted(0, 4) * 2048 + sorted(2, 5);
    }

    private int sorted(int first, int third) {
      var hand = new int[] {cards[first], cards[first + 1], cards[third]};
      Arrays.sort(hand);
      return ((hand[0] + 1) * 11 + hand[1] + 1) * 11 + hand[2] + 1;
    }

    /// How many of its cards have these points.
    int used(int points) {
      var used = 0;
      for (var card : cards) {
        used += card == points ? 1 : 0;
      }
      return used;
    }

    /// A deal with these points, all kings and spades.
    Deal plain() {
      var known = plain;
      if (known == null) {
        known = new Deal(hand(0, 4), hand(2, 5));
        plain = known;
      }
      return known;
    }

    private Hand.Cards hand(int first, int third) {
      var hand = new ArrayList<Card>(3);
      hand.add(Deals.plain(cards[first]));
      hand.add(Deals.plain(cards[first + 1]));
      if (cards[third] != NONE) {
        hand.add(Deals.plain(cards[third]));
      }
      return new Hand.Cards(hand);
    }
  }

  static final List<Points> ALL = all();

  /// The deals of each class.
  static final List<List<Points>> BY_GROUP = byGroup();

  private Deals() {}

  static Card plain(int points) {
    return new Card(points == 0 ? Card.KING : points, Suit.SPADES);
  }

  private static List<Points> all() {
    var all = new ArrayList<Points>();
    for (var a = 0; a < 10; a++) {
      for (var b = a; b < 10; b++) {
        for (var c = 0; c < 10; c++) {
          for (var d = c; d < 10; d++) {
            draw(a, b, c, d, all);
          }
        }
      }
    }
    return List.copyOf(all);
  }

  private static void draw(int a, int b, int c, int d, List<Points> all) {
    var player = (a + b) % 10;
    var banker = (c + d) % 10;
    var natural = player >= 8 || banker >= 8;
    var playerDraws = !natural && Drawing.playerDraws(player);
    for (var third = playerDraws ? 0 : NONE; third < (playerDraws ? 10 : 0); third++) {
      var bankerDraws = !natural && Drawing.bankerDraws(banker, third);
      for (var fourth = bankerDraws ? 0 : NONE; fourth < (bankerDraws ? 10 : 0); fourth++) {
        all.add(
            new Points(
                new int[] {a, b, c, d, third, fourth},
                (a == b ? 1 : 2) * (c == d ? 1 : 2),
                group(player, third, banker, fourth)));
      }
    }
  }

  private static int group(int player, int third, int banker, int fourth) {
    var playerTotal = third == NONE ? player : (player + third) % 10;
    var bankerTotal = fourth == NONE ? banker : (banker + fourth) % 10;
    return (playerTotal * 10 + bankerTotal) * 4
        + (third == NONE ? 0 : 2)
        + (fourth == NONE ? 0 : 1);
  }

  private static List<List<Points>> byGroup() {
    var groups = new ArrayList<List<Points>>();
    for (var i = 0; i < CLASSES; i++) {
      groups.add(new ArrayList<>());
    }
    ALL.forEach(deal -> groups.get(deal.group()).add(deal));
    return groups;
  }
}
