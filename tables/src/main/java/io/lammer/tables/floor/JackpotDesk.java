package io.lammer.tables.floor;

import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.ledger.Transfer;
import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.tables.Jackpot;
import io.lammer.tables.JackpotTerms;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.LiveJackpot.Hit;
import io.lammer.tables.floor.LiveJackpot.Status;
import io.lammer.tables.floor.TableEvent.Joined;
import io.lammer.tables.floor.Verdict.Posted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The jackpot desk: opens jackpots, pays their hits with a second person, adjusts and reads them.
final class JackpotDesk {
  private JackpotDesk() {}

  static Verdict decide(Floor floor, Actor actor, Act.AtJackpot act) {
    if (act instanceof Act.Found found) {
      return found(floor, found);
    }
    var known = floor.jackpot(act.jackpot());
    if (known.isEmpty()) {
      return Verdict.refuse(Code.UNKNOWN_JACKPOT, "there is no jackpot \"%s\"", act.jackpot());
    }
    var jackpot = known.get();
    return switch (act) {
      case Act.Found _ -> throw new IllegalStateException("new jackpots are decided above");
      case Act.Approve approve ->
          hitFault(actor, jackpot, approve.hit())
              .orElseGet(() -> Approval.decide(floor, actor, jackpot, approve));
      case Act.Witness(_, var hit) -> witness(actor, jackpot, hit);
      case Act.Reject(_, var hit, var reason) ->
          hitFault(actor, jackpot, hit)
              .or(() -> missing(reason))
              .orElseGet(() -> new Verdict.Accepted(List.of(rejected(jackpot, hit, reason))));
      case Act.Adjust adjust -> Adjustments.decide(floor, jackpot, adjust);
      case Act.Retune retune -> retune(floor, jackpot, retune);
      case Act.Stop(_, var reason) ->
          missing(reason)
              .or(() -> notIn(jackpot, Status.RUNNING))
              .orElseGet(() -> happened(jackpot, new JackpotEvent.Stopped(reason)));
      case Act.Restart(_, var reason) ->
          missing(reason)
              .or(() -> notIn(jackpot, Status.STOPPED))
              .or(() -> bankShort(jackpot))
              .orElseGet(() -> happened(jackpot, new JackpotEvent.Restarted(reason)));
      case Act.Retire(_, var reason) ->
          missing(reason)
              .or(() -> retired(jackpot))
              .orElseGet(() -> Retirement.decide(floor, jackpot, reason));
      case Act.Remind _ -> Retirement.remind(floor, jackpot);
      case Act.Read(_, var day) ->
          happened(jackpot, new JackpotEvent.Read(day, jackpot.money(), jackpot.meters()));
      case Act.Deposit(_, var amount, var reference) ->
          missing(reference)
              .or(() -> amountFault(amount))
              .orElseGet(() -> happened(jackpot, new JackpotEvent.Deposited(amount, reference)));
      case Act.Count(_, var balance) -> count(jackpot, balance);
      case Act.Seize seize ->
          missing(seize.reference())
              .or(() -> amountFault(seize.amount()))
              .or(() -> moreThanBanked(jackpot, seize.amount()))
              .orElseGet(() -> seized(jackpot, seize));
    };
  }

  static Verdict happened(LiveJackpot jackpot, JackpotEvent event, Transfer... transfers) {
    return new Verdict.Accepted(List.of(Verdict.at(jackpot.name(), event, List.of(transfers))));
  }

  static Optional<Verdict> missing(String reason) {
    return reason.isBlank()
        ? Optional.of(
            Verdict.refuse(Code.REASON_MISSING, "expected a reason or reference, for the journal"))
        : Optional.empty();
  }

  static Optional<Verdict> amountFault(Money amount) {
    return amount.isPositive() && amount.isWholeCents()
        ? Optional.empty()
        : Optional.of(
            Verdict.refuse(
                Code.AMOUNT_NOT_POSITIVE, "%s; expected whole cents, more than 0", amount));
  }

