package io.lammer.tables;

import io.lammer.rules.Condition;
import io.lammer.rules.Conduct;
import io.lammer.rules.Envy;
import io.lammer.rules.Family;
import io.lammer.rules.Fraction;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.Spot;
import io.lammer.rules.craps.Resolved;
import io.lammer.tables.Settlement.EnvyPay;
import io.lammer.tables.Settlement.Hit;
import io.lammer.tables.Settlement.Line;
import io.lammer.tables.Settlement.Result;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Settles one outcome: advances every wager that takes part, finds its row, and works the money
/// out to the cent. Seat by seat, as a dealer pays; at craps spot by spot, losers first.
final class Settler {
  /// Odds that are off come back when their flat wager is resolved.
  static final Row ODDS_OFF =
      new Row("Odds off", null, new Condition(List.of()), "push", new Pay.Push(), null, null);

  /// A resolved wager with its row, before the money is known.
  ///
  /// @param stays it stands on afterwards
  private record Claim(Standing standing, @Nullable Row row, boolean stays) {
    /// Losers are taken before the others are paid.
    int turn() {
      return switch (row == null ? null : row.pay()) {
        case null -> 0;
        case Pay.Loss() -> 0;
        case Pay.Push() -> 1;
        default -> 2;
      };
    }
  }

  private static final Comparator<Claim> BY_SEAT =
      Comparator.comparingInt(claim -> claim.standing().seat());
  private static final Comparator<Claim> AS_CRAPS_IS_PAID =
      Comparator.comparingInt(Claim::turn)
          .thenComparingInt(claim -> claim.standing().offer().order())
          .thenComparing(BY_SEAT);

  /// What an outcome did to a kind of wager in one state.
  private record Ended(int state, Step step, @Nullable Row row) {}

  private final View view;
  private final Layout.Rules rules;
  private final IdentityHashMap<Offer, Ended> endings = new IdentityHashMap<>();
  private final List<Claim> claims = new ArrayList<>();
  private final List<Standing> standing = new ArrayList<>();
  private final List<EnvyPay> envy = new ArrayList<>();
  private final List<Hit> hits = new ArrayList<>();

  private Settler(View view) {
    this.view = view;
    this.rules = view.table().layout().rules();
  }

  static Settlement settle(View view, Outcome outcome) {
    var settler = new Settler(view);
    settler.resolve(outcome);
    return settler.pay();
  }

  private void resolve(Outcome outcome) {
    var card = outcome instanceof Outcome.Fightback;
    var craps = view.table().felt() instanceof Felt.Craps felt ? felt : null;
    for (var wager : view.table().wagers()) {
      if (card != wager.awaitsCard()) {
        standing.add(wager);
        continue;
      }
      var ended = ended(wager, outcome);
      if (ended.step() instanceof Step.Stays(var state)) {
        standing.add(wager.moved(state));
      } else if (craps == null) {
        claims.add(new Claim(wager, ended.row(), false));
      } else {
        rolled(wager, ended.row(), wager.isOff(craps.isComeOut()), (Outcome.Roll) outcome);
      }
    }
    claims.sort(craps == null ? BY_SEAT : AS_CRAPS_IS_PAID);
  }

  /// A craps wager that the roll would resolve: it may be off, and it may stand on.
  private void rolled(Standing wager, @Nullable Row row, boolean off, Outcome.Roll roll) {
    switch (Resolved.of(wager.offer().conduct(), row, off, isOffAndOn(wager, roll))) {
      case UNTOUCHED -> standing.add(wager);
      case DOWN -> claims.add(new Claim(wager, row, false));
      case BACK -> claims.add(new Claim(wager, ODDS_OFF, false));
      case STAYS -> {
        standing.add(wager);
        claims.add(new Claim(wager, row, true));
      }
      case ANEW -> {
        standing.add(Standing.made(wager.seat(), wager.offer(), wager.stake(), wager.vig()));
        claims.add(new Claim(wager, row, true));
      }
    }
  }

