package io.lammer.house;

import io.lammer.house.FloorChange.Posted;
import io.lammer.house.LiveTable.Status;
import io.lammer.table.Answer;
import io.lammer.table.Event;
import io.lammer.table.Refusal.Code;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Dual control: one person proposes an act, and it takes effect on the current floor when a person
/// of another department confirms it.
final class Proposals {
  private static final int MOST = 100;

  private Proposals() {}

  /// True if the act takes two people here: a void that reverses a jackpot hit, a correction that
  /// is large or exceeds the settlement, a re-entry that changes standing wagers, a slip
  /// replacement that changes the payee or no longer pays by cheque, or any other dual act.
  static boolean takesTwo(Floor floor, Act.Dual act) {
    return switch (act) {
      case Act.VoidRound(var name, _) ->
          floor
              .table(name)
              .filter(
                  table ->
                      !table.past().isEmpty()
                          && !Voiding.waiting(floor, table.past().getFirst()).isEmpty())
              .isPresent();
      case Act.Correct(var name, var correction) ->
          floor.table(name).filter(table -> correction.takesTwo(floor, table)).isPresent();
      case Act.Reenter reenter ->
          floor
              .table(reenter.table())
              .filter(table -> Reentry.takesTwo(table, reenter))
              .isPresent();
      case Act.VoidSlip replace -> SlipDecider.changesPayee(floor, replace);
      case Act.Reject _, Act.Adjust _, Act.Retune _, Act.Retire _ -> true;
    };
  }

  /// The people who took part in what the act decides, so they may not confirm it.
  private static Set<String> involved(Floor floor, Act.Dual act) {
    return switch (act) {
      case Act.VoidSlip(var slip, _, _, _) -> floor.house().papers().writers(slip);
      case Act.Reject(var jackpot, var number, _) ->
          enteredBy(floor, jackpot, number).collect(Collectors.toSet());
      case Act.VoidRound(var name, _) ->
          floor.table(name).stream()
              .flatMap(table -> table.past().stream().limit(1))
              .flatMap(round -> Voiding.waiting(floor, round).stream())
              .flatMap(won -> enteredBy(floor, won.jackpot(), won.hit()))
              .collect(Collectors.toSet());
      case Act.Correct _, Act.Reenter _, Act.Adjust _, Act.Retune _, Act.Retire _ -> Set.of();
    };
  }

  private static Stream<String> enteredBy(Floor floor, String jackpot, int number) {
    return floor.played(jackpot).open().stream()
        .filter(hit -> hit.number() == number)
        .map(hit -> hit.enteredBy().name());
  }

  /// Refuses at once an act that could not be done now. A table whose round is to be voided is
  /// suspended, because a later round would make the void impossible.
  static Answer<FloorChange> propose(Floor floor, Actor actor, Act.Dual act) {
    return FloorDecider.effect(floor, actor, act)
        .then(_ -> proposed(FloorChange.of(floor), actor, act));
  }

  private static Answer<FloorChange> proposed(FloorChange floor, Actor actor, Act.Dual act) {
    var papers = floor.house().papers();
    if (papers.proposals().size() >= MOST) {
      return Code.TOO_MANY_PROPOSALS.refuse(MOST);
    }
    var statement = ProposalPreview.of(floor, actor, act);
    var proposed =
        floor.and(
            new HouseEvent.Proposed(
                new Proposal(papers.lastProposal() + 1, actor, act, statement)));
    return act instanceof Act.VoidRound(var name, var reason)
            && floor.table(name).filter(table -> table.status() == Status.OPEN).isPresent()
        ? proposed
            .and(name, new TableEvent.Suspended("a void waits for a second person: " + reason))
            .done()
        : proposed.done();
  }

  static Answer<FloorChange> confirm(FloorChange floor, Actor actor, Act.Confirm act) {
    return find(floor, act.proposal())
        .then(proposal -> confirm(floor, actor, proposal, act.statement()));
  }

