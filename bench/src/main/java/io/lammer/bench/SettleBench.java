package io.lammer.bench;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.rules.catalog.Catalog;
import io.lammer.script.Script;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Evolution;
import io.lammer.table.Layout;
import io.lammer.table.Profiles;
import io.lammer.table.SetupCheck;
import io.lammer.table.View;
import java.math.BigDecimal;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Settles one round of baccarat with 30 wagers: five seats with six wagers each.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class SettleBench {
  private static final String TABLE =
      """
      table:
        edition: rising-phoenix-wa
        decks: 8
        commission: "5%"
        main-wager: optional
        single-events: [PT-FLT-SE-01, PT-FLT-SE-02, PT-FLT-SE-07]
        golden-talons: PT-FLT-GT-01
        jackpots:
          - {paytable: PT-PRG-HP-01, kind: progressive, meter: 60000.75, seed: 10000, increment: 20%}
      play: []
      """;

  private static final List<String> WAGERS =
      List.of(
          "banker",
          "PT-FLT-SE-01",
          "PT-FLT-SE-02",
          "PT-FLT-SE-07",
          "golden-talons-player",
          "harmony");

  /// A natural, a Banker win after drawing, a tie, a Player third card, a Sun 7, and four plain
  /// cards.
  private static final List<Command> DEALS =
      List.of(
          new BaccaratCommand.Deal(List.of("8h", "Kd"), List.of("7c", "7d")),
          new BaccaratCommand.Deal(List.of("2h", "3d", "4c"), List.of("5c", "Kd", "Ah")),
          new BaccaratCommand.Deal(List.of("9h", "Kd"), List.of("9c", "Jd")),
          new BaccaratCommand.Deal(List.of("2h", "3d", "3c"), List.of("7c", "Kd")),
          new BaccaratCommand.Deal(List.of("6h", "Kd"), List.of("5c", "Kd", "2h")),
          new BaccaratCommand.Deal(List.of("6h", "Kd"), List.of("7c", "Ks")));

  private final View[] rounds = new View[DEALS.size()];
  private int next;

  @Setup
  public void placeWagers() {
    var setup = Script.parse("bench", TABLE).table();
    if (!(SetupCheck.check(Catalog.builtIn(), Profiles.builtIn(), setup)
        instanceof Answer.Accepted<Layout>(var layout))) {
      throw new IllegalStateException("the set-up was refused");
    }
    var view = View.opened(layout);
    for (var seat = 1; seat <= 5; seat++) {
      for (var wager : WAGERS) {
        view = done(view, new Command.Bet(seat, wager, amount(wager)));
      }
    }
    view = done(view, new Command.Lock());
    for (var i = 0; i < rounds.length; i++) {
      rounds[i] = done(view, DEALS.get(i));
    }
  }

  private static @Nullable BigDecimal amount(String wager) {
    return wager.equals("harmony") ? null : BigDecimal.TEN;
  }

  private static View done(View view, Command command) {
    if (!(Decider.decide(view, command) instanceof Answer.Accepted<List<Event>>(var events))) {
      throw new IllegalStateException(command + " was refused");
    }
    for (var event : events) {
      view = Evolution.evolve(view, event);
    }
    return view;
  }

  @Benchmark
  public Answer<List<Event>> settleThirtyWagers() {
    next = (next + 1) % rounds.length;
    return Decider.decide(rounds[next], new Command.Confirm());
  }
}