  /// A come wager wins as the next one of the same amount lands on its number: the chips stay where
  /// they are, the odds with them, and only the winnings are paid.
  private boolean isOffAndOn(Standing odds, Outcome.Roll roll) {
    var number = odds.offer().wager().spot().number();
    var flat = odds.offer().conduct().oddsOn();
    if (flat == null || number == null || number != roll.total()) {
      return false;
    }
    var table = view.table();
    var next = table.find(odds.seat(), Spot.of(flat)).orElse(null);
    return next != null
        && next.offer().conduct().up() == Conduct.Up.CONTRACT
        && table
            .find(odds.seat(), Spot.of(flat, number))
            .filter(wager -> wager.stake().equals(next.stake()))
            .isPresent()
        && odds.stake().compareTo(CrapsBets.mostOdds(table.layout(), odds.offer(), next.stake()))
            <= 0;
  }

  /// Wagers of one kind in one state fare alike, so each is looked up once.
  private Ended ended(Standing wager, Outcome outcome) {
    var known = endings.get(wager.offer());
    if (known != null && known.state() == wager.state()) {
      return known;
    }
    var rule = wager.offer().wager();
    var step = rule.advance(wager.state(), outcome);
    var row = step instanceof Step.Ends(var ending) ? rule.row(ending) : null;
    var found = new Ended(wager.state(), step, row);
    endings.put(wager.offer(), found);
    return found;
  }

  private Settlement pay() {
    var room = aggregateRoom();
    var claimed = aggregateDue();
    var lines = new ArrayList<Line>(claims.size());
    for (var claim : claims) {
      lines.add(line(claim, room, claimed));
    }
    return new Settlement(lines, envy, hits, standing);
  }

  private Line line(Claim claim, @Nullable Money room, Money claimed) {
    var row = claim.row();
    var stake = claim.standing().stake();
    if (row == null) {
      return plain(claim, Result.LOSE, Money.ZERO);
    }
    return switch (row.pay()) {
      case Pay.Loss() -> plain(claim, Result.LOSE, Money.ZERO);
      case Pay.Push() -> plain(claim, Result.PUSH, claim.stays() ? Money.ZERO : stake);
      case Pay.Odds(var odds) -> {
        var due = oddsPay(claim, odds);
        var paid = room != null && isCapped(claim) ? share(due, room, claimed) : due;
        yield win(claim, row, due, paid, null);
      }
      case Pay.Dollars(var amount) -> {
        var due = amount.forWager(stake);
        yield win(claim, row, due, due, null);
      }
      case Pay.Percent percent -> {
        var name = Objects.requireNonNull(claim.standing().offer().jackpot());
        var share = jackpotShare(row, percent, name);
        yield win(claim, row, share, share, name);
      }
    };
  }

  private static Line plain(Claim claim, Result result, Money returned) {
    var row = claim.row();
    return new Line(
        claim.standing().seat(),
        claim.standing().offer(),
        claim.standing().spot(),
        claim.standing().stake(),
        result,
        row == null ? null : row.label(),
        Money.ZERO,
        returned,
        Money.ZERO,
        Money.ZERO,
        Money.ZERO,
        Money.ZERO,
        claim.stays() ? Money.ZERO : claim.standing().vig(),
        claim.stays(),
        null);
  }

  private Line win(Claim claim, Row row, Money due, Money paid, @Nullable String jackpot) {
    var wager = claim.standing();
    var offer = wager.offer();
    addEnvy(claim, row);
    var charge = commission(claim, paid);
    var owed = rules.commissionOwed() && offer.isCommissioned() ? charge : Money.ZERO;
    var commission = charge.minus(owed);
    var promotion = promotion(offer, due);
    return new Line(
        wager.seat(),
        offer,
        wager.spot(),
        wager.stake(),
        Result.WIN,
        row.label(),
        paid.minus(commission).plus(promotion),
        row.pay().returnsStake(offer.wager().toOne()) && !claim.stays()
            ? wager.stake()
            : Money.ZERO,
        due.minus(commission),
        promotion,
        commission,
        owed,
        claim.stays() ? Money.ZERO : wager.vig(),
        claim.stays(),
        jackpot);
  }

