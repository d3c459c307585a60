package io.lammer.tables.floor;

import io.lammer.rules.Paytable;
import io.lammer.rules.PaytableText;
import io.lammer.tables.Answer;
import io.lammer.tables.Layout;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Setup;
import io.lammer.tables.floor.TableEvent.Joined;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Lays a table out, when it is opened or changed between rounds.
final class LayingOut {
  private LayingOut() {}

  /// Checks a set-up as a live table needs it, opens the table's own jackpots and joins others.
  static Answer<Aftermath> decide(
      Aftermath floor,
      LiveTable table,
      Setup setup,
      List<String> accepted,
      Function<TableEvent.Opened, TableEvent> event) {
    var faults = new ArrayList<>(liveFaults(floor, setup));
    return switch (floor.laidOut(table.name(), setup)) {
      case Answer.Refused<Layout>(var wrong) -> {
        faults.addAll(wrong);
        yield new Answer.Refused<>(faults);
      }
      case Answer.Accepted<Layout>(var whole) -> {
        var layout = whole.alone();
        faults.addAll(layoutFaults(floor, layout, accepted));
        yield faults.isEmpty()
            ? laidOut(floor, table, layout, event.apply(new TableEvent.Opened(layout, accepted)))
                .done()
            : new Answer.Refused<>(faults);
      }
    };
  }

  private static List<Refusal> layoutFaults(Floor floor, Layout layout, List<String> accepted) {
    var joined = Joined.of(layout);
    return Stream.of(
            changedTexts(floor, layout),
            suspectFaults(layout, accepted),
            otherTerms(floor, joined),
            retired(floor, joined))
        .flatMap(List::stream)
        .toList();
  }

  private static Aftermath laidOut(
      Aftermath floor, LiveTable table, Layout layout, TableEvent event) {
    var joined = Joined.of(layout);
    var after = floor.and(table.name(), event);
    for (var paytable : layout.paytables()) {
      after = kept(after, paytable);
    }
    for (var earlier : table.jackpots()) {
      if (joined.stream().noneMatch(jackpot -> jackpot.name().equals(earlier.name()))) {
        after = after.and(earlier.name(), new JackpotEvent.Left(table.name()));
      }
    }
    for (var jackpot : joined) {
      after = join(after, table, layout, jackpot);
    }
    return after;
  }

  /// The text of a paytable that the house has not kept yet, so that any round can be read again.
  private static Aftermath kept(Aftermath floor, Paytable paytable) {
    return floor.house().paytables().containsKey(paytable.hash())
        ? floor
        : floor.and(
            new HouseEvent.PaytableKept(
                paytable.edition(), paytable.id(), paytable.hash(), PaytableText.of(paytable)));
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

  /// A table comes to a jackpot; its own begins then.
  private static Aftermath join(Aftermath floor, LiveTable table, Layout layout, Joined joined) {
    var jackpot = layout.jackpots().get(joined.name());
    var setup = layout.setup();
    var there = floor;
    if (floor.jackpot(joined.name()).isEmpty() && jackpot != null) {
      var controls =
          setup.jackpots().stream()
              .filter(entry -> joined.terms().paytable().equals(entry.paytable()))
              .map(Setup.Jackpot::controls)
              .findFirst()
              .orElse(null);
      there = Parameters.opened(floor, setup.edition(), jackpot, joined, controls);
    }
    return there
            .jackpot(joined.name())
            .filter(existing -> existing.tables().contains(table.name()))
            .isPresent()
        ? there
        : there.and(joined.name(), new JackpotEvent.Joined(table.name()));
  }
}
