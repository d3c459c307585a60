package io.lammer.render.simulation;

import static io.lammer.render.simulation.DistributionTables.dollars;
import static io.lammer.render.simulation.DistributionTables.histogram;
import static io.lammer.render.simulation.DistributionTables.mean;
import static io.lammer.render.simulation.DistributionTables.money;
import static io.lammer.render.simulation.DistributionTables.number;
import static io.lammer.render.simulation.DistributionTables.part;
import static io.lammer.render.simulation.DistributionTables.percentile;
import static io.lammer.render.simulation.DistributionTables.percentiles;

import io.lammer.odds.Analysis;
import io.lammer.render.json.JsonObject;
import io.lammer.render.odds.OddsFormat;
import io.lammer.render.paper.Cell;
import io.lammer.render.paper.Listing;
import io.lammer.render.paper.Sheet;
import io.lammer.render.picture.Plot;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.sim.table.Distribution;
import io.lammer.sim.table.Session;
import io.lammer.sim.table.WagerTotals;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// The report on simulated player sessions: results, durations and the cost of the wagers.
///
/// @param exact the exact odds of the wagers that the table offers
public record SessionSheets(Session.Plan plan, List<Session> sessions, List<Analysis> exact) {
  private static final String CHAPTER = "Sessions";
  private static final double[] FAN = {0.05, 0.25, 0.5, 0.75, 0.95};

  public SessionSheets {
    sessions = List.copyOf(sessions);
    exact = List.copyOf(exact);
  }

  public List<Sheet> sheets() {
    return List.of(results(), wagers());
  }

  private Sheet results() {
    var results = new Distribution(sessions.stream().mapToLong(it -> it.result().units()));
    var rounds = new Distribution(sessions.stream().mapToLong(Session::rounds));
    var staked = new Distribution(sessions.stream().mapToLong(SessionSheets::staked));
    var lowest = new Distribution(sessions.stream().mapToLong(this::lowest));
    return new Sheet(
            CHAPTER,
            "sessions",
            "",
            percentiles()
                .column(">result", part -> money(results.at(part)))
                .column(">rounds", rounds::at)
                .column(">staked", part -> money(staked.at(part)))
                .column(">lowest", part -> money(lowest.at(part))))
        .facts(
            List.of(
                number(
                    "%,d sessions: %.1f%% end ahead, %.1f%% even, %.1f%% behind; %.2f%% are broke"
                        + " before their time is over.",
                    sessions.size(),
                    100 * results.part(result -> result > 0),
                    100 * results.part(result -> result == 0),
                    100 * results.part(result -> result < 0),
                    100.0 * sessions.stream().filter(Session::broke).count() / sessions.size()),
                "Result %s, with a standard deviation of %s; %s goes over the table."
                    .formatted(mean(results), money(results.deviation()), money(staked.mean()))))
        .notes(List.of("Lowest: the least that he had after a part of his time."))
        .with(Map.of(), figures(results, staked))
        .with(List.of(histogram("Results of sessions", "Result", results).html(), fan().html()));
  }

  private JsonObject figures(Distribution results, Distribution staked) {
    return new JsonObject()
        .with("sessions", sessions.size())
        .with("ahead", results.part(result -> result > 0))
        .with("even", results.part(result -> result == 0))
        .with("behind", results.part(result -> result < 0))
        .with("broke", (double) sessions.stream().filter(Session::broke).count() / sessions.size())
        .with("meanResult", dollars(results.mean()))
        .with("meanResultError", dollars(results.error()))
        .with("resultDeviation", dollars(results.deviation()))
        .with("meanStaked", dollars(staked.mean()));
  }

  private static long staked(Session session) {
    return session.wagers().values().stream().mapToLong(WagerTotals::staked).sum();
  }

  private long lowest(Session session) {
    return session.path().stream().mapToLong(Money::units).min().orElse(plan.bankroll().units());
  }

  private Plot fan() {
    var series = new ArrayList<Plot.Series>();
    var low = Double.MAX_VALUE;
    var high = 0.0;
    for (var part : FAN) {
      var points = new ArrayList<Plot.Point>();
      points.add(new Plot.Point(0, dollars(plan.bankroll().units())));
      for (var i = 0; i < Session.PARTS; i++) {
        var at = i;
        var spread = new Distribution(sessions.stream().mapToLong(it -> it.path().get(at).units()));
        var dollars = dollars(spread.at(part));
        points.add(new Plot.Point((i + 1.0) * plan.rounds() / Session.PARTS, dollars));
        low = Math.min(low, dollars);
        high = Math.max(high, dollars);
      }
      series.add(new Plot.Series(percentile(part), points));
    }
    return new Plot(
        "What players have in the course of their time",
        DistributionTables.WIDTH,
        DistributionTables.HEIGHT,
        new Plot.Axis("Rounds", 0, plan.rounds(), value -> number("%,.0f", value)),
        new Plot.Axis("Money", Math.min(low, 0), Math.max(high * 1.05, low + 1), Plot::dollars),
        series.reversed(),
        new Plot.Guide("bankroll", dollars(plan.bankroll().units())),
        List.of());
  }

  /// The wagers compared with their exact odds, which hold per amount staked regardless of when
  /// players stop.
  private Sheet wagers() {
    var tallies = new LinkedHashMap<Spot, WagerTotals>();
    for (var session : sessions) {
      session.wagers().forEach((spot, tally) -> tallies.merge(spot, tally, WagerTotals::plus));
    }
    return new Sheet(
            CHAPTER,
            "wagers",
            "Wagers",
            Listing.of(
                    tallies.entrySet().stream()
                        .sorted(Map.Entry.comparingByKey(this::order))
                        .toList())
                .column("wager", entry -> WagerNames.of(entry.getKey()))
                .column(">made", entry -> entry.getValue().made())
                .column(">staked", entry -> new Money(entry.getValue().staked()))
                .column(">result", entry -> new Money(entry.getValue().result()))
                .column(">edge", entry -> part(edge(entry.getValue())))
                .column(
                    ">exact", entry -> exact(entry.getKey()).map(this::exactEdge).orElse(Cell.NONE))
                .column(
                    ">errors apart",
                    entry ->
                        exact(entry.getKey())
                            .map(analysis -> apart(analysis, entry.getValue()))
                            .orElse(Cell.NONE)))
        .notes(
            List.of(
                "Exact: of pays that need no rounding; at this table they are rounded down to %s."
                    .formatted(plan.layout().rules().breakage())));
  }

  private int order(Spot one, Spot other) {
    return Integer.compare(place(one), place(other));
  }

  private int place(Spot spot) {
    return IntStream.range(0, exact.size())
        .filter(i -> exact.get(i).wager().spot().equals(spot))
        .findFirst()
        .orElse(exact.size());
  }

  /// The analysis of a wager, if its return is known.
  private Optional<Analysis> exact(Spot spot) {
    return exact.stream()
        .filter(it -> it.wager().spot().equals(spot) && it.stakes().isOneUnit() && !it.isJackpot())
        .findFirst();
  }

  private Cell exactEdge(Analysis analysis) {
    var edge = analysis.houseEdge();
    return Cell.shown(OddsFormat.percent(edge), edge.doubleValue());
  }

  private static double edge(WagerTotals tally) {
    return -(double) tally.result() / tally.staked();
  }

  private static Cell apart(Analysis analysis, WagerTotals tally) {
    var error = analysis.standardDeviation() * Math.sqrt(tally.squares()) / tally.staked();
    return error == 0
        ? Cell.NONE
        : Cell.decimal((edge(tally) - analysis.houseEdge().doubleValue()) / error, 2);
  }
}