  /// Fractional odds are rounded down to the breakage unit, after the house's charge was taken off;
  /// others to the cent (ruling 13).
  private Money oddsPay(Claim claim, Fraction odds) {
    var pay = claim.standing().stake().times(odds).wholeCents();
    if (odds.isWhole()) {
      return pay;
    }
    var charge = commission(claim, pay);
    return pay.minus(charge).roundedDownTo(rules.breakage()).plus(charge);
  }

  /// What the house keeps of a win: commission on Banker, or a vig that was not paid up front. A
  /// winner that stays pays its next vig of the win; the one paid up front goes on with it.
  private Money commission(Claim claim, Money pay) {
    var offer = claim.standing().offer();
    var commission = rules.commission();
    if (commission != null && offer.isCommissioned()) {
      return pay.times(commission).roundedDownTo(rules.commissionUnit());
    }
    var craps = rules.craps();
    return craps != null && (craps.vigOnWin() || claim.stays())
        ? craps.vig(offer, claim.standing().stake())
        : Money.ZERO;
  }

  private static Money promotion(Offer offer, Money due) {
    var promotion = offer.promotion();
    if (promotion == null) {
      return Money.ZERO;
    }
    var multiply = promotion.multiply();
    var extra =
        multiply == null ? Money.ZERO : due.times(Fraction.of(multiply)).minus(due).wholeCents();
    var add = promotion.add();
    return add == null ? extra : extra.plus(add);
  }

  private void addEnvy(Claim claim, Row row) {
    var pay = row.envy();
    if (pay == null) {
      return;
    }
    var wager = claim.standing().offer().wager().spot().toString();
    var before =
        envy.stream()
            .filter(entry -> entry.wager().equals(wager) && entry.row().equals(row.label()))
            .findFirst()
            .orElse(null);
    var amount =
        switch (pay) {
          case Envy.Multiple(var times) -> claim.standing().stake().times(times);
          case Envy.Dollars(var dollars, var perPlayer) ->
              before != null && !perPlayer
                  ? Money.ZERO
                  : dollars.forWager(claim.standing().stake());
        };
    if (before == null) {
      envy.add(new EnvyPay(wager, row.label(), amount));
    } else {
      var together = new EnvyPay(wager, row.label(), before.amount().plus(amount));
      envy.set(envy.indexOf(before), together);
    }
  }

  /// One winner's whole cents of a percentage pay; all winners of a round meet the same row.
  private Money jackpotShare(Row row, Pay.Percent percent, String name) {
    var jackpot = view.jackpot(name);
    var winners =
        (int) claims.stream().filter(it -> name.equals(it.standing().offer().jackpot())).count();
    var won = jackpot.won(percent, winners);
    if (hits.stream().noneMatch(hit -> hit.jackpot().equals(name))) {
      hits.add(new Hit(name, row.label(), percent.share(), won.prize(), winners, won.after()));
    }
    return won.share();
  }

  private static boolean isCapped(Claim claim) {
    return claim.standing().offer().isOf(Family.BONUS_CRAPS);
  }

  /// What a maximum aggregate leaves for this round's winners, or null without one.
  private @Nullable Money aggregateRoom() {
    var maximum = rules.maxAggregate();
    if (maximum == null) {
      return null;
    }
    return switch (maximum.per()) {
      case ROUND -> maximum.amount();
      case HAND -> maximum.amount().minus(((Felt.Craps) view.table().felt()).paidThisHand());
    };
  }

  private Money aggregateDue() {
    var due = Money.ZERO;
    for (var claim : claims) {
      if (isCapped(claim)
          && claim.row() != null
          && claim.row().pay() instanceof Pay.Odds(var odds)) {
        due = due.plus(oddsPay(claim, odds));
      }
    }
    return due;
  }

  /// A winner's part of what is left, in proportion to what was due, in whole cents (ruling 22).
  private static Money share(Money due, Money room, Money claimed) {
    if (claimed.compareTo(room) <= 0) {
      return due;
    }
    var part =
        BigInteger.valueOf(due.units())
            .multiply(BigInteger.valueOf(room.units()))
            .divide(BigInteger.valueOf(claimed.units()));
    return new Money(part.longValueExact()).wholeCents();
  }
}
