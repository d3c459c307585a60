package io.lammer.web.games;

import io.lammer.rules.Money;
import io.lammer.table.Command;
import io.lammer.table.OfferedWager;
import io.lammer.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// The wagers that a made-up player would like to make, not all of which are possible at the
/// moment.
public final class Wishes {
  private static final List<Integer> CHIPS = List.of(10, 15, 25, 25, 50, 100);

  private final Table table;
  private final int seat;
  private final RandomGenerator random;
  private final List<Command> commands = new ArrayList<>();

  public Wishes(Table table, int seat, RandomGenerator random) {
    this.table = table;
    this.seat = seat;
    this.random = random;
  }

  public Table table() {
    return table;
  }

  public int seat() {
    return seat;
  }

  public RandomGenerator random() {
    return random;
  }

  public List<Command> commands() {
    return List.copyOf(commands);
  }

  /// True with a probability of `percent` percent.
  public boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  /// A usual amount in dollars.
  public int chips() {
    return CHIPS.get(random.nextInt(CHIPS.size()));
  }

  public void add(Command command) {
    commands.add(command);
  }

  /// Bets on a wager, if the table offers it. The amount is raised to the table minimum.
  public void bet(String wager, int dollars) {
    table.layout().offers().values().stream()
        .filter(offer -> offer.name().equals(wager))
        .findFirst()
        .ifPresent(offer -> bet(offer, dollars));
  }

  /// Bets on a wager. The amount is raised to the table minimum.
  public void bet(OfferedWager offer, int dollars) {
    var limits = offer.limits();
    var wanted = Money.dollars(dollars);
    var amount =
        limits == null || wanted.compareTo(limits.minimum()) >= 0 ? wanted : limits.minimum();
    add(new Command.Bet(seat, Command.Keyed.of(offer.wager().spot()), amount.decimal()));
  }

  /// Makes a jackpot wager, whose amount is fixed.
  public void fixed(OfferedWager offer) {
    add(new Command.Bet(seat, Command.Keyed.of(offer.wager().spot()), null));
  }
}
