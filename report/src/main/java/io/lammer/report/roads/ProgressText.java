package io.lammer.report.roads;

import io.lammer.rules.Money;
import io.lammer.tables.Progress;
import io.lammer.tables.Progress.Prize;
import java.util.Locale;

/// How far a bonus wager has come, in a sentence: `7 of 10, pays $10 now, next $50`.
public final class ProgressText {
  private ProgressText() {}

  public static String of(Progress progress) {
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
    var amount = amount(prize.amount());
    return prize.shared() ? RoadWords.of("progress.shared", amount) : amount;
  }

  private static String amount(Money money) {
    return money.isWholeDollars()
        ? String.format(Locale.ROOT, "$%,d", money.units() / Money.UNITS_PER_DOLLAR)
        : money.toString();
  }
}