  private static Verdict found(Floor floor, Act.Found found) {
    var name = found.jackpot();
    if (!name.matches("[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}")) {
      return Verdict.refuse(
          Code.BAD_NAME,
          "a jackpot is named \"%s\"; expected up to 40 letters, digits, spaces, dots and hyphens",
          name);
    }
    if (floor.jackpot(name).isPresent()) {
      return Verdict.refuse(Code.JACKPOT_EXISTS, "the jackpot %s exists already", name);
    }
    if (found.terms().controls() == null || found.terms().controls().isBlank()) {
      return Verdict.refuse(
          Code.CONTROLS_NOT_STATED,
          "%s lacks the reference of the operator's internal controls (ruling 11)",
          name);
    }
    return switch (JackpotTerms.check(
        floor.rules().catalog(), floor.rules().profiles(), found.edition(), found.terms())) {
      case JackpotTerms.Result.Refused(var faults) -> new Verdict.Refused(faults);
      case JackpotTerms.Result.Accepted(var jackpot) ->
          new Verdict.Accepted(
              List.of(
                  opened(
                      name,
                      found.edition(),
                      jackpot,
                      new Joined(name, found.edition(), jackpot.terms(), found.terms().suit()),
                      found.terms().controls())));
    };
  }

  /// What a progressive shows at first is the house's money.
  static Posted opened(
      String name, String edition, Jackpot jackpot, Joined joined, @Nullable String controls) {
    var transfers =
        jackpot.terms().isProgressive()
            ? Rebalance.between(name, jackpot.emptied(), Money.ZERO, jackpot, Money.ZERO)
            : List.<Transfer>of();
    return Verdict.at(
        name, new JackpotEvent.Opened(edition, jackpot, joined.suit(), controls), transfers);
  }

  private static Optional<Verdict> hitFault(Actor actor, LiveJackpot jackpot, int number) {
    var hit = open(jackpot, number);
    if (hit.isEmpty()) {
      return Optional.of(unknownHit(jackpot, number));
    }
    var entered = hit.get().enteredBy();
    if (entered.name().equals(actor.name())) {
      return Optional.of(
          Verdict.refuse(
              Code.SAME_PERSON, "%s entered this hit; another person decides it", actor.name()));
    }
    return entered.role().department() == actor.role().department()
        ? Optional.of(
            Verdict.refuse(
                Code.SAME_DEPARTMENT,
                "%s entered this hit; it is decided by another department",
                entered))
        : Optional.empty();
  }

  /// A person beside those who enter and approve a hit has seen it: surveillance on its cameras, a
  /// manager at the table.
  private static Verdict witness(Actor actor, LiveJackpot jackpot, int number) {
    var found = open(jackpot, number);
    if (found.isEmpty()) {
      return unknownHit(jackpot, number);
    }
    var hit = found.get();
    var signed = Stream.concat(Stream.of(hit.enteredBy()), hit.witnesses().stream());
    return signed.anyMatch(by -> by.name().equals(actor.name()))
        ? Verdict.refuse(Code.SAME_PERSON, "%s put their name to this hit already", actor.name())
        : happened(jackpot, new JackpotEvent.Witnessed(number, actor));
  }

  private static Optional<Hit> open(LiveJackpot jackpot, int number) {
    return jackpot.open().stream().filter(open -> open.number() == number).findFirst();
  }

  private static Verdict unknownHit(LiveJackpot jackpot, int number) {
    return Verdict.refuse(
        Code.UNKNOWN_HIT,
        "no hit %d of jackpot %s waits; open are %s",
        number,
        jackpot.name(),
        jackpot.open().stream().map(Hit::number).toList());
  }

  /// The hit is taken out: its amount is restored, and later hits are worth what they would have
  /// been without it.
  static Posted rejected(LiveJackpot jackpot, int number, String reason) {
    return jackpot.money().terms().isProgressive()
        ? restored(jackpot, number, reason)
        : unposted(jackpot, number, reason);
  }

  private static Posted restored(LiveJackpot jackpot, int number, String reason) {
    var without = jackpot.hits().without(number);
    return Verdict.at(
        jackpot.name(),
        new JackpotEvent.Rejected(number, reason, without.hits(), without.end()),
        Rebalance.between(
            jackpot.name(), jackpot.money(), jackpot.pending(), without.end(), without.amount()));
  }

