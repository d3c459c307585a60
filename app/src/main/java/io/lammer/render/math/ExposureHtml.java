package io.lammer.render.math;

import io.lammer.odds.Analysis;
import io.lammer.render.odds.OddsFormat;
import io.lammer.render.paper.Html;
import io.lammer.render.paper.HtmlTable;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Layout;
import io.lammer.table.Setup;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The report chapter on exposure: limits, the highest pay of each wager, and the most the house
/// can owe for it at once.
record ExposureHtml(@Nullable Layout layout) {
  static Html of(@Nullable Layout layout, List<Analysis> analyses) {
    var exposure = new ExposureHtml(layout);
    var table =
        new HtmlTable(
            "summary",
            "Paytable",
            "Wager",
            "Highest pay",
            ">1 in",
            ">Limits",
            ">Largest pay",
            ">All seats at once");
    analyses.forEach(analysis -> exposure.add(table, analysis));
    return RulesChapter.chapter(
        "exposure",
        "Limits, maximum pays and exposure",
        Html.paragraph(exposure.said()),
        table.html());
  }

  private String said() {
    if (layout == null) {
      return "No set-up was given, so limits are the operator's and amounts are those of a $1 wager"
          + " by one player. A percentage is of the stated meter, or of the limit where one is"
          + " stated.";
    }
    var text =
        "Limits are those of the set-up; a wager without one has an amount per $1. Seats: %d."
            .formatted(layout.rules().seats());
    var most = layout.rules().maxAggregate();
    return most == null
        ? text
        : text
            + " Bonus Craps wagers together pay at most %s per %s."
                .formatted(most.amount(), Value.spelled(most.per()));
  }

  private void add(HtmlTable table, Analysis analysis) {
    var limits = limits(analysis);
    var stake =
        analysis.isJackpot()
            ? analysis.assumptions().wager()
            : limits.map(Setup.Limits::maximum).orElse(Money.dollars(1));
    var top =
        analysis.rows().stream()
            .filter(odds -> odds.row() != null && odds.ways().signum() > 0)
            .max(Comparator.comparing(odds -> worth(odds.row(), analysis, stake)));
    if (top.isEmpty()) {
      return;
    }
    var row = top.get().row();
    var pay = worth(row, analysis, stake);
    var open = row != null && row.pay() instanceof Pay.Percent && meter(analysis) == null;
    var shared = row != null && row.pay() instanceof Pay.Percent;
    table.row(
        analysis.paytable() == null ? "-" : analysis.paytable().id(),
        OddsHtml.name(analysis),
        row == null ? "" : row.pays(),
        OddsFormat.oneIn(top.get().probability()),
        analysis.isJackpot()
            ? stake + " fixed"
            : limits.map(l -> l.minimum() + " to " + l.maximum()).orElse("not stated"),
        open ? "the meter" : pay.toString(),
        open ? "the meter" : (shared ? pay : pay.times(seats())).toString());
  }

  private int seats() {
    return layout == null ? 1 : layout.rules().seats();
  }

  private Optional<Setup.Limits> limits(Analysis analysis) {
    return layout == null
        ? Optional.empty()
        : Optional.ofNullable(layout.setup().limitsOf(analysis.wager().name()));
  }

  private static @Nullable Money meter(Analysis analysis) {
    var assumed = analysis.assumptions();
    return assumed.limit() != null ? assumed.limit() : assumed.meter();
  }

  /// The win of one winner on a row, stake excluded.
  private static Money worth(@Nullable Row row, Analysis analysis, Money stake) {
    return switch (row == null ? new Pay.Loss() : row.pay()) {
      case Pay.Loss(), Pay.HalfLoss(), Pay.Push() -> Money.ZERO;
      case Pay.Odds(var odds) -> stake.times(odds).wholeCents();
      case Pay.Dollars(var amount) -> amount.forWager(stake);
      case Pay.Percent(var share) -> {
        var meter = meter(analysis);
        yield meter == null ? Money.dollars(1_000_000_000) : meter.times(share).wholeCents();
      }
    };
  }
}
