package io.lammer.tables.floor;

import io.lammer.rules.Money;
import io.lammer.tables.Command;
import io.lammer.tables.Felt;
import io.lammer.tables.Setup;
import io.lammer.tables.floor.Role.Right;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a person or a device asks of the floor.
public sealed interface Act {
  Right right();

  /// Something done at a table.
  sealed interface AtTable extends Act {
    String table();
  }

  /// A set-up written down; it may be replaced until the table is opened.
  record Draft(String table, Setup setup) implements AtTable {
    @Override
    public Right right() {
      return Right.SET_UP;
    }
  }

  /// A drafted table begins to be played.
  ///
  /// @param accepted the suspect paytables that the supervisor accepts as printed
  record Open(String table, List<String> accepted) implements AtTable {
    public Open {
      accepted = List.copyOf(accepted);
    }

    @Override
    public Right right() {
      return Right.OPEN;
    }
  }

  record Suspend(String table, String reason) implements AtTable {
    @Override
    public Right right() {
      return Right.OPEN;
    }
  }

  record Resume(String table, String reason) implements AtTable {
    @Override
    public Right right() {
      return Right.OPEN;
    }
  }

  record Close(String table, String reason) implements AtTable {
    @Override
    public Right right() {
      return Right.OPEN;
    }
  }

  /// Another set-up for an open table, between rounds.
  record Change(String table, Setup setup, List<String> accepted, String reason)
      implements AtTable {
    public Change {
      accepted = List.copyOf(accepted);
    }

    @Override
    public Right right() {
      return Right.SET_UP;
    }
  }

  /// Commands of play that are accepted together or not at all.
  record Play(String table, List<Command> commands) implements AtTable {
    public Play {
      commands = List.copyOf(commands);
    }

    @Override
    public Right right() {
      return commands.stream().allMatch(Command.Sense.class::isInstance) ? Right.SENSE : Right.PLAY;
    }
  }

  /// The last settled round did not happen.
  record VoidRound(String table, String reason) implements AtTable {
    @Override
    public Right right() {
      return Right.VOID;
    }
  }

  /// What the layout really shows after an outage, of a suspended table.
  ///
  /// @param felt the point, or the shoe
  /// @param lammers the state of each bonus wager that is in progress
  record Reenter(String table, Felt felt, Map<String, Integer> lammers, String reason)
      implements AtTable {
    public Reenter {
      lammers = Map.copyOf(lammers);
    }

    @Override
    public Right right() {
      return Right.VOID;
    }
  }

  /// Something done to a jackpot.
  sealed interface AtJackpot extends Act {
    String jackpot();
  }

  /// A jackpot that tables may join.
  record Found(String jackpot, String edition, Setup.Jackpot terms) implements AtJackpot {
    @Override
    public Right right() {
      return Right.RUN_JACKPOTS;
    }
  }

  /// A hit is paid, by a second person.
  ///
  /// @param camera surveillance has confirmed the hit
  /// @param tax the person's tax papers are done
  record Approve(String jackpot, int hit, String slip, boolean camera, boolean tax)
      implements AtJackpot {
    @Override
    public Right right() {
      return Right.APPROVE;
    }
  }

  record Reject(String jackpot, int hit, String reason) implements AtJackpot {
    @Override
    public Right right() {
      return Right.APPROVE;
    }
  }

  record Adjust(String jackpot, Adjustment reason, Money amount, @Nullable String to, String note)
      implements AtJackpot {
    @Override
    public Right right() {
      return Right.ADJUST;
    }
  }

  /// Other parameters, from the next 100% hit on; a House prize is changed at once.
  record Retune(String jackpot, Setup.Jackpot terms, String reason) implements AtJackpot {
    @Override
    public Right right() {
      return Right.RUN_JACKPOTS;
    }
  }

  record Stop(String jackpot, String reason) implements AtJackpot {
    @Override
    public Right right() {
      return Right.RUN_JACKPOTS;
    }
  }

  record Restart(String jackpot, String reason) implements AtJackpot {
    @Override
    public Right right() {
      return Right.RUN_JACKPOTS;
    }
  }

  /// The daily reading of the meters.
  record Read(String jackpot, LocalDate day) implements AtJackpot {
    @Override
    public Right right() {
      return Right.ADJUST;
    }
  }

  /// Player money taken to the bank.
  record Deposit(String jackpot, Money amount, String reference) implements AtJackpot {
    @Override
    public Right right() {
      return Right.ADJUST;
    }
  }

  /// What the bank holds for the jackpot; less than is owed stops it.
  record Count(String jackpot, Money balance) implements AtJackpot {
    @Override
    public Right right() {
      return Right.ADJUST;
    }
  }
}
