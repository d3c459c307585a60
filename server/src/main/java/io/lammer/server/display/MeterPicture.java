package io.lammer.server.display;

import static io.lammer.server.page.Words.say;
import static io.lammer.server.page.Words.sayOr;

import io.lammer.report.roads.LammersSvg;
import io.lammer.report.roads.ProgressText;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.tables.Lammers;
import io.lammer.tables.Layout;
import io.lammer.tables.Notices;
import io.lammer.tables.Offer;
import io.lammer.tables.Progress;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A jackpot as a table's display shows it.
///
/// @param cents what is displayed, from which screens roll up
/// @param fault why its amount does not count at the moment, or null
/// @param status what else is to be said: a hit that waits, linked tables
/// @param lammers the picture of how far its wager has come, or null where it takes one round
public record MeterPicture(
    String id,
    String title,
    String kind,
    String wager,
    Money amount,
    long cents,
    @Nullable String fault,
    @Nullable String pending,
    String status,
    List<PayLine> pays,
    List<String> notices,
    @Nullable String lammers,
    String progress,
    List<HitPicture> hits) {

  /// A row of the paytable, for the fixed wager.
  ///
  /// @param shared a percentage, which winners share
  /// @param reached what the wager in progress has come to
  public record PayLine(String label, String pay, boolean shared, boolean reached) {}

  /// A hit that waits for approval.
  public record HitPicture(
      int number, String table, String row, Money amount, int winners, Money now) {}

  static MeterPicture of(LiveTable table, Offer offer, LiveJackpot jackpot, List<Progress> steps) {
    var money = jackpot.money();
    var progress =
        steps.stream()
            .filter(step -> step.offer().name().equals(offer.name()))
            .max((one, other) -> one.count() - other.count());
    return new MeterPicture(
        jackpot.name(),
        title(offer, jackpot),
        say(money.terms().isProgressive() ? "display.progressive" : "display.house"),
        say("display.wager", money.terms().wager().brief()),
        money.displayed(),
        money.displayed().units() / Money.UNITS_PER_CENT,
        jackpot.status() == LiveJackpot.Status.STOPPED ? say("display.stopped") : null,
        pending(jackpot),
        status(table, jackpot),
        pays(offer, jackpot, progress.map(Progress::now).orElse(null)),
        Notices.of(layout(table), money.terms()),
        layout(table).isOnBonusTracker(offer) ? null : lammers(offer, progress.orElse(null)),
        progress.map(ProgressText::of).orElse(say("display.no-progress")),
        jackpot.open().stream()
            .map(
                hit ->
                    new HitPicture(
                        hit.number(),
                        hit.table(),
                        hit.row(),
                        hit.amount(),
                        hit.winners().size(),
                        money.displayed()))
            .toList());
  }

  private static String title(Offer offer, LiveJackpot jackpot) {
    var called = offer.paytable() == null ? null : offer.paytable().called(offer.name());
    var title = called != null ? called : sayOr("display.wager." + offer.name(), jackpot.name());
    var sensor = offer.wager().spot().sensor();
    return sensor == null ? title : say("display.on-sensor", title, sensor);
  }

  private static Layout layout(LiveTable table) {
    return table.playing().layout();
  }

  private static @Nullable String pending(LiveJackpot jackpot) {
    return jackpot.open().isEmpty()
        ? null
        : say("display.pending", jackpot.pending(), jackpot.open().getFirst().table());
  }

  private static String status(LiveTable table, LiveJackpot jackpot) {
    var limit = jackpot.money().terms().limit();
    if (limit != null && jackpot.money().meter().compareTo(limit) >= 0) {
      return say("display.at-limit");
    }
    return jackpot.tables().stream().allMatch(table.name()::equals)
        ? ""
        : say("display.linked", String.join(" · ", jackpot.tables()));
  }

  private static List<PayLine> pays(
      Offer offer, LiveJackpot jackpot, Progress.@Nullable Prize now) {
    var paytable = offer.paytable();
    return paytable == null
        ? List.of()
        : paytable.rows(offer.name()).stream().map(row -> pay(row, jackpot, now)).toList();
  }

  private static PayLine pay(Row row, LiveJackpot jackpot, Progress.@Nullable Prize now) {
    return new PayLine(
        row.label(),
        Notices.pay(row, jackpot.money().terms()).replaceFirst("\\.00$", ""),
        row.pay() instanceof Pay.Percent,
        now != null && now.row().equals(row.label()));
  }

  private static @Nullable String lammers(Offer offer, @Nullable Progress progress) {
    return progress != null
        ? LammersSvg.of(progress.lammers())
        : Lammers.of(offer.wager().machine(), 0).map(LammersSvg::of).orElse(null);
  }
}
