package io.lammer.games.threedice;

import io.lammer.games.GameFixture;
import io.lammer.games.RandomDraws;
import io.lammer.rules.Edition;
import io.lammer.rules.Side;
import io.lammer.table.Command;
import io.lammer.table.Felt;
import io.lammer.table.Table;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

public final class ThreeDiceFixture implements GameFixture {
  public static final String DICE =
      """
      table:
        edition: 3-dice-baccarat-wa
        main-wager: optional
        single-events: [PT-FLT-3DB-SE-01, PT-FLT-3DB-SE-08, PT-FLT-3DB-SE-10, PT-FLT-3DB-SE-11]
        golden-talons: PT-FLT-3DB-GT-02
        jackpots:
          - {paytable: PT-PRG-TRI-03, kind: progressive, wager: 3, meter: 77.77, seed: 50, base-seed: 16.66, increment: 25%, reserve: 25%, limit: 80}
      play: []
      """;

  @Override
  public List<String> tables() {
    return List.of(DICE);
  }

  @Override
  public String liveSetup() {
    return """
    edition: 3-dice-baccarat-wa
    venue: tribal
    approval: TGA-2026-4
    equipment: [Andromeda 3d]
    main-wager: optional
    single-events: [PT-FLT-3DB-SE-01]
    golden-talons: PT-FLT-3DB-GT-02
    limits: {player: [1, 500]}
    jackpots:
      - {paytable: PT-PRG-TRI-01, kind: house, meter: 100, controls: IC-5}
      - {paytable: PT-PRG-TRI-02, kind: house, meter: 100, controls: IC-5}
    """;
  }

  @Override
  public Command outcome(Random random) {
    return new ThreeDiceCommand.Shake(
        hand(random),
        hand(random),
        random.nextInt(3) == 0 ? new Command.Shaker(random.nextInt(1, 4), true) : null);
  }

  private static List<Integer> hand(Random random) {
    return List.of(random.nextInt(1, 7), random.nextInt(1, 7), random.nextInt(1, 7));
  }

  @Override
  public Command unruly(Random random) {
    return random.nextInt(4) == 0
        ? new ThreeDiceCommand.Shake(
            same(random.nextBoolean() ? 3 : die(random)),
            same(random.nextBoolean() ? 6 : die(random)),
            null)
        : new ThreeDiceCommand.Shake(
            List.of(die(random), die(random), die(random)),
            List.of(die(random), die(random), die(random)),
            null);
  }

  private static List<Integer> same(int die) {
    return List.of(die, die, die);
  }

  private static int die(Random random) {
    return random.nextInt(30) == 0 ? random.nextInt(-1, 9) : random.nextInt(1, 7);
  }

  @Override
  public Command hostile(Random random) {
    return new ThreeDiceCommand.Shake(
        List.of(1, 2, 3), List.of(7, 0, 1), new Command.Shaker(1, random.nextBoolean()));
  }

  @Override
  public Command command(Class<?> kind, Random random) {
    return kind == ThreeDiceCommand.Shake.class
        ? outcome(random)
        : new ThreeDiceCommand.Shook(
            random.nextBoolean() ? Side.PLAYER : Side.BANKER,
            random.nextBoolean() ? null : random.nextInt(1, 4),
            random.nextInt(3) == 0);
  }

  @Override
  public Command entry(Table table, Random random) {
    var dice = (ThreeDiceState) table.felt();
    return Stream.of(Side.PLAYER, Side.BANKER)
        .filter(cup -> isOpen(dice, cup))
        .findFirst()
        .<Command>map(cup -> new ThreeDiceCommand.Shook(cup, null, false))
        .orElseGet(() -> new ThreeDiceCommand.Shake(List.of(1, 2, 3), List.of(4, 5, 6), null));
  }

  private static boolean isOpen(ThreeDiceState dice, Side cup) {
    return dice.shaken().stream()
        .filter(shake -> shake.cup() == cup)
        .reduce((_, last) -> last)
        .map(ThreeDiceEvent.CupShaken::exposed)
        .orElse(true);
  }

  @Override
  public Felt reentered(Felt felt) {
    return ThreeDiceState.FRESH;
  }

  @Override
  public SlowPlay slowPlay(
      Edition edition, int decks, @Nullable Integer cutCard, long seed, long block, int rounds) {
    return new ThreeDiceSlowPlay(new RandomDraws(seed, block, rounds));
  }
}
