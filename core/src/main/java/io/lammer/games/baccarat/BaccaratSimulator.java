package io.lammer.games.baccarat;

import io.lammer.odds.Analysis;
import io.lammer.rules.Card;
import io.lammer.rules.Wager;
import io.lammer.sim.DealtShoe;
import io.lammer.sim.Engine;
import io.lammer.sim.IndexedRandom;
import io.lammer.sim.RandomStream;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Simulates mini-baccarat with shoes. The first card is exposed and determines how many cards are
/// burned. The Fightback card is drawn after every round.
///
/// Without a cut card, each shoe is dealt for a fixed number of rounds that every shoe can provide.
/// All of these rounds have the same distribution as the first, which is what exact odds describe.
/// With a cut card, the current round is finished and one more is dealt. Whether the last rounds
/// take place then depends on the cards before them, so the distribution differs slightly.
///
/// Rounds are counted by the classes of both hands and, for wagers on the Fightback card, by
/// coarser classes together with that card.
final class BaccaratSimulator implements Engine {
  /// Both hands and the Fightback card.
  private static final int CARDS_MAX = 7;

  /// The random numbers for a round: one for each card and one for a new shoe.
  private static final int DRAWS_PER_ROUND = 8;

  private static final int ROUNDS_AT_ONCE = IndexedRandom.BUFFER / DRAWS_PER_ROUND;
  private static final int NO_CARD = HandClasses.NO_CARD;
  private static final int CARDS = NO_CARD + 1;

  private final int decks;
  private final @Nullable Integer cutCard;

  /// An example hand of each fine class.
  private final List<CardHand> fine;

  private final List<CardHand> coarse;
  private final int fines;
  private final int coarses;

  /// The coarse class of each fine class.
  private final char[] coarser;

  private final char[] pairs;
  private final char[] hands;
  private final byte[] totals;
  private final byte[] points = new byte[CARDS];

  /// Indexed by both two-card totals: 1 if Player draws. The table for Banker below is also indexed
  /// by the points of Player's third card, with 10 for none.
  private final byte[] playerDraws = new byte[100];

  private final byte[] bankerDraws = new byte[100 * 11];

  BaccaratSimulator(int decks, @Nullable Integer cutCard, List<Analysis> analyses) {
    this.decks = decks;
    this.cutCard = cutCard;
    var wagers = analyses.stream().map(Analysis::wager).toList();
    var all = new HandClasses(wagers);
    var some = new HandClasses(wagers.stream().filter(BaccaratSimulator::awaitsCard).toList());
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
    return wager.machine().equals(FightbackCard.MACHINE);
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
  public long roundsPerSecond() {
    return 20_000_000;
  }

  @Override
  public long[] play(long seed, long block, int rounds) {
    var counts = new int[size()];
    var streams = new RandomStream[RandomStream.COUNT];
    var shoes = new DealtShoe[RandomStream.COUNT];
    Arrays.setAll(streams, stream -> new RandomStream(seed, block, stream));
    Arrays.setAll(shoes, _ -> new DealtShoe(decks, cutCard, CARDS_MAX));
    var draws = new long[RandomStream.COUNT][ROUNDS_AT_ONCE * DRAWS_PER_ROUND];
    for (var played = 0; played < RandomStream.share(rounds, 0); played += ROUNDS_AT_ONCE) {
      for (var stream = 0; stream < RandomStream.COUNT; stream++) {
        streams[stream].fill(draws[stream]);
      }
      for (var i = 0; i < ROUNDS_AT_ONCE; i++) {
        for (var stream = 0; stream < RandomStream.COUNT; stream++) {
          if (played + i < RandomStream.share(rounds, stream)) {
            round(shoes[stream], draws[stream], i * DRAWS_PER_ROUND, counts);
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

  /// The index of the count for a pair of fine classes.
  private int round(int player, int banker) {
    return player * fines + banker;
  }

  /// The index of the count for a pair of coarse classes with a Fightback card. These counts follow
  /// those of the fine classes.
  private int card(int player, int banker, int card) {
    return fines * fines + (player * coarses + banker) * NO_CARD + card;
  }

  @Override
  public long[] rows(long[] counts, Analysis analysis) {
    var wager = analysis.wager();
    var rows = new long[wager.rows().size() + 1];
    if (awaitsCard(wager)) {
      var made = FightbackRound.rounds(analysis.state());
      for (var player = 0; player < coarses; player++) {
        for (var banker = 0; banker < coarses; banker++) {
          var deal = new Deal(coarse.get(player), coarse.get(banker));
          if (made.test(deal)) {
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
