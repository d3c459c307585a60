package io.lammer.tables.floor;

import io.lammer.rules.yaml.Value;
import io.lammer.tables.Felt;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Setup;
import io.lammer.tables.Table.Phase;
import io.lammer.tables.floor.LiveTable.Status;
import io.lammer.tables.floor.Verdict.Posted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The life of a table: drafted, opened, changed, suspended, re-entered, closed.
final class TableDesk {
  private TableDesk() {}

  static Verdict decide(Floor floor, Actor actor, Act.AtTable act) {
    if (act instanceof Act.Draft(var name, var setup)) {
      return draft(floor, name, setup);
    }
    var found = floor.table(act.table());
    if (found.isEmpty()) {
      return Verdict.refuse(Code.UNKNOWN_TABLE, "there is no table \"%s\"", act.table());
    }
    var table = found.get();
    return switch (act) {
      case Act.Draft _ -> throw new IllegalStateException("drafts are decided above");
      case Act.Open open -> open(floor, table, open);
      case Act.Change change -> change(floor, table, change);
      case Act.Suspend(_, var reason) ->
          in(table, reason, Status.OPEN)
              .orElseGet(() -> happened(table, new TableEvent.Suspended(reason)));
      case Act.Resume(_, var reason) ->
          in(table, reason, Status.SUSPENDED)
              .orElseGet(() -> happened(table, new TableEvent.Resumed(reason)));
      case Act.Close(_, var reason) -> close(table, reason);
      case Act.Play play -> PlayDesk.play(floor, actor, table, play.commands());
      case Act.VoidRound(_, var reason) ->
          table.status() == Status.SUSPENDED && !reason.isBlank()
              ? Voiding.decide(floor, table, reason)
              : in(table, reason, Status.OPEN)
                  .orElseGet(() -> Voiding.decide(floor, table, reason));
      case Act.Reenter reenter ->
          in(table, reenter.reason(), Status.SUSPENDED).orElseGet(() -> reenter(table, reenter));
    };
  }

  private static Verdict happened(LiveTable table, TableEvent event) {
    return new Verdict.Accepted(List.of(Verdict.at(table, event, List.of())));
  }

  /// A table must be in this state, and whoever changes it says why.
  private static Optional<Verdict> in(LiveTable table, String reason, Status status) {
    if (table.status() != status) {
      return Optional.of(
          Verdict.refuse(
              Code.WRONG_STATUS,
              "table %s is %s; expected it to be %s",
              table.name(),
              word(table.status()),
              word(status)));
    }
    return reason.isBlank()
        ? Optional.of(Verdict.refuse(Code.REASON_MISSING, "expected a reason, for the journal"))
        : Optional.empty();
  }

  private static String word(Status status) {
    return Value.spelled(status);
  }

  private static Verdict draft(Floor floor, String name, Setup setup) {
    var earlier = floor.table(name).orElse(null);
    if (!name.matches("[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}")) {
      return Verdict.refuse(
          Code.BAD_NAME,
          "a table is named \"%s\"; expected up to 40 letters, digits, spaces, dots and hyphens",
          name);
    }
    if (earlier != null && earlier.status() != Status.DRAFT && earlier.status() != Status.CLOSED) {
      return Verdict.refuse(
          Code.WRONG_STATUS,
          "table %s is %s; a draft is written before it is opened",
          name,
          word(earlier.status()));
    }
    var drafted = new TableEvent.Drafted(setup);
    return new Verdict.Accepted(List.of(new Posted(LiveTable.journal(name), drafted, List.of())));
  }

  private static Verdict open(Floor floor, LiveTable table, Act.Open open) {
    if (table.status() != Status.DRAFT) {
      return Verdict.refuse(
          Code.WRONG_STATUS,
          "table %s is %s; expected a draft",
          table.name(),
          word(table.status()));
    }
    return LayingOut.decide(floor, table, table.setup(), open.accepted(), opened -> opened);
  }

  private static Verdict change(Floor floor, LiveTable table, Act.Change change) {
    var fault = in(table, change.reason(), Status.OPEN);
    if (fault.isPresent()) {
      return fault.get();
    }
    if (table.playing().phase() != Phase.BETTING || !table.playing().wagers().isEmpty()) {
      return Verdict.refuse(
          Code.ROUND_OPEN,
          "table %s has wagers or a round in progress; it is changed between rounds",
          table.name());
    }
    return LayingOut.decide(
        floor,
        table,
        change.setup(),
        change.accepted(),
        opened -> new TableEvent.Changed(opened, change.reason()));
  }

  private static Verdict close(LiveTable table, String reason) {
    if (table.status() != Status.OPEN && table.status() != Status.SUSPENDED) {
      return Verdict.refuse(
          Code.WRONG_STATUS,
          "table %s is %s; only an open or suspended table is closed",
          table.name(),
          word(table.status()));
    }
    if (reason.isBlank()) {
      return Verdict.refuse(Code.REASON_MISSING, "expected a reason, for the journal");
    }
    if (!table.playing().wagers().isEmpty() || table.playing().phase() != Phase.BETTING) {
      return Verdict.refuse(
          Code.ROUND_OPEN,
          "table %s has wagers or a round in progress; settle or take them down first",
          table.name());
    }
    if (table.playing().felt() instanceof Felt.Baccarat felt && !felt.owed().isEmpty()) {
      return Verdict.refuse(
          Code.COMMISSION_OWED,
          "commission is owed by seats %s of table %s; collect it first",
          felt.owed().keySet().stream().sorted().toList(),
          table.name());
    }
    var events = new ArrayList<Posted>();
    events.add(Verdict.at(table, new TableEvent.Closed(reason), List.of()));
    table
        .jackpots()
        .forEach(
            jackpot ->
                events.add(
                    Verdict.at(jackpot.name(), new JackpotEvent.Left(table.name()), List.of())));
    return new Verdict.Accepted(events);
  }

  private static Verdict reenter(LiveTable table, Act.Reenter reenter) {
    if (!table.playing().felt().getClass().equals(reenter.felt().getClass())) {
      return Verdict.refuse(
          Code.WRONG_OUTCOME, "what was re-entered belongs to another game than %s", table.name());
    }
    return happened(
        table,
        new TableEvent.Reentered(
            owing(table.playing().felt(), reenter.felt()), reenter.lammers(), reenter.reason()));
  }

  /// What seats owe stands in the books, not on the layout: it is not re-entered.
  private static Felt owing(Felt before, Felt felt) {
    return before instanceof Felt.Baccarat owed && felt instanceof Felt.Baccarat cards
        ? cards.owing(owed.owed())
        : felt;
  }
}
