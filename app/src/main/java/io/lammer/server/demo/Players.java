package io.lammer.server.demo;

import io.lammer.rules.Money;
import io.lammer.tables.Command;
import io.lammer.tables.Felt;
import io.lammer.tables.Offer;
import io.lammer.tables.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// What made-up players would like to wager. Not all of it is possible at the moment.
record Players(RandomGenerator random) {
  private static final List<Integer> CHIPS = List.of(10, 15, 25, 25, 50, 100);

  List<Command> wishes(Table table, int seat) {
    var wishes = new ArrayList<Command>();
    if (random.nextInt(12) == 0) {
      return wishes;
    }
    if (table.felt() instanceof Felt.Craps felt) {
      craps(table, felt, seat, wishes);
    } else {
      sides(table, seat, wishes);
    }
    for (var offer : table.layout().offers().values()) {
      if (!offer.isMain()
          && table.wagers().stream().noneMatch(it -> it.is(seat, offer.wager().spot()))) {
        bonus(offer, seat, wishes);
      }
    }
    return wishes;
  }

  /// Some fight back after a round, none of them for much.
  List<Command> fightback(int seat) {
    return random.nextInt(3) == 0
        ? List.of(new Command.Bet(seat, "fightback", BigDecimal.TEN))
        : List.of();
  }

  private void bonus(Offer offer, int seat, List<Command> wishes) {
    if (offer.jackpot() != null) {
      if (random.nextInt(100) < 70) {
        wishes.add(new Command.Bet(seat, Command.Keyed.of(offer.wager().spot()), null));
      }
    } else if (random.nextInt(100) < 18) {
      wishes.add(bet(seat, offer, 5));
    }
  }

  private void sides(Table table, int seat, List<Command> wishes) {
    if (table.wagers().stream().anyMatch(it -> it.seat() == seat && it.offer().isMain())) {
      return;
    }
    wish(table, seat, random.nextInt(100) < 55 ? "banker" : "player", chips(), wishes);
    if (random.nextInt(100) < 12) {
      wish(table, seat, "tie", 5, wishes);
    }
  }

  private void craps(Table table, Felt.Craps felt, int seat, List<Command> wishes) {
    if (felt.isComeOut()) {
      if (table.wagers().stream().noneMatch(it -> it.seat() == seat && it.offer().isLine())) {
        wish(table, seat, random.nextInt(100) < 85 ? "pass" : "dont-pass", chips(), wishes);
      }
      return;
    }
    if (random.nextInt(100) < 50
        && table.wagers().stream().noneMatch(it -> it.offer().name().equals("pass-odds"))) {
      wishes.add(new Command.Bet(seat, "pass-odds", BigDecimal.valueOf(20)));
    }
    if (table.wagers().stream().filter(it -> it.seat() == seat).count() < 6) {
      onThePoint(table, seat, wishes);
    }
  }

  private void onThePoint(Table table, int seat, List<Command> wishes) {
    switch (random.nextInt(14)) {
      case 0, 1 -> wishes.add(place(seat, random.nextBoolean() ? 6 : 8, 12));
      case 2 -> wishes.add(place(seat, random.nextBoolean() ? 5 : 9, 10));
      case 3 -> wish(table, seat, "field", 5, wishes);
      case 4 -> wish(table, seat, "come", 10, wishes);
      case 5 ->
          wishes.add(
              new Command.Bet(
                  seat,
                  new Command.Keyed("hardway", 4 + 2 * random.nextInt(4), null),
                  BigDecimal.valueOf(5)));
      case 6 -> wish(table, seat, "any-craps", 5, wishes);
      default -> {}
    }
  }

  private static Command place(int seat, int number, int amount) {
    return new Command.Bet(
        seat, new Command.Keyed("place", number, null), BigDecimal.valueOf(amount));
  }

  private int chips() {
    return CHIPS.get(random.nextInt(CHIPS.size()));
  }

  private static void wish(Table table, int seat, String wager, int dollars, List<Command> wishes) {
    table.layout().offers().values().stream()
        .filter(offer -> offer.name().equals(wager))
        .findFirst()
        .ifPresent(offer -> wishes.add(bet(seat, offer, dollars)));
  }

  /// At least what the table asks for.
  private static Command bet(int seat, Offer offer, int dollars) {
    var limits = offer.limits();
    var wanted = Money.dollars(dollars);
    var amount =
        limits == null || wanted.compareTo(limits.minimum()) >= 0 ? wanted : limits.minimum();
    return new Command.Bet(seat, Command.Keyed.of(offer.wager().spot()), amount.decimal());
  }
}
