package io.lammer.report.transcript;

import io.lammer.report.game.GameText;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.script.Run;
import io.lammer.tables.Command;
import io.lammer.tables.Event;
import io.lammer.tables.Felt;
import io.lammer.tables.View;
import java.util.List;
import java.util.stream.Collectors;

/// What a step of play did, in one line.
final class StepText {
  private StepText() {}

  static String of(Run.Played played) {
    for (var event : played.events()) {
      switch (event) {
        case Event.Placed placed -> {
          return placed(played, placed);
        }
        case Event.TakenDown down -> {
          return takenDown(played, down);
        }
        case Event.Entered(var outcome, var shaker) -> {
          var by = shaker == null ? "" : ", shaken by seat " + shaker.seat() + " after the dealer";
          return says(outcome, played.after()) + by + shakes(played.events());
        }
        case Event.Turned _, Event.Collected _, Event.ShoeChanged _, Event.ShooterChanged _ -> {
          return EventText.played(event);
        }
        case Event.CardDealt _,
            Event.CardTakenBack _,
            Event.CupShaken _,
            Event.Locked _,
            Event.Reopened _,
            Event.CalledBack _,
            Event.Settled _ -> {}
      }
    }
    return keyed(played.step().commands());
  }

  /// A second bet on a spot says what stands there now; a divided one names its parts.
  private static String placed(Run.Played played, Event.Placed placed) {
    var parts = parts(played.events(), Event.Placed.class);
    if (parts.size() > 1) {
      return "seat %d, %s: %s"
          .formatted(
              placed.seat(),
              spot(played),
              parts.stream()
                  .map(part -> part.spot() + " " + part.stake())
                  .collect(Collectors.joining(", ")));
    }
    var stake = placed.stake();
    var inAll =
        played
            .after()
            .table()
            .find(placed.seat(), placed.spot())
            .filter(wager -> !wager.stake().equals(stake) && placed.offer().jackpot() == null)
            .map(wager -> " more, " + wager.stake() + " in all")
            .orElse("");
    return "seat %d, %s, %s%s%s"
        .formatted(placed.seat(), placed.spot(), stake, inAll, vig(" and vig ", placed.vig()));
  }

  private static String takenDown(Run.Played played, Event.TakenDown down) {
    var parts = parts(played.events(), Event.TakenDown.class);
    if (parts.size() > 1) {
      return "seat %d, %s: %s handed back"
          .formatted(
              down.seat(),
              spot(played),
              parts.stream()
                  .map(part -> part.spot() + " " + part.stake())
                  .collect(Collectors.joining(", ")));
    }
    return "seat %d, %s handed back%s"
        .formatted(
            down.seat(), down.spot() + ", " + down.stake(), vig(" with the vig of ", down.vig()));
  }

  static String vig(String words, Money vig) {
    return vig.isZero() ? "" : words + vig;
  }

  /// A divided wager by the name it was keyed with.
  private static String spot(Run.Played played) {
    return switch (played.step().commands().getFirst()) {
      case Command.Bet bet -> bet.spot().toString();
      case Command.Press press -> press.spot().toString();
      case Command.TakeDown down -> down.spot().toString();
      default -> "";
    };
  }

  private static <T extends Event> List<T> parts(List<Event> events, Class<T> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }

  private static String shakes(List<Event> events) {
    var shakes = parts(events, Event.CupShaken.class);
    return shakes.isEmpty()
        ? ""
        : shakes.stream().map(String::valueOf).collect(Collectors.joining("; ", " (", ")"));
  }

  private static String says(Outcome outcome, View after) {
    return GameText.full(outcome) + (outcome instanceof Outcome.Roll ? puck(after) : "");
  }

  private static String puck(View after) {
    var felt = (Felt.Craps) after.table().felt();
    return felt.isComeOut() ? ", come-out next" : ", point " + felt.point();
  }

  /// A refused step, as it was keyed.
  static String keyed(List<Command> commands) {
    return commands.stream()
        .map(
            command ->
                switch (command) {
                  case Command.Bet(var seat, var wager, var amount) ->
                      "seat %d, %s%s"
                          .formatted(
                              seat, wager, amount == null ? "" : ", " + amount.toPlainString());
                  case Command.Press(var seat, var spot, var amount) ->
                      "seat %d, %s, %s".formatted(seat, spot, amount.toPlainString());
                  case Command.TakeDown(var seat, var spot, var amount) ->
                      "seat %d, %s%s"
                          .formatted(
                              seat, spot, amount == null ? "" : ", " + amount.toPlainString());
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
                  case Command.Shook(var cup, var seat, var exposed) ->
                      new Event.CupShaken(cup, seat, exposed).toString();
                  case Command.Sense(var seat, var sensor, var covered) ->
                      "seat %d, sensor %d %s"
                          .formatted(seat, sensor, covered ? "covered" : "uncovered");
                  case Command.NextCard(var card) -> card;
                  case Command.TakeBackCard _ -> "card taken back";
                  case Command.Draw(var card) -> card;
                  case Command.Collect(var seat) -> "seat " + seat;
                  case Command.NewShoe(var burn, var card) ->
                      burn + " burned" + (card == null ? "" : ", " + card + " shown");
                  case Command.NewShooter(var seat) -> "seat " + seat;
                  case Command.Lock _, Command.Reopen _, Command.CallBack _, Command.Confirm _ ->
                      "";
                })
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining(", "));
  }
}
