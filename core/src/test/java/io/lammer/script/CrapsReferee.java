package io.lammer.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.craps.CrapsSetup;
import io.lammer.games.craps.CrapsState;
import io.lammer.games.craps.Roll;
import io.lammer.table.Event;
import io.lammer.table.Settlement;
import io.lammer.table.StandingBet;
import io.lammer.table.View;
import java.util.HashMap;
import java.util.List;

/// A second opinion on every standard craps wager, worked out from the names of the wagers alone:
/// no machine, no row and no catalog is asked.
final class CrapsReferee {
  private static final String LOSES = "loses";
  private static final String STANDS = "stands";
  private static final String BARRED = "barred";
  private static final String BACK = "back";
  private static final String OFF_AND_ON = "off and on ";
  private static final String STAYS = "stays up ";

  private final CrapsSetup.Standard craps;
  private final long breakage;
  private final View before;
  private final boolean comeOut;
  private final int first;
  private final int second;
  private final int total;

  private CrapsReferee(View before, CrapsState felt, Roll roll) {
    var setup = before.table().layout().setup();
    this.craps = setup.of(CrapsSetup.class).standard();
    this.breakage = setup.wagers().breakage() == null ? 100 : setup.wagers().breakage().units();
    this.before = before;
    this.comeOut = felt.point() == 0;
    this.first = roll.first();
    this.second = roll.second();
    this.total = roll.first() + roll.second();
  }

  static void checks(View before, List<Event> events) {
    for (var event : events) {
      if (event instanceof Event.Settled(Roll roll, var settlement)
          && before.table().felt() instanceof CrapsState felt) {
        new CrapsReferee(before, felt, roll).checks(settlement);
      }
    }
  }

  private void checks(Settlement settlement) {
    var said = new HashMap<String, String>();
    for (var line : settlement.lines()) {
      if (line.offer(before.table().layout()).paytable() == null) {
        said.put(line.seat() + " " + line.spot(), words(line));
      }
    }
    for (var wager : before.table().wagers()) {
      if (wager.offer(before.table().layout()).paytable() == null) {
        assertThat(said.getOrDefault(wager.seat() + " " + wager.spot(), STANDS))
            .as("seat %d, %s on %d-%d", wager.seat(), wager.spot(), first, second)
            .isEqualTo(expected(wager));
      }
    }
  }

  private static String words(Settlement.Line line) {
    return switch (line.result()) {
      case LOSE -> LOSES;
      case PUSH -> line.stays() ? BARRED : BACK;
      case WIN ->
          (line.stays() ? line.spot().wager().endsWith("-odds") ? OFF_AND_ON : STAYS : "")
              + line.winnings().units();
    };
  }

  private String expected(StandingBet wager) {
    var name = wager.name();
    var number = wager.spot().number() == null ? 0 : wager.spot().number();
    var odds = name.endsWith("-odds");
    var off =
        wager.called() != null
            ? !wager.called()
            : comeOut && List.of("place", "buy", "hardway", "come-odds").contains(name);
    var verdict = working(wager, name, number);
    if (verdict.equals(STANDS)) {
      return STANDS;
    }
    if (name.equals("come-odds") && total == number && sameCome(wager, number)) {
      return off ? STANDS : OFF_AND_ON + verdict;
    }
    if (off) {
      return odds ? BACK : STANDS;
    }
    return winnerStays(name) && !verdict.equals(LOSES) ? STAYS + verdict : verdict;
  }

  private boolean winnerStays(String name) {
    return craps.stayUp().contains(name)
        || (List.of("place", "buy", "hardway", "big-6", "big-8").contains(name)
            && !craps.comeDown().contains(name));
  }

  private boolean sameCome(StandingBet odds, int number) {
    Long box = null;
    Long there = null;
    for (var wager : before.table().wagers()) {
      if (wager.seat() == odds.seat() && wager.name().equals("come")) {
        if (wager.state() == 0) {
          box = wager.stake().units();
        } else if (wager.state() == number) {
          there = wager.stake().units();
        }
      }
    }
    return box != null && box.equals(there) && odds.stake().units() <= most(box, number);
  }

  /// The most that may be taken on a flat wager of that size.
  private long most(long flat, int number) {
    var multiple = craps.odds();
    return flat * (multiple == null ? 6 - Math.abs(number - 7) : multiple);
  }

