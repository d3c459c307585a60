package io.lammer.tables;

import io.lammer.rules.Card;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.rules.baccarat.Drawing;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Table.Phase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// Decides what a command does to a table: events, or a refusal. Pure.
public final class Decider {
  /// The answer to a command.
  public sealed interface Decision {
    record Accepted(List<Event> events) implements Decision {
      public Accepted {
        events = List.copyOf(events);
      }
    }

    record Refused(Refusal refusal) implements Decision {}
  }

  /// Shoes start by burning at most this many cards.
  private static final int BURN_MAX = 20;

  private Decider() {}

  public static Decision decide(View view, Command command) {
    return switch (command) {
      case Command.Bet bet -> Bets.place(view.table(), bet);
      case Command.Press press -> Bets.press(view.table(), press);
      case Command.TakeDown takeDown -> StandingBets.takeDown(view.table(), takeDown);
      case Command.Turn turn -> StandingBets.turn(view.table(), turn);
      case Command.Sense sense -> sense(view.table(), sense);
      case Command.Lock _ -> lock(view);
      case Command.Roll roll -> roll(view.table(), roll);
      case Command.Deal deal -> deal(view.table(), deal);
      case Command.NextCard next -> nextCard(view.table(), next);
      case Command.TakeBackCard _ -> takeBackCard(view.table());
      case Command.Draw draw -> draw(view.table(), draw);
      case Command.Shook shook -> Cups.shook(view.table(), shook);
      case Command.Shake shake -> shake(view.table(), shake);
      case Command.Confirm _ -> confirm(view);
      case Command.Collect collect -> collect(view.table(), collect.seat());
      case Command.NewShoe shoe -> newShoe(view.table(), shoe);
      case Command.NewShooter shooter -> newShooter(view.table(), shooter);
    };
  }

  static Decision accept(Event event) {
    return new Decision.Accepted(List.of(event));
  }

  static Decision refuse(Code code, String message, Object... values) {
    return new Decision.Refused(new Refusal(code, message.formatted(values)));
  }

  private static Decision sense(Table table, Command.Sense sense) {
    var offer = table.layout().onSensor(sense.sensor());
    if (offer.isEmpty()) {
      return refuse(
          Code.WAGER_NOT_OFFERED, "sensor %d of this table plays for no jackpot", sense.sensor());
    }
    var spot = Command.Keyed.of(offer.get().wager().spot());
    return sense.covered()
        ? Bets.place(table, new Command.Bet(sense.seat(), spot, null))
        : StandingBets.takeDown(table, new Command.TakeDown(sense.seat(), spot, null));
  }

  private static Decision lock(View view) {
    var table = view.table();
    if (table.phase() != Phase.BETTING) {
      return refuse(Code.BETTING_CLOSED, "the wagers are locked already");
    }
    if (table.awaitsCard()) {
      return Bets.cardAwaited();
    }
    var wagers = new LinkedHashMap<String, Integer>();
    for (var wager : table.wagers()) {
      var jackpot = wager.offer().jackpot();
      if (jackpot != null && !wager.locked()) {
        wagers.merge(jackpot, 1, Integer::sum);
      }
    }
    var contributions = new ArrayList<Event.Contribution>();
    wagers.forEach(
        (name, count) ->
            contributions.add(
                new Event.Contribution(name, count, view.jackpot(name).contributed(count))));
    return accept(new Event.Locked(contributions));
  }

  /// An outcome may be entered once the wagers are locked, and corrected until it is confirmed.
  static Optional<Decision> closed(Table table) {
    return table.phase() == Phase.BETTING
        ? Optional.of(refuse(Code.NOT_LOCKED, "call no more bets before entering the outcome"))
        : Optional.empty();
  }

  private static Decision roll(Table table, Command.Roll roll) {
    if (!(table.felt() instanceof Felt.Craps)) {
      return wrongOutcome(table, "a roll of two dice");
    }
    if (roll.dice().size() != 2) {
      return refuse(Code.NOT_A_DIE, "a roll has two dice, found %d", roll.dice().size());
    }
    for (var die : roll.dice()) {
      if (die < 1 || die > 6) {
        return notADie(die);
      }
    }
    var outcome = new Outcome.Roll(roll.dice().get(0), roll.dice().get(1));
    return closed(table).orElseGet(() -> accept(new Event.Entered(outcome)));
  }

