package io.lammer.render.transcript;

import io.lammer.render.paper.AnsiStyle;
import io.lammer.rules.BetHandling;
import io.lammer.rules.Money;
import io.lammer.script.ScriptRun;
import io.lammer.table.Event;
import io.lammer.table.Jackpot;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Settlement;
import io.lammer.table.Setup;
import io.lammer.table.StandingBet;
import io.lammer.table.SuggestedUnit;
import io.lammer.table.Table;
import io.lammer.table.View;
import io.lammer.table.words.GameWords;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/// A run described step by step, for resolving disputes.
public final class Transcript {
  private static final String INDENT = " ".repeat(18);

  private final AnsiStyle ink;
  private final StringBuilder text = new StringBuilder();

  Transcript(AnsiStyle ink) {
    this.ink = ink;
  }

  public static String of(ScriptRun run, AnsiStyle ink) {
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
    var terms = GameWords.of(edition.game()).terms(layout);
    line(
        "%s (%s)%s",
        ink.strong(edition.title()), edition.id(), terms.isEmpty() ? "" : ", " + terms);
    for (var warning : layout.warnings()) {
      line("%s %s", ink.note("warning:"), warning.message());
    }
    line("");
  }

  void step(ScriptRun.Played played, View before) {
    var step = played.step();
    numbered(step.number(), step.word(), StepText.of(played));
    if (played.refusal() != null) {
      line(
          "%s%s %s: %s",
          INDENT, ink.bad("refused"), played.refusal().code().word(), played.refusal().message());
      return;
    }
    for (var event : played.events()) {
      switch (event) {
        case Event.Settled(var outcome, var settlement) -> {
          settlement(before.table().layout(), settlement);
          travels(
              before
                  .table()
                  .layout()
                  .play()
                  .moved(outcome, before.table(), played.after().table()));
        }
        case Event.Placed placed -> suggestion(played.after(), placed);
        default -> {}
      }
    }
    progress(before, played.after());
    meters(before, played.after());
  }

  /// Suggests a betting unit if the pay on this stake would have to be rounded.
  private void suggestion(View after, Event.Placed placed) {
    after
        .table()
        .find(placed.seat(), placed.spot())
        .flatMap(
            wager ->
                SuggestedUnit.suggested(
                    after.table().layout(), wager.offer(after.table().layout()), wager.stake()))
        .ifPresent(
            unit ->
                line(
                    "%s%s",
                    INDENT,
                    ink.note(
                        "its pay would break; %s is best made in units of %s"
                            .formatted(placed.spot(), unit))));
  }

  private void travels(List<StandingBet> wagers) {
    for (var wager : wagers) {
      line(
          "%sseat %-2d %-24s %11s  travels to %d",
          INDENT, wager.seat(), wager.name(), wager.stake(), wager.state());
    }
  }

  private void settlement(Layout layout, Settlement settlement) {
    for (var line : settlement.lines()) {
      line("%s%s", INDENT, settled(line, line.offer(layout)));
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

  private String settled(Settlement.Line line, OfferedWager offer) {
    var words =
        switch (line.result()) {
          case WIN -> ink.good("wins " + line.winnings()) + returned(line, offer);
          case PUSH -> "pushes, " + (line.stays() ? "stands" : line.returned() + " returned");
          case LOSE -> ink.bad("loses") + half(line);
        };
    return "seat %-2d %-24s %11s  %s%s%s"
        .formatted(
            line.seat(),
            line.spot(),
            line.stake(),
            words,
            line.row() == null ? "" : " (" + line.row() + ")",
            changes(line, offer));
  }

  private static String half(Settlement.Line line) {
    return line.returned().isZero() ? "" : " half, " + line.returned() + " returned";
  }

  private static String returned(Settlement.Line line, OfferedWager offer) {
    if (line.stays()) {
      return offer.conduct().oddsOn() == null ? ", stays up" : ", off and on";
    }
    return line.returned().isZero() ? "" : " and " + line.returned() + " back";
  }

  private static String changes(Settlement.Line line, OfferedWager offer) {
    var text = new StringBuilder();
    if (!line.commission().isZero()) {
      text.append(offer.conduct().vig() == BetHandling.Vig.NONE ? ", commission " : ", vig ")
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

  /// The progress of every wager whose progress changed.
  private void progress(View before, View after) {
    var shown = new LinkedHashSet<String>();
    for (var wager : after.table().wagers()) {
      progress(after.table(), wager)
          .filter(_ -> wager.state() != 0 && !stood(before, wager))
          .ifPresent(
              progress ->
                  shown.add(
                      "%s %s: %s".formatted(progress.markers(), wager.name(), progress.text())));
    }
    shown.forEach(words -> line("%s%s", INDENT, ink.faint(words)));
  }

  private static Optional<GameWords.Progress> progress(Table table, StandingBet wager) {
    return GameWords.of(table.layout().edition().game())
        .progress(table.layout(), wager)
        .filter(progress -> !progress.text().isEmpty());
  }

  private static boolean stood(View before, StandingBet wager) {
    return before.table().wagers().stream()
        .anyMatch(other -> other.is(wager.seat(), wager.name()) && other.state() == wager.state());
  }

  static String called(StandingBet wager) {
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

  void stands(View end) {
    for (var wager : end.table().wagers()) {
      line(
          "standing         seat %-2d %-24s %11s%s",
          wager.seat(),
          wager.spot(),
          wager.stake(),
          progress(end.table(), wager)
                  .map(progress -> "  " + progress.markers() + " " + progress.text())
                  .orElse("")
              + called(wager));
    }
    for (var jackpot : end.jackpots().values()) {
      line("meter            %s", shows(jackpot));
    }
  }
}
