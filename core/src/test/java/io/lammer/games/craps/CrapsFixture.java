package io.lammer.games.craps;

import io.lammer.games.GameFixture;
import io.lammer.games.RandomDraws;
import io.lammer.rules.Edition;
import io.lammer.table.Command;
import io.lammer.table.Felt;
import io.lammer.table.Layout;
import io.lammer.table.Table;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

public final class CrapsFixture implements GameFixture {
  public static final String CRAPS_WA =
      """
      table:
        edition: bonus-craps-wa
        bonus-craps: PT-FLT-BC-03
        max-aggregate: {amount: 500, per: hand}
        limits: {pass: [5, 500], all-small: [1, 25]}
        promotions: [{wager: all-tall, multiply: 1.5, consent: GG-1}]
        jackpots:
          - {paytable: PT-BJS-MEA-03, kind: progressive, wager: 5, meter: 5000.37, seed: 5000, increment: 13.37%, reserve: 5.01%, limit: 5003}
          - {paytable: PT-BJS-FUP-01, kind: progressive, wager: 1, meter: 300, seed: 250, increment: 20%, reserve: 10%}
      play: []
      """;

  public static final String CRAPS_NV =
      """
      table:
        edition: bonus-craps-nv
        bonus-craps: PT-FLT-BC-03
        jackpots: [{paytable: PT-BJS-FUP-05, kind: progressive, meter: 1000, seed: 1000, increment: 10%}]
      play: []
      """;

  public static final String CRAPS_ORIGINAL =
      """
      table: {edition: bonus-craps-original, bonus-craps: PT-FLT-BC-00, main-wager: required}
      play: []
      """;

  public static final String CRAPS_VARIED =
      """
      table:
        edition: bonus-craps-nv
        breakage: 0.25
        craps: {odds: 2x, bar: 2, field: {2: 3 to 1, 12: 2 to 1}, vig: on-win, vig-unit: 1, without: [put, hop]}
      play: []
      """;

  public static final String CRAPLESS =
      """
      table: {edition: bonus-craps-original, craps: {crapless: true, vig-unit: 0.25}}
      play: []
      """;

  @Override
  public List<String> tables() {
    return List.of(CRAPS_WA, CRAPS_NV, CRAPS_ORIGINAL, CRAPS_VARIED, CRAPLESS);
  }

  @Override
  public String liveSetup() {
    return """
    edition: bonus-craps-wa
    venue: tribal
    approval: TGA-2026-4
    equipment: [Andromeda 3d]
    bonus-craps: PT-FLT-BC-03
    limits: {pass: [1, 500]}
    jackpots:
      - {paytable: PT-BJS-MEA-03, kind: progressive, wager: 5, meter: 5000, seed: 5000, increment: 10%, controls: IC-1}
      - {paytable: PT-BJS-FUP-01, kind: progressive, wager: 1, meter: 300, seed: 250, increment: 20%, controls: IC-2}
    """;
  }

  @Override
  public Command outcome(Random random) {
    return new CrapsCommand.Roll(random.nextInt(1, 7), random.nextInt(1, 7));
  }

  @Override
  public Command unruly(Random random) {
    return new CrapsCommand.Roll(die(random), die(random));
  }

  private static int die(Random random) {
    return random.nextInt(30) == 0 ? random.nextInt(-1, 9) : random.nextInt(1, 7);
  }

  @Override
  public Command hostile(Random random) {
    return random.nextBoolean()
        ? new CrapsCommand.Roll(random.nextInt(-1, 9), 3)
        : new CrapsCommand.NewShooter(random.nextInt(-2, 9));
  }

  @Override
  public Command command(Class<?> kind, Random random) {
    return kind == CrapsCommand.Roll.class
        ? outcome(random)
        : new CrapsCommand.NewShooter(random.nextInt(1, 4));
  }

  @Override
  public boolean accepts(Class<?> kind, Layout layout) {
    return kind == Command.Turn.class || GameFixture.super.accepts(kind, layout);
  }

  @Override
  public Command entry(Table table, Random random) {
    return new CrapsCommand.Roll(random.nextInt(1, 7), 4);
  }

  @Override
  public Felt reentered(Felt felt) {
    return CrapsState.FRESH;
  }

  @Override
  public SlowPlay slowPlay(
      Edition edition, int decks, @Nullable Integer cutCard, long seed, long block, int rounds) {
    return new CrapsSlowPlay(edition, new RandomDraws(seed, block, rounds));
  }
}
