package io.lammer.server.display;

import io.lammer.report.roads.LammersSvg;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.tables.Lammers;
import io.lammer.tables.Layout;
import io.lammer.tables.Notices;
import io.lammer.tables.Offer;
import io.lammer.tables.Progress;
import io.lammer.tables.Setup.Jackpot.Title;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A jackpot as a table's display shows it.
///
/// @param amount null for a retired jackpot, which shows none
/// @param cents what is displayed, from which screens roll up
/// @param fault why its amount does not count at the moment, or null
/// @param pending a hit that waits, or null
/// @param lammers the picture of how far its wager has come, or null where it takes one round
public record MeterPicture(
    String id,
    String art,
    String title,
    String kind,
    @Nullable Money amount,
    long cents,
    @Nullable String fault,
    @Nullable String pending,
    List<String> notices,
    @Nullable String lammers,
    List<Scene> pays,
    List<HitPicture> hits) {

  /// A hit that waits for approval.
  public record HitPicture(
      int number, String table, String row, Money amount, int winners, Money now) {}

  static MeterPicture of(
      LiveTable table, Offer offer, LiveJackpot jackpot, List<Progress> steps, Speech words) {
    var money = jackpot.money();
    var progress =
        steps.stream()
            .filter(step -> step.offer().name().equals(offer.name()))
            .max((one, other) -> one.count() - other.count());
    var title = title(offer, words);
    return new MeterPicture(
        jackpot.name(),
        new Art(layout(table).edition().game()).of(offer.name()),
        title,
        words.say(kind(table, jackpot), money.terms().wager().brief()),
        jackpot.status() == LiveJackpot.Status.RETIRED ? null : money.displayed(),
        money.displayed().units() / Money.UNITS_PER_CENT,
        jackpot.status() == LiveJackpot.Status.RUNNING ? null : words.say("stopped"),
        pending(jackpot, words),
        notices(table, jackpot, words),
        layout(table).isOnBonusTracker(offer) ? null : lammers(offer, progress.orElse(null)),
        pays(offer, jackpot, progress.map(Progress::now).orElse(null), title, words),
        jackpot.open().stream()
            .map(
                hit ->
                    new HitPicture(
                        hit.number(),
                        hit.table(),
                        words.term(offer.told(hit.row())),
                        hit.amount(),
                        hit.winners().size(),
                        money.displayed()))
            .toList());
  }

  private static String title(Offer offer, Speech words) {
    var title = Titles.of(offer, words);
    var sensor = offer.wager().spot().sensor();
    return sensor == null ? title : words.say("on-sensor", title, sensor);
  }

  /// What the document calls a jackpot of this kind, or which of its two names the operator chose.
  private static String kind(LiveTable table, LiveJackpot jackpot) {
    if (jackpot.money().terms().isProgressive()) {
      return "progressive";
    }
    return layout(table)
        .stated(jackpot.name())
        .filter(stated -> stated.title() == Title.BONUS_JACKPOT)
        .map(_ -> "bonus-jackpot")
        .orElse("house");
  }

  private static Layout layout(LiveTable table) {
    return table.playing().layout();
  }

  private static @Nullable String pending(LiveJackpot jackpot, Speech words) {
    return jackpot.open().isEmpty() ? null : words.say("pending", jackpot.pending());
  }

  private static List<String> notices(LiveTable table, LiveJackpot jackpot, Speech words) {
    var notices =
        new ArrayList<>(
            Notices.of(layout(table), jackpot.money().terms()).stream().map(words::term).toList());
    var limit = jackpot.money().terms().limit();
    if (limit != null && jackpot.money().meter().compareTo(limit) >= 0) {
      notices.add(words.say("at-limit"));
    }
    if (!jackpot.tables().stream().allMatch(table.name()::equals)) {
      notices.add(words.say("linked", String.join(" · ", jackpot.tables())));
    }
    return List.copyOf(notices);
  }

  private static List<Scene> pays(
      Offer offer, LiveJackpot jackpot, Progress.@Nullable Prize now, String title, Speech words) {
    var paytable = offer.paytable();
    return paytable == null
        ? List.of()
        : new Scene(
                "jackpot",
                jackpot.name(),
                words.say("wager", title, jackpot.money().terms().wager().brief()),
                "",
                paytable.rows(offer.name()).stream()
                    .map(row -> pay(offer, row, jackpot, now, words))
                    .toList(),
                Promotions.of(offer, words))
            .pages();
  }

  private static Scene.Line pay(
      Offer offer, Row row, LiveJackpot jackpot, Progress.@Nullable Prize now, Speech words) {
    return Scene.line(
        words,
        offer.wager().label(row),
        Notices.pay(row, jackpot.money().terms()),
        row.pay() instanceof Pay.Percent,
        now != null && now.row().equals(row.label()));
  }

  private static @Nullable String lammers(Offer offer, @Nullable Progress progress) {
    return progress != null
        ? LammersSvg.of(progress.lammers())
        : Lammers.of(offer.wager().machine(), 0).map(LammersSvg::of).orElse(null);
  }
}
