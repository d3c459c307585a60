package io.lammer.web.display;

import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.table.Layout;
import io.lammer.table.Notices;
import io.lammer.table.OfferedWager;
import io.lammer.table.Setup.Jackpot.Title;
import io.lammer.web.games.GamePages;
import io.lammer.web.games.WagerProgress;
import io.lammer.web.view.MeterView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A jackpot meter on a table's display, with what the display says about the jackpot.
///
/// @param fault why the amount is not valid at the moment, or null
/// @param pending text about hits that wait for approval, or null
/// @param progress drawing of the wager's progress, or null for a wager of one round
public record DisplayMeter(
    MeterView meter,
    String art,
    String kind,
    @Nullable String fault,
    @Nullable String pending,
    List<String> notices,
    @Nullable String progress,
    List<DisplaySlide> pays,
    List<HitPicture> hits) {

  public record HitPicture(
      int number, String table, String row, Money amount, int winners, Money now) {}

  static DisplayMeter of(
      LiveTable table,
      OfferedWager offer,
      LiveJackpot jackpot,
      List<WagerProgress> steps,
      DisplayText words) {
    var money = jackpot.money();
    var progress =
        steps.stream()
            .filter(step -> step.offer().name().equals(offer.name()))
            .max(Comparator.comparing(WagerProgress::count))
            .orElse(null);
    var meter = MeterView.of(jackpot, title(offer, words));
    var game = GamePages.of(layout(table));
    return new DisplayMeter(
        meter,
        new ArtPaths(game).of(offer.name()),
        words.say(kind(table, jackpot), money.terms().wager().brief()),
        meter.isRunning() ? null : words.say("stopped"),
        meter.waits() ? words.say("pending", meter.pending()) : null,
        notices(table, jackpot, words),
        game.display().picture(layout(table), offer, progress),
        pays(offer, jackpot, progress == null ? null : progress.row(), meter.title(), words),
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

  private static String title(OfferedWager offer, DisplayText words) {
    var title = WagerNames.title(offer);
    var sensor = offer.wager().spot().sensor();
    return sensor == null ? title : words.say("on-sensor", title, sensor);
  }

  /// The kind of jackpot in the words of the rules: progressive, or the one of the two house names
  /// that the operator chose.
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

  private static List<String> notices(LiveTable table, LiveJackpot jackpot, DisplayText words) {
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

  private static List<DisplaySlide> pays(
      OfferedWager offer,
      LiveJackpot jackpot,
      @Nullable String reached,
      String title,
      DisplayText words) {
    var paytable = offer.paytable();
    return paytable == null
        ? List.of()
        : new DisplaySlide(
                "jackpot",
                jackpot.name(),
                words.say("wager", title, jackpot.money().terms().wager().brief()),
                "",
                paytable.rows(offer.name()).stream()
                    .map(row -> pay(offer, row, jackpot, reached, words))
                    .toList(),
                Promotions.of(offer, words))
            .pages();
  }

  private static DisplaySlide.Line pay(
      OfferedWager offer,
      Row row,
      LiveJackpot jackpot,
      @Nullable String reached,
      DisplayText words) {
    return DisplaySlide.line(
        words,
        offer.wager().label(row),
        Notices.pay(row, jackpot.money().terms()),
        row.pay() instanceof Pay.Percent,
        row.label().equals(reached));
  }
}
