package io.lammer.tables.floor;

import io.lammer.rules.Paytable;
import io.lammer.rules.PaytableText;
import io.lammer.tables.Answer;
import io.lammer.tables.EffectiveEdge;
import io.lammer.tables.Layout;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Setup;
import io.lammer.tables.floor.TableEvent.Joined;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Lays a table out, when it is opened or changed between rounds.
final class TableOpening {
  private TableOpening() {}

  /// Checks a set-up as a live table needs it, opens the table's own jackpots and joins others.
  static Answer<Aftermath> decide(
      Aftermath floor,
      LiveTable table,
      Setup setup,
      List<String> accepted,
      Function<TableEvent.Opened, TableEvent> event) {
    var faults = new ArrayList<>(liveFaults(setup));
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
            layout.paytables().stream().map(it -> changedText(floor.house().paytables(), it)),
            layout.paytables().stream().map(it -> suspect(it, accepted)),
            EffectiveEdge.of(layout).stream().map(it -> advantage(it, accepted)),
            joined.stream().map(it -> otherTerms(floor, it)),
            joined.stream().map(it -> retired(floor, it)))
        .flatMap(Function.identity())
        .flatMap(Optional::stream)
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
  private static Optional<Refusal> changedText(Map<String, String> known, Paytable paytable) {
    return Code.PAYTABLE_CHANGED.when(
        known.containsValue(paytable.name()) && !known.containsKey(paytable.hash()),
        "%s was played here with another text: SHA-256 %s, and %s now; expected a new id for the"
            + " changed text",
        paytable.name(),
        kept(known, paytable.name()),
        paytable.hash());
  }

  private static String kept(Map<String, String> known, String name) {
    return known.entrySet().stream()
        .filter(entry -> entry.getValue().equals(name))
        .map(Map.Entry::getKey)
        .collect(Collectors.joining(" or "));
  }

  /// What a live table needs beyond a script: its venue, the controls of its jackpots, and unless
  /// it is for training the jackpot system it uses (ruling 12) and its approval (ruling 7).
  private static List<Refusal> liveFaults(Setup setup) {
    var faults = new ArrayList<Refusal>();
    if (setup.venue() == null) {
      faults.add(
          Code.VENUE_NOT_STATED
              .because("a live table names its venue, for its caps (ruling 7)")
              .about("venue"));
    }
    if (!setup.training() && !isApproved(setup)) {
      faults.add(
          Code.APPROVAL_NOT_STATED
              .because(
                  "a card room or a tribe opens a table with the reference of its approval, as"
                      + " approval; the letter wants one before the game is offered (ruling 7)")
              .about("approval"));
    }
    if (!setup.training()
        && setup.equipment().stream().allMatch(String::isBlank)
        && !setup.jackpots().isEmpty()) {
      faults.add(
          Code.EQUIPMENT_NOT_STATED
              .because(
                  "a table with a jackpot records its jackpot system, as equipment (ruling 12)")
              .about("equipment"));
    }
    for (var i = 0; i < setup.jackpots().size(); i++) {
      var jackpot = setup.jackpots().get(i);
      if (jackpot.use() == null && (jackpot.controls() == null || jackpot.controls().isBlank())) {
        faults.add(
            Code.CONTROLS_NOT_STATED
                .because(
                    "%s lacks the reference of the operator's internal controls (ruling 11)",
                    Objects.requireNonNullElse(jackpot.paytable(), "the jackpot"))
                .about("jackpots." + i));
      }
    }
    return faults;
  }

  /// Card rooms have an approval of the commission, tribes one of their gaming agency.
  private static boolean isApproved(Setup setup) {
    return (setup.venue() != Setup.Venue.CARD_ROOM && setup.venue() != Setup.Venue.TRIBAL)
        || (setup.approval() != null && !setup.approval().isBlank());
  }

  /// A table that is opened again finds its own jackpots as they were left.
  private static Optional<Refusal> otherTerms(Floor floor, Joined joined) {
    return floor
        .jackpot(joined.name())
        .filter(existing -> !existing.money().terms().equals(joined.terms()))
        .map(
            existing ->
                Code.PARAMETERS_INVALID.because(
                    "jackpot %s has other parameters; write those into the set-up, or retune it",
                    existing.name()));
  }

  private static Optional<Refusal> retired(Floor floor, Joined joined) {
    return floor
        .jackpot(joined.name())
        .filter(jackpot -> jackpot.status() == LiveJackpot.Status.RETIRED)
        .map(
            jackpot ->
                Code.JACKPOT_STOPPED.because(
                    "jackpot %s is retired; expected another", jackpot.name()));
  }

  /// A paytable that looks misprinted is played only when a supervisor has said so (ruling 28).
  private static Optional<Refusal> suspect(Paytable paytable, List<String> accepted) {
    return paytable.suspects().isEmpty() || accepted.contains(paytable.id())
        ? Optional.empty()
        : Optional.of(
            Code.SUSPECT_NOT_ACCEPTED
                .because(
                    "%s has a suspect row; expected a supervisor to accept it (ruling 28)",
                    paytable.id())
                .about(paytable.id()));
  }

  /// A wager that favors the player as this table offers it is played only when a supervisor has
  /// said so.
  private static Optional<Refusal> advantage(EffectiveEdge edge, List<String> accepted) {
    return edge.favorsPlayer() && !accepted.contains(edge.wager())
        ? Optional.of(
            Code.ADVANTAGE_NOT_ACCEPTED
                .because(
                    "%s favors the player: %s; expected a supervisor to accept it by its name",
                    edge.wager(), edge.words())
                .about(edge.wager()))
        : Optional.empty();
  }

  /// A wager that favors the player under other limits, as an added amount may, and did not before.
  static Optional<Refusal> newAdvantage(Layout before, Layout after) {
    var accepted =
        EffectiveEdge.of(before).stream()
            .filter(EffectiveEdge::favorsPlayer)
            .map(EffectiveEdge::wager)
            .toList();
    return EffectiveEdge.of(after).stream()
        .map(edge -> advantage(edge, accepted))
        .flatMap(Optional::stream)
        .findFirst();
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
      var opened = new JackpotEvent.Opened(setup.edition(), jackpot, joined.suit(), controls);
      there = Parameters.opened(floor, joined.name(), opened);
    }
    return there
            .jackpot(joined.name())
            .filter(existing -> existing.tables().contains(table.name()))
            .isPresent()
        ? there
        : there.and(joined.name(), new JackpotEvent.Joined(table.name()));
  }
}