  /// A posted prize never moved: the table keeps its money, and other hits keep their amounts.
  private static Posted unposted(LiveJackpot jackpot, int number, String reason) {
    var hit =
        jackpot.open().stream()
            .filter(open -> open.number() == number)
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("hit " + number + " is not open"));
    return Verdict.at(
        jackpot.name(),
        new JackpotEvent.Rejected(
            number,
            reason,
            jackpot.open().stream().filter(open -> open.number() != number).toList(),
            jackpot.money()),
        List.of(
            new Transfer(
                new Account(Kind.PENDING, jackpot.name()),
                Account.of(Kind.BANK).at(hit.table()),
                hit.amount().units())));
  }

  private static Optional<Verdict> notIn(LiveJackpot jackpot, Status status) {
    return jackpot.status() == status
        ? Optional.empty()
        : Optional.of(
            Verdict.refuse(
                Code.WRONG_STATUS,
                "jackpot %s is %s; expected it to be %s",
                jackpot.name(),
                Value.spelled(jackpot.status()),
                Value.spelled(status)));
  }

  /// What is out of play for good stays so.
  static Optional<Verdict> retired(LiveJackpot jackpot) {
    return jackpot.status() == Status.RETIRED
        ? Optional.of(
            Verdict.refuse(Code.WRONG_STATUS, "jackpot %s is out of play for good", jackpot.name()))
        : Optional.empty();
  }

  /// A jackpot that was stopped for want of money stays so until the money is back (WAC 230-15-455
  /// and -715).
  private static Optional<Verdict> bankShort(LiveJackpot jackpot) {
    return jackpot.isShort()
        ? Optional.of(
            Verdict.refuse(
                Code.BANK_SHORT,
                "the bank holds %s for jackpot %s and %s is owed; deposit the rest or count again",
                jackpot.banked(),
                jackpot.name(),
                jackpot.owed()))
        : Optional.empty();
  }

  private static Optional<Verdict> moreThanBanked(LiveJackpot jackpot, Money amount) {
    return amount.compareTo(jackpot.banked()) > 0
        ? Optional.of(
            Verdict.refuse(
                Code.BANK_SHORT,
                "%s is more than the %s that the bank holds by the books; count it first",
                amount,
                jackpot.banked()))
        : Optional.empty();
  }

  /// Play and collecting stop at once, whatever is left (WAC 230-15-715).
  private static Verdict seized(LiveJackpot jackpot, Act.Seize seize) {
    var events = new ArrayList<Posted>();
    events.add(
        Verdict.at(
            jackpot.name(), new JackpotEvent.Seized(seize.amount(), seize.reference()), List.of()));
    if (jackpot.status() == Status.RUNNING) {
      events.add(
          Verdict.at(
              jackpot.name(),
              new JackpotEvent.Stopped(
                  "%s was seized: %s".formatted(seize.amount(), seize.reference())),
              List.of()));
    }
    return new Verdict.Accepted(events);
  }

  /// Money short of what is owed to players stops the jackpot at once.
  private static Verdict count(LiveJackpot jackpot, Money balance) {
    var events = new ArrayList<Posted>();
    events.add(
        Verdict.at(jackpot.name(), new JackpotEvent.Counted(balance, jackpot.owed()), List.of()));
    if (balance.compareTo(jackpot.owed()) < 0 && jackpot.status() == Status.RUNNING) {
      events.add(
          Verdict.at(
              jackpot.name(),
              new JackpotEvent.Stopped(
                  "the bank holds %s and %s is owed".formatted(balance, jackpot.owed())),
              List.of()));
    }
    return new Verdict.Accepted(events);
  }

  private static Verdict retune(Floor floor, LiveJackpot jackpot, Act.Retune retune) {
    var fault = missing(retune.reason()).or(() -> retired(jackpot));
    if (fault.isPresent()) {
      return fault.get();
    }
    return switch (JackpotTerms.check(
        floor.rules().catalog(), floor.rules().profiles(), jackpot.edition(), retune.terms())) {
      case JackpotTerms.Result.Refused(var faults) -> new Verdict.Refused(faults);
      case JackpotTerms.Result.Accepted(var changed) -> retuned(jackpot, changed, retune);
    };
  }

  private static Verdict retuned(LiveJackpot jackpot, Jackpot changed, Act.Retune retune) {
    var terms = changed.terms();
    var now = jackpot.money().terms();
    if (!terms.paytable().equals(now.paytable())
        || terms.kind() != now.kind()
        || !terms.wager().equals(now.wager())) {
      return Verdict.refuse(
          Code.PARAMETERS_INVALID,
          "jackpot %s keeps its paytable %s, its kind and its wager of %s",
          jackpot.name(),
          now.paytable(),
          now.wager());
    }
    if (!now.isProgressive()) {
      return happened(jackpot, new JackpotEvent.Retuned(changed));
    }
    var limit = terms.limit();
    return limit != null && limit.compareTo(jackpot.money().meter()) < 0
        ? Verdict.refuse(
            Code.PARAMETERS_INVALID,
            "a limit of %s is below the %s that jackpot %s shows",
            limit,
            jackpot.money().displayed(),
            jackpot.name())
        : happened(jackpot, new JackpotEvent.Planned(terms, retune.reason()));
  }
}
