package io.lammer.cli.simulate;

import io.lammer.odds.Analysis;
import io.lammer.render.paper.Sheet;
import io.lammer.render.simulation.JackpotLifeSheets;
import io.lammer.sim.Engine;
import io.lammer.sim.table.JackpotSimulation;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.TableOdds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Simulates the life of a table's jackpots.
@Command(name = "jackpot")
final class JackpotLifeCommand extends TrialsCommand {
  private static final int LIVES = 50;

  /// Rounds played to estimate how long a wager takes.
  private static final int ROUNDS = 1 << 20;

  @Option(names = "--tables", paramLabel = "N", defaultValue = "1")
  private int tables = 1;

  @Option(names = "--players", paramLabel = "N")
  private @Nullable Integer players;

  @Option(names = "--hits", paramLabel = "N", defaultValue = "50000")
  private int hits = 50_000;

  @Override
  void play() {
    require("--tables", tables, 10_000);
    require("--hits", hits, 10_000_000);
    var layout = table.layout(this);
    var seats = layout.rules().seats();
    var winners = players == null ? seats : players;
    require("--players", winners, seats);
    var analyses = TableOdds.of(layout, winners);
    var sheets = new ArrayList<Sheet>();
    for (var offer : layout.offers().values()) {
      if (offer.jackpot() != null) {
        sheets.addAll(sheets(layout, offer, analyses, winners));
      }
    }
    if (sheets.isEmpty()) {
      throw wrong("this table has no jackpot; expected a set-up with one");
    }
    var identity = new LinkedHashMap<String, String>();
    identity.put("Table", layout.edition().id());
    identity.put(
        "Players",
        "%d at each table%s"
            .formatted(winners, players == null ? ", as many as it has seats (--players)" : ""));
    print("Life of the jackpots", identity, sheets);
  }

  private List<Sheet> sheets(
      Layout layout, OfferedWager offer, List<Analysis> analyses, int winners) {
    var name = String.valueOf(offer.jackpot());
    var analysis =
        analyses.stream().filter(it -> it.wager().equals(offer.wager())).findFirst().orElseThrow();
    var jackpot = layout.jackpots().get(name);
    if (jackpot == null) {
      throw new IllegalStateException("the table plays for no jackpot " + name);
    }
    var plan =
        new JackpotSimulation.Plan(
            analysis,
            jackpot,
            tables,
            winners,
            table.roundsPerHour(this, layout),
            roundsPerWager(layout, analysis));
    var life = new JackpotSimulation(plan);
    if (!life.canHit()) {
      throw wrong("%s pays no part of its meter".formatted(name));
    }
    var lives = trials(name, LIVES, number -> life.live(Math.ceilDiv(hits, LIVES), seed, number));
    return new JackpotLifeSheets(name, plan, lives).sheets();
  }

  /// The average number of rounds from one wager to the next, including the wait until it may be
  /// made.
  private double roundsPerWager(Layout layout, Analysis analysis) {
    var engine = Engine.of(layout.edition(), List.of(analysis), layout.rules().decks());
    var counts = engine.play(seed, 0, ROUNDS);
    return (double) ROUNDS / Arrays.stream(engine.rows(counts, analysis)).sum();
  }
}
