package io.lammer.render.day;

import io.lammer.render.day.DayReport.Extra;
import io.lammer.render.day.DayReport.TableDay;
import io.lammer.render.day.DayReport.WagerDay;
import io.lammer.render.paper.Cell;
import io.lammer.render.paper.Listing;
import io.lammer.render.paper.Sheet;
import io.lammer.rules.Money;
import io.lammer.table.words.GameWords;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The sheets about tables.
final class TableSheets {
  private static final String CHAPTER = "Tables";

  /// With fewer decisions than this, the deviation from theory is not meaningful.
  private static final int ENOUGH = 30;

  /// Placeholder for the total line, which has no count of decisions.
  private static final long ALL = -1;

  private TableSheets() {}

  static Sheet wagers(TableDay table) {
    var wagers = new ArrayList<>(table.wagers());
    if (wagers.size() > 1) {
      wagers.add(total(table.wagers()));
    }
    return new Sheet(
            CHAPTER,
            "wagers",
            table.name(),
            Listing.of(wagers)
                .column("wager", WagerDay::wager)
                .column("paytable", WagerDay::paytable)
                .column(">decisions", it -> it.decisions() == ALL ? Cell.NONE : it.decisions())
                .column(">handle", WagerDay::handle)
                .column(">win", WagerDay::win)
                .column(">hold", it -> hold(it.win(), it.handle()))
                .column(
                    ">edge", it -> it.edge() == null ? "" : Cell.percent(it.edge().decimal(), 3))
                .column(">theory", WagerDay::theory)
                .column(">deviations", TableSheets::deviations)
                .column(">commission", it -> or(it.commission()))
                .column(">vig", it -> or(it.vig())))
        .facts(List.of(facts(table), supports(table)))
        .faults(faults(table));
  }

  private static List<String> faults(TableDay table) {
    var faults = new ArrayList<String>();
    if (!table.players().agree()) {
      faults.add(
          "%s: by the books players took %s, by the wagers %s"
              .formatted(table.name(), table.players().booked(), table.players().figured()));
    }
    if (!table.result().isBooked()) {
      faults.add(
          "%s: by the books the house kept %s, by the wagers %s"
              .formatted(table.name(), table.result().booked(), table.result().kept()));
    }
    return faults;
  }

  private static Cell deviations(WagerDay wager) {
    return wager.decisions() < ENOUGH || wager.deviation() == 0
        ? Cell.NONE
        : Cell.decimal(wager.deviations(), 2);
  }

  private static Cell or(Money amount) {
    return amount.isZero() ? Cell.NONE : Cell.of(amount);
  }

  private static WagerDay total(List<WagerDay> wagers) {
    return new WagerDay(
        "all",
        "",
        ALL,
        sum(wagers, WagerDay::handle),
        sum(wagers, WagerDay::win),
        null,
        sum(wagers, WagerDay::theory),
        0,
        sum(wagers, WagerDay::commission),
        sum(wagers, WagerDay::vig));
  }

  static Money sum(List<WagerDay> wagers, Function<WagerDay, Money> of) {
    return wagers.stream().map(of).reduce(Money.ZERO, Money::plus);
  }

  static Cell hold(Money win, Money handle) {
    return handle.isZero()
        ? Cell.NONE
        : Cell.percent(win.decimal().divide(handle.decimal(), MathContext.DECIMAL64), 2);
  }

  private static String facts(TableDay table) {
    return "%s, %s%s; %s %,d%s, voided %,d; %s at stake"
        .formatted(
            table.edition(),
            DaySheets.word(table.status()),
            table.training() ? ", for training" : "",
            GameWords.of(table.game()).rounds(),
            table.rounds(),
            GameWords.of(table.game()).handsEnded(table.hands()),
            table.voided(),
            table.players().atStake());
  }

  /// States what the figures cover, which depends on how much was keyed.
  private static String supports(TableDay table) {
    if (table.keyed().size() > 1) {
      return "What is keyed was changed in the day (%s): the figures hold for what was keyed."
          .formatted(String.join(", ", table.keyed().stream().map(DaySheets::word).toList()));
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

  static Sheet results(List<TableDay> tables) {
    return new Sheet(
            "Table results",
            "tables",
            "",
            Listing.of(tables)
                .column("table", TableDay::name)
                .column(">win", table -> table.result().win())
                .column(">to progressives", table -> table.result().toProgressives())
                .column(">house prizes", table -> table.result().housePrizes())
                .column(">envy", table -> table.result().envy())
                .column(">promotions", table -> table.result().promotions())
                .column(">corrections", table -> table.result().corrections())
                .column(">kept", table -> table.result().kept())
                .column(">players took", table -> table.players().booked()))
        .notes(
            List.of(
                "Handle is the money of wagers that were resolved, voided rounds left out; win has"
                    + " commission and vig in it. Theory is handle times the exact edge, a vig up"
                    + " front as it was collected; of a jackpot wager the fixed pays only, without"
                    + " its meter.",
                "Deviations are standard deviations from theory, from %d decisions on; wagers of one"
                        .formatted(ENOUGH)
                    + " kind on one outcome count as one.",
                "Corrections are what seats were paid for earlier rounds, less what they paid back;"
                    + " each is told with its evidence below.",
                "Players took: their accounts by the books, with what is still at stake and"
                    + " jackpots whose slips were paid; what players took and what the house kept"
                    + " are checked against the books."));
  }

  static Sheet extras(List<TableDay> tables) {
    record Paid(String table, String kind, Extra extra) {}
    var paid = new ArrayList<Paid>();
    for (var table : tables) {
      table.envy().forEach(extra -> paid.add(new Paid(table.name(), "envy", extra)));
      table.promotions().forEach(extra -> paid.add(new Paid(table.name(), "promotion", extra)));
    }
    return new Sheet(
            "Envy and promotions",
            "extras",
            "",
            Listing.of(paid)
                .column("table", Paid::table)
                .column("kind", Paid::kind)
                .column("wager", it -> it.extra().wager())
                .column("row or consent", it -> it.extra().of())
                .column(">times", it -> it.extra().times())
                .column(">amount", it -> it.extra().amount()))
        .orSay("None.");
  }
}
