package io.lammer.render.roads;

import io.lammer.table.BonusProgress;
import io.lammer.table.BonusProgress.Prize;

/// The progress of a bonus wager as a sentence: `7 of 10, pays $10 now, next $50`.
public final class ProgressText {
  private ProgressText() {}

  public static String of(BonusProgress progress) {
    var now = progress.now();
    var next = progress.next();
    return RoadWords.of(
        next == null ? "progress.last" : "progress",
        progress.count(),
        progress.of(),
        now == null ? RoadWords.of("progress.nothing") : RoadWords.of("progress.pays", pay(now)),
        next == null ? "" : pay(next));
  }

  private static String pay(Prize prize) {
    var amount = prize.amount().brief();
    return prize.shared() ? RoadWords.of("progress.shared", amount) : amount;
  }
}
