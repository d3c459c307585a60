package io.lammer.games.craps;

import io.lammer.rules.Family;
import io.lammer.rules.Machine;
import io.lammer.rules.Paytable;
import java.util.List;
import java.util.Objects;

/// The families of wagers over several rolls.
public enum CrapsFamily implements Family {
  LAMMERS {
    @Override
    public Machine machine(Paytable paytable, String wager) {
      return EarnLammers.of(Objects.requireNonNull(paytable.earn()));
    }

    @Override
    public boolean earnsLammers() {
      return true;
    }
  },
  BONUS_CRAPS {
    @Override
    public Machine machine(Paytable paytable, String wager) {
      return switch (wager) {
        case "all-small" -> CollectNumbers.ALL_SMALL;
        case "all-tall" -> CollectNumbers.ALL_TALL;
        default -> CollectNumbers.MAKE_EM_ALL;
      };
    }

    @Override
    public List<String> wagers(String paytable) {
      return List.of("all-small", "all-tall", "make-em-all");
    }

    @Override
    public boolean sharesSpots() {
      return true;
    }

    @Override
    public boolean hasWagerInRows() {
      return true;
    }
  },
  MAKE_EM_ALL_PROGRESSIVE {
    @Override
    public Machine machine(Paytable paytable, String wager) {
      return CollectNumbers.MAKE_EM_ALL_PROGRESSIVE;
    }

    @Override
    public List<String> wagers(String paytable) {
      return List.of("make-em-all-progressive");
    }

    @Override
    public boolean isJackpot() {
      return true;
    }
  },
  FIRED_UP_PROGRESSIVE {
    @Override
    public Machine machine(Paytable paytable, String wager) {
      return new FollowSequence(paytable.sequences());
    }

    @Override
    public List<String> wagers(String paytable) {
      return List.of("fired-up-progressive");
    }

    @Override
    public boolean isJackpot() {
      return true;
    }

    @Override
    public boolean hasSequences() {
      return true;
    }
  }
}