  private static Decision deal(Table table, Command.Deal deal) {
    if (!(table.felt() instanceof Felt.Baccarat felt)) {
      return wrongOutcome(table, "a deal of cards");
    }
    var keyed = new ArrayList<>(deal.player());
    keyed.addAll(deal.banker());
    for (var text : keyed) {
      if (Card.parse(text).isEmpty()) {
        return notACard(text);
      }
    }
    var player = cards(deal.player());
    var banker = cards(deal.banker());
    var fault = Drawing.fault(player, banker);
    if (fault.isPresent()) {
      return refuse(Code.DRAWING_RULE, "the deal breaks the drawing rules: %s", fault.get());
    }
    if (felt.lastRoundDealt()) {
      return refuse(
          Code.SHOE_FINISHED, "the last round of this shoe was dealt; expected a new shoe");
    }
    var cards = new ArrayList<>(player);
    cards.addAll(banker);
    return shoeFault(felt, cards)
        .or(() -> closed(table))
        .orElseGet(
            () ->
                accept(
                    new Event.Entered(
                        new Outcome.Deal(new Hand.Cards(player), new Hand.Cards(banker)))));
  }

  private static Decision nextCard(Table table, Command.NextCard next) {
    if (!(table.felt() instanceof Felt.Baccarat felt)) {
      return wrongOutcome(table, "a card");
    }
    var card = Card.parse(next.card());
    if (card.isEmpty()) {
      return notACard(next.card());
    }
    if (felt.lastRoundDealt()) {
      return refuse(
          Code.SHOE_FINISHED, "the last round of this shoe was dealt; expected a new shoe");
    }
    if (Drawing.hands(table.dealt()).next() == Side.TIE) {
      return refuse(
          Code.DRAWING_RULE, "the deal breaks the drawing rules: no card comes after these");
    }
    var cards = new ArrayList<>(table.dealt());
    cards.add(card.get());
    return shoeFault(felt, cards).or(() -> closed(table)).orElseGet(() -> dealt(cards));
  }

  /// The last card completes the outcome.
  private static Decision dealt(List<Card> cards) {
    var hands = Drawing.hands(cards);
    var dealt = new Event.CardDealt(cards.getLast());
    return hands.next() != Side.TIE
        ? accept(dealt)
        : new Decision.Accepted(
            List.of(
                dealt,
                new Event.Entered(
                    new Outcome.Deal(
                        new Hand.Cards(hands.player()), new Hand.Cards(hands.banker())))));
  }

  private static Decision takeBackCard(Table table) {
    return table.dealt().isEmpty()
        ? refuse(Code.NOTHING_ENTERED, "there is no card to take back")
        : accept(new Event.CardTakenBack(table.dealt().getLast()));
  }

  private static List<Card> cards(List<String> texts) {
    return texts.stream().flatMap(text -> Card.parse(text).stream()).toList();
  }

  private static Decision draw(Table table, Command.Draw draw) {
    if (!(table.felt() instanceof Felt.Baccarat felt)) {
      return wrongOutcome(table, "a Fightback card");
    }
    if (!table.layout().offersFightback()) {
      return refuse(Code.WAGER_NOT_OFFERED, "this table does not offer fightback");
    }
    var card = Card.parse(draw.card());
    if (card.isEmpty()) {
      return notACard(draw.card());
    }
    var round = felt.round();
    if (round == null) {
      return refuse(
          Code.NOTHING_TO_FIGHT_BACK,
          "no round waits for a Fightback card; expected one card after each round at the most");
    }
    return shoeFault(felt, List.of(card.get()))
        .orElseGet(() -> accept(new Event.Entered(round.with(card.get()))));
  }

