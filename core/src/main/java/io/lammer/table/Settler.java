package io.lammer.table;

import io.lammer.rules.Envy;
import io.lammer.rules.Fraction;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.table.Settlement.EnvyPay;
import io.lammer.table.Settlement.Hit;
import io.lammer.table.Settlement.Line;
import io.lammer.table.Settlement.Result;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Settles one outcome: advances every wager that takes part, finds its row, and computes the pay
/// to the cent.
public final class Settler {
  /// A resolved wager with its row, before its pay is computed.
  ///
  /// @param stays the wager stays up
  private record Claim(StandingBet standing, OfferedWager offer, @Nullable Row row, boolean stays) {
    /// The settling order: losers are taken before pushes are returned and winners are paid.
    int turn() {
      return switch (row == null ? null : row.pay()) {
        case null -> 0;
        case Pay.Loss(), Pay.HalfLoss() -> 0;
        case Pay.Push() -> 1;
        default -> 2;
      };
    }
  }

  private static final Comparator<Claim> BY_SEAT =
      Comparator.comparingInt(claim -> claim.standing().seat());
  private static final Comparator<Claim> BY_SPOT =
      Comparator.comparingInt(Claim::turn)
          .thenComparingInt(claim -> claim.offer().order())
          .thenComparing(BY_SEAT);

  /// The result of an outcome for wagers of one offer in one state.
  private record Ended(int state, Step step, @Nullable Row row) {}

  private final View view;
  private final Layout layout;
  private final Layout.Rules rules;
  private final GamePlay play;
  private final GameSettling settling;
  private final IdentityHashMap<OfferedWager, Ended> endings = new IdentityHashMap<>();
  private final List<Claim> claims = new ArrayList<>();
  private final List<StandingBet> standing = new ArrayList<>();
  private final List<EnvyPay> envy = new ArrayList<>();
  private final List<Hit> hits = new ArrayList<>();

  private Settler(View view) {
    this.view = view;
    this.layout = view.table().layout();
    this.rules = layout.rules();
    this.play = layout.play();
    this.settling = play.settling();
  }

  public static Settlement settle(View view, Outcome outcome) {
    var settler = new Settler(view);
    settler.resolve(outcome);
    return settler.pay();
  }

  private void resolve(Outcome outcome) {
    var bets = play.bets();
    var followUp = play.isFollowUp(outcome);
    for (var wager : view.table().wagers()) {
      if (followUp != bets.awaitsFollowUp(layout, wager)) {
        standing.add(wager);
        continue;
      }
      var offer = wager.offer(layout);
      var ended = ended(offer, wager.state(), outcome);
      if (ended.step() instanceof Step.Stays(var state)) {
        standing.add(wager.moved(offer, state));
      } else {
        resolved(wager, offer, ended.row(), outcome);
      }
    }
    claims.sort(
        switch (settling.order()) {
          case BY_SEAT -> BY_SEAT;
          case BY_SPOT -> BY_SPOT;
        });
  }

  private void resolved(StandingBet wager, OfferedWager offer, @Nullable Row row, Outcome outcome) {
    switch (settling.fate(view.table(), wager, row, outcome)) {
      case UNTOUCHED -> standing.add(wager);
      case DOWN -> claims.add(new Claim(wager, offer, row, false));
      case RETURNED -> claims.add(new Claim(wager, offer, settling.off(), false));
      case STAYS -> {
        standing.add(wager);
        claims.add(new Claim(wager, offer, row, true));
      }
      case ANEW -> {
        standing.add(StandingBet.made(wager.seat(), offer.ref(), wager.stake(), wager.vig()));
        claims.add(new Claim(wager, offer, row, true));
      }
    }
  }

  /// Wagers of one offer in one state have the same result, so it is computed once.
  private Ended ended(OfferedWager offer, int state, Outcome outcome) {
    var known = endings.get(offer);
    if (known != null && known.state() == state) {
      return known;
    }
    var rule = offer.wager();
    var step = rule.advance(state, outcome);
    var row = step instanceof Step.Ends(var ending) ? rule.row(ending) : null;
    var found = new Ended(state, step, row);
    endings.put(offer, found);
    return found;
  }

