package io.lammer.sim;

import io.lammer.games.baccarat.FightbackCard;
import io.lammer.games.craps.LineResult;
import io.lammer.games.baccarat.CardHand;
import io.lammer.games.threedice.Shakes;
import io.lammer.odds.Analysis;
import io.lammer.rules.Card;
import io.lammer.games.craps.EarnLammers;
import io.lammer.rules.Edition;
import io.lammer.rules.Edition.BonusWindow;
import io.lammer.rules.Ending;
import io.lammer.rules.Machine;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Outcome;
import io.lammer.games.baccarat.Deal;
import io.lammer.games.craps.Roll;
import io.lammer.rules.Pay;
import io.lammer.rules.Side;
import io.lammer.games.baccarat.ThirdCardRules;
import io.lammer.rules.compiled.Outcomes;
import io.lammer.games.craps.Rolls;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The same rounds as the engines play, out of the same random numbers, as one would write it down:
/// with rolls, cards and hands, and the wagers asked themselves. What is rolled and dealt does not
/// depend on the wagers, so all of them share it.
final class SlowPlay {
  /// The 36 rolls, each distinct one as often as it has ways.
  private static final List<Roll> ROLLS = repeated(Rolls.ALL);

  private final Edition edition;
  private final int decks;
  private final @Nullable Integer cutCard;
  private final long seed;
  private final long block;
  private final int rounds;
  private final List<Tape> rolls = new ArrayList<>();
  private final List<Round> dealt = new ArrayList<>();

  /// @param cutCard how many cards lie behind it
  SlowPlay(
      Edition edition, int decks, @Nullable Integer cutCard, long seed, long block, int rounds) {
    this.edition = edition;
    this.decks = decks;
    this.cutCard = cutCard;
    this.seed = seed;
    this.block = block;
    this.rounds = rounds;
    for (var stream = 0; stream < 4; stream++) {
      switch (edition.game().word()) {
        case "craps" -> rolls.add(new Tape(rolls(draws(stream))));
        case "baccarat" -> shoe(draws(stream), share(stream));
        default -> {}
      }
    }
  }

  /// The rolls of a stream, made as far as a wager has needed them.
  private static final class Tape {
    private final Iterator<Roll> more;
    private final List<Roll> rolled = new ArrayList<>();

    Tape(Iterator<Roll> more) {
      this.more = more;
    }

    Roll get(int place) {
      while (rolled.size() <= place) {
        rolled.add(more.next());
      }
      return rolled.get(place);
    }
  }

  private record Round(Deal deal, Card fightback) {}

  private int share(int stream) {
    return rounds / 4 + (stream < rounds % 4 ? 1 : 0);
  }

  private Iterator<Long> draws(int stream) {
    return LongStream.iterate((block * 4 + stream) << 30, place -> place + 1)
        .map(
            place -> {
              var draw = new long[1];
              IndexedRandom.fill(draw, seed, place);
              return draw[0];
            })
        .iterator();
  }

  long[] rows(Analysis analysis) {
    var rows = new long[analysis.wager().rows().size() + 1];
    switch (edition.game().word()) {
      case "craps" -> {
        for (var stream = 0; stream < 4; stream++) {
          craps(analysis, rolls.get(stream), rounds / 4, share(stream), rows);
        }
      }
      case "baccarat" -> dealt.forEach(round -> count(analysis, round, rows));
      default -> dice(analysis, draws(0), rounds, rows);
    }
    return rows;
  }

  /// Four shakes out of a number while many are left, in buffers of 512 numbers; then one.
  private static void dice(Analysis analysis, Iterator<Long> draws, int rounds, long[] rows) {
    var shakes = repeated(Shakes.ALL);
    var left = rounds;
    while (left > 0) {
      var atOnce = left >= 2048 ? 4 : 1;
      for (var i = Math.max(1, left / 2048) * 512; i > 0 && left > 0; i--) {
        var draw = draws.next();
        for (var part = 0; part < atOnce; part++) {
          var way = (int) (draw >>> 16 * part & 0xffff);
          if (way < shakes.size()) {
            rows[analysis.wager().place(shakes.get(way))]++;
            left--;
          }
        }
      }
    }
  }

  private static <T extends Outcome> List<T> repeated(Outcomes<T> outcomes) {
    var all = new ArrayList<T>();
    for (var i = 0; i < outcomes.size(); i++) {
      all.addAll(Collections.nCopies(outcomes.ways(i), outcomes.get(i)));
    }
    return all;
  }

  private static Iterator<Roll> rolls(Iterator<Long> draws) {
    return Stream.generate(draws::next)
        .flatMap(
            draw -> {
              var digits =
                  new BigInteger(Long.toUnsignedString(draw))
                      .multiply(BigInteger.valueOf(36).pow(8))
                      .shiftRight(64);
              var rolls = new ArrayList<Roll>();
              for (var i = 0; i < 8; i++) {
                rolls.add(ROLLS.get(digits.mod(BigInteger.valueOf(36)).intValue()));
                digits = digits.divide(BigInteger.valueOf(36));
              }
              Collections.reverse(rolls);
              return rolls.stream();
            })
        .iterator();
  }

