package io.lammer.rules.catalog;

import io.lammer.rules.Card;
import io.lammer.rules.Ending;
import io.lammer.rules.Game;
import io.lammer.rules.Grain;
import io.lammer.rules.Hand;
import io.lammer.rules.Machine;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Outcome;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.baccarat.Drawing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Finds the rows of a paytable that no outcome can ever be paid by, by looking for witnesses.
public final class Reach {
  /// Suits of a hand's cards: the chosen one, another one, one colour, both colours.
  private static final List<List<Suit>> SUITS =
      List.of(
          List.of(Suit.SPADES, Suit.SPADES, Suit.SPADES),
          List.of(Suit.HEARTS, Suit.HEARTS, Suit.HEARTS),
          List.of(Suit.SPADES, Suit.CLUBS, Suit.SPADES),
          List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS));

  /// Ranks of a hand's zero-point cards: all alike, or all different.
  private static final List<List<Integer>> ZEROS =
      List.of(
          List.of(13, 13, 13),
          List.of(12, 12, 12),
          List.of(11, 11, 11),
          List.of(10, 10, 10),
          List.of(13, 12, 11));

  private final Wager wager;
  private final Set<Row> unreached;

  private Reach(Wager wager, Set<Row> unreached) {
    this.wager = wager;
    this.unreached = unreached;
  }

  public static List<Row> unreachable(Paytable paytable, Game game) {
    var unreached = new LinkedHashSet<>(paytable.rows());
    for (var name : paytable.wagers()) {
      var reach = new Reach(paytable.wager(name, Suit.SPADES), unreached);
      switch (game) {
        case CRAPS -> reach.rolls();
        case DICE -> reach.shakes();
        case BACCARAT -> reach.deals();
      }
    }
    return List.copyOf(unreached);
  }

  /// Strikes the row that an ending is paid by; true when nothing is left to look for.
  private boolean done(Ending ending) {
    var row = wager.row(ending);
    if (row != null) {
      unreached.remove(row);
    }
    return unreached.isEmpty();
  }

  /// Every way a craps machine can end.
  private void rolls() {
    var states = new HashSet<>(Set.of(Machine.START));
    var open = new ArrayDeque<>(states);
    while (!open.isEmpty()) {
      var state = open.remove();
      for (var total = 2; total <= 12; total++) {
        var roll = new Outcome.Roll(total / 2, total - total / 2);
        switch (wager.advance(state, roll)) {
          case Step.Stays(var next) -> {
            if (states.add(next)) {
              open.add(next);
            }
          }
          case Step.Ends(var ending) -> {
            if (done(ending)) {
              return;
            }
          }
        }
      }
    }
  }

  private void shakes() {
    var hands = new ArrayList<Hand.Dice>();
    for (var code = 0; code < 216; code++) {
      hands.add(new Hand.Dice(code / 36 + 1, code / 6 % 6 + 1, code % 6 + 1));
    }
    for (var player : hands) {
      for (var banker : hands) {
        if (done(new Outcome.Shake(player, banker))) {
          return;
        }
      }
    }
  }

  private void deals() {
    for (var start = 0; start < 10_000; start++) {
      var points = new int[] {start / 1000, start / 100 % 10, start / 10 % 10, start % 10};
      if (points[0] <= points[1] && points[2] <= points[3] && drawn(points)) {
        return;
      }
    }
  }

  /// All deals that begin with these four cards, by points.
  private boolean drawn(int[] points) {
    var player = (points[0] + points[1]) % 10;
    var banker = (points[2] + points[3]) % 10;
    var natural = player >= 8 || banker >= 8;
    var playerDraws = !natural && Drawing.playerDraws(player);
    for (var third = playerDraws ? 0 : -1; third < (playerDraws ? 10 : 0); third++) {
      var bankerDraws = !natural && Drawing.bankerDraws(banker, third);
      for (var fourth = bankerDraws ? 0 : -1; fourth < (bankerDraws ? 10 : 0); fourth++) {
        var hand = List.of(points[0], points[1], third);
        var other = List.of(points[2], points[3], fourth);
        if (wager.machine().equals(Machine.FIGHTBACK_CARD)
            ? withEveryCard(hand, other)
            : dressed(hand, other, null)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean withEveryCard(List<Integer> player, List<Integer> banker) {
    for (var card : Card.DECK) {
      if (dressed(player, banker, card)) {
        return true;
      }
    }
    return false;
  }

  /// One deal by points, with ranks and suits of every kind that a word can tell apart.
  private boolean dressed(List<Integer> player, List<Integer> banker, @Nullable Card card) {
    var plain = new Deal(plain(player), plain(banker), card);
    if (unreached.stream()
        .noneMatch(row -> row.when().isPossible(plain, wager.choice(), Grain.POINTS))) {
      return false;
    }
    for (var hand : dressings(player)) {
      for (var other : dressings(banker)) {
        if (done(new Deal(hand, other, card))) {
          return true;
        }
      }
    }
    return false;
  }

  private static Hand.Cards plain(List<Integer> points) {
    return dress(points, ZEROS.getFirst(), SUITS.getFirst());
  }

  private static List<Hand.Cards> dressings(List<Integer> points) {
    var hands = new ArrayList<Hand.Cards>();
    for (var zeros : points.contains(0) ? ZEROS : ZEROS.subList(0, 1)) {
      for (var suits : SUITS) {
        hands.add(dress(points, zeros, suits));
      }
    }
    return hands;
  }

  private static Hand.Cards dress(List<Integer> points, List<Integer> zeros, List<Suit> suits) {
    var cards = new ArrayList<Card>(3);
    for (var i = 0; i < 3; i++) {
      var value = points.get(i);
      if (value >= 0) {
        cards.add(new Card(value == 0 ? zeros.get(i) : value, suits.get(i)));
      }
    }
    return new Hand.Cards(cards);
  }
}
