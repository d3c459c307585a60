package io.lammer.table;

import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.ledger.Transfer;
import io.lammer.rules.Money;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The ledger transfers of an event.
public final class Postings {
  private static final Account FELT = Account.of(Kind.FELT);
  private static final Account BANK = Account.of(Kind.BANK);

  private final List<Transfer> transfers = new ArrayList<>();
  private final boolean awaitsApproval;

  private Postings(boolean awaitsApproval) {
    this.awaitsApproval = awaitsApproval;
  }

  /// Funds the opening jackpots of a table with house money.
  public static List<Transfer> opening(View view) {
    var postings = new Postings(false);
    view.jackpots()
        .forEach(
            (name, jackpot) -> {
              if (jackpot.terms().isProgressive()) {
                var meter = new Account(Kind.METER, name);
                var owed = jackpot.seedOwed();
                postings.move(new Account(Kind.SEED_LOAN, name), meter, owed);
                postings.move(BANK, meter, jackpot.meter().minus(owed));
              }
            });
    return postings.transfers;
  }

  /// The transfers of an event, with jackpots paid at once.
  public static List<Transfer> of(View before, Event event) {
    return of(before, event, new Postings(false));
  }

  /// The transfers of an event, with jackpot hits held until they are approved.
  public static List<Transfer> awaitingApproval(View before, Event event) {
    return of(before, event, new Postings(true));
  }

  /// The reverse of a settlement's transfers, except for the lines that hit a jackpot.
  ///
  /// @param envy the envy pays that are taken back
  public static List<Transfer> undone(
      Layout layout, Settlement settlement, List<Settlement.EnvyPay> envy) {
    var postings = new Postings(true);
    settlement.lines().stream()
        .filter(line -> line.jackpot() == null)
        .forEach(line -> postings.line(layout, BANK, line));
    postings.envy(envy);
    return postings.transfers.stream()
        .map(transfer -> new Transfer(transfer.to(), transfer.from(), transfer.units()))
        .toList();
  }

  private static List<Transfer> of(View before, Event event, Postings postings) {
    var layout = before.table().layout();
    switch (event) {
      case Event.Placed(var seat, _, var stake, var vig) ->
          postings.move(Account.seat(seat), FELT, stake.plus(vig));
      case Event.TakenDown(var seat, _, var stake, var vig) ->
          postings.move(FELT, Account.seat(seat), stake.plus(vig));
      case Event.Locked locked ->
          staked(layout, before.table().wagers())
              .forEach((name, staked) -> postings.locked(before, locked, name, staked));
      case Event.Reopened _ ->
          staked(layout, before.table().lock().lying())
              .forEach((_, staked) -> postings.move(BANK, FELT, staked));
      case Event.Settled settled -> postings.settled(before, settled.settlement());
      case Event.OfGame own -> postings.transfers.addAll(layout.play().transfers(own));
      case Event.Turned _,
          Event.CardDealt _,
          Event.CardTakenBack _,
          Event.CalledBack _,
          Event.Entered _ -> {}
    }
    return List.copyOf(postings.transfers);
  }

  /// The total stake of each jackpot's wagers that are not locked.
  private static Map<String, Money> staked(Layout layout, List<StandingBet> wagers) {
    var stakes = new LinkedHashMap<String, Money>();
    for (var wager : wagers) {
      var jackpot = wager.offer(layout).jackpot();
      if (jackpot != null && !wager.locked()) {
        stakes.merge(jackpot, wager.stake(), Money::plus);
      }
    }
    return stakes;
  }

  /// Splits a locked jackpot wager at once. If its contribution was made at an earlier lock that
  /// was reopened, the house gets back the money it advanced.
  private void locked(View view, Event.Locked locked, String name, Money staked) {
    var before = view.jackpot(name);
    var after =
        locked.contributions().stream()
            .filter(entry -> entry.jackpot().equals(name))
            .map(Event.Contribution::after)
            .findFirst()
            .orElse(before);
    var kept = staked;
    for (var part : parts(name, before, after)) {
      move(FELT, part.account(), part.amount());
      kept = kept.minus(part.amount());
    }
    move(FELT, BANK, kept);
  }

  private record Part(Account account, Money amount) {}

  /// The increase of each of a jackpot's accounts. A decrease of the seed loan is a repayment.
  private static List<Part> parts(String name, Jackpot before, Jackpot after) {
    return List.of(
        new Part(new Account(Kind.METER, name), after.meter().minus(before.meter())),
        new Part(new Account(Kind.RESERVE, name), after.reserve().minus(before.reserve())),
        new Part(new Account(Kind.OVERFLOW, name), after.overflow().minus(before.overflow())),
        new Part(new Account(Kind.SEED_LOAN, name), before.seedOwed().minus(after.seedOwed())));
  }

  private void settled(View view, Settlement settlement) {
    settlement.lines().forEach(line -> line(view.table().layout(), payer(view, line), line));
    settlement.hits().forEach(hit -> reseed(view, hit));
    envy(settlement.envy());
  }

  private void envy(List<Settlement.EnvyPay> pays) {
    pays.forEach(pay -> move(Account.of(Kind.ENVY), Account.of(Kind.DEALERS), pay.amount()));
  }

  private void line(Layout layout, Account payer, Settlement.Line line) {
    var seat = Account.seat(line.seat());
    if (line.offer(layout).jackpot() == null) {
      move(FELT, BANK, line.taken());
      move(FELT, seat, line.returned());
    }
    var paid = line.winnings().minus(line.promotion()).plus(line.commission());
    var jackpot = line.jackpot();
    var payee = jackpot != null && awaitsApproval ? new Account(Kind.PENDING, jackpot) : seat;
    move(payer, payee, paid);
    move(seat, Account.of(Kind.COMMISSION), line.commission());
    move(owes(line.seat()), Account.of(Kind.COMMISSION), line.owed());
    move(FELT, Account.of(Kind.COMMISSION), line.vig());
    move(Account.of(Kind.PROMOTION), seat, line.promotion());
  }

  /// The account of what a seat owes.
  public static Account owes(int seat) {
    return new Account(Kind.OWED, Integer.toString(seat));
  }

  private static Account payer(View view, Settlement.Line line) {
    var jackpot = line.jackpot();
    return jackpot != null && view.jackpot(jackpot).terms().isProgressive()
        ? new Account(Kind.METER, jackpot)
        : BANK;
  }

  /// After a hit, refills the meter from reserve, overflow and the house's loan.
  private void reseed(View view, Settlement.Hit hit) {
    var before = view.jackpot(hit.jackpot());
    var meter = new Account(Kind.METER, hit.jackpot());
    for (var part : parts(hit.jackpot(), before, hit.after())) {
      if (!part.account().equals(meter)) {
        move(part.account(), meter, Money.ZERO.minus(part.amount()));
      }
    }
  }

  /// A negative amount moves in the opposite direction.
  private void move(Account from, Account to, Money amount) {
    if (amount.units() > 0) {
      transfers.add(new Transfer(from, to, amount.units()));
    } else if (amount.units() < 0) {
      transfers.add(new Transfer(to, from, -amount.units()));
    }
  }
}
