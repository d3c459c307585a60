package io.lammer.accounting;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import io.lammer.accounting.TableSums.Extra;
import io.lammer.accounting.TableSums.Rounds;
import io.lammer.accounting.WagerSums.Staked;
import io.lammer.odds.GameOdds;
import io.lammer.rules.BetHandling;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Settlement;
import io.lammer.table.Settlement.Line;
import io.lammer.table.Setup;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Adds up the rounds of a table.
final class TableTally {
  /// A settled outcome.
  ///
  /// @param number the number of the event that laid the table out
  record Round(
      long number,
      Layout layout,
      Outcome outcome,
      Settlement settlement,
      boolean isOwnRound,
      boolean endsHand) {}

  private final Map<WagerKey, Wagers> wagers = new LinkedHashMap<>();
  private final List<Extra> envy = new ArrayList<>();
  private final List<Extra> promotions = new ArrayList<>();
  private Money corrections = Money.ZERO;
  private long settled;
  private long voided;
  private long hands;

  void add(TableSums sums) {
    settled += sums.rounds().settled();
    voided += sums.rounds().voided();
    hands += sums.rounds().hands();
    corrections = corrections.plus(sums.corrections());
    sums.wagers().forEach(one -> of(one.wager()).add(one));
    sums.envy().forEach(one -> add(envy, one));
    sums.promotions().forEach(one -> add(promotions, one));
  }

  TableSums sums() {
    return new TableSums(
        new Rounds(settled, voided, hands),
        wagers.values().stream().map(Wagers::sums).toList(),
        envy,
        promotions,
        corrections);
  }

  void settled(Round round) {
    add(round, 1);
    round.settlement().envy().forEach(pay -> envy(round.number(), round.layout(), pay, 1));
  }

  /// Reverses a round. The envy of its hits is returned with each hit.
  void voided(Round round) {
    add(round, -1);
    round.settlement().envyApart().forEach(pay -> envy(round.number(), round.layout(), pay, -1));
    voided += round.isOwnRound() ? 1 : 0;
  }

  void corrected(Money change) {
    corrections = corrections.plus(change);
  }

  /// @param number the number of the event that laid the table out
  void envy(long number, Layout layout, Settlement.EnvyPay pay, int sign) {
    var wager =
        layout.offers().values().stream()
            .filter(offer -> offer.name().equals(pay.wager()))
            .findFirst()
            .map(WagerKey::of)
            .orElse(new WagerKey(pay.wager(), ""));
    add(envy, new Extra(number, wager, pay.row(), sign, pay.amount().times(sign)));
  }

  /// Reverses a promotion paid with a hit that was rejected or whose round was voided.
  ///
  /// @param number the number of the event that laid the table out
  void promotionReturned(long number, Layout layout, String jackpot, Money amount) {
    var offer =
        layout.offers().values().stream().filter(one -> jackpot.equals(one.jackpot())).findFirst();
    add(
        promotions,
        new Extra(
            number,
            offer.map(WagerKey::of).orElse(new WagerKey(jackpot, "")),
            consent(offer.map(OfferedWager::promotion).orElse(null)),
            -1,
            amount.times(-1)));
  }

  private static void add(List<Extra> extras, Extra more) {
    for (var i = 0; i < extras.size(); i++) {
      if (extras.get(i).isOf(more)) {
        extras.set(i, extras.get(i).plus(more));
        return;
      }
    }
    extras.add(more);
  }

  private void add(Round round, int sign) {
    settled += round.isOwnRound() ? sign : 0;
    hands += round.endsHand() ? sign : 0;
    round.settlement().lines().stream()
        .collect(groupingBy(line -> line.offer(round.layout()), LinkedHashMap::new, toList()))
        .forEach((offer, lines) -> add(round, offer, lines, sign));
  }

  private void add(Round round, OfferedWager offer, List<Line> lines, int sign) {
    of(WagerKey.of(offer)).add(lines, odds(round, offer), isVigAside(round.layout(), offer), sign);
    var promotion = offer.promotion();
    for (var line : lines) {
      var goesApart = sign < 0 && line.jackpot() != null;
      if (promotion != null && !line.promotion().isZero() && !goesApart) {
        var amount = line.promotion().times(sign);
        add(
            promotions,
            new Extra(round.number(), WagerKey.of(offer), consent(promotion), sign, amount));
      }
    }
  }

  private static OddsKey odds(Round round, OfferedWager offer) {
    return new OddsKey(round.number(), state(round, offer));
  }

  private static int state(Round round, OfferedWager offer) {
    var paytable = offer.paytable();
    if (paytable == null) {
      return 0;
    }
    var odds = round.layout().edition().game().part(GameOdds.class);
    var family = paytable.family();
    return odds.states(family).indexOf(odds.stateBefore(family, round.outcome()));
  }

  /// True if the vig is left out of the edge. It is rounded, so theory counts the amount collected.
  private static boolean isVigAside(Layout layout, OfferedWager offer) {
    var craps = layout.rules().craps();
    return offer.conduct().vig() != BetHandling.Vig.NONE && (craps == null || !craps.vigOnWin());
  }

  private static String consent(Setup.@Nullable Promotion promotion) {
    return promotion == null || promotion.consent() == null ? "" : promotion.consent();
  }

  private Wagers of(WagerKey key) {
    return wagers.computeIfAbsent(key, Wagers::new);
  }

  /// The wagers of one kind.
  private static final class Wagers {
    private final WagerKey key;
    private final Map<OddsKey, Staked> staked = new LinkedHashMap<>();
    private long decisions;
    private Money handle = Money.ZERO;
    private Money win = Money.ZERO;
    private Money commission = Money.ZERO;
    private Money vig = Money.ZERO;

    Wagers(WagerKey key) {
      this.key = key;
    }

    /// Adds the wagers that were resolved by one outcome.
    void add(List<Line> lines, OddsKey odds, boolean vigAside, int sign) {
      var stake = Money.ZERO;
      for (var line : lines) {
        stake = stake.plus(line.stake());
        win = win.plus(won(line).times(sign));
        var again = vigAside ? line.commission() : Money.ZERO;
        vig = vig.plus(line.vig().plus(again).times(sign));
        commission = commission.plus(line.commission().minus(again).plus(line.owed()).times(sign));
      }
      decisions += sign;
      handle = handle.plus(stake.times(sign));
      var units = BigInteger.valueOf(stake.units());
      var times = BigInteger.valueOf(sign);
      add(new Staked(odds, units.multiply(times), units.pow(2).multiply(times)));
    }

    private void add(Staked more) {
      staked.merge(
          more.odds(),
          more,
          (one, other) ->
              new Staked(
                  one.odds(), one.sum().add(other.sum()), one.squares().add(other.squares())));
    }

    void add(WagerSums sums) {
      decisions += sums.decisions();
      handle = handle.plus(sums.handle());
      win = win.plus(sums.win());
      commission = commission.plus(sums.commission());
      vig = vig.plus(sums.vig());
      sums.staked().forEach(this::add);
    }

    /// The house win on a resolved wager.
    private static Money won(Line line) {
      var paid = line.jackpot() == null ? line.winnings().minus(line.promotion()) : Money.ZERO;
      return line.taken().plus(line.vig()).plus(line.owed()).minus(paid);
    }

    WagerSums sums() {
      return new WagerSums(
          key, decisions, handle, win, commission, vig, List.copyOf(staked.values()));
    }
  }
}
