package io.lammer.house;

import io.lammer.house.LiveTable.Status;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Answer;
import io.lammer.table.GameHouse;
import io.lammer.table.Layout;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Setup;
import io.lammer.table.Table.Phase;
import java.util.Optional;

/// Decides on tables: drafting, opening, changing, suspending, re-entering and closing them.
final class TableDecider {
  private TableDecider() {}

  static Answer<FloorChange> decide(FloorChange floor, Actor actor, Act.AtTable act) {
    if (act instanceof Act.Draft(var name, var setup)) {
      return draft(floor, name, setup);
    }
    return floor.named(act.table()).then(table -> decide(floor, actor, table, act));
  }

  private static Answer<FloorChange> decide(
      FloorChange floor, Actor actor, LiveTable table, Act.AtTable act) {
    return switch (act) {
      case Act.Draft _ -> throw new IllegalStateException("drafts are decided above");
      case Act.Open open -> open(floor, table, open);
      case Act.Change change -> change(floor, table, change);
      case Act.Limit limit -> limit(floor, table, limit);
      case Act.Suspend(_, var reason) ->
          Answer.unless(
              in(table, reason, Status.OPEN),
              () -> floor.and(table.name(), new TableEvent.Suspended(reason)).done());
      case Act.Resume(_, var reason) ->
          Answer.unless(
              in(table, reason, Status.SUSPENDED),
              () -> floor.and(table.name(), new TableEvent.Resumed(reason)).done());
      case Act.Close(_, var reason) -> close(floor, table, reason);
      case Act.Play play -> PlayDecider.play(floor, actor, table, play.commands());
      case Act.VoidRound(_, var reason) ->
          Answer.unless(
              table.status() == Status.SUSPENDED && !reason.isBlank()
                  ? Optional.empty()
                  : in(table, reason, Status.OPEN),
              () -> Voiding.decide(floor, table, reason));
      case Act.Correct(_, var correction) -> correction.decide(floor, table);
      case Act.Reenter reenter ->
          Answer.unless(
              in(table, reenter.reason(), Status.SUSPENDED),
              () -> Reentry.decide(floor, table, reenter));
    };
  }

  /// Refuses a table in another status, or a missing reason.
  private static Optional<Refusal> in(LiveTable table, String reason, Status status) {
    return Code.WRONG_STATUS
        .when(table.status() != status, table.name(), word(table.status()), word(status))
        .or(() -> missing(reason));
  }

  private static Optional<Refusal> missing(String reason) {
    return Code.REASON_MISSING.when(reason.isBlank());
  }

  private static String word(Status status) {
    return Value.spelled(status);
  }

  private static Answer<FloorChange> draft(FloorChange floor, String name, Setup setup) {
    var earlier = floor.table(name).orElse(null);
    var unfit = NameRules.fault("table", name);
    if (unfit.isPresent()) {
      return Answer.refuse(unfit.get());
    }
    if (earlier != null && earlier.status() != Status.DRAFT && earlier.status() != Status.CLOSED) {
      return Code.WRONG_STATUS.as("not-new").refuse(name, word(earlier.status()));
    }
    return floor.and(name, new TableEvent.Drafted(setup)).done();
  }

  private static Answer<FloorChange> open(FloorChange floor, LiveTable table, Act.Open open) {
    if (table.status() != Status.DRAFT) {
      return Code.WRONG_STATUS.as("not-a-draft").refuse(table.name(), word(table.status()));
    }
    return TableOpening.decide(floor, table, table.setup(), open.accepted(), opened -> opened);
  }

  private static Answer<FloorChange> change(FloorChange floor, LiveTable table, Act.Change change) {
    var fault = in(table, change.reason(), Status.OPEN);
    if (fault.isPresent()) {
      return Answer.refuse(fault.get());
    }
    if (table.playing().phase() != Phase.BETTING || !table.playing().wagers().isEmpty()) {
      return Code.ROUND_OPEN.as("to-change").refuse(table.name());
    }
    return TableOpening.decide(
        floor,
        table,
        change.setup(),
        change.accepted(),
        opened -> new TableEvent.Changed(opened, change.reason()));
  }

  private static Answer<FloorChange> limit(FloorChange floor, LiveTable table, Act.Limit act) {
    if (table.status() != Status.OPEN) {
      return Code.WRONG_STATUS.as("not-open").refuse(table.name(), word(table.status()));
    }
    var layout = table.playing().layout();
    return Answer.unless(
        Code.ROUND_OPEN
            .as("to-limit")
            .when(table.playing().phase() != Phase.BETTING, table.name())
            .or(() -> fault(layout, act))
            .or(() -> TableOpening.newAdvantage(layout, limited(table, wanted(layout, act)))),
        () ->
            floor
                .and(table.name(), new TableEvent.Limited(layout.limits(wanted(layout, act))))
                .done());
  }

  private static Layout limited(LiveTable table, Setup.Limits wanted) {
    var limits = table.playing().layout().limits(wanted);
    return table.playing().limited(table.setup().limited(limits)).layout();
  }

  private static Setup.Limits wanted(Layout layout, Act.Limit act) {
    var maximum = act.maximum();
    return new Setup.Limits(
        act.minimum(),
        maximum != null
            ? maximum
            : layout.posted().map(Setup.Limits::maximum).orElse(act.minimum()));
  }

  private static Optional<Refusal> fault(Layout layout, Act.Limit act) {
    var posted = layout.posted();
    if (posted.isEmpty()) {
      return Optional.of(Code.LIMITS_INVALID.as("none").because());
    }
    var wanted = wanted(layout, act);
    if (wanted.equals(posted.get())) {
      return Optional.of(
          Code.LIMITS_INVALID.as("unchanged").because(wanted.minimum(), wanted.maximum()));
    }
    var most = layout.rules().largestWager();
    for (var limits : layout.limits(wanted).entrySet()) {
      var own = limits.getValue();
      if (!own.areSound()) {
        return Optional.of(
            Code.LIMITS_INVALID
                .as("of-wager")
                .because(limits.getKey(), own.minimum(), own.maximum()));
      }
      if (most != null && own.maximum().compareTo(most) > 0) {
        return Optional.of(
            Code.LIMIT_ABOVE_CAP.as("changed").because(own.maximum(), limits.getKey(), most));
      }
    }
    return Optional.empty();
  }

  private static Answer<FloorChange> close(FloorChange floor, LiveTable table, String reason) {
    if (table.status() != Status.OPEN && table.status() != Status.SUSPENDED) {
      return Code.WRONG_STATUS.as("to-close").refuse(table.name(), word(table.status()));
    }
    var unsaid = missing(reason);
    if (unsaid.isPresent()) {
      return Answer.refuse(unsaid.get());
    }
    if (!table.playing().wagers().isEmpty() || table.playing().phase() != Phase.BETTING) {
      return Code.ROUND_OPEN.refuse(table.name());
    }
    var felt = table.playing().felt();
    var owed = GameHouse.of(felt.game()).owed(felt);
    if (!owed.isEmpty()) {
      return Code.COMMISSION_OWED.refuse(owed.keySet().stream().sorted().toList(), table.name());
    }
    var closed = floor.and(table.name(), new TableEvent.Closed(reason));
    for (var jackpot : table.jackpots()) {
      closed = closed.and(jackpot.name(), new JackpotEvent.Left(table.name()));
    }
    return closed.done();
  }
}