  private static Optional<Decision> shoeFault(Felt.Baccarat felt, List<Card> cards) {
    var shoe = felt.shoe();
    if (shoe.remaining() < cards.size()) {
      return Optional.of(
          refuse(
              Code.SHOE_TOO_SHORT,
              "the shoe has %d cards left and %d were entered; expected a new shoe",
              shoe.remaining(),
              cards.size()));
    }
    return shoe.missing(cards)
        .map(
            card ->
                refuse(
                    Code.NOT_IN_SHOE,
                    "the shoe of %d decks cannot hold another %s: all %d have been seen",
                    shoe.decks(),
                    card,
                    shoe.decks()));
  }

  private static Decision shake(Table table, Command.Shake shake) {
    if (!(table.felt() instanceof Felt.Dice felt)) {
      return wrongOutcome(table, "a shake of two cups");
    }
    for (var hand : List.of(shake.player(), shake.banker())) {
      if (hand.size() != 3) {
        return refuse(Code.NOT_A_DIE, "each cup has three dice, found %d", hand.size());
      }
      for (var die : hand) {
        if (die < 1 || die > 6) {
          return notADie(die);
        }
      }
    }
    var shaker = shake.shaker();
    return Cups.fault(table, felt, shaker)
        .or(() -> closed(table))
        .orElseGet(
            () ->
                accept(
                    new Event.Entered(
                        new Outcome.Shake(dice(shake.player()), dice(shake.banker())), shaker)));
  }

  private static Hand.Dice dice(List<Integer> dice) {
    return new Hand.Dice(dice.get(0), dice.get(1), dice.get(2));
  }

  private static Decision confirm(View view) {
    var outcome = view.table().entered();
    return outcome == null
        ? refuse(Code.NOTHING_ENTERED, "there is no outcome to confirm; expected one to be entered")
        : accept(new Event.Settled(outcome, Settler.settle(view, outcome)));
  }

  private static Decision collect(Table table, int seat) {
    if (!(table.felt() instanceof Felt.Baccarat felt)) {
      return wrongOutcome(table, "commission");
    }
    if (Bets.isUnknown(table, seat)) {
      return Bets.unknownSeat(table, seat);
    }
    var owed = felt.owed().get(seat);
    return owed == null
        ? refuse(Code.NOTHING_OWED, "seat %d owes no commission", seat)
        : accept(new Event.Collected(seat, owed));
  }

  private static Decision newShoe(Table table, Command.NewShoe shoe) {
    if (!(table.felt() instanceof Felt.Baccarat felt)) {
      return wrongOutcome(table, "a new shoe");
    }
    if (table.phase() == Phase.RESOLVING || (table.phase() == Phase.LOCKED && !felt.isSpent())) {
      return Bets.locked();
    }
    if (table.phase() == Phase.BETTING && table.awaitsCard()) {
      return Bets.cardAwaited();
    }
    if (shoe.burn() < 0 || shoe.burn() > BURN_MAX) {
      return refuse(
          Code.BURN_OUT_OF_RANGE,
          "%d cards cannot be burned; expected 0 to %d",
          shoe.burn(),
          BURN_MAX);
    }
    var text = shoe.card();
    if (text == null) {
      return accept(new Event.ShoeChanged(shoe.burn(), null));
    }
    return Card.parse(text)
        .map(card -> accept(new Event.ShoeChanged(shoe.burn(), card)))
        .orElseGet(() -> notACard(text));
  }

  private static Decision newShooter(Table table, Command.NewShooter shooter) {
    if (!(table.felt() instanceof Felt.Craps)) {
      return wrongOutcome(table, "a new shooter");
    }
    if (table.phase() != Phase.BETTING) {
      return Bets.locked();
    }
    return Bets.isUnknown(table, shooter.seat())
        ? Bets.unknownSeat(table, shooter.seat())
        : accept(new Event.ShooterChanged(shooter.seat()));
  }

  static Decision wrongOutcome(Table table, String what) {
    return refuse(
        Code.WRONG_OUTCOME,
        "%s does not belong to %s",
        what,
        table.layout().edition().game().title());
  }

  private static Decision notADie(int die) {
    return refuse(Code.NOT_A_DIE, "%d is not a die; expected 1 to 6", die);
  }

  private static Decision notACard(String text) {
    return refuse(
        Code.NOT_A_CARD,
        "\"%s\" is not a card; expected a rank A, 2 to 9, T, J, Q, K and a suit s, h, d, c",
        text);
  }
}
