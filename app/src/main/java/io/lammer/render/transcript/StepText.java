package io.lammer.render.transcript;

import io.lammer.rules.Money;
import io.lammer.script.ScriptRun;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.words.GameSteps;
import io.lammer.table.words.GameWords;
import java.util.List;
import java.util.stream.Collectors;

/// Describes the result of a step in one line.
final class StepText {
  private StepText() {}

  static String of(ScriptRun.Played played) {
    for (var event : played.events()) {
      switch (event) {
        case Event.Placed placed -> {
          return placed(played, placed);
        }
        case Event.TakenDown down -> {
          return takenDown(played, down);
        }
        case Event.Entered entered -> {
          return EventText.played(event)
              + GameWords.of(entered.outcome())
                  .detail(played.events(), played.after().table().felt());
        }
        case Event.Turned _ -> {
          return EventText.played(event);
        }
        case Event.Locked _, Event.Reopened _, Event.CalledBack _, Event.Settled _ -> {}
        default -> {
          if (GameSteps.all().anyMatch(game -> game.step(event).isPresent())) {
            return EventText.played(event);
          }
        }
      }
    }
    return keyed(played.step().commands());
  }

  /// The text for a bet. An increased bet also states the new total; a split wager names its parts.
  private static String placed(ScriptRun.Played played, Event.Placed placed) {
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
            .filter(wager -> !wager.stake().equals(stake))
            .filter(wager -> wager.offer(played.after().table().layout()).jackpot() == null)
            .map(wager -> " more, " + wager.stake() + " in all")
            .orElse("");
    return "seat %d, %s, %s%s%s"
        .formatted(placed.seat(), placed.spot(), stake, inAll, vig(" and vig ", placed.vig()));
  }

  private static String takenDown(ScriptRun.Played played, Event.TakenDown down) {
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

  /// The spot as keyed. For a split wager, this names the whole wager.
  private static String spot(ScriptRun.Played played) {
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
                  case Command.Sense(var seat, var sensor, var covered) ->
                      "seat %d, sensor %d %s"
                          .formatted(seat, sensor, covered ? "covered" : "uncovered");
                  case Command.Lock _, Command.Reopen _, Command.CallBack _, Command.Confirm _ ->
                      "";
                  default ->
                      GameWords.first(words -> words.command(command))
                          .orElseThrow(
                              () -> new IllegalStateException("no game describes " + command));
                })
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining(", "));
  }
}
