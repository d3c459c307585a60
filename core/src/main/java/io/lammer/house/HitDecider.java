package io.lammer.house;

import io.lammer.house.LiveJackpot.Hit;
import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.ledger.Transfer;
import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Decides on hits: witnessing, verifying, approving and rejecting them.
final class HitDecider {
  private HitDecider() {}

  static Answer<FloorChange> approve(
      FloorChange floor, Actor actor, LiveJackpot jackpot, Act.Approve act) {
    return decided(actor, jackpot, act.hit(), _ -> Approval.decide(floor, actor, jackpot, act));
  }

  static Answer<FloorChange> reject(
      FloorChange floor, Actor actor, LiveJackpot jackpot, Act.Reject act) {
    return decided(
        actor,
        jackpot,
        act.hit(),
        hit ->
            Answer.unless(
                JackpotDecider.missing(act.reason()),
                () -> rejected(floor, jackpot, hit.number(), act.reason()).done()));
  }

  /// Checks that the person who decides on a hit did not enter it and belongs to another
  /// department.
  private static Answer<FloorChange> decided(
      Actor actor, LiveJackpot jackpot, int number, Function<Hit, Answer<FloorChange>> decision) {
    return open(jackpot, number)
        .then(hit -> Answer.unless(samePeople(hit, actor), () -> decision.apply(hit)));
  }

  private static Optional<Refusal> samePeople(Hit hit, Actor actor) {
    var entered = hit.enteredBy();
    return Code.SAME_PERSON
        .as("of-hit")
        .when(entered.name().equals(actor.name()), actor.name())
        .or(
            () ->
                Code.SAME_DEPARTMENT
                    .as("of-hit")
                    .when(entered.role().department() == actor.role().department(), entered));
  }

  /// Records a witness other than the people who enter and approve a hit: surveillance on camera,
  /// or a manager at the table.
  static Answer<FloorChange> witness(
      FloorChange floor, Actor actor, LiveJackpot jackpot, int number) {
    return open(jackpot, number)
        .then(
            hit ->
                Answer.unless(
                    signedAlready(hit, actor),
                    () ->
                        floor
                            .and(jackpot.name(), new JackpotEvent.Witnessed(number, actor))
                            .done()));
  }

  /// Records that a supervisor, other than the person who entered the hit, verified it at the
  /// table.
  static Answer<FloorChange> verify(
      FloorChange floor, Actor actor, LiveJackpot jackpot, int number) {
    return open(jackpot, number)
        .then(
            hit ->
                Answer.unless(
                    Code.ALREADY_VERIFIED
                        .when(hit.verifiedBy() != null, hit.verifiedBy())
                        .or(() -> signedAlready(hit, actor)),
                    () ->
                        floor
                            .and(jackpot.name(), new JackpotEvent.Verified(number, actor))
                            .done()));
  }

  private static Optional<Refusal> signedAlready(Hit hit, Actor actor) {
    return Code.SAME_PERSON
        .as("signed")
        .when(hit.signed().stream().anyMatch(by -> by.name().equals(actor.name())), actor.name());
  }

  private static Answer<Hit> open(LiveJackpot jackpot, int number) {
    return Code.UNKNOWN_HIT.unless(
        jackpot.open().stream().filter(open -> open.number() == number).findFirst(),
        number,
        jackpot.name(),
        jackpot.open().stream().map(Hit::number).toList());
  }

  /// Removes an open hit: its amount is restored, later hits are recalculated without it, and its
  /// envy and promotion are taken back.
  static FloorChange rejected(FloorChange floor, LiveJackpot jackpot, int number, String reason) {
    var rejected =
        jackpot.money().terms().isProgressive()
            ? restored(floor, jackpot, number, reason)
            : unposted(floor, jackpot, number, reason);
    for (var hit : jackpot.open()) {
      if (hit.number() == number) {
        rejected =
            promotionReturned(envyReturned(rejected, jackpot.name(), hit), jackpot.name(), hit);
      }
    }
    return rejected;
  }

  private static FloorChange envyReturned(FloorChange floor, String jackpot, Hit hit) {
    var envy = hit.envy();
    return envy == null
        ? floor
        : floor.and(
            hit.table(),
            new TableEvent.EnvyReturned(jackpot, hit.number(), envy),
            List.of(
                new Transfer(Account.of(Kind.DEALERS), Account.of(Kind.ENVY), envy.amount().units())
                    .at(hit.table())));
  }

  private static FloorChange promotionReturned(FloorChange floor, String jackpot, Hit hit) {
    var after = floor;
    for (var winner : hit.winners()) {
      var paid = winner.promotion();
      if (paid != null) {
        after =
            after.and(
                hit.table(),
                new TableEvent.PromotionReturned(jackpot, hit.number(), winner.seat(), paid),
                List.of(
                    new Transfer(
                            Account.seat(winner.seat()), Account.of(Kind.PROMOTION), paid.units())
                        .at(hit.table())));
      }
    }
    return after;
  }

  private static FloorChange restored(
      FloorChange floor, LiveJackpot jackpot, int number, String reason) {
    var without = jackpot.hits().without(number);
    return floor.and(
        jackpot.name(),
        new JackpotEvent.Rejected(number, reason, without.hits(), without.end()),
        JackpotTransfers.between(
            jackpot.name(), jackpot.money(), jackpot.pending(), without.end(), without.amount()));
  }

  /// Rejects the hit of a posted prize. Hits do not change the prize, so the pending money returns
  /// to the table's bank and the other hits keep their amounts.
  private static FloorChange unposted(
      FloorChange floor, LiveJackpot jackpot, int number, String reason) {
    var left = jackpot.open().stream().filter(open -> open.number() != number).toList();
    var transfers =
        jackpot.open().stream()
            .filter(open -> open.number() == number)
            .map(
                hit ->
                    new Transfer(
                        new Account(Kind.PENDING, jackpot.name()),
                        Account.of(Kind.BANK).at(hit.table()),
                        hit.amount().units()))
            .toList();
    return floor.and(
        jackpot.name(),
        new JackpotEvent.Rejected(number, reason, left, jackpot.money()),
        transfers);
  }
}
