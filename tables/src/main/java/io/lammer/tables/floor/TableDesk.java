package io.lammer.tables.floor;

import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.ledger.Transfer;
import io.lammer.rules.Paytable;
import io.lammer.rules.yaml.Value;
import io.lammer.tables.Felt;
import io.lammer.tables.Layout;
import io.lammer.tables.Links;
import io.lammer.tables.Offer;
import io.lammer.tables.Postings;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Setup;
import io.lammer.tables.SetupCheck;
import io.lammer.tables.Table.Phase;
import io.lammer.tables.floor.LiveTable.Status;
import io.lammer.tables.floor.TableEvent.Joined;
import io.lammer.tables.floor.Verdict.Posted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/// The life of a table: drafted, opened, changed, suspended, voided, closed.
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
          in(table, reason, Status.OPEN).orElseGet(() -> voidRound(floor, table, reason));
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
    return layOut(floor, table, table.setup(), open.accepted(), opened -> opened);
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
    return layOut(
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

  /// Checks a set-up as a live table needs it, opens the table's own jackpots and joins others.
  private static Verdict layOut(
      Floor floor,
      LiveTable table,
      Setup setup,
      List<String> accepted,
      Function<TableEvent.Opened, TableEvent> event) {
    var checked =
        SetupCheck.check(
            floor.rules().catalog(), floor.rules().profiles(), setup, links(floor, table.name()));
    var faults = new ArrayList<>(liveFaults(setup));
    if (checked instanceof SetupCheck.Result.Refused(var wrong)) {
      faults.addAll(wrong);
      return new Verdict.Refused(faults);
    }
    var layout = ((SetupCheck.Result.Accepted) checked).layout();
    var joined = joined(layout, setup);
    faults.addAll(suspectFaults(layout, accepted));
    faults.addAll(otherTerms(floor, joined));
    if (!faults.isEmpty()) {
      return new Verdict.Refused(faults);
    }
    var events = new ArrayList<Posted>();
    var opened =
        new TableEvent.Opened(setup, List.copyOf(joined.values()), paytables(layout), accepted);
    events.add(Verdict.at(table, event.apply(opened), List.of()));
    for (var earlier : table.jackpots()) {
      if (!joined.containsKey(earlier.name())) {
        events.add(Verdict.at(earlier.name(), new JackpotEvent.Left(table.name()), List.of()));
      }
    }
    for (var jackpot : joined.values()) {
      events.addAll(join(floor, table, layout, setup, jackpot));
    }
    return new Verdict.Accepted(events);
  }

  /// The jackpots of the house, and what a table calls its own.
  private static Links links(Floor floor, String name) {
    return new Links() {
      @Override
      public Optional<Linked> find(String wanted) {
        return floor
            .jackpot(wanted)
            .map(jackpot -> new Linked(jackpot.edition(), jackpot.money(), jackpot.suit()));
      }

      @Override
      public String own(String paytable) {
        return name + "/" + paytable;
      }
    };
  }

  /// What a live table needs beyond a script: its venue, and the controls of its jackpots.
  private static List<Refusal> liveFaults(Setup setup) {
    var faults = new ArrayList<Refusal>();
    if (setup.venue() == null) {
      faults.add(
          new Refusal(
              Code.VENUE_NOT_STATED, "a live table names its venue, for its caps (ruling 7)"));
    }
    for (var jackpot : setup.jackpots()) {
      if (jackpot.use() == null && (jackpot.controls() == null || jackpot.controls().isBlank())) {
        faults.add(
            new Refusal(
                Code.CONTROLS_NOT_STATED,
                "%s lacks the reference of the operator's internal controls (ruling 11)"
                    .formatted(jackpot.paytable())));
      }
    }
    return faults;
  }

  /// A table that is opened again finds its own jackpots as they were left.
  private static List<Refusal> otherTerms(Floor floor, Map<String, Joined> joined) {
    return joined.values().stream()
        .filter(
            jackpot ->
                floor
                    .jackpot(jackpot.name())
                    .filter(existing -> !existing.money().terms().equals(jackpot.terms()))
                    .isPresent())
        .map(
            jackpot ->
                new Refusal(
                    Code.PARAMETERS_INVALID,
                    "jackpot %s exists with other parameters; retune it instead"
                        .formatted(jackpot.name())))
        .toList();
  }

  /// A paytable that looks misprinted is played only when a supervisor has said so (ruling 28).
  private static List<Refusal> suspectFaults(Layout layout, List<String> accepted) {
    var faults = new ArrayList<Refusal>();
    for (var paytable : suspects(layout)) {
      if (!accepted.contains(paytable)) {
        faults.add(
            new Refusal(
                Code.SUSPECT_NOT_ACCEPTED,
                "%s has a suspect row; expected a supervisor to accept it (ruling 28)"
                    .formatted(paytable)));
      }
    }
    return faults;
  }

  private static List<Paytable> inPlay(Layout layout) {
    var paytables = new LinkedHashMap<String, Paytable>();
    for (var offer : offers(layout)) {
      var paytable = offer.paytable();
      if (paytable != null) {
        paytables.put(paytable.id(), paytable);
      }
    }
    return List.copyOf(paytables.values());
  }

  private static List<Offer> offers(Layout layout) {
    var offers = new ArrayList<>(layout.offers().values());
    Optional.ofNullable(layout.fightbackAfterWin()).ifPresent(offers::add);
    Optional.ofNullable(layout.fightbackAfterTie()).ifPresent(offers::add);
    return offers;
  }

  private static List<String> suspects(Layout layout) {
    return inPlay(layout).stream()
        .filter(paytable -> !paytable.suspects().isEmpty())
        .map(Paytable::id)
        .toList();
  }

  private static Map<String, String> paytables(Layout layout) {
    var hashes = new TreeMap<String, String>();
    inPlay(layout).forEach(paytable -> hashes.put(paytable.id(), paytable.hash()));
    return hashes;
  }

  private static Map<String, Joined> joined(Layout layout, Setup setup) {
    var joined = new LinkedHashMap<String, Joined>();
    for (var offer : layout.offers().values()) {
      var name = offer.jackpot();
      var jackpot = name == null ? null : layout.jackpots().get(name);
      if (name != null && jackpot != null) {
        joined.put(
            name,
            new Joined(name, setup.edition(), jackpot.terms(), offer.wager().choice().suit()));
      }
    }
    return joined;
  }

  /// The events in the jackpot's journal when a table comes to it; its own begins there.
  private static List<Posted> join(
      Floor floor, LiveTable table, Layout layout, Setup setup, Joined joined) {
    var events = new ArrayList<Posted>();
    var existing = floor.jackpot(joined.name());
    var jackpot = layout.jackpots().get(joined.name());
    if (existing.isEmpty() && jackpot != null) {
      var controls =
          setup.jackpots().stream()
              .filter(entry -> joined.terms().paytable().equals(entry.paytable()))
              .map(Setup.Jackpot::controls)
              .findFirst()
              .orElse(null);
      events.add(JackpotDesk.opened(joined.name(), setup.edition(), jackpot, joined, controls));
    }
    if (existing.isEmpty() || !existing.get().tables().contains(table.name())) {
      events.add(Verdict.at(joined.name(), new JackpotEvent.Joined(table.name()), List.of()));
    }
    return events;
  }

  /// The opposite transfers are made; what went into meters stays there, and the house bears it.
  private static Verdict voidRound(Floor floor, LiveTable table, String reason) {
    if (table.past().isEmpty() || table.playing().phase() != Phase.BETTING) {
      return Verdict.refuse(
          Code.NOTHING_TO_VOID,
          "table %s has no settled round to void; before it is confirmed an outcome is corrected",
          table.name());
    }
    var last = table.past().getFirst();
    if (!table.playing().equals(last.after())) {
      return Verdict.refuse(
          Code.CHANGED_SINCE,
          "wagers, the shoe, the shooter or commission changed since the round was settled");
    }
    for (var hit : last.hits().entrySet()) {
      var open =
          floor.jackpot(hit.getKey()).stream()
              .flatMap(jackpot -> jackpot.open().stream())
              .anyMatch(candidate -> candidate.number() == hit.getValue());
      if (!open) {
        return Verdict.refuse(
            Code.JACKPOT_PAID,
            "hit %d of jackpot %s was paid; a paid jackpot cannot be undone",
            hit.getValue(),
            hit.getKey());
      }
    }
    var transfers = new ArrayList<Transfer>();
    Postings.undone(last.settlement()).forEach(entry -> transfers.add(entry.at(table.name())));
    last.before()
        .wagers()
        .forEach(
            (name, wagers) ->
                floor
                    .jackpot(name)
                    .ifPresent(
                        jackpot ->
                            transfers.add(
                                new Transfer(
                                        Account.of(Kind.BANK),
                                        Account.of(Kind.FELT),
                                        jackpot.money().terms().wager().times(wagers).units())
                                    .at(table.name()))));
    var events = new ArrayList<Posted>();
    events.add(Verdict.at(table, new TableEvent.Voided(table.round(), reason), transfers));
    last.hits()
        .forEach(
            (name, number) ->
                floor
                    .jackpot(name)
                    .ifPresent(
                        jackpot ->
                            events.add(
                                JackpotDesk.rejected(
                                    jackpot, number, "the round was voided: " + reason))));
    return new Verdict.Accepted(events);
  }

  private static Verdict reenter(LiveTable table, Act.Reenter reenter) {
    if (!table.playing().felt().getClass().equals(reenter.felt().getClass())) {
      return Verdict.refuse(
          Code.WRONG_OUTCOME, "what was re-entered belongs to another game than %s", table.name());
    }
    return happened(
        table, new TableEvent.Reentered(reenter.felt(), reenter.lammers(), reenter.reason()));
  }
}