  /// @param seen the digest of the statement that the second person has read
  private static Answer<FloorChange> confirm(
      FloorChange floor, Actor actor, Proposal proposal, String seen) {
    var by = proposal.by();
    if (by.name().equals(actor.name())) {
      return Code.SAME_PERSON.as("of-proposal").refuse(actor.name());
    }
    if (by.role().department() == actor.role().department()) {
      return Code.SAME_DEPARTMENT.as("of-proposal").refuse(by);
    }
    if (involved(floor, proposal.act()).contains(actor.name())) {
      return Code.SAME_PERSON.as("part").refuse(actor.name());
    }
    if (!ProposalPreview.Reading.of(floor, proposal).digest().equals(seen)) {
      return Code.STATEMENT_CHANGED.refuse(proposal.number());
    }
    var lost = FloorDecider.notAllowed(floor, by, proposal.act());
    if (lost.isPresent()) {
      return Answer.refuse(lost.get());
    }
    var confirmed = floor.and(new HouseEvent.Confirmed(proposal.number()));
    return FloorDecider.effect(confirmed, by, proposal.act());
  }

  /// Declines a proposal. Its proposer may do this too.
  static Answer<FloorChange> decline(FloorChange floor, int number, String reason) {
    return find(floor, number)
        .then(_ -> HouseDecider.reasoned(floor, reason, new HouseEvent.Declined(number, reason)));
  }

  /// Withdraws the proposals that an act makes impossible to confirm.
  static FloorChange settled(FloorChange floor) {
    var after = floor;
    for (var posted : floor.events()) {
      for (var proposal : after.house().papers().proposals()) {
        var ended = ended(proposal.act(), posted).orElse(null);
        if (ended != null) {
          after = after.and(new HouseEvent.Declined(proposal.number(), "withdrawn: " + ended));
        }
      }
    }
    return after;
  }

  /// The reason why a proposal can no longer be confirmed after an event, if any.
  private static Optional<String> ended(Act.Dual act, Posted posted) {
    return Optional.ofNullable(
        switch (act) {
          case Act.VoidSlip(var slip, _, _, _) -> slipEnded(slip, posted.event());
          case Act.AtTable atTable ->
              posted.journal().equals(LiveTable.journal(atTable.table()))
                  ? tableMovedOn(act, posted.event())
                  : null;
          case Act.AtJackpot atJackpot ->
              posted.journal().equals(LiveJackpot.journal(atJackpot.jackpot()))
                  ? jackpotMovedOn(act, posted.event())
                  : null;
        });
  }

  private static @Nullable String slipEnded(String slip, FloorEvent event) {
    return switch (event) {
      case HouseEvent.SlipPaid(var number) when number.equals(slip) -> "the slip was paid";
      case HouseEvent.SlipVoided(var number, _) when number.equals(slip) -> "the slip was voided";
      default -> null;
    };
  }

  private static @Nullable String tableMovedOn(Act.Dual act, FloorEvent event) {
    return switch (event) {
      case TableEvent.Closed _ when !(act instanceof Act.Correct) -> "the table was closed";
      case TableEvent.Reentered _ when !(act instanceof Act.Correct) -> "the layout was re-entered";
      case TableEvent.Resumed _ when act instanceof Act.Reenter -> "the table is open again";
      case TableEvent.Changed _ when act instanceof Act.VoidRound -> "the table was changed";
      case TableEvent.Voided _ when act instanceof Act.VoidRound -> "the round was voided";
      case TableEvent.Played(Event.Settled _) when act instanceof Act.VoidRound ->
          "another round was settled";
      default -> null;
    };
  }

  private static @Nullable String jackpotMovedOn(Act.Dual act, FloorEvent event) {
    return switch (event) {
      case JackpotEvent.Decision decision
          when act instanceof Act.Reject(_, var hit, _) && hit == decision.hit() ->
          "the hit was decided";
      case JackpotEvent.Retired _ when act instanceof Act.Retune || act instanceof Act.Retire ->
          "the jackpot was retired";
      default -> null;
    };
  }

  private static Answer<Proposal> find(Floor floor, int number) {
    var waiting = floor.house().papers().proposals();
    return Code.UNKNOWN_PROPOSAL.unless(
        waiting.stream().filter(one -> one.number() == number).findFirst(),
        number,
        waiting.stream().map(Proposal::number).toList());
  }
}
