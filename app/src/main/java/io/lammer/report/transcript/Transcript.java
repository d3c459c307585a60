package io.lammer.report.transcript;

import io.lammer.report.paper.Ink;
import io.lammer.rules.Conduct;
import io.lammer.rules.Earn;
import io.lammer.rules.Money;
import io.lammer.script.Run;
import io.lammer.tables.Event;
import io.lammer.tables.Jackpot;
import io.lammer.tables.Layout;
import io.lammer.tables.ProperUnit;
import io.lammer.tables.Settlement;
import io.lammer.tables.Setup;
import io.lammer.tables.Standing;
import io.lammer.tables.Travelled;
import io.lammer.tables.View;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;

/// A run in words, step by step, as a person replays a dispute.
public final class Transcript {
  private static final String INDENT = " ".repeat(18);

  private final Ink ink;
  private final StringBuilder text = new StringBuilder();

  Transcript(Ink ink) {
    this.ink = ink;
  }

  public static String of(Run run, Ink ink) {
    var transcript = new Transcript(ink);
    transcript.heading(run.layout());
    var before = View.opened(run.layout());
    for (var step : run.steps()) {
      transcript.step(step, before);
      before = step.after();
    }
    transcript.ending(run.end());
    return transcript.text();
  }

  String text() {
    return text.toString();
  }

  void line(String format, Object... values) {
    text.append(format.formatted(values).stripTrailing()).append('\n');
  }

  void numbered(long number, String word, String words) {
    line("%3d  %-12s %s", number, word, words);
  }

  void heading(Layout layout) {
    var edition = layout.edition();
    line(
        "%s (%s)%s",
        ink.strong(edition.title()), edition.id(), edition.game().hasShoe() ? shoe(layout) : "");
    for (var warning : layout.warnings()) {
      line("%s %s", ink.note("warning:"), warning.message());
    }
    line("");
  }

  private static String shoe(Layout layout) {
    var commission = layout.setup().commission();
    return ", %d decks, %s"
        .formatted(
            layout.rules().decks(),
            layout.rules().commission() == null
                ? "commission-free"
                : (commission == null || commission.percent() == null
                            ? Setup.Commission.STANDARD
                            : commission.percent())
                        .toPlainString()
                    + "% commission");
  }

  void step(Run.Played played, View before) {
    var step = played.step();
    numbered(step.number(), step.what().word(), StepText.of(played));
    if (played.refusal() != null) {
      line(
          "%s%s %s: %s",
          INDENT, ink.bad("refused"), played.refusal().code().word(), played.refusal().message());
      return;
    }
    for (var event : played.events()) {
      switch (event) {
        case Event.Settled(var outcome, var settlement) -> {
          settlement(settlement);
          travels(Travelled.by(outcome, before.table(), played.after().table()));
        }
        case Event.Placed placed -> suggestion(played.after(), placed);
        default -> {}
      }
    }
    lammers(before, played.after());
    meters(before, played.after());
  }

  /// A stake whose pay would break: the unit that it is best made in.
  private void suggestion(View after, Event.Placed placed) {
    after
        .table()
        .find(placed.seat(), placed.spot())
        .flatMap(
            wager -> ProperUnit.suggested(after.table().layout(), wager.offer(), wager.stake()))
        .ifPresent(
            unit ->
                line(
                    "%s%s",
                    INDENT,
                    ink.note(
                        "its pay would break; %s is best made in units of %s"
                            .formatted(placed.spot(), unit))));
  }

  private void travels(List<Standing> wagers) {
    for (var wager : wagers) {
      line(
          "%sseat %-2d %-24s %11s  travels to %d",
          INDENT, wager.seat(), wager.offer().name(), wager.stake(), wager.state());
    }
  }

  private void settlement(Settlement settlement) {
    for (var line : settlement.lines()) {
      line("%s%s", INDENT, settled(line));
    }
    for (var hit : settlement.hits()) {
      line(
          "%s%s",
          INDENT,
          ink.note(
              "jackpot %s, %s: prize %s%s, %d winner%s"
                  .formatted(
                      hit.jackpot(),
                      hit.row(),
                      hit.prize(),
                      hit.after().terms().share() == Setup.Jackpot.Share.EACH ? " each" : "",
                      hit.winners(),
                      hit.winners() == 1 ? "" : "s")));
    }
    for (var pay : settlement.envy()) {
      line("%sdealer envy %s (%s, %s)", INDENT, pay.amount(), pay.wager(), pay.row());
    }
  }

