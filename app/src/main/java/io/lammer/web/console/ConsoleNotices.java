package io.lammer.web.console;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Alert;
import io.lammer.house.Floor;
import io.lammer.house.LiveTable;
import io.lammer.house.User;
import io.lammer.web.games.GamePages;
import io.lammer.web.games.Notice;
import io.lammer.web.view.MeterView;
import java.util.ArrayList;
import java.util.List;

/// The notices at the top of a table's console: its status, and what happened lately.
final class ConsoleNotices {
  /// The acknowledgement of a call is shown until this many rounds later.
  private static final int SEEN_ROUNDS = 1;

  private ConsoleNotices() {}

  static List<Notice> of(Floor floor, LiveTable live, List<MeterView> meters) {
    var notices = new ArrayList<Notice>();
    switch (live.status()) {
      case SUSPENDED -> notices.add(new Notice("state", say("console.banner.suspended")));
      case CLOSED -> notices.add(new Notice("state", say("console.banner.closed")));
      case DRAFT -> notices.add(new Notice("state", say("console.banner.draft")));
      case OPEN ->
          GamePages.of(live.playing()).console().notice(live.playing()).ifPresent(notices::add);
    }
    var voided = live.voided();
    if (voided != null && voided.round() == live.round()) {
      notices.add(
          new Notice("warn", say("console.banner.voided", voided.round(), voided.reason())));
    }
    var limited = live.limited();
    if (limited != null && live.round() <= limited + 1) {
      live.playing()
          .layout()
          .posted()
          .ifPresent(
              posted ->
                  notices.add(
                      new Notice("warn", say("console.banner.limited", posted.minimum().brief()))));
    }
    for (var meter : meters) {
      if (meter.isStopped()) {
        notices.add(new Notice("bad", say("console.banner.stopped", meter.title())));
      }
      if (meter.pending().isPositive()) {
        notices.add(
            new Notice("warn", say("console.banner.pending", meter.title(), meter.pending())));
      }
    }
    floor.house().alerts().stream()
        .filter(alert -> alert.kind() == Alert.Kind.CALL && alert.where().equals(live.name()))
        .forEach(
            alert ->
                notices.add(
                    new Notice("warn", say("console.banner.called", Reason.ofCall(alert.text())))));
    var answered = floor.house().answered(live.name()).orElse(null);
    if (answered != null && live.round() <= answered.round() + SEEN_ROUNDS) {
      var by = floor.house().user(answered.by()).map(User::fullName).orElse(answered.by());
      notices.add(new Notice("good", say("console.banner.seen", by)));
    }
    return notices;
  }
}
