package io.lammer.script;

import java.util.Comparator;
import io.lammer.table.GameJournal;
import io.lammer.games.threedice.ThreeDiceCommand;
import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.games.craps.CrapsCommand;
import io.lammer.games.baccarat.BaccaratState;
import io.lammer.games.craps.CrapsState;
import io.lammer.rules.Card;
import io.lammer.rules.Side;
import io.lammer.rules.Spot;
import io.lammer.games.baccarat.ThirdCardRules;
import io.lammer.table.Command;
import io.lammer.table.Layout;
import io.lammer.table.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
    var others =
        switch (Table.opened(layout).felt()) {
          case CrapsState _ -> CARDS_AND_CUPS;
          case BaccaratState _ -> DICE_AND_CUPS;
          default -> DICE_AND_CARDS;
        };
    return KINDS.stream()
        .filter(kind -> !others.contains(kind))
        .filter(kind -> !kind.equals(Command.Sense.class) || !layout.jackpots().isEmpty())
        .filter(kind -> !kind.equals(BaccaratCommand.Draw.class) || layout.offersFollowUp())
        .filter(kind -> !kind.equals(BaccaratCommand.Collect.class) || layout.rules().commissionOwed())
        .toList();
  }

  private static final List<Class<?>> CARDS =
      List.of(
          BaccaratCommand.Deal.class,
          Command.NextCard.class,
          Command.TakeBackCard.class,
          BaccaratCommand.Draw.class,
          Command.NewShoe.class,
          BaccaratCommand.Collect.class);
  private static final List<Class<?>> CUPS = List.of(ThreeDiceCommand.Shook.class, ThreeDiceCommand.Shake.class);
  private static final List<Class<?>> DICE =
      List.of(CrapsCommand.Roll.class, CrapsCommand.NewShooter.class, Command.Turn.class);
  private static final List<Class<?>> CARDS_AND_CUPS = join(CARDS, CUPS);
  private static final List<Class<?>> DICE_AND_CUPS = join(DICE, CUPS);
  private static final List<Class<?>> DICE_AND_CARDS = join(DICE, CARDS);

  private static List<Class<?>> join(List<Class<?>> some, List<Class<?>> others) {
    var all = new ArrayList<>(some);
    all.addAll(others);
    return all;
  }

  /// One command, or now and then several that are accepted together, as a step of a script is.
  List<Command> next(Table table) {
    return switch (random.nextInt(12)) {
      case 0 -> List.of(new Command.Lock(), outcome(table.layout()), new Command.Confirm());
      case 1 -> List.of(new BaccaratCommand.Draw(card()), new Command.Confirm());
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
    return switch (kind.getSimpleName()) {
      case "Bet" -> bet(table);
      case "Press", "TakeDown", "Turn" -> change(kind, table);
      case "Sense" -> sense();
      case "Lock" -> new Command.Lock();
      case "Reopen" -> new Command.Reopen();
      case "CallBack" -> new Command.CallBack();
      case "Roll" -> new CrapsCommand.Roll(die(), die());
      case "Deal" -> deal();
      case "NextCard" -> new Command.NextCard(card());
      case "TakeBackCard" -> new Command.TakeBackCard();
      case "Draw" -> new BaccaratCommand.Draw(card());
      case "Shook" -> new ThreeDiceCommand.Shook(cup(), shaker(), random.nextInt(3) == 0);
      case "Shake" -> shake();
      case "Confirm" -> new Command.Confirm();
      case "Collect" -> new BaccaratCommand.Collect(seat());
      case "NewShoe" -> new Command.NewShoe(random.nextInt(5), null);
      case "NewShooter" -> new CrapsCommand.NewShooter(seat());
      default -> throw new AssertionError("a new command: " + kind);
    };
  }

  Command sense() {
    return new Command.Sense(seat(), random.nextInt(1, 3), random.nextInt(4) > 0);
  }

  /// An outcome of the table's game.
  Command outcome(Layout layout) {
    return switch (layout.edition().game().word()) {
      case "craps" -> new CrapsCommand.Roll(die(), die());
      case "baccarat" -> deal();
      default -> shake();
    };
  }

  private Command bet(Table table) {
    var spots = new ArrayList<>(table.layout().offers().keySet());
    if (table.layout().offersFollowUp()) {
      spots.addAll(List.of(Spot.of("fightback"), Spot.of("fightback"), Spot.of("player")));
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

  private int die() {
    return random.nextInt(1, 7);
  }

  private Side cup() {
    return random.nextBoolean() ? Side.PLAYER : Side.BANKER;
  }

  private @Nullable Integer shaker() {
    return random.nextBoolean() ? null : seat();
  }

  String card() {
    return any(Card.DECK).toString();
  }

  private Command deal() {
    var dealt = new ArrayList<Card>();
    while (ThirdCardRules.hands(dealt).next() != Side.TIE) {
      dealt.add(any(Card.DECK));
    }
    var hands = ThirdCardRules.hands(dealt);
    return new BaccaratCommand.Deal(texts(hands.player()), texts(hands.banker()));
  }

  private static List<String> texts(List<Card> cards) {
    return cards.stream().map(Card::toString).toList();
  }

  private Command shake() {
    return new ThreeDiceCommand.Shake(
        hand(), hand(), random.nextInt(3) == 0 ? new Command.Shaker(seat(), true) : null);
  }

  private List<Integer> hand() {
    return IntStream.range(0, 3).mapToObj(_ -> die()).toList();
  }
}
