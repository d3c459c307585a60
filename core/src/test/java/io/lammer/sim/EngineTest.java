package io.lammer.sim;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.GameFixture;
import io.lammer.kit.Samples;
import io.lammer.rules.Edition;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EngineTest {
  @ParameterizedTest
  @CsvSource({
    "bonus-craps-original, 10001",
    "bonus-craps-original, 40960",
    "bonus-craps-wa, 10003",
    "bonus-craps-nv, 3",
    "rising-phoenix-wa, 1002",
    "3-dice-baccarat-wa, 700",
    "3-dice-baccarat-wa, 20001"
  })
  void anEngineCountsWhatSlowPlayCounts(String id, int rounds) {
    var edition = Plans.edition(id);
    var engine = Plans.engine(edition);
    var counts = engine.play(7, 3, rounds);
    compare(engine, counts, edition, slow(edition, Plans.DECKS, null, rounds));
  }

  @ParameterizedTest
  @ValueSource(ints = {14, 60})
  void aShoeIsDealtToTheCutCard(int cutCard) {
    var edition = Plans.edition("rising-phoenix-wa");
    var engine = Engine.toCutCard(edition, Plans.analyses(edition), 6, cutCard);
    var counts = engine.play(7, 3, 1002);
    compare(engine, counts, edition, slow(edition, 6, cutCard, 1002));
  }

  private static GameFixture.SlowPlay slow(
      Edition edition, int decks, @Nullable Integer cutCard, int rounds) {
    return GameFixture.of(edition.game()).slowPlay(edition, decks, cutCard, 7, 3, rounds);
  }

  private static void compare(
      Engine engine, long[] counts, Edition edition, GameFixture.SlowPlay slow) {
    for (var analysis : Plans.analyses(edition)) {
      assertThat(engine.rows(counts, analysis))
          .as(analysis.wager() + " " + analysis.condition())
          .isEqualTo(slow.rows(analysis));
    }
  }

  @ParameterizedTest
  @CsvSource({"bonus-craps-wa, 100003", "rising-phoenix-wa, 1002", "3-dice-baccarat-wa, 1000"})
  void anEngineThatWasSentPlaysTheSame(String id, int rounds) throws Exception {
    var run = new SimulationRun(Plans.engine(Plans.edition(id)), 7, rounds);
    var bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(run);
    var sent = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    assertThat(((SimulationRun) sent).play(0)).isEqualTo(run.play(0));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 1000, 100_000, 1_000_003})
  void everyRoundOfDiceIsAShake(int rounds) {
    var counts = Plans.engine(Plans.edition("3-dice-baccarat-wa")).play(1, 0, rounds);
    assertThat(Arrays.stream(counts).sum()).isEqualTo(rounds);
  }

  @ParameterizedTest
  @CsvSource({
    "bonus-craps-original, 4000000, 40000000",
    "bonus-craps-nv, 4000000, 40000000",
    "bonus-craps-wa, 4000000, 40000000",
    "rising-phoenix-wa, 1000000, 3000000",
    "3-dice-baccarat-wa, 20000000, 200000000"
  })
  void playAgreesWithTheExactOdds(String id, int few, int many) {
    var rounds = Samples.count(few, many);
    var edition = Plans.edition(id);
    var analyses = Plans.analyses(edition);
    var engine = Plans.engine(edition);
    var counts = new long[engine.size()];
    for (var block = 0L; block * engine.block() < rounds; block++) {
      var left = rounds - block * engine.block();
      var part = engine.play(1, block, (int) Math.min(left, engine.block()));
      Arrays.setAll(counts, i -> counts[i] + part[i]);
    }
    var estimates = analyses.stream().map(it -> Estimate.of(it, engine.rows(counts, it))).toList();
    assertThat(estimates).allMatch(estimate -> estimate.made() > 0);
    assertThat(Verdict.of(estimates)).matches(Verdict::agrees);
  }
}