  private String settled(Settlement.Line line) {
    var words =
        switch (line.result()) {
          case WIN -> ink.good("wins " + line.winnings()) + returned(line);
          case PUSH -> "pushes, " + (line.stays() ? "stands" : line.returned() + " returned");
          case LOSE -> ink.bad("loses");
        };
    return "seat %-2d %-24s %11s  %s%s%s"
        .formatted(
            line.seat(),
            line.spot(),
            line.stake(),
            words,
            line.row() == null ? "" : " (" + line.row() + ")",
            changes(line));
  }

  private static String returned(Settlement.Line line) {
    if (line.stays()) {
      return line.offer().conduct().oddsOn() == null ? ", stays up" : ", off and on";
    }
    return line.returned().isZero() ? "" : " and " + line.returned() + " back";
  }

  private static String changes(Settlement.Line line) {
    var text = new StringBuilder();
    if (!line.commission().isZero()) {
      text.append(line.offer().conduct().vig() == Conduct.Vig.NONE ? ", commission " : ", vig ")
          .append(line.commission());
    }
    if (!line.owed().isZero()) {
      text.append(", commission ").append(line.owed()).append(" owed");
    }
    if (!line.vig().isZero()) {
      text.append(", vig ").append(line.vig()).append(" paid up front");
    }
    if (line.isChanged()) {
      text.append(", due ").append(line.due());
    }
    if (!line.promotion().isZero()) {
      text.append(", promotion ").append(line.promotion());
    }
    return text.toString();
  }

  /// The lammers of each kind of bonus wager that moved.
  private void lammers(View before, View after) {
    var shown = new LinkedHashSet<String>();
    for (var wager : after.table().wagers()) {
      var words = lammers(wager);
      if (wager.state() != 0 && !words.isEmpty() && !stood(before, wager)) {
        shown.add(wager.offer().name() + ": " + words + tracker(after.table().layout(), wager));
      }
    }
    shown.forEach(words -> line("%s%s", INDENT, ink.faint("lammers " + words)));
  }

  private static boolean stood(View before, Standing wager) {
    return before.table().wagers().stream()
        .anyMatch(
            other ->
                other.is(wager.seat(), wager.offer().name()) && other.state() == wager.state());
  }

  /// Where the lammers of a progressive lie, if the set-up says so.
  static String tracker(Layout layout, Standing wager) {
    if (layout.setup().tracker() == null || wager.offer().jackpot() == null) {
      return "";
    }
    return layout.isOnBonusTracker(wager.offer())
        ? " on the Bonus Craps tracker"
        : " on its own tracker";
  }

  static String lammers(Standing wager) {
    if (wager.offer().wager().machine() instanceof Earn earn && earn.earned(wager.state()) > 0) {
      return earn.earned(wager.state()) + " of " + earn.most();
    }
    return wager.lammers().stream()
        .flatMap(lammers -> lammers.rolled().stream())
        .map(String::valueOf)
        .collect(Collectors.joining(" "));
  }

  static String called(Standing wager) {
    return wager.called() == null ? "" : wager.called() ? "  on" : "  off";
  }

  void meters(View before, View after) {
    after
        .jackpots()
        .forEach(
            (name, jackpot) -> {
              if (!jackpot.equals(before.jackpot(name))) {
                line("%s%s", INDENT, ink.faint(shows(jackpot)));
              }
            });
  }

  static String shows(Jackpot jackpot) {
    return "%s shows %s%s%s%s"
        .formatted(
            jackpot.terms().paytable(),
            jackpot.displayed(),
            part(", reserve ", jackpot.reserve()),
            part(", overflow ", jackpot.overflow()),
            part(", seed owed ", jackpot.seedOwed()));
  }

  private static String part(String name, Money amount) {
    return amount.isZero() ? "" : name + amount;
  }

  void ending(View end) {
    if (end.table().wagers().isEmpty() && end.jackpots().isEmpty()) {
      return;
    }
    line("");
    stands(end);
  }

  /// What lies on the layout, and the meters.
  void stands(View end) {
    for (var wager : end.table().wagers()) {
      var words = lammers(wager);
      line(
          "standing         seat %-2d %-24s %11s%s",
          wager.seat(),
          wager.spot(),
          wager.stake(),
          (words.isEmpty() ? "" : "  lammers " + words + tracker(end.table().layout(), wager))
              + called(wager));
    }
    for (var jackpot : end.jackpots().values()) {
      line("meter            %s", shows(jackpot));
    }
  }
}
