package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

import io.lammer.tables.Felt;
import io.lammer.tables.Table;
import io.lammer.tables.floor.Alert;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.User;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Something about the table that everybody at it must know.
///
/// @param style `state` of the table itself, which lies over the felt; `bad` or `warn` beside it
public record Banner(String style, String words) {
  /// That a call was seen is told until the round after the next.
  private static final int SEEN_ROUNDS = 1;

  static List<Banner> of(Floor floor, LiveTable live, List<Meter> meters) {
    var banners = new ArrayList<Banner>();
    switch (live.status()) {
      case SUSPENDED -> banners.add(new Banner("state", say("console.banner.suspended")));
      case CLOSED -> banners.add(new Banner("state", say("console.banner.closed")));
      case DRAFT -> banners.add(new Banner("state", say("console.banner.draft")));
      case OPEN -> {
        if (live.playing().felt() instanceof Felt.Baccarat felt) {
          shoe(live.playing(), felt).ifPresent(banners::add);
        }
      }
    }
    var voided = live.voided();
    if (voided != null && voided.round() == live.round()) {
      banners.add(
          new Banner("warn", say("console.banner.voided", voided.round(), voided.reason())));
    }
    var limited = live.limited();
    if (limited != null && live.round() <= limited + 1) {
      live.playing()
          .layout()
          .posted()
          .ifPresent(
              posted ->
                  banners.add(
                      new Banner("warn", say("console.banner.limited", posted.minimum().brief()))));
    }
    for (var meter : meters) {
      if (meter.stopped()) {
        banners.add(new Banner("bad", say("console.banner.stopped", meter.wager())));
      }
      if (meter.pending().isPositive()) {
        banners.add(
            new Banner("warn", say("console.banner.pending", meter.wager(), meter.pending())));
      }
    }
    floor.house().alerts().stream()
        .filter(alert -> alert.kind() == Alert.Kind.CALL && alert.where().equals(live.name()))
        .forEach(
            alert ->
                banners.add(
                    new Banner("warn", say("console.banner.called", Reason.ofCall(alert.text())))));
    var answered = floor.house().answered(live.name()).orElse(null);
    if (answered != null && live.round() <= answered.round() + SEEN_ROUNDS) {
      var by = floor.house().user(answered.by()).map(User::fullName).orElse(answered.by());
      banners.add(new Banner("good", say("console.banner.seen", by)));
    }
    return banners;
  }

  private static Optional<Banner> shoe(Table table, Felt.Baccarat felt) {
    return table.needsShoe()
        ? Optional.of(new Banner("state", say("console.banner.spent")))
            .filter(_ -> !table.awaitsCard())
        : Optional.of(new Banner("warn", say("console.doing.last-round")))
            .filter(_ -> felt.cutOut());
  }
}
