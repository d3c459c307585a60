package io.lammer.games.dragontiger;

import io.lammer.games.GameFixture;
import io.lammer.games.RandomDraws;
import io.lammer.rules.Card;
import io.lammer.rules.Edition;
import io.lammer.table.Command;
import io.lammer.table.Felt;
import io.lammer.table.Table;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

public final class DragonTigerFixture implements GameFixture {
  public static final String TABLE =
      """
      table:
        edition: dragon-tiger
        decks: 6
        cut-card: 14
        tie: tie-11-to-1
        single-events: [suited-tie, dragon-big, dragon-odd, tiger-small, tiger-red]
        promotions: [{wager: suited-tie, add: 3.50, consent: GG-2}]
      play: []
      """;

  @Override
  public List<String> tables() {
    return List.of(TABLE);
  }

  @Override
  public String liveSetup() {
    return """
    edition: dragon-tiger
    venue: tribal
    approval: TGA-2026-4
    equipment: [Andromeda 3d]
    tie: tie-8-to-1
    single-events: [suited-tie, dragon-black]
    limits: {dragon: [1, 500]}
    """;
  }

  @Override
  public Command outcome(Random random) {
    return new DragonTigerCommand.Deal(GameFixture.card(random), GameFixture.card(random));
  }

  @Override
  public Command unruly(Random random) {
    var card = GameFixture.card(random);
    return switch (random.nextInt(8)) {
      case 0 -> new DragonTigerCommand.Deal(card, card);
      case 1 -> new DragonTigerCommand.Deal(card, "1s");
      default -> outcome(random);
    };
  }

  @Override
  public Command hostile(Random random) {
    return new DragonTigerCommand.Deal("", random.nextBoolean() ? "1s" : GameFixture.card(random));
  }

  @Override
  public Command command(Class<?> kind, Random random) {
    return outcome(random);
  }

  @Override
  public Command entry(Table table, Random random) {
    var left = ((DragonTigerState) table.felt()).shoe().take(table.dealt());
    return new Command.NextCard(
        Card.DECK.stream()
            .filter(card -> left.missing(List.of(card)).isEmpty())
            .findFirst()
            .orElseThrow()
            .toString());
  }

  @Override
  public Felt reentered(Felt felt) {
    return DragonTigerState.fresh(((DragonTigerState) felt).shoe());
  }

  @Override
  public SlowPlay slowPlay(
      Edition edition, int decks, @Nullable Integer cutCard, long seed, long block, int rounds) {
    return new DragonTigerSlowPlay(decks, cutCard, new RandomDraws(seed, block, rounds));
  }
}