  private String working(StandingBet wager, String name, int number) {
    return switch (name) {
      case "pass", "come" -> line(wager, true);
      case "dont-pass", "dont-come" -> line(wager, false);
      case "put" -> on(wager, total == number, total == 7, 1, 1);
      case "pass-odds", "come-odds" -> on(wager, total == number, total == 7, odds(number, true));
      case "dont-pass-odds", "dont-come-odds" ->
          on(wager, total == 7, total == number, odds(number, false));
      case "place" -> on(wager, total == number, total == 7, place(number));
      case "place-to-lose" -> on(wager, total == 7, total == number, placeToLose(number));
      case "buy" ->
          total == number ? charged(wager, odds(number, true), 1, 1) : total == 7 ? LOSES : STANDS;
      case "lay" -> {
        var pays = odds(number, false);
        yield total == 7
            ? charged(wager, pays, pays[0], pays[1])
            : total == number ? LOSES : STANDS;
      }
      case "hardway" -> {
        var won = total == number && first == second;
        var pays = number == 4 || number == 10 ? 7 : 9;
        yield on(wager, won, total == 7 || total == number, pays, 1);
      }
      case "big-6" -> on(wager, total == 6, total == 7, 1, 1);
      case "big-8" -> on(wager, total == 8, total == 7, 1, 1);
      case "field" -> field(wager);
      case "any-seven" -> on(wager, total == 7, true, 4, 1);
      case "any-craps" -> on(wager, total == 2 || total == 3 || total == 12, true, 7, 1);
      case "two" -> on(wager, total == 2, true, 30, 1);
      case "three" -> on(wager, total == 3, true, 15, 1);
      case "eleven" -> on(wager, total == 11, true, 15, 1);
      case "twelve" -> on(wager, total == 12, true, 30, 1);
      case "hop" -> {
        var dice = wager.spot().toString().substring("hop ".length());
        var won = dice.equals(first + "-" + second) || dice.equals(second + "-" + first);
        yield on(wager, won, true, first == second ? 30 : 15, 1);
      }
      default -> throw new AssertionError("what is a " + name + "?");
    };
  }

  private String line(StandingBet wager, boolean right) {
    var even = won(wager, 1, 1);
    if (wager.state() != 0) {
      return total == 7
          ? right ? LOSES : even
          : total != wager.state() ? STANDS : right ? even : LOSES;
    }
    if (total == 7) {
      return right ? even : LOSES;
    }
    if (craps.crapless() || (total >= 4 && total <= 10)) {
      return STANDS;
    }
    if (total == 11) {
      return right ? even : LOSES;
    }
    var bar = craps.bar() == null ? 12 : craps.bar();
    return right ? LOSES : total == bar ? BARRED : even;
  }

  private String field(StandingBet wager) {
    return switch (total) {
      case 2 -> won(wager, "3 to 1".equals(craps.fieldTwo()) ? 3 : 2, 1);
      case 12 -> won(wager, "2 to 1".equals(craps.fieldTwelve()) ? 2 : 3, 1);
      case 3, 4, 9, 10, 11 -> won(wager, 1, 1);
      default -> LOSES;
    };
  }

  private String on(StandingBet wager, boolean wins, boolean loses, long... pays) {
    return wins ? won(wager, pays[0], pays[1]) : loses ? LOSES : STANDS;
  }

  private String won(StandingBet wager, long pays, long to) {
    var exact = wager.stake().units() * pays;
    var pay = exact / to;
    return Long.toString(pays % to == 0 ? pay / 100 * 100 : pay / 100 * 100 / breakage * breakage);
  }

  /// A win less 5% of so much of the stake, where that was not paid before or is due again for
  /// staying up; then it is broken.
  private String charged(StandingBet wager, long[] pays, long of, long to) {
    if (craps.vig() != CrapsSetup.Standard.Vig.ON_WIN && !winnerStays(wager.name())) {
      return won(wager, pays[0], pays[1]);
    }
    var unit = craps.vigUnit() == null ? 100 : craps.vigUnit().units();
    var vig = wager.stake().units() * of / to / 20 / unit * unit;
    var net = wager.stake().units() * pays[0] / pays[1] / 100 * 100 - vig;
    return Long.toString(pays[0] % pays[1] == 0 ? net : net / breakage * breakage);
  }

  private static long[] odds(int number, boolean taken) {
    var ways = 6 - Math.abs(number - 7);
    return taken ? new long[] {6, ways} : new long[] {ways, 6};
  }

  private static long[] place(int number) {
    return switch (number) {
      case 2, 12 -> new long[] {11, 2};
      case 3, 11 -> new long[] {11, 4};
      case 4, 10 -> new long[] {9, 5};
      case 5, 9 -> new long[] {7, 5};
      default -> new long[] {7, 6};
    };
  }

  private static long[] placeToLose(int number) {
    return switch (number) {
      case 4, 10 -> new long[] {5, 11};
      case 5, 9 -> new long[] {5, 8};
      default -> new long[] {4, 5};
    };
  }
}
