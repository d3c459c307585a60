package io.lammer.sim;

import io.lammer.odds.Analysis;
import io.lammer.rules.Card;
import io.lammer.rules.Hand;
import io.lammer.rules.Machine;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Wager;
import io.lammer.rules.baccarat.ThirdCardRules;
import io.lammer.rules.compiled.HandClasses;
import java.util.Arrays;
import java.util.List;

/// Mini-baccarat out of real shoes. The first card is shown and says how many are burned. After
/// every round the Fightback card is drawn.
///
/// A shoe is dealt for as many rounds as it has whatever its cards, and each of those is as likely
/// to be this or that as the first: such are the rounds that exact odds are about. With a cut card,
/// the round in which it comes out is finished and one more is dealt. Then the last rounds are
/// there or not by the cards before them, and all rounds together are a little different.
///
/// Rounds are counted by the classes of both hands, and again by coarser classes and the Fightback
/// card for the wagers that wait for it.
final class ShoeEngine implements Engine {
  /// A round takes up to six cards and the Fightback card; the eighth number is for a new shoe.
  private static final int DRAWS_PER_ROUND = 8;

  private static final int ROUNDS_AT_ONCE = Draws.BUFFER / DRAWS_PER_ROUND;
  private static final int NO_CARD = HandClasses.NO_CARD;
  private static final int CARDS = NO_CARD + 1;

  private final int decks;
  private final int cutCard;

  /// A hand of each class.
  private final List<Hand.Cards> fine;

  private final List<Hand.Cards> coarse;
  private final int fines;
  private final int coarses;

  /// The coarse class of each fine one.
  private final char[] coarser;

  private final char[] pairs;
  private final char[] hands;
  private final byte[] totals;
  private final byte[] points = new byte[CARDS];

  /// Whether Player draws on both totals; whether Banker does, when Player's third card has so many
  /// points or, at 10, there is none.
  private final byte[] playerDraws = new byte[100];

  private final byte[] bankerDraws = new byte[100 * 11];

  ShoeEngine(int decks, int cutCard, List<Analysis> analyses) {
    this.decks = decks;
    this.cutCard = cutCard;
    var wagers = analyses.stream().map(Analysis::wager).toList();
    var all = new HandClasses(wagers);
    var some = new HandClasses(wagers.stream().filter(ShoeEngine::awaitsCard).toList());
    this.fine = all.examples();
    this.coarse = some.examples();
    this.fines = fine.size();
    this.coarses = coarse.size();
    this.pairs = all.pairs();
    this.hands = all.hands();
    this.coarser = new char[fines];
    for (var i = 0; i < fines; i++) {
      coarser[i] = (char) some.of(fine.get(i));
    }
    this.totals = new byte[hands.length / CARDS];
    for (var i = 0; i < totals.length; i++) {
      totals[i] = (byte) fine.get(hands[i * CARDS + NO_CARD]).total();
    }
    for (var card : Card.DECK) {
      points[card.index()] = (byte) card.value();
    }
    points[NO_CARD] = 10;
    draws();
  }

  private void draws() {
    for (var player = 0; player < 10; player++) {
      for (var banker = 0; banker < 10; banker++) {
        var both = player * 10 + banker;
        var open = !ThirdCardRules.isEnded(player, banker);
        playerDraws[both] = bit(open && ThirdCardRules.playerDraws(player));
        for (var third = 0; third <= 10; third++) {
          bankerDraws[both * 11 + third] =
              bit(open && ThirdCardRules.bankerDraws(banker, third == 10 ? -1 : third));
        }
      }
    }
  }

  private static byte bit(boolean set) {
    return (byte) (set ? 1 : 0);
  }

  private static boolean awaitsCard(Wager wager) {
    return wager.machine().equals(Machine.FIGHTBACK_CARD);
  }

  @Override
  public int block() {
    return 1 << 20;
  }

  @Override
  public int size() {
    return fines * fines + coarses * coarses * NO_CARD;
  }

  @Override
  public long[] play(long seed, long block, int rounds) {
    var counts = new int[size()];
    var lanes = new Lane[Lane.COUNT];
    var shoes = new DealtShoe[Lane.COUNT];
    Arrays.setAll(lanes, lane -> new Lane(seed, block, lane));
    Arrays.setAll(shoes, _ -> new DealtShoe(decks, cutCard));
    var draws = new long[Lane.COUNT][ROUNDS_AT_ONCE * DRAWS_PER_ROUND];
    for (var played = 0; played < Lane.share(rounds, 0); played += ROUNDS_AT_ONCE) {
      for (var lane = 0; lane < Lane.COUNT; lane++) {
        lanes[lane].fill(draws[lane]);
      }
      for (var i = 0; i < ROUNDS_AT_ONCE; i++) {
        for (var lane = 0; lane < Lane.COUNT; lane++) {
          if (played + i < Lane.share(rounds, lane)) {
            round(shoes[lane], draws[lane], i * DRAWS_PER_ROUND, counts);
          }
        }
      }
    }
    return Arrays.stream(counts).asLongStream().toArray();
  }

  private void round(DealtShoe shoe, long[] draws, int at, int[] counts) {
    shoe.round(draws[at + 7]);
    var player = NO_CARD * shoe.take(draws[at], 1);
    var banker = NO_CARD * shoe.take(draws[at + 1], 1);
    player = pairs[player + shoe.take(draws[at + 2], 1)];
    banker = pairs[banker + shoe.take(draws[at + 3], 1)];
    var both = totals[player] * 10 + totals[banker];
    var playerDraw = playerDraws[both];
    var playerThird = shoe.take(draws[at + 4], playerDraw);
    playerThird = playerDraw == 1 ? playerThird : NO_CARD;
    var bankerDraw = bankerDraws[both * 11 + points[playerThird]];
    var bankerThird = shoe.take(draws[at + 5], bankerDraw);
    bankerThird = bankerDraw == 1 ? bankerThird : NO_CARD;
    player = hands[player * CARDS + playerThird];
    banker = hands[banker * CARDS + bankerThird];
    counts[round(player, banker)]++;
    counts[card(coarser[player], coarser[banker], shoe.take(draws[at + 6], 1))]++;
  }

  /// The place of a kind of round.
  private int round(int player, int banker) {
    return player * fines + banker;
  }

  /// Behind those, the place of one with its Fightback card.
  private int card(int player, int banker, int card) {
    return fines * fines + (player * coarses + banker) * NO_CARD + card;
  }

  @Override
  public long[] rows(long[] counts, Analysis analysis) {
    var wager = analysis.wager();
    var rows = new long[wager.rows().size() + 1];
    if (awaitsCard(wager)) {
      for (var player = 0; player < coarses; player++) {
        for (var banker = 0; banker < coarses; banker++) {
          var deal = new Deal(coarse.get(player), coarse.get(banker));
          if (analysis.after().holds(deal)) {
            for (var card : Card.DECK) {
              rows[wager.place(deal.with(card))] += counts[card(player, banker, card.index())];
            }
          }
        }
      }
    } else {
      for (var player = 0; player < fines; player++) {
        for (var banker = 0; banker < fines; banker++) {
          var count = counts[round(player, banker)];
          if (count > 0) {
            rows[wager.place(new Deal(fine.get(player), fine.get(banker)))] += count;
          }
        }
      }
    }
    return rows;
  }
}
