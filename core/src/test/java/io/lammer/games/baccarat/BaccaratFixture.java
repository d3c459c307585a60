package io.lammer.games.baccarat;

import io.lammer.games.GameFixture;
import io.lammer.games.RandomDraws;
import io.lammer.rules.Card;
import io.lammer.rules.Edition;
import io.lammer.rules.Side;
import io.lammer.table.Command;
import io.lammer.table.Felt;
import io.lammer.table.Layout;
import io.lammer.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

public final class BaccaratFixture implements GameFixture {
  public static final String BACCARAT =
      """
      table:
        edition: rising-phoenix-wa
        decks: 6
        cut-card: 14
        commission: "4.5%"
        commission-owed: true
        main-wager: optional
        breakage: 0.25
        single-events: [PT-FLT-SE-01, PT-FLT-SE-02, PT-FLT-SE-07, PT-FLT-SE-17, PT-FLT-SE-19]
        golden-talons: PT-FLT-GT-02
        fightback: {after-win: PT-FLT-FBW-01, after-tie: PT-FLT-FBT-02, king-suit: clubs}
        promotions: [{wager: PT-FLT-SE-19, add: 3.50, consent: GG-2}]
        jackpots:
          - {paytable: PT-PRG-HP-04, kind: progressive, wager: 2, meter: 900.01, seed: 500, increment: 33.33%, reserve: 7.77%, limit: 905}
          - {paytable: PT-PRG-DP-02, kind: progressive, wager: 1, meter: 100, seed: 100, increment: 0.01%}
      play: []
      """;

  public static final String BACCARAT_HOUSE =
      """
      table:
        edition: rising-phoenix-wa
        commission: free
        main-wager: required
        jackpots:
          - {paytable: PT-PRG-S7-06, kind: house, meter: 2500, suit: diamonds}
          - {paytable: PT-PRG-HP-10, kind: house, meter: 10000.01}
      play: []
      """;

  @Override
  public List<String> tables() {
    return List.of(BACCARAT, BACCARAT_HOUSE);
  }

  @Override
  public String liveSetup() {
    return """
    edition: rising-phoenix-wa
    venue: tribal
    approval: TGA-2026-4
    equipment: [Andromeda 3d]
    decks: 8
    commission: 5%
    commission-owed: true
    main-wager: optional
    single-events: [PT-FLT-SE-01, PT-FLT-SE-07]
    fightback: {after-win: PT-FLT-FBW-01, after-tie: PT-FLT-FBT-01, king-suit: spades}
    limits: {player: [1, 500]}
    jackpots:
      - {paytable: PT-PRG-DP-01, kind: progressive, wager: 1, meter: 9876.94, seed: 5000, increment: 20%, controls: IC-3}
      - {paytable: PT-PRG-HP-01, kind: progressive, wager: 1, meter: 6000, seed: 5000, increment: 20%, controls: IC-4}
    """;
  }

  @Override
  public Command outcome(Random random) {
    var dealt = new ArrayList<Card>();
    while (ThirdCardRules.hands(dealt).next() != Side.TIE) {
      dealt.add(any(-1, random));
    }
    var hands = ThirdCardRules.hands(dealt);
    return new BaccaratCommand.Deal(texts(hands.player()), texts(hands.banker()));
  }

  private static List<String> texts(List<Card> cards) {
    return cards.stream().map(Card::toString).toList();
  }

  /// A deal by the rules, now and then with a card too many, sometimes of one rank only.
  @Override
  public Command unruly(Random random) {
    var one = random.nextInt(8) == 0 ? random.nextInt(13) : -1;
    var player = new ArrayList<>(List.of(any(one, random), any(one, random)));
    var banker = new ArrayList<>(List.of(any(one, random), any(one, random)));
    var playerTwo = new CardHand(player);
    var bankerTwo = new CardHand(banker);
    if (!playerTwo.isNatural() && !bankerTwo.isNatural()) {
      if (ThirdCardRules.playerDraws(playerTwo.total())) {
        player.add(any(one, random));
      }
      var third = player.size() == 3 ? player.get(2).value() : -1;
      if (ThirdCardRules.bankerDraws(bankerTwo.total(), third)) {
        banker.add(any(one, random));
      }
    }
    if (random.nextInt(20) == 0) {
      banker.add(any(one, random));
    }
    return new BaccaratCommand.Deal(texts(player), texts(banker));
  }

  private static Card any(int rank, Random random) {
    return rank < 0
        ? Card.DECK.get(random.nextInt(Card.DECK.size()))
        : Card.DECK.get(rank * 4 + random.nextInt(4));
  }

  @Override
  public Command hostile(Random random) {
    return switch (random.nextInt(3)) {
      case 0 -> new BaccaratCommand.Collect(random.nextInt(-2, 9));
      case 1 -> new BaccaratCommand.Draw(random.nextBoolean() ? "1s" : GameFixture.card(random));
      default -> new BaccaratCommand.Deal(List.of("1s"), List.of());
    };
  }

  @Override
  public Command command(Class<?> kind, Random random) {
    return switch (kind.getSimpleName()) {
      case "Draw" -> new BaccaratCommand.Draw(GameFixture.card(random));
      case "Collect" -> new BaccaratCommand.Collect(random.nextInt(1, 4));
      default -> outcome(random);
    };
  }

  @Override
  public boolean accepts(Class<?> kind, Layout layout) {
    return GameFixture.super.accepts(kind, layout)
        && (kind != BaccaratCommand.Draw.class || layout.offersFollowUp())
        && (kind != BaccaratCommand.Collect.class || layout.rules().commissionOwed());
  }

  @Override
  public Command entry(Table table, Random random) {
    return new Command.NextCard(held(table));
  }

  @Override
  public Command followUp(Random random) {
    return new BaccaratCommand.Draw(GameFixture.card(random));
  }

  @Override
  public Command awaited(Table table) {
    return new BaccaratCommand.Draw(held(table));
  }

  @Override
  public Command read(Random random) {
    return random.nextInt(3) == 0 ? followUp(random) : GameFixture.super.read(random);
  }

  /// A card that the shoe still holds.
  private static String held(Table table) {
    var left = ((BaccaratState) table.felt()).shoe().take(table.dealt());
    return Card.DECK.stream()
        .filter(card -> left.missing(List.of(card)).isEmpty())
        .findFirst()
        .orElseThrow()
        .toString();
  }

  @Override
  public Felt reentered(Felt felt) {
    return BaccaratState.fresh(((BaccaratState) felt).shoe());
  }

  @Override
  public SlowPlay slowPlay(
      Edition edition, int decks, @Nullable Integer cutCard, long seed, long block, int rounds) {
    return new BaccaratSlowPlay(decks, cutCard, new RandomDraws(seed, block, rounds));
  }
}