  private Settlement pay() {
    var room = settling.aggregateRoom(view.table());
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
      case Pay.HalfLoss() -> plain(claim, Result.LOSE, stakeReturned(claim, row));
      case Pay.Push() -> plain(claim, Result.PUSH, stakeReturned(claim, row));
      case Pay.Odds(var odds) -> {
        var due = oddsPay(claim, odds);
        var paid = room != null && isAggregated(claim) ? share(due, room, claimed) : due;
        yield win(claim, row, due, paid, null);
      }
      case Pay.Dollars(var amount) -> {
        var due = amount.forWager(stake);
        yield win(claim, row, due, due, null);
      }
      case Pay.Percent percent -> {
        var name = Objects.requireNonNull(claim.offer().jackpot());
        var share = jackpotShare(row, percent, name);
        yield win(claim, row, share, share, name);
      }
    };
  }

  private static Money stakeReturned(Claim claim, Row row) {
    var wager = claim.standing();
    return claim.stays()
        ? Money.ZERO
        : wager.stake().times(row.pay().stakeReturned(claim.offer().wager().toOne()));
  }

  private static Line plain(Claim claim, Result result, Money returned) {
    var row = claim.row();
    return new Line(
        claim.standing().seat(),
        claim.standing().wager(),
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
    var offer = claim.offer();
    addEnvy(claim, row);
    var charge = charge(claim, paid);
    var owed = settling.isChargeOwed(layout, offer) ? charge : Money.ZERO;
    var commission = charge.minus(owed);
    var promotion = promotion(offer, due);
    return new Line(
        wager.seat(),
        wager.wager(),
        wager.stake(),
        Result.WIN,
        row.label(),
        paid.minus(commission).plus(promotion),
        stakeReturned(claim, row),
        due.minus(commission),
        promotion,
        commission,
        owed,
        claim.stays() ? Money.ZERO : wager.vig(),
        claim.stays(),
        jackpot);
  }

  /// The pay of odds. Fractional odds are rounded down to the breakage unit after the charge; whole
  /// odds are paid to the cent (ruling 13).
  private Money oddsPay(Claim claim, Fraction odds) {
    var pay = claim.standing().stake().times(odds).wholeCents();
    if (odds.isWhole()) {
      return pay;
    }
    var charge = charge(claim, pay);
    return pay.minus(charge).roundedDownTo(rules.breakage()).plus(charge);
  }

  private Money charge(Claim claim, Money pay) {
    return settling.charge(layout, claim.standing(), pay, claim.stays());
  }

  private static Money promotion(OfferedWager offer, Money due) {
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
    var wager = claim.offer().wager().spot().toString();
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

  /// One winner's share of a percentage pay in whole cents. All winners of a round hit the same
  /// row.
  private Money jackpotShare(Row row, Pay.Percent percent, String name) {
    var jackpot = view.jackpot(name);
    var winners = (int) claims.stream().filter(it -> name.equals(it.offer().jackpot())).count();
    var won = jackpot.won(percent, winners);
    if (hits.stream().noneMatch(hit -> hit.jackpot().equals(name))) {
      hits.add(new Hit(name, row.label(), percent.share(), won.prize(), winners, won.after()));
    }
    return won.share();
  }

  private boolean isAggregated(Claim claim) {
    return settling.isAggregated(claim.offer());
  }

  private Money aggregateDue() {
    var due = Money.ZERO;
    for (var claim : claims) {
      if (isAggregated(claim)
          && claim.row() != null
          && claim.row().pay() instanceof Pay.Odds(var odds)) {
        due = due.plus(oddsPay(claim, odds));
      }
    }
    return due;
  }

  /// A winner's proportional part of the amount left, in whole cents (ruling 22).
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
