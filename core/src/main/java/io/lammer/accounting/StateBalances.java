package io.lammer.accounting;

import io.lammer.house.FloorState;
import io.lammer.house.House;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.SignInCounts;
import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.table.GameHouse;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The account balances that the states of a house imply.
public final class StateBalances {
  private StateBalances() {}

  public static Map<Account, Long> of(@Nullable FloorState state) {
    var balances = new HashMap<Account, Long>();
    switch (state) {
      case LiveTable live -> {
        balances.put(new Account(Kind.FELT, live.name()), felt(live));
        if (live.table() != null) {
          var felt = live.table().felt();
          GameHouse.of(felt.game())
              .owed(felt)
              .forEach(
                  (seat, owed) ->
                      balances.put(
                          new Account(Kind.OWED, live.name() + "/" + seat), -owed.units()));
        }
      }
      case LiveJackpot jackpot when jackpot.money().terms().isProgressive() -> {
        var money = jackpot.money();
        balances.put(new Account(Kind.METER, jackpot.name()), money.meter().units());
        balances.put(new Account(Kind.RESERVE, jackpot.name()), money.reserve().units());
        balances.put(new Account(Kind.OVERFLOW, jackpot.name()), money.overflow().units());
        balances.put(new Account(Kind.SEED_LOAN, jackpot.name()), -money.seedOwed().units());
        balances.put(new Account(Kind.PENDING, jackpot.name()), jackpot.won().units());
      }
      case LiveJackpot jackpot ->
          balances.put(new Account(Kind.PENDING, jackpot.name()), jackpot.won().units());
      case LiveDevice _, House _, SignInCounts _ -> {}
      case null -> {}
    }
    return balances;
  }

  /// The stakes on the felt and their vigorish. A locked jackpot wager has left the felt.
  private static long felt(LiveTable live) {
    var table = live.table();
    if (table == null) {
      return 0;
    }
    return table.wagers().stream()
        .filter(wager -> wager.offer(table.layout()).jackpot() == null || !wager.locked())
        .mapToLong(wager -> wager.stake().plus(wager.vig()).units())
        .sum();
  }

  /// True if the balance of accounts of this kind follows from a state.
  public static boolean isHeldByState(Kind kind) {
    return switch (kind) {
      case FELT, OWED, METER, RESERVE, OVERFLOW, SEED_LOAN, PENDING -> true;
      case SEAT, BANK, HOUSE, COMMISSION, PROMOTION, ENVY, DEALERS -> false;
    };
  }
}
