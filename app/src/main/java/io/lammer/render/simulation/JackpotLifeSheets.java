package io.lammer.render.simulation;

import static io.lammer.render.simulation.DistributionTables.money;
import static io.lammer.render.simulation.DistributionTables.number;
import static io.lammer.render.simulation.DistributionTables.part;
import static io.lammer.render.simulation.DistributionTables.percentiles;

import io.lammer.odds.JackpotOdds;
import io.lammer.render.json.JsonObject;
import io.lammer.render.paper.Cell;
import io.lammer.render.paper.Listing;
import io.lammer.render.paper.Sheet;
import io.lammer.render.picture.Plot;
import io.lammer.rules.Money;
import io.lammer.sim.table.Distribution;
import io.lammer.sim.table.JackpotSimulation;
import io.lammer.sim.table.JackpotSimulation.Hit;
import io.lammer.sim.table.JackpotSimulation.Stretch;
import io.lammer.table.Jackpot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The report on simulated jackpots: meters at hits, times between hits, payouts, and the cost to
/// the house.
///
/// @param lives independent simulations of the same jackpot
public record JackpotLifeSheets(String name, JackpotSimulation.Plan plan, List<Stretch> lives) {
  private static final int SHOWN = 12;

  private static final double HOURS_PER_DAY = 24;

  public JackpotLifeSheets {
    lives = List.copyOf(lives);
  }

  public List<Sheet> sheets() {
    var meters = new Distribution(hits().mapToLong(hit -> hit.meter().units()));
    var prizes = new Distribution(hits().mapToLong(hit -> hit.prize().units()));
    var shares = new Distribution(hits().mapToLong(hit -> hit.share().units()));
    var minutes = new Distribution(hits().mapToLong(hit -> Math.round(hit.hours() * 60)));
    return List.of(
        new Sheet(
                name,
                "hits",
                "Hits",
                percentiles()
                    .column(">meter", part -> money(meters.at(part)))
                    .column(">prize", part -> money(prizes.at(part)))
                    .column(">each winner", part -> money(shares.at(part)))
                    .column(">time between", part -> hours(minutes.at(part)))
                    .named("hoursBetween"))
            .facts(facts(meters, minutes))
            .notes(
                List.of(
                    "Hours are hours of play: %.0f rounds an hour; tables: %d; players at each: %d."
                        .formatted(plan.roundsPerHour(), plan.tables(), plan.players())))
            .with(key(), figures(meters, minutes))
            .with(List.of(overTime().html())),
        rows().with(key(), Map.of()),
        books(meters).with(key(), Map.of()));
  }

  private Stream<Hit> hits() {
    return lives.stream().flatMap(life -> life.hits().stream());
  }

  private Map<String, String> key() {
    return Map.of("jackpot", name);
  }

  private static Cell hours(double minutes) {
    return Cell.shown(time(minutes), minutes / 60);
  }

  private static String time(double minutes) {
    var hours = minutes / 60;
    return hours < 2 * HOURS_PER_DAY
        ? number("%.1f h", hours)
        : number("%,.1f days", hours / HOURS_PER_DAY);
  }

  private JsonObject figures(Distribution meters, Distribution minutes) {
    var wagers = new Distribution(hits().mapToLong(Hit::wagers));
    var between = odds().wagersBetweenHits();
    var exact = exactMean();
    return new JsonObject()
        .with("hits", meters.size())
        .with("tables", plan.tables())
        .with("players", plan.players())
        .with("roundsPerHour", plan.roundsPerHour())
        .with("meanMeter", DistributionTables.dollars(meters.mean()))
        .with("meanMeterError", DistributionTables.dollars(meters.error()))
        .with("meanMeterExact", exact == null ? null : DistributionTables.dollars(exact))
        .with("highestMeter", DistributionTables.dollars(meters.at(1)))
        .with("meanHoursBetween", minutes.mean() / 60)
        .with("wagersBetweenHits", wagers.mean())
        .with("wagersBetweenHitsError", wagers.error())
        .with("wagersBetweenHitsExact", between == null ? null : between.doubleValue());
  }

  private JackpotOdds odds() {
    return plan.analysis().jackpot().orElseThrow();
  }

  /// The exact mean of the meter at a hit, or null if there is no closed form.
  private @Nullable Double exactMean() {
    var run = odds().longRun();
    return run == null || !plan.jackpot().terms().isProgressive()
        ? null
        : run.averageAtHit().doubleValue() * Money.UNITS_PER_DOLLAR;
  }

  private List<String> facts(Distribution meters, Distribution minutes) {
    var facts = new ArrayList<String>();
    facts.add(
        "%,d hits; the meter shows %s at a hit, and %s pass between two of them."
            .formatted(meters.size(), DistributionTables.mean(meters), time(minutes.mean())));
    var between = odds().wagersBetweenHits();
    if (between != null) {
      var wagers = new Distribution(hits().mapToLong(Hit::wagers));
      facts.add(
          "Wagers of a table between hits: %s ± %s; exactly %s."
              .formatted(
                  number("%,.1f", wagers.mean()),
                  number("%,.1f", wagers.error()),
                  number("%,.1f", between.doubleValue())));
    }
    facts.add(longRun());
    return facts;
  }

