package io.lammer.render.day;

import io.lammer.accounting.HitRecord;
import io.lammer.render.day.DayReport.TableDay;
import io.lammer.render.day.DayReport.WagerDay;
import io.lammer.render.paper.Html;
import io.lammer.render.paper.Listing;
import io.lammer.render.paper.Sheet;
import io.lammer.render.picture.Bars;
import io.lammer.render.picture.Plot;
import io.lammer.rules.Money;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// The first sheet of a report, which summarizes the day on one screen.
final class SummarySheet {
  /// The number of busiest tables or wagers listed by name; the others are combined in one line.
  private static final int SHOWN = 10;

  private record Sum(String name, long rounds, Money handle, Money win, Money theory) {
    static Sum of(TableDay table) {
      return of(table.name(), table.rounds(), table.wagers());
    }

    static Sum of(String name, long rounds, List<WagerDay> wagers) {
      return new Sum(
          name,
          rounds,
          TableSheets.sum(wagers, WagerDay::handle),
          TableSheets.sum(wagers, WagerDay::win),
          TableSheets.sum(wagers, WagerDay::theory));
    }

    Sum plus(String newName, Sum other) {
      return new Sum(
          newName,
          rounds + other.rounds,
          handle.plus(other.handle),
          win.plus(other.win),
          theory.plus(other.theory));
    }
  }

  private SummarySheet() {}

  static Sheet of(DayReport report) {
    var tables = report.tables().stream().map(Sum::of).toList();
    var all = all(tables);
    var shown = busiest(tables);
    var rows = tables.size() > 1 ? Stream.concat(shown.stream(), Stream.of(all)).toList() : shown;
    return new Sheet(
            "Summary",
            "summary",
            "",
            Listing.of(rows)
                .column("table", Sum::name)
                .column(">rounds", Sum::rounds)
                .column(">handle", Sum::handle)
                .column(">win", Sum::win)
                .column(">hold", sum -> TableSheets.hold(sum.win(), sum.handle()))
                .column(">theory", Sum::theory)
                .column(">theoretical hold", sum -> TableSheets.hold(sum.theory(), sum.handle()))
                .column(">against theory", sum -> sum.win().minus(sum.theory())))
        .facts(List.of(facts(report)))
        .with(pictures(report, shown));
  }

  private static List<Html> pictures(DayReport report, List<Sum> tables) {
    var wagers = new LinkedHashMap<String, Sum>();
    for (var table : report.tables()) {
      for (var wager : table.wagers()) {
        wagers.merge(
            wager.wager(),
            Sum.of(wager.wager(), 0, List.of(wager)),
            (sum, more) -> sum.plus(sum.name(), more));
      }
    }
    var pictures = new ArrayList<Html>();
    if (tables.size() > 1) {
      pictures.add(against("Win by table", tables));
    }
    if (!wagers.isEmpty()) {
      var busiest = busiest(List.copyOf(wagers.values()));
      pictures.add(against("Win by wager", busiest));
      pictures.add(
          new Bars(
                  "Handle by wager",
                  null,
                  busiest.stream()
                      .map(sum -> new Bars.Bar(sum.name(), dollars(sum.handle()), 0))
                      .toList(),
                  Plot::dollars)
              .html());
    }
    return pictures;
  }

  private static Html against(String title, List<Sum> sums) {
    return new Bars(
            title,
            "theory",
            sums.stream()
                .map(sum -> new Bars.Bar(sum.name(), dollars(sum.win()), dollars(sum.theory())))
                .toList(),
            Plot::dollars)
        .html();
  }

  private static double dollars(Money money) {
    return money.decimal().doubleValue();
  }

  private static Sum all(List<Sum> sums) {
    return sums.stream()
        .reduce(
            new Sum("all", 0, Money.ZERO, Money.ZERO, Money.ZERO),
            (sum, more) -> sum.plus("all", more));
  }

  private static List<Sum> busiest(List<Sum> sums) {
    if (sums.size() <= SHOWN) {
      return sums;
    }
    var sorted = sums.stream().sorted(Comparator.comparing(Sum::handle).reversed()).toList();
    var others = all(sorted.subList(SHOWN - 1, sorted.size()));
    return Stream.concat(
            sorted.stream().limit(SHOWN - 1), Stream.of(others.plus("others", all(List.of()))))
        .toList();
  }

  private static String facts(DayReport report) {
    return "Jackpot hits: %d for %s, %d of them wait. Voided rounds: %d. Voids, corrections and changes: %d."
        .formatted(
            report.hits().size(),
            sum(report, made -> made.hit().amount()),
            report.hits().stream()
                .filter(hit -> hit.made().state() == HitRecord.State.WAITING)
                .count(),
            report.tables().stream().mapToLong(TableDay::voided).sum(),
            report.incidents().size());
  }

  private static Money sum(DayReport report, Function<HitRecord, Money> of) {
    return report.hits().stream()
        .filter(hit -> hit.made().state() != HitRecord.State.REJECTED)
        .map(hit -> of.apply(hit.made()))
        .reduce(Money.ZERO, Money::plus);
  }
}
