package io.lammer.tables.floor;

import io.lammer.rules.Paytable;
import io.lammer.rules.PaytableText;
import io.lammer.tables.Layout;
import io.lammer.tables.Links;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Setup;
import io.lammer.tables.SetupCheck;
import io.lammer.tables.floor.TableEvent.Joined;
import io.lammer.tables.floor.Verdict.Posted;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Lays a table out, when it is opened or changed between rounds.
final class LayingOut {
  private LayingOut() {}

  /// Checks a set-up as a live table needs it, opens the table's own jackpots and joins others.
  static Verdict decide(
      Floor floor,
      LiveTable table,
      Setup setup,
      List<String> accepted,
      Function<TableEvent.Opened, TableEvent> event) {
    var checked =
        SetupCheck.check(
            floor.rules().catalog(), floor.rules().profiles(), setup, links(floor, table.name()));
    var faults = new ArrayList<>(liveFaults(floor, setup));
    if (checked instanceof SetupCheck.Result.Refused(var wrong)) {
      faults.addAll(wrong);
      return new Verdict.Refused(faults);
    }
    var layout = ((SetupCheck.Result.Accepted) checked).layout().alone();
    var joined = Joined.of(layout);
    faults.addAll(changedTexts(floor, layout));
    faults.addAll(suspectFaults(layout, accepted));
    faults.addAll(otherTerms(floor, joined));
    faults.addAll(retired(floor, joined));
    if (!faults.isEmpty()) {
      return new Verdict.Refused(faults);
    }
    var events = new ArrayList<Posted>();
    var opened = new TableEvent.Opened(layout, accepted);
    events.add(Verdict.at(table, event.apply(opened), List.of()));
    events.addAll(kept(floor, layout));
    for (var earlier : table.jackpots()) {
      if (joined.stream().noneMatch(jackpot -> jackpot.name().equals(earlier.name()))) {
        events.add(Verdict.at(earlier.name(), new JackpotEvent.Left(table.name()), List.of()));
      }
    }
    for (var jackpot : joined) {
      events.addAll(join(floor, table, layout, setup, jackpot));
    }
    return new Verdict.Accepted(events);
  }

  /// The texts of paytables that the house has not kept yet, so that any round can be read again.
  private static List<Posted> kept(Floor floor, Layout layout) {
    return layout.paytables().stream()
        .filter(paytable -> !floor.house().paytables().containsKey(paytable.hash()))
        .map(
            paytable ->
                new Posted(
                    House.JOURNAL,
                    new HouseEvent.PaytableKept(
                        paytable.edition(),
                        paytable.id(),
                        paytable.hash(),
                        PaytableText.of(paytable)),
                    List.of()))
        .toList();
  }

  /// An id stands for one text, for ever: what players were told by it must stay true.
  private static List<Refusal> changedTexts(Floor floor, Layout layout) {
    var known = floor.house().paytables();
    return layout.paytables().stream()
        .filter(paytable -> known.containsValue(paytable.name()))
        .filter(paytable -> !known.containsKey(paytable.hash()))
        .map(
            paytable ->
                new Refusal(
                    Code.PAYTABLE_CHANGED,
                    "%s was played here with another text: SHA-256 %s, and %s now; expected a new id for"
                            .formatted(
                                paytable.name(), kept(known, paytable.name()), paytable.hash())
                        + " the changed text"))
        .toList();
  }

  private static String kept(Map<String, String> known, String name) {
    return known.entrySet().stream()
        .filter(entry -> entry.getValue().equals(name))
        .map(Map.Entry::getKey)
        .collect(Collectors.joining(" or "));
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

  /// What a live table needs beyond a script: its venue, the controls of its jackpots, and unless
  /// it is for training the jackpot system it uses (ruling 12) and a card room's approval.
  private static List<Refusal> liveFaults(Floor floor, Setup setup) {
    var faults = new ArrayList<Refusal>();
    if (setup.venue() == null) {
      faults.add(
          new Refusal(
              Code.VENUE_NOT_STATED,
              "a live table names its venue, for its caps (ruling 7)",
              "venue"));
    }
    if (!setup.training()
        && setup.venue() == Setup.Venue.CARD_ROOM
        && (setup.approval() == null || setup.approval().isBlank())) {
      faults.add(
          new Refusal(
              Code.APPROVAL_NOT_STATED,
              "a card room opens a table with the reference of its approval, as approval; the"
                  + " letter wants one before the game is offered",
              "approval"));
    }
    if (!setup.training()
        && setup.equipment().stream().allMatch(String::isBlank)
        && setup.jackpots().stream().anyMatch(jackpot -> isProgressive(floor, jackpot))) {
      faults.add(
          new Refusal(
              Code.EQUIPMENT_NOT_STATED,
              "a table with a progressive records its jackpot system, as equipment (ruling 12)",
              "equipment"));
    }
    for (var i = 0; i < setup.jackpots().size(); i++) {
      var jackpot = setup.jackpots().get(i);
      if (jackpot.use() == null && (jackpot.controls() == null || jackpot.controls().isBlank())) {
        faults.add(
            new Refusal(
                Code.CONTROLS_NOT_STATED,
                "%s lacks the reference of the operator's internal controls (ruling 11)"
                    .formatted(jackpot.paytable()),
                "jackpots." + i));
      }
    }
    return faults;
  }

  private static boolean isProgressive(Floor floor, Setup.Jackpot jackpot) {
    return jackpot.use() == null
        ? jackpot.kind() == Setup.Jackpot.Kind.PROGRESSIVE
        : floor
            .jackpot(jackpot.use())
            .filter(joined -> joined.money().terms().isProgressive())
            .isPresent();
  }

  /// A table that is opened again finds its own jackpots as they were left.
  private static List<Refusal> otherTerms(Floor floor, List<Joined> joined) {
    return joined.stream()
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
                    "jackpot %s has other parameters; write those into the set-up, or retune it"
                        .formatted(jackpot.name())))
        .toList();
  }

  private static List<Refusal> retired(Floor floor, List<Joined> joined) {
    return joined.stream()
        .map(Joined::name)
        .filter(
            name ->
                floor
                    .jackpot(name)
                    .filter(jackpot -> jackpot.status() == LiveJackpot.Status.RETIRED)
                    .isPresent())
        .map(
            name ->
                new Refusal(
                    Code.JACKPOT_STOPPED,
                    "jackpot %s is out of play for good; expected another".formatted(name)))
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
                    .formatted(paytable),
                paytable));
      }
    }
    return faults;
  }

  private static List<String> suspects(Layout layout) {
    return layout.paytables().stream()
        .filter(paytable -> !paytable.suspects().isEmpty())
        .map(Paytable::id)
        .toList();
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
}
