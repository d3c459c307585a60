package io.lammer.tables.floor;

import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.LiveTable.Status;
import io.lammer.tables.floor.Verdict.Posted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What takes two persons of different departments: one proposes it, and it happens when the other
/// confirms it, on the floor as it is then.
final class Proposals {
  private static final int MOST = 100;

  private Proposals() {}

  /// A void takes two only where it takes a jackpot hit back.
  static boolean takesTwo(Floor floor, Act.Dual act) {
    return !(act instanceof Act.VoidRound(var name, _))
        || floor
            .table(name)
            .filter(
                table ->
                    !table.past().isEmpty()
                        && !Voiding.waiting(floor, table.past().getFirst()).isEmpty())
            .isPresent();
  }

  /// What could not be done now is refused at once. A table whose round is to be voided stands
  /// still, since the round could not be voided after another.
  static Verdict propose(Floor floor, Actor actor, Act.Dual act) {
    if (FloorDecider.effect(floor, actor, act) instanceof Verdict.Refused refused) {
      return refused;
    }
    var papers = floor.house().papers();
    if (papers.proposals().size() >= MOST) {
      return Verdict.refuse(
          Code.TOO_MANY_PROPOSALS, "%d proposals wait already; decide those first", MOST);
    }
    var proposal = new Proposal(papers.lastProposal() + 1, actor, act);
    var events = new ArrayList<Posted>();
    events.add(new Posted(House.JOURNAL, new HouseEvent.Proposed(proposal), List.of()));
    if (act instanceof Act.VoidRound(var name, var reason)) {
      floor
          .table(name)
          .filter(table -> table.status() == Status.OPEN)
          .ifPresent(
              table ->
                  events.add(
                      Verdict.at(
                          table,
                          new TableEvent.Suspended("a void waits for a second person: " + reason),
                          List.of())));
    }
    return new Verdict.Accepted(events);
  }

  static Verdict confirm(Floor floor, Actor actor, int number) {
    var found = find(floor.house(), number);
    if (found.isEmpty()) {
      return unknown(floor.house(), number);
    }
    var proposal = found.get();
    var by = proposal.by();
    if (by.name().equals(actor.name())) {
      return Verdict.refuse(
          Code.SAME_PERSON, "%s proposed this; another person confirms it", actor.name());
    }
    if (by.role().department() == actor.role().department()) {
      return Verdict.refuse(
          Code.SAME_DEPARTMENT, "%s proposed this; another department confirms it", by);
    }
    return switch (FloorDecider.effect(floor, by, proposal.act())) {
      case Verdict.Refused refused -> refused;
      case Verdict.Accepted(var events) -> {
        var all = new ArrayList<Posted>();
        all.add(new Posted(House.JOURNAL, new HouseEvent.Confirmed(number), List.of()));
        all.addAll(events);
        yield new Verdict.Accepted(all);
      }
    };
  }

  /// Whoever could confirm may decline, and who proposed may think again.
  static Verdict decline(House house, int number, String reason) {
    return find(house, number).isEmpty()
        ? unknown(house, number)
        : HouseDesk.reasoned(reason, new HouseEvent.Declined(number, reason));
  }

  private static Optional<Proposal> find(House house, int number) {
    return house.papers().proposals().stream().filter(one -> one.number() == number).findFirst();
  }

  private static Verdict unknown(House house, int number) {
    return Verdict.refuse(
        Code.UNKNOWN_PROPOSAL,
        "no proposal %d waits; open are %s",
        number,
        house.papers().proposals().stream().map(Proposal::number).toList());
  }
}