  /// The row that an ending is; of a line with odds, by what its rows are called.
  private static int place(Analysis analysis, int point, Ending ending) {
    if (analysis.stakes().isOneUnit()) {
      return analysis.wager().place(ending);
    }
    var before = point == 0 ? "Come-out: " : "Point " + point + ": ";
    var rows = analysis.wager().rows();
    for (var i = 0; i < rows.size(); i++) {
      var is =
          switch (rows.get(i).pay()) {
            case Pay.Odds _ -> LineResult.WON;
            case Pay.Push _ -> LineResult.BARRED;
            default -> LineResult.LOST;
          };
      if (rows.get(i).label().startsWith(before) && is == ending) {
        return i;
      }
    }
    throw new AssertionError(before + ending);
  }

  /// The last rolls of a stream begin a new buffer of numbers.
  private void craps(Analysis analysis, Tape rolls, int even, int share, long[] rows) {
    var machine = analysis.wager().machine();
    var afterSevenOnly =
        edition.terms().bonusWindow() == BonusWindow.AFTER_SEVEN
            && analysis.paytable() != null
            && !machine.equals(Machine.ONE_ROUND);
    var comeOutOnly = machine instanceof EarnLammers earn && earn.followsPoint();
    var next = 0;
    var point = 0;
    var stands = true;
    var state = Machine.START;
    for (var i = 0; i < share || (stands && state != Machine.START); i++) {
      if (i == even) {
        for (var skipped = even; skipped % 4096 != 0; skipped++) {
          next++;
        }
      }
      var roll = rolls.get(next++);
      var total = roll.total();
      point =
          point == 0
              ? (total >= 4 && total <= 10 && total != 7 ? total : 0)
              : total == point || total == 7 ? 0 : point;
      if (stands) {
        switch (machine.advance(state, roll)) {
          case Step.Stays(var to) -> state = to;
          case Step.Ends(var ending) -> {
            rows[place(analysis, state, ending)]++;
            stands = false;
          }
        }
      }
      if (!stands && i < share && (!afterSevenOnly || total == 7) && (!comeOutOnly || point == 0)) {
        stands = true;
        state = Machine.START;
      }
      if (!stands && i >= share) {
        return;
      }
    }
  }

  private void shoe(Iterator<Long> draws, int share) {
    var left = new ArrayList<Card>();
    var out = new ArrayList<Card>();
    for (var i = 0; i < decks; i++) {
      left.addAll(Card.DECK);
    }
    var ofShoe = 0;
    var last = true;
    for (var i = 0; i < share; i++) {
      var numbers = Stream.generate(draws::next).limit(8).toList();
      var isOver = cutCard == null ? 11 + 7 * (ofShoe + 1) > decks * 52 : last;
      if (i == 0 || isOver) {
        Collections.reverse(out);
        left.addAll(out);
        out.clear();
        ofShoe = 0;
        last = false;
        burn(left, out, numbers.getLast());
      } else {
        last = cutCard != null && left.size() <= cutCard;
      }
      dealt.add(round(left, out, numbers));
      ofShoe++;
    }
  }

  private static void burn(List<Card> left, List<Card> out, long number) {
    var shown = take(left, number);
    out.add(shown);
    var next = number;
    for (var i = 0; i < (shown.value() == 0 ? 10 : shown.value()); i++) {
      next = IndexedRandom.next(next);
      out.add(take(left, next));
    }
  }

  /// The last card moves to the place of the one that is taken.
  private static Card take(List<Card> left, long number) {
    var place =
        new BigInteger(Long.toUnsignedString(number))
            .multiply(BigInteger.valueOf(left.size()))
            .shiftRight(64)
            .intValue();
    var card = left.get(place);
    left.set(place, left.getLast());
    left.removeLast();
    return card;
  }

  private static Round round(List<Card> left, List<Card> out, List<Long> numbers) {
    Function<Integer, Card> card = i -> take(left, numbers.get(i));
    var dealt = new ArrayList<Card>();
    Consumer<Card> deal =
        it -> {
          dealt.add(it);
          out.add(it);
        };
    for (var i = 0; i < 4; i++) {
      deal.accept(card.apply(i));
    }
    for (var side : List.of(Side.PLAYER, Side.BANKER)) {
      var third = card.apply(side == Side.PLAYER ? 4 : 5);
      if (ThirdCardRules.hands(dealt).next() == side) {
        deal.accept(third);
      } else {
        left.add(third);
      }
    }
    var hands = ThirdCardRules.hands(dealt);
    var fightback = card.apply(6);
    out.add(fightback);
    return new Round(
        new Deal(new CardHand(hands.player()), new CardHand(hands.banker())), fightback);
  }

  private static void count(Analysis analysis, Round round, long[] rows) {
    var deal = round.deal();
    if (!analysis.wager().machine().equals(FightbackCard.MACHINE)) {
      rows[analysis.wager().place(deal)]++;
    } else if (isMadeAfter(deal, analysis.condition())) {
      rows[analysis.wager().place(deal.with(round.fightback()))]++;
    }
  }

  /// By the name of the state in which a Fightback wager is made; there is none for others.
  private static boolean isMadeAfter(Deal deal, @Nullable String condition) {
    var winning = deal.winning();
    return switch (condition) {
      case null -> true;
      case "any win" -> winning != null;
      case "tie" -> winning == null;
      default -> winning != null && condition.equals("winning hand " + winning.total());
    };
  }
}
