package io.lammer.script;

import io.lammer.games.GameFixture;
import io.lammer.rules.Card;
import io.lammer.rules.Game;
import io.lammer.table.Command;
import io.lammer.table.GameJournal;
import io.lammer.table.Layout;
import io.lammer.table.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Commands in an order that no dealer keeps: each is drawn from all that there are, whatever the
/// table has just been told.
final class AnyOrder {
  /// Every command of [Command]; a new one is missing in the switch below until it is written.
  private static final List<Class<?>> KINDS =
      Stream.of(
              kinds(Command.class).filter(kind -> kind != Command.OfGame.class),
              Stream.of(Command.NextCard.class, Command.NewShoe.class),
              GameJournal.all().flatMap(game -> game.commands().values().stream()))
          .<Class<?>>flatMap(kinds -> kinds)
          .sorted(Comparator.comparing(Class::getName))
          .toList();

  /// The games of the commands that only one game has.
  private static final Map<Class<?>, Game> OWNERS =
      Game.all().stream()
          .flatMap(
              game ->
                  GameJournal.of(game).commands().values().stream()
                      .map(kind -> Map.<Class<?>, Game>entry(kind, game)))
          .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));

  private static Stream<Class<?>> kinds(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).<Class<?>>flatMap(AnyOrder::kinds).distinct()
        : Stream.of(type);
  }

  private final Random random;

  AnyOrder(Random random) {
    this.random = random;
  }

  /// Commands that a table of this game accepts at some time.
  static List<Class<?>> of(Layout layout) {
    var game = layout.edition().game();
    var fixture = GameFixture.of(game);
    return KINDS.stream()
        .filter(kind -> OWNERS.getOrDefault(kind, game) == game)
        .filter(kind -> !kind.equals(Command.Sense.class) || !layout.jackpots().isEmpty())
        .filter(kind -> fixture.accepts(kind, layout))
        .toList();
  }

  /// One command, or now and then several that are accepted together, as a step of a script is.
  List<Command> next(Table table) {
    return switch (random.nextInt(12)) {
      case 0 -> List.of(new Command.Lock(), outcome(table.layout()), new Command.Confirm());
      case 1 -> List.of(followUp(table), new Command.Confirm());
      case 2 -> List.of(bet(table), new Command.Lock());
      case 3 -> List.of(one(table), one(table));
      default -> List.of(one(table));
    };
  }

  private Command one(Table table) {
    if (random.nextInt(3) == 0) {
      return bet(table);
    }
    var kinds = random.nextInt(10) == 0 ? KINDS : of(table.layout());
    return of(any(kinds), table);
  }

  private Command of(Class<?> kind, Table table) {
    var owner = OWNERS.get(kind);
    if (owner != null) {
      return GameFixture.of(owner).command(kind, random);
    }
    return switch (kind.getSimpleName()) {
      case "Bet" -> bet(table);
      case "Press", "TakeDown", "Turn" -> change(kind, table);
      case "Sense" -> sense();
      case "Lock" -> new Command.Lock();
      case "Reopen" -> new Command.Reopen();
      case "CallBack" -> new Command.CallBack();
      case "NextCard" -> new Command.NextCard(card());
      case "TakeBackCard" -> new Command.TakeBackCard();
      case "Confirm" -> new Command.Confirm();
      case "NewShoe" -> new Command.NewShoe(random.nextInt(5), null);
      default -> throw new AssertionError("a new command: " + kind);
    };
  }

  Command sense() {
    return new Command.Sense(seat(), random.nextInt(1, 3), random.nextInt(4) > 0);
  }

  /// An outcome of the table's game.
  Command outcome(Layout layout) {
    return GameFixture.of(layout.edition().game()).outcome(random);
  }

  private Command followUp(Table table) {
    return GameFixture.of(table.layout().edition().game()).followUp(random);
  }

  private Command bet(Table table) {
    var spots = new ArrayList<>(table.layout().offers().keySet());
    if (table.layout().offersFollowUp()) {
      var followUp = table.layout().followUps().getFirst().wager().spot();
      spots.addAll(List.of(followUp, followUp, spots.getFirst()));
    }
    table.layout().offers().values().stream()
        .filter(offer -> offer.jackpot() != null)
        .forEach(offer -> spots.addAll(List.of(offer.wager().spot(), offer.wager().spot())));
    var spot = any(spots);
    var offer = table.layout().offers().get(spot);
    var fixed = offer != null && offer.jackpot() != null;
    return new Command.Bet(seat(), Command.Keyed.of(spot), fixed ? null : amount());
  }

  /// Something done to a wager, mostly to one that stands.
  private Command change(Class<?> kind, Table table) {
    var standing = !table.wagers().isEmpty() && random.nextInt(8) > 0 ? any(table.wagers()) : null;
    var seat = standing == null ? seat() : standing.seat();
    var spot =
        Command.Keyed.of(
            standing == null
                ? any(List.copyOf(table.layout().offers().keySet()))
                : standing.spot());
    return switch (kind.getSimpleName()) {
      case "Press" -> new Command.Press(seat, spot, amount());
      case "Turn" -> new Command.Turn(seat, spot, random.nextBoolean());
      default -> new Command.TakeDown(seat, spot, random.nextBoolean() ? null : amount());
    };
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private int seat() {
    return random.nextInt(1, 4);
  }

  private BigDecimal amount() {
    return BigDecimal.valueOf(random.nextInt(1, 5) * 6L);
  }

  String card() {
    return any(Card.DECK).toString();
  }
}
