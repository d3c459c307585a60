package io.lammer.report;

import io.lammer.rules.Card;
import io.lammer.rules.Game;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.rules.craps.Collect;
import io.lammer.rules.craps.Follow;
import io.lammer.script.Run;
import io.lammer.tables.Command;
import io.lammer.tables.Event;
import io.lammer.tables.Felt;
import io.lammer.tables.Jackpot;
import io.lammer.tables.Layout;
import io.lammer.tables.Offer;
import io.lammer.tables.Settlement;
import io.lammer.tables.Setup;
import io.lammer.tables.Standing;
import io.lammer.tables.View;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;

/// A run in words, step by step, as a person replays a dispute.
public final class Transcript {
  private static final String INDENT = " ".repeat(18);

  private final Ink ink;
  private final StringBuilder text = new StringBuilder();

  private Transcript(Ink ink) {
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
    return transcript.text.toString();
  }

  private void line(String format, Object... values) {
    text.append(format.formatted(values).stripTrailing()).append('\n');
  }

  private void heading(Layout layout) {
    var edition = layout.edition();
    line(
        "%s (%s)%s",
        ink.strong(edition.title()),
        edition.id(),
        edition.game() == Game.BACCARAT ? shoe(layout) : "");
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

  private void step(Run.Played played, View before) {
    var step = played.step();
    line("%3d  %-12s %s", step.number(), step.what().word(), says(played));
    if (played.refusal() != null) {
      line(
          "%s%s %s: %s",
          INDENT, ink.bad("refused"), played.refusal().code().word(), played.refusal().message());
      return;
    }
    for (var event : played.events()) {
      if (event instanceof Event.Settled(_, var settlement)) {
        settlement(settlement);
      }
    }
    lammers(before, played.after());
    meters(before, played.after());
  }

  private static String says(Run.Played played) {
    for (var event : played.events()) {
      switch (event) {
        case Event.Placed(var seat, var offer, var stake) -> {
          return "seat %d, %s, %s%s"
              .formatted(seat, offer.name(), stake, inAll(played.after(), seat, offer, stake));
        }
        case Event.TakenDown(var seat, var offer, var stake) -> {
          return "seat %d, %s, %s handed back".formatted(seat, offer.name(), stake);
        }
        case Event.Entered(var outcome, var shaker) -> {
          var by = shaker == null ? "" : ", shaken by seat " + shaker.seat() + " after the dealer";
          return says(outcome, played.after()) + by;
        }
        case Event.ShoeChanged(var burned, var shown) -> {
          return "%d burned%s".formatted(burned, shown == null ? "" : ", " + shown + " shown");
        }
        case Event.ShooterChanged(var seat) -> {
          return "seat " + seat;
        }
        case Event.Locked _, Event.Settled _ -> {}
      }
    }
    return keyed(played.step().commands());
  }

  /// A second bet on a spot says what stands there now.
  private static String inAll(View after, int seat, Offer offer, Money stake) {
    return after
        .table()
        .find(seat, offer.name())
        .filter(wager -> !wager.stake().equals(stake) && offer.jackpot() == null)
        .map(wager -> " more, " + wager.stake() + " in all")
        .orElse("");
  }

  private static String says(Outcome outcome, View after) {
    return switch (outcome) {
      case Outcome.Roll roll -> "%s, %d%s".formatted(roll, roll.total(), puck(after));
      case Outcome.Deal deal when deal.fightback() != null -> fightback(deal, deal.fightback());
      case Outcome.Contest contest ->
          "Player %s, Banker %s: %s"
              .formatted(contest.player(), contest.banker(), winner(contest.winner()));
    };
  }

  private static String fightback(Outcome.Deal deal, Card card) {
    var winning = deal.winning();
    var losing = deal.losing();
    return winning == null || losing == null
        ? card + " after a tie"
        : "%s, %d becomes %d against %d"
            .formatted(card, losing.total(), (losing.total() + card.value()) % 10, winning.total());
  }

  private static String winner(Side side) {
    return side == Side.TIE ? "tie" : side.title() + " wins";
  }

  private static String puck(View after) {
    var felt = (Felt.Craps) after.table().felt();
    return felt.isComeOut() ? ", come-out next" : ", point " + felt.point();
  }

  /// A refused step, as it was keyed.
  private static String keyed(List<Command> commands) {
    return commands.stream()
        .map(
            command ->
                switch (command) {
                  case Command.Bet(var seat, var wager, var amount) ->
                      "seat %d, %s%s"
                          .formatted(
                              seat, wager, amount == null ? "" : ", " + amount.toPlainString());
                  case Command.TakeDown(var seat, var wager) ->
                      "seat %d, %s".formatted(seat, wager);
                  case Command.Turn(var seat, var wager, var on) ->
                      "seat %d, %s %s".formatted(seat, wager, on ? "on" : "off");
                  case Command.Roll(var dice) ->
                      dice.stream().map(String::valueOf).collect(Collectors.joining(" and "));
                  case Command.Deal(var player, var banker) ->
                      "Player %s, Banker %s".formatted(player, banker);
                  case Command.Shake(var player, var banker, var shaker) ->
                      "Player %s, Banker %s%s"
                          .formatted(
                              player, banker, shaker == null ? "" : ", seat " + shaker.seat());
                  case Command.Draw(var card) -> card;
                  case Command.NewShoe(var burn, var card) ->
                      burn + " burned" + (card == null ? "" : ", " + card + " shown");
                  case Command.NewShooter(var seat) -> "seat " + seat;
                  case Command.Lock _, Command.Confirm _ -> "";
                })
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining(", "));
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
          case PUSH -> "pushes, " + line.returned() + " returned";
          case LOSE -> ink.bad("loses");
        };
    return "seat %-2d %-24s %11s  %s%s%s"
        .formatted(
            line.seat(),
            line.offer().name(),
            line.stake(),
            words,
            line.row() == null ? "" : " (" + line.row() + ")",
            changes(line));
  }

  private static String returned(Settlement.Line line) {
    return line.returned().isZero() ? "" : " and " + line.returned() + " back";
  }

  private static String changes(Settlement.Line line) {
    var text = new StringBuilder();
    if (!line.commission().isZero()) {
      text.append(", commission ").append(line.commission());
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
        shown.add(wager.offer().name() + ": " + words);
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

  private static String lammers(Standing wager) {
    var numbers =
        switch (wager.offer().wager().machine()) {
          case Collect _ -> Collect.list(wager.state());
          case Follow follow -> follow.matched(wager.state());
          default -> List.<Integer>of();
        };
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private void meters(View before, View after) {
    after
        .jackpots()
        .forEach(
            (name, jackpot) -> {
              if (!jackpot.equals(before.jackpot(name))) {
                line("%s%s", INDENT, ink.faint(shows(jackpot)));
              }
            });
  }

  private static String shows(Jackpot jackpot) {
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

  private void ending(View end) {
    if (end.table().wagers().isEmpty() && end.jackpots().isEmpty()) {
      return;
    }
    line("");
    for (var wager : end.table().wagers()) {
      var words = lammers(wager);
      line(
          "standing         seat %-2d %-24s %11s%s",
          wager.seat(),
          wager.offer().name(),
          wager.stake(),
          words.isEmpty() ? "" : "  lammers " + words);
    }
    for (var jackpot : end.jackpots().values()) {
      line("meter            %s", shows(jackpot));
    }
  }
}
