package io.lammer.render.math;

import static io.lammer.render.odds.OddsFormat.dollars;
import static io.lammer.render.odds.OddsFormat.percent;
import static io.lammer.render.odds.OddsFormat.whole;

import io.lammer.odds.Analysis;
import io.lammer.odds.JackpotOdds;
import io.lammer.odds.Ratio;
import io.lammer.render.paper.Html;
import io.lammer.render.paper.HtmlTable;
import io.lammer.render.paper.Listing;
import io.lammer.render.picture.Plot;
import io.lammer.rules.Money;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/// The figures of a jackpot wager in a math report.
record JackpotHtml(Analysis analysis, JackpotOdds odds) {
  private static final double[] CHANCES = {0.10, 0.25, 0.50, 0.75, 0.90, 0.95, 0.99};
  private static final int[] PLAYERS = {1, 2, 3, 5, 7};
  private static final int PLOT_WIDTH = 660;
  private static final int PLOT_HEIGHT = 156;

  Html html() {
    var meters = meters();
    return Html.of(
        Html.element("h4", "Jackpot, " + OddsHtml.name(analysis)),
        meters.isNothing()
            ? figures()
            : Html.styled(
                "div",
                "pair",
                Html.styled("div", "half", figures()),
                Html.styled("div", "half", meters)),
        byPlayers(),
        odds.wagersBetweenHits() == null ? Html.NOTHING : percentiles(),
        plot());
  }

  private Html figures() {
    var table = new HtmlTable("figures", "Figure", ">");
    table.row("Return of the fixed pays", percent(odds.fixedReturn()));
    var breakEven = odds.breakEvenMeter();
    if (breakEven != null) {
      table.row("Break-even meter", dollars(breakEven));
      var perThousand = odds.returnAt(Ratio.of(1_000)).minus(odds.fixedReturn());
      table.row("Return of each $1,000 on the meter", percent(perThousand));
    }
    var longRun = odds.longRun();
    if (longRun != null) {
      table.row("Long run: paid to players", percent(longRun.players()));
      table.row("Long run: kept in the reserve", percent(longRun.reserve()));
      if (longRun.overflow().signum() > 0) {
        table.row("Long run: kept above the limit", percent(longRun.overflow()));
      }
      table.row("Long run: house outlay, their sum", percent(longRun.outlay()));
      table.row("Average jackpot at a hit", dollars(longRun.averageAtHit()));
    }
    if (longRun == null && odds.isBeyondClosedForm()) {
      table.row("Long run", "no closed form: a limit, and percentages below 100");
    }
    var between = odds.wagersBetweenHits();
    if (between != null) {
      table.row("Wagers of a player between hits, mean", whole(between));
    }
    var whole = odds.wagersBetweenWholeHits();
    if (whole != null && !whole.equals(between)) {
      table.row("The same, hits of 100%", whole(whole));
    }
    return table.html();
  }

  private Html byPlayers() {
    if (odds.breakEvenMeter() == null) {
      return Html.NOTHING;
    }
    record Figure(String name, Function<JackpotOdds, String> value) {}
    var even = new Figure("Break-even meter", it -> dollars(it.breakEvenMeter()));
    var figures =
        odds.longRun() == null
            ? List.of(even)
            : List.of(
                even,
                new Figure("Long run: paid to players", it -> percent(run(it).players())),
                new Figure("Long run: house outlay", it -> percent(run(it).outlay())),
                new Figure("Average jackpot at a hit", it -> dollars(run(it).averageAtHit())));
    var listing = Listing.of(figures).column("Players who all wager in every round", Figure::name);
    for (var players : PLAYERS) {
      var shared =
          analysis.with(analysis.assumptions().withPlayers(players)).jackpot().orElseThrow();
      listing.column(">" + players, figure -> figure.value().apply(shared));
    }
    return listing.table("players").html();
  }

  private static JackpotOdds.LongRun run(JackpotOdds odds) {
    return Objects.requireNonNull(odds.longRun());
  }

  private Html percentiles() {
    var listing =
        Listing.of(List.of(odds)).column("Probability of a hit", _ -> "within so many wagers");
    for (var chance : CHANCES) {
      listing.column(">" + Plot.percent(chance), it -> "%,d".formatted(it.wagersUntilHit(chance)));
    }
    return listing.table("percentiles").html();
  }

  /// The return at relevant displays; if none are given, at fractions of the break-even meter.
  private Html meters() {
    record Shown(String name, Money meter, Analysis at) {}
    var shown = new ArrayList<Shown>();
    named()
        .forEach(
            (name, meter) -> {
              var at = analysis.with(analysis.assumptions().withMeter(meter));
              shown.add(new Shown(name, meter, at));
            });
    return shown.isEmpty()
        ? Html.NOTHING
        : Listing.of(shown)
            .column("Display", Shown::name)
            .column(">Meter", it -> dollars(Ratio.of(it.meter().decimal())))
            .column(">Return", it -> percent(it.at().expectedReturn()))
            .column(">Edge", it -> percent(it.at().houseEdge()))
            .column(">Std. dev.", it -> OddsHtml.decimal(it.at().standardDeviation()))
            .table("meters")
            .html();
  }

  private Map<String, Money> named() {
    var named = new LinkedHashMap<String, Money>();
    var breakEven = odds.breakEvenMeter();
    if (breakEven == null) {
      return named;
    }
    var assumed = analysis.assumptions();
    if (assumed.seed() != null) {
      named.put("Seed", assumed.seed());
    }
    if (assumed.meter() != null) {
      named.put("Stated meter", assumed.meter());
    }
    var longRun = odds.longRun();
    if (longRun != null) {
      named.put("Average hit", cents(longRun.averageAtHit()));
    }
    if (assumed.limit() != null) {
      named.put("Limit", assumed.limit());
    }
    if (named.isEmpty()) {
      named.put("¼ of break-even", cents(breakEven.times(Ratio.of(1, 4))));
      named.put("½ of break-even", cents(breakEven.times(Ratio.of(1, 2))));
      named.put("¾ of break-even", cents(breakEven.times(Ratio.of(3, 4))));
    }
    named.put("Break-even", cents(breakEven));
    return named;
  }

  private static Money cents(Ratio dollars) {
    return Money.of(JackpotOdds.cents(dollars));
  }

  private Html plot() {
    var breakEven = odds.breakEvenMeter();
    if (breakEven == null || breakEven.signum() <= 0) {
      return Html.NOTHING;
    }
    var even = breakEven.doubleValue();
    var high =
        named().values().stream().mapToDouble(m -> m.decimal().doubleValue()).max().orElse(even);
    var right = Math.max(high, even) * 1.25;
    var top = odds.returnAt(Ratio.of(Math.round(right))).doubleValue();
    var low = Math.floor(odds.fixedReturn().doubleValue() * 10) / 10;
    var line =
        new Plot.Series(
            "return",
            List.of(
                new Plot.Point(0, odds.fixedReturn().doubleValue()), new Plot.Point(right, top)));
    var plot =
        new Plot(
            "Return of %s against its meter".formatted(OddsHtml.name(analysis)),
            PLOT_WIDTH,
            PLOT_HEIGHT,
            new Plot.Axis("Displayed jackpot", 0, right, Plot::dollars),
            new Plot.Axis("Return to player", low, Math.max(top, 1.05), Plot::percent),
            List.of(line),
            new Plot.Guide("100%", 1),
            List.of(new Plot.Mark("break-even " + dollars(breakEven), new Plot.Point(even, 1))));
    return plot.html();
  }
}
