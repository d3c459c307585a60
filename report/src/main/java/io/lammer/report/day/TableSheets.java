package io.lammer.report.day;

import io.lammer.report.day.DayReport.Extra;
import io.lammer.report.day.DayReport.TableDay;
import io.lammer.report.day.DayReport.WagerDay;
import io.lammer.report.game.GameText;
import io.lammer.report.paper.Cell;
import io.lammer.report.paper.Sheet;
import io.lammer.rules.Game;
import io.lammer.rules.Money;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The sheets of tables.
final class TableSheets {
  private static final String CHAPTER = "Tables";

  /// With fewer decisions, how far a win is from theory says nothing.
  private static final int ENOUGH = 30;

  private TableSheets() {}

  /// Handle, win and hold by wager, against theory.
  static Sheet wagers(TableDay table) {
    var rows = new ArrayList<List<Cell>>();
    table.wagers().forEach(wager -> rows.add(row(wager)));
    if (table.wagers().size() > 1) {
      rows.add(total(table.wagers()));
    }
    return new Sheet(
        CHAPTER,
        "wagers",
        table.name(),
        List.of(facts(table), supports(table)),
        List.of(
            "wager",
            "paytable",
            ">decisions",
            ">handle",
            ">win",
            ">hold",
            ">edge",
            ">theory",
            ">deviations",
            ">commission",
            ">vig"),
        rows,
        List.of(),
        table.players().agree()
            ? List.of()
            : List.of(
                "%s: by the books players took %s, by the wagers %s"
                    .formatted(table.name(), table.players().booked(), table.players().figured())));
  }

  private static List<Cell> row(WagerDay wager) {
    var edge = wager.edge();
    return List.of(
        Cell.of(wager.wager()),
        Cell.of(wager.paytable()),
        Cell.of(wager.decisions()),
        Cell.of(wager.handle()),
        Cell.of(wager.win()),
        hold(wager.win(), wager.handle()),
        edge == null ? Cell.NONE : new Cell.Percent(edge.decimal(), 3),
        Cell.of(wager.theory()),
        wager.decisions() < ENOUGH || wager.deviation() == 0
            ? Cell.NONE
            : new Cell.Decimal(wager.deviations(), 2),
        DaySheets.or(wager.commission()),
        DaySheets.or(wager.vig()));
  }

  private static List<Cell> total(List<WagerDay> wagers) {
    var handle = sum(wagers, WagerDay::handle);
    var win = sum(wagers, WagerDay::win);
    return List.of(
        Cell.of("all"),
        Cell.NONE,
        Cell.NONE,
        Cell.of(handle),
        Cell.of(win),
        hold(win, handle),
        Cell.NONE,
        Cell.of(sum(wagers, WagerDay::theory)),
        Cell.NONE,
        DaySheets.or(sum(wagers, WagerDay::commission)),
        DaySheets.or(sum(wagers, WagerDay::vig)));
  }

  private static Money sum(List<WagerDay> wagers, Function<WagerDay, Money> of) {
    return wagers.stream().map(of).reduce(Money.ZERO, Money::plus);
  }

  private static Cell hold(Money win, Money handle) {
    return handle.isZero()
        ? Cell.NONE
        : new Cell.Percent(win.decimal().divide(handle.decimal(), MathContext.DECIMAL64), 2);
  }

  private static String facts(TableDay table) {
    return "%s, %s%s; %s %,d%s, voided %,d; %s at stake"
        .formatted(
            table.edition(),
            DaySheets.word(table.status()),
            table.training() ? ", for training" : "",
            GameText.rounds(table.game()),
            table.rounds(),
            table.game() == Game.CRAPS ? ", hands ended %,d".formatted(table.hands()) : "",
            table.voided(),
            table.players().atStake());
  }

  /// What the figures stand for, by how much was keyed.
  private static String supports(TableDay table) {
    if (table.keyed().size() > 1) {
      return "What is keyed was changed in the day (%s): the figures hold for what was keyed."
          .formatted(DaySheets.words(table.keyed().stream().map(DaySheets::word).toList()));
    }
    return switch (table.keyed().getLast()) {
      case JACKPOTS ->
          "Only jackpot wagers are keyed: there is no win or hold of the table or of other wagers.";
      case BONUS ->
          "Jackpot and bonus wagers are keyed: there is no win or hold of the table or of main"
              + " wagers.";
      case EVERYTHING -> "Everything is keyed: the figures are the table's.";
    };
  }

  /// What the house made of each table.
  static Sheet results(List<TableDay> tables) {
    var rows = new ArrayList<List<Cell>>();
    for (var table : tables) {
      var result = table.result();
      rows.add(
          List.of(
              Cell.of(table.name()),
              Cell.of(result.win()),
              Cell.of(result.toProgressives()),
              Cell.of(result.housePrizes()),
              Cell.of(result.envy()),
              Cell.of(result.promotions()),
              Cell.of(result.kept()),
              Cell.of(table.players().booked())));
    }
    return new Sheet(
        "Table results",
        "tables",
        "",
        List.of(),
        List.of(
            "table",
            ">win",
            ">to progressives",
            ">house prizes",
            ">envy",
            ">promotions",
            ">kept",
            ">players took"),
        rows,
        List.of(
            "Handle is the money of wagers that were resolved, voided rounds left out; win has"
                + " commission and vig in it. Theory is handle times the exact edge, a vig up front"
                + " as it was collected; of a jackpot wager the fixed pays only, without its"
                + " meter.",
            "Deviations are standard deviations from theory, from %d decisions on; wagers of one"
                    .formatted(ENOUGH)
                + " kind on one outcome count as one.",
            "Players took: their accounts by the books, with what is still at stake and approved"
                + " jackpots; it is checked against the wagers."),
        List.of());
  }

  static Sheet extras(List<TableDay> tables) {
    var rows = new ArrayList<List<Cell>>();
    for (var table : tables) {
      table.envy().forEach(extra -> rows.add(row(table, "envy", extra)));
      table.promotions().forEach(extra -> rows.add(row(table, "promotion", extra)));
    }
    return new Sheet(
        "Envy and promotions",
        "extras",
        "",
        rows.isEmpty() ? List.of("None.") : List.of(),
        List.of("table", "kind", "wager", "row or consent", ">times", ">amount"),
        rows,
        List.of(),
        List.of());
  }

  private static List<Cell> row(TableDay table, String kind, Extra extra) {
    return List.of(
        Cell.of(table.name()),
        Cell.of(kind),
        Cell.of(extra.wager()),
        Cell.of(extra.of()),
        Cell.of(extra.times()),
        Cell.of(extra.amount()));
  }
}