  private String longRun() {
    var exact = exactMean();
    if (!plan.jackpot().terms().isProgressive()) {
      return "A posted prize does not move.";
    }
    if (exact == null) {
      return "There is no closed form of its mean: it has a limit, and pays below 100%.";
    }
    var means = new Distribution(lives.stream().mapToLong(life -> Math.round(mean(life))));
    return "The exact mean at a hit is %s%s."
        .formatted(
            money(exact),
            means.error() == 0
                ? ""
                : number(
                    "; play is %+.1f standard errors from it",
                    (means.mean() - exact) / means.error()));
  }

  private static double mean(Stretch life) {
    return life.hits().stream().mapToLong(hit -> hit.meter().units()).average().orElse(0);
  }

  private Sheet rows() {
    var rows = new TreeMap<String, List<Hit>>();
    hits().forEach(hit -> rows.computeIfAbsent(hit.row(), _ -> new ArrayList<>()).add(hit));
    var all = hits().count();
    return new Sheet(
        name,
        "rows",
        "By row",
        Listing.of(rows.entrySet())
            .column("row", Map.Entry::getKey)
            .column(">hits", row -> row.getValue().size())
            .column(">part", row -> part((double) row.getValue().size() / all))
            .column(">mean prize", row -> money(meanPrize(row.getValue())))
            .column(">largest prize", row -> largest(row.getValue())));
  }

  private static double meanPrize(List<Hit> hits) {
    return hits.stream().mapToLong(hit -> hit.prize().units()).average().orElse(0);
  }

  private static Money largest(List<Hit> hits) {
    return hits.stream().map(Hit::prize).max(Money::compareTo).orElse(Money.ZERO);
  }

  private record Place(String what, Money perHit, double part) {
    Cell partOfStakes() {
      return Cell.shown(number("%.3f%%", 100 * part), part);
    }
  }

  /// Shows where the wagered money went.
  private Sheet books(Distribution meters) {
    var terms = plan.jackpot().terms();
    var wagers = hits().mapToLong(Hit::wagers).sum() * plan.players();
    var staked = (double) terms.wager().units() * wagers;
    var hits = meters.size();
    var places = new ArrayList<Place>();
    places.add(place("staked", staked, hits, staked));
    var paid = hits().mapToLong(hit -> hit.share().units() * plan.players()).sum();
    places.add(place("paid to winners", paid, hits, staked));
    if (terms.isProgressive()) {
      var seeded = hits().mapToLong(hit -> hit.seeded().units()).sum();
      places.add(place("seeds that the house laid out", seeded, hits, staked));
      places.add(
          place("of those, not repaid by the reserve", grown(Jackpot::seedOwed), hits, staked));
      places.add(place("more in the reserve", grown(Jackpot::reserve), hits, staked));
      places.add(place("more above the limit", grown(Jackpot::overflow), hits, staked));
    }
    return new Sheet(
            name,
            "money",
            "Money",
            Listing.of(places)
                .column("what", Place::what)
                .column(">per hit", Place::perHit)
                .column(">of what was staked", Place::partOfStakes)
                .named("partOfStaked"))
        .facts(List.of("Highest meter %s.".formatted(money(meters.at(1)))));
  }

  private double grown(Function<Jackpot, Money> of) {
    return lives.stream()
        .mapToLong(life -> of.apply(life.end()).minus(of.apply(life.begin())).units())
        .sum();
  }

  private static Place place(String what, double units, long hits, double staked) {
    return new Place(what, money(units / hits), units / staked);
  }

  private Plot overTime() {
    var points = new ArrayList<Plot.Point>();
    var hours = 0.0;
    var first = lives.getFirst();
    var top = dollars(first.begin().meter());
    points.add(new Plot.Point(0, top));
    for (var hit : first.hits().stream().limit(SHOWN).toList()) {
      hours += hit.hours();
      points.add(new Plot.Point(hours, dollars(hit.meter())));
      points.add(new Plot.Point(hours, dollars(hit.after().meter())));
      top = Math.max(top, dollars(hit.meter()));
    }
    return new Plot(
        "Meter of %s over some hits".formatted(name),
        DistributionTables.WIDTH,
        DistributionTables.HEIGHT,
        new Plot.Axis("Hours of play", 0, hours, value -> number("%,.0f", value)),
        new Plot.Axis("Meter", 0, top * 1.1 + 1, Plot::dollars),
        List.of(new Plot.Series("", points)),
        null,
        List.of());
  }

  private static double dollars(Money amount) {
    return DistributionTables.dollars(amount.units());
  }
}
