package io.lammer.house;

import io.lammer.house.TableEvent.Joined;
import io.lammer.rules.Paytable;
import io.lammer.rules.PaytableText;
import io.lammer.table.Answer;
import io.lammer.table.EffectiveEdge;
import io.lammer.table.Layout;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Lays a table out when it is opened, or changed between rounds.
public final class TableOpening {
  private TableOpening() {}

  /// The check of a set-up as a live table.
  ///
  /// @param layout the layout; null if the set-up is invalid
  /// @param edges the house edges that differ from those of the printed paytables
  /// @param faults every reason to refuse the table
  public record Verdict(@Nullable Layout layout, List<EffectiveEdge> edges, List<Refusal> faults) {}

  /// Checks a set-up with the additional requirements of a live table.
  ///
  /// @param accepted the suspect paytables and unfavorable wagers that a supervisor accepts
  public static Verdict check(Floor floor, String table, Setup setup, List<String> accepted) {
    var faults = new ArrayList<>(liveFaults(setup));
    return switch (floor.laidOut(table, setup)) {
      case Answer.Refused<Layout>(var wrong) -> {
        faults.addAll(wrong);
        yield new Verdict(null, List.of(), faults);
      }
      case Answer.Accepted<Layout>(var layout) -> {
        var edges = EffectiveEdge.of(layout.alone());
        faults.addAll(layoutFaults(floor, layout, edges, accepted));
        yield new Verdict(layout, edges, faults);
      }
    };
  }

  /// Opens or changes a table, opens its own jackpots and joins others.
  static Answer<FloorChange> decide(
      FloorChange floor,
      LiveTable table,
      Setup setup,
      List<String> accepted,
      Function<TableEvent.Opened, TableEvent> event) {
    var verdict = check(floor, table.name(), setup, accepted);
    if (verdict.layout() == null || !verdict.faults().isEmpty()) {
      return new Answer.Refused<>(verdict.faults());
    }
    var layout = verdict.layout().alone();
    return laidOut(floor, table, layout, event.apply(new TableEvent.Opened(layout, accepted)))
        .done();
  }

  private static List<Refusal> layoutFaults(
      Floor floor, Layout layout, List<EffectiveEdge> edges, List<String> accepted) {
    var joined = Joined.of(layout);
    return Stream.of(
            layout.paytables().stream().map(it -> changedText(floor.house().paytables(), it)),
            layout.paytables().stream().map(it -> suspect(it, accepted)),
            edges.stream().map(it -> advantage(it, accepted)),
            joined.stream().map(it -> otherTerms(floor, it)),
            joined.stream().map(it -> retired(floor, it)))
        .flatMap(Function.identity())
        .flatMap(Optional::stream)
        .toList();
  }

  private static FloorChange laidOut(
      FloorChange floor, LiveTable table, Layout layout, TableEvent event) {
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

  /// Records the text of a paytable that the house has not kept yet, so that any round can be read
  /// later.
  private static FloorChange kept(FloorChange floor, Paytable paytable) {
    return floor.house().paytables().containsKey(paytable.hash())
        ? floor
        : floor.and(
            new HouseEvent.PaytableKept(
                paytable.edition(), paytable.id(), paytable.hash(), PaytableText.of(paytable)));
  }

  /// A paytable id stands permanently for one text, because what players were told about it must
  /// stay true.
  private static Optional<Refusal> changedText(Map<String, String> known, Paytable paytable) {
    return Code.PAYTABLE_CHANGED.when(
        known.containsValue(paytable.name()) && !known.containsKey(paytable.hash()),
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

  /// The additional requirements of a live table: its venue and the controls of its jackpots and,
  /// except for training, its jackpot system (ruling 12) and approval (ruling 7).
  private static List<Refusal> liveFaults(Setup setup) {
    var faults = new ArrayList<Refusal>();
    if (setup.location().venue() == null) {
      faults.add(Code.VENUE_NOT_STATED.because().about("venue"));
    }
    if (!setup.training() && !isApproved(setup)) {
      faults.add(Code.APPROVAL_NOT_STATED.because().about("approval"));
    }
    if (!setup.training()
        && setup.equipment().stream().allMatch(String::isBlank)
        && !setup.jackpots().isEmpty()) {
      faults.add(Code.EQUIPMENT_NOT_STATED.because().about("equipment"));
    }
    for (var i = 0; i < setup.jackpots().size(); i++) {
      var jackpot = setup.jackpots().get(i);
      if (jackpot.use() == null && (jackpot.controls() == null || jackpot.controls().isBlank())) {
        faults.add(
            Code.CONTROLS_NOT_STATED
                .because(Objects.requireNonNullElse(jackpot.paytable(), "the jackpot"))
                .about("jackpots." + i));
      }
    }
    return faults;
  }

  /// Card rooms are approved by the commission, tribes by their gaming agency.
  private static boolean isApproved(Setup setup) {
    var venue = setup.location().venue();
    var approval = setup.approvals().approval();
    return (venue != Setup.Venue.CARD_ROOM && venue != Setup.Venue.TRIBAL)
        || (approval != null && !approval.isBlank());
  }

  /// A reopened table keeps its own jackpots, so their terms must not differ.
  private static Optional<Refusal> otherTerms(Floor floor, Joined joined) {
    return floor
        .jackpot(joined.name())
        .filter(existing -> !existing.money().terms().equals(joined.terms()))
        .map(existing -> Code.PARAMETERS_INVALID.because(existing.name()));
  }

  private static Optional<Refusal> retired(Floor floor, Joined joined) {
    return floor
        .jackpot(joined.name())
        .filter(jackpot -> jackpot.status() == LiveJackpot.Status.RETIRED)
        .map(jackpot -> Code.JACKPOT_STOPPED.as("retired").because(jackpot.name()));
  }

  /// A paytable that looks misprinted is played only after a supervisor accepts it (ruling 28).
  private static Optional<Refusal> suspect(Paytable paytable, List<String> accepted) {
    return paytable.suspects().isEmpty() || accepted.contains(paytable.id())
        ? Optional.empty()
        : Optional.of(Code.SUSPECT_NOT_ACCEPTED.because(paytable.id()).about(paytable.id()));
  }

  /// A wager that favors the player is offered only after a supervisor accepts it.
  private static Optional<Refusal> advantage(EffectiveEdge edge, List<String> accepted) {
    return edge.favorsPlayer() && !accepted.contains(edge.wager())
        ? Optional.of(
            Code.ADVANTAGE_NOT_ACCEPTED.because(edge.wager(), edge.words()).about(edge.wager()))
        : Optional.empty();
  }

  /// Refuses new limits under which a wager starts to favor the player. A promotion that adds an
  /// amount to a pay can cause this.
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

  /// Joins a table to a jackpot, opening the table's own jackpot first if it does not exist yet.
  private static FloorChange join(
      FloorChange floor, LiveTable table, Layout layout, Joined joined) {
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
      there = JackpotOpening.opened(floor, joined.name(), opened);
    }
    return there
            .jackpot(joined.name())
            .filter(existing -> existing.tables().contains(table.name()))
            .isPresent()
        ? there
        : there.and(joined.name(), new JackpotEvent.Joined(table.name()));
  }
}
