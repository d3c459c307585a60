package io.lammer.report.play;

import static io.lammer.report.play.Spreads.money;

import io.lammer.odds.Analysis;
import io.lammer.report.felt.FeltWords;
import io.lammer.report.json.Members;
import io.lammer.report.math.AnalysisText;
import io.lammer.report.paper.Cell;
import io.lammer.report.paper.Listing;
import io.lammer.report.paper.Sheet;
import io.lammer.report.picture.Plot;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.sim.table.Session;
import io.lammer.sim.table.Spread;
import io.lammer.sim.table.Tally;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Sessions of a player: how they end, how long they last, and what the wagers cost him.
///
/// @param exact the odds of what the table offers
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
    var results = new Spread(sessions.stream().mapToLong(it -> it.result().units()));
    var rounds = new Spread(sessions.stream().mapToLong(Session::rounds));
    var staked = new Spread(sessions.stream().mapToLong(SessionSheets::staked));
    var lowest = new Spread(sessions.stream().mapToLong(this::lowest));
    return new Sheet(
            CHAPTER,
            "sessions",
            "",
            List.of(
                Spreads.number(
                    "%,d sessions: %.1f%% end ahead, %.1f%% even, %.1f%% behind; %.2f%% are broke"
                        + " before their time is over.",
                    sessions.size(),
                    100 * results.part(result -> result > 0),
                    100 * results.part(result -> result == 0),
                    100 * results.part(result -> result < 0),
                    100.0 * sessions.stream().filter(Session::broke).count() / sessions.size()),
                "Result %s, with a standard deviation of %s; %s goes over the table."
                    .formatted(
                        Spreads.mean(results), money(results.deviation()), money(staked.mean()))),
            Spreads.percentiles()
                .column(">result", part -> money(results.at(part)))
                .column(">rounds", rounds::at)
                .column(">staked", part -> money(staked.at(part)))
                .column(">lowest", part -> money(lowest.at(part))),
            List.of("Lowest: the least that he had after a part of his time."),
            List.of())
        .with(Map.of(), figures(results, staked))
        .with(
            List.of(
                Spreads.histogram("Results of sessions", "Result", results).html(), fan().html()));
  }

  private Members figures(Spread results, Spread staked) {
    return new Members()
        .with("sessions", sessions.size())
        .with("ahead", results.part(result -> result > 0))
        .with("even", results.part(result -> result == 0))
        .with("behind", results.part(result -> result < 0))
        .with("broke", (double) sessions.stream().filter(Session::broke).count() / sessions.size())
        .with("meanResult", Spreads.dollars(results.mean()))
        .with("meanResultError", Spreads.dollars(results.error()))
        .with("resultDeviation", Spreads.dollars(results.deviation()))
        .with("meanStaked", Spreads.dollars(staked.mean()));
  }

  private static long staked(Session session) {
    return session.wagers().values().stream().mapToLong(Tally::staked).sum();
  }

  private long lowest(Session session) {
    return session.path().stream().mapToLong(Money::units).min().orElse(plan.bankroll().units());
  }

  /// What players have in the course of their time.
  private Plot fan() {
    var series = new ArrayList<Plot.Series>();
    var low = Double.MAX_VALUE;
    var high = 0.0;
    for (var part : FAN) {
      var points = new ArrayList<Plot.Point>();
      points.add(new Plot.Point(0, Spreads.dollars(plan.bankroll().units())));
      for (var i = 0; i < Session.PARTS; i++) {
        var at = i;
        var spread = new Spread(sessions.stream().mapToLong(it -> it.path().get(at).units()));
        var dollars = Spreads.dollars(spread.at(part));
        points.add(new Plot.Point((i + 1.0) * plan.rounds() / Session.PARTS, dollars));
        low = Math.min(low, dollars);
        high = Math.max(high, dollars);
      }
      series.add(new Plot.Series(Spreads.percentile(part), points));
    }
    return new Plot(
        "What players have in the course of their time",
        Spreads.WIDTH,
        Spreads.HEIGHT,
        new Plot.Axis("Rounds", 0, plan.rounds(), value -> Spreads.number("%,.0f", value)),
        new Plot.Axis("Money", Math.min(low, 0), Math.max(high * 1.05, low + 1), Plot::dollars),
        series.reversed(),
        new Plot.Guide("bankroll", Spreads.dollars(plan.bankroll().units())),
        List.of());
  }

  /// The wagers beside their exact odds: they hold for what was staked, whenever a player stops.
  private Sheet wagers() {
    var tallies = new LinkedHashMap<Spot, Tally>();
    for (var session : sessions) {
      session.wagers().forEach((spot, tally) -> tallies.merge(spot, tally, Tally::plus));
    }
    return new Sheet(
        CHAPTER,
        "wagers",
        "Wagers",
        List.of(),
        Listing.of(
                tallies.entrySet().stream().sorted(Map.Entry.comparingByKey(this::order)).toList())
            .column("wager", entry -> FeltWords.spoken(entry.getKey()))
            .column(">made", entry -> entry.getValue().made())
            .column(">staked", entry -> new Money(entry.getValue().staked()))
            .column(">result", entry -> new Money(entry.getValue().result()))
            .column(">edge", entry -> Spreads.part(edge(entry.getValue())))
            .column(">exact", entry -> exact(entry.getKey()).map(this::exactEdge).orElse(Cell.NONE))
            .column(
                ">errors apart",
                entry ->
                    exact(entry.getKey())
                        .map(analysis -> apart(analysis, entry.getValue()))
                        .orElse(Cell.NONE)),
        List.of(
            "Exact: of pays that need no rounding; at this table they are rounded down to %s."
                .formatted(plan.layout().rules().breakage())),
        List.of());
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

  /// The odds of a wager whose return is known.
  private Optional<Analysis> exact(Spot spot) {
    return exact.stream()
        .filter(it -> it.wager().spot().equals(spot) && it.stakes().isOneUnit() && !it.isJackpot())
        .findFirst();
  }

  private Cell exactEdge(Analysis analysis) {
    var edge = analysis.houseEdge();
    return new Cell.Shown(AnalysisText.percent(edge), edge.doubleValue());
  }

  private static double edge(Tally tally) {
    return -(double) tally.result() / tally.staked();
  }

  private static Cell apart(Analysis analysis, Tally tally) {
    var error = analysis.standardDeviation() * Math.sqrt(tally.squares()) / tally.staked();
    return error == 0
        ? Cell.NONE
        : new Cell.Decimal((edge(tally) - analysis.houseEdge().doubleValue()) / error, 2);
  }
}
