package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

import io.lammer.rules.Card;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.rules.baccarat.ThirdCardRules;
import io.lammer.tables.Answer;
import io.lammer.tables.Command;
import io.lammer.tables.Decider;
import io.lammer.tables.Event;
import io.lammer.tables.Evolution;
import io.lammer.tables.Felt;
import io.lammer.tables.Table;
import io.lammer.tables.Table.Phase;
import io.lammer.tables.View;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The cards of a round so far, and which can come next.
///
/// @param fightback the Fightback card of the round, or null
/// @param awaited what the next card is
/// @param offered for each card of the deck whether it can come next: `1` or `0`
public record Pad(
    List<Card> player,
    List<Card> banker,
    @Nullable Card fightback,
    Awaited awaited,
    String offered) {

  /// What the next card is.
  public enum Awaited {
    PLAYER,
    BANKER,
    FIGHTBACK,
    /// No card: the hands are complete.
    NONE,
    /// No card before there is a new shoe.
    SHOE;

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static @Nullable Pad of(Table table) {
    if (!(table.felt() instanceof Felt.Baccarat)) {
      return null;
    }
    if (table.entered() instanceof Outcome.Fightback(var round, var card)) {
      return of(table, round, card, Awaited.FIGHTBACK);
    }
    var waiting = table.fightbackRound().filter(_ -> table.awaitsCard());
    if (waiting.isPresent()) {
      return of(table, waiting.get(), null, Awaited.FIGHTBACK);
    }
    if (table.dealt().isEmpty() && table.entered() instanceof Outcome.Deal deal) {
      return of(table, deal, null, Awaited.NONE);
    }
    var hands = ThirdCardRules.hands(table.dealt());
    var awaited =
        table.needsShoe() && table.dealt().isEmpty() ? Awaited.SHOE : awaited(hands.next());
    return new Pad(hands.player(), hands.banker(), null, awaited, offered(table, awaited));
  }

  private static Pad of(
      Table table, Outcome.Deal round, @Nullable Card fightback, Awaited awaited) {
    return new Pad(
        round.player().cards(),
        round.banker().cards(),
        fightback,
        awaited,
        offered(table, awaited));
  }

  private static Awaited awaited(Side next) {
    return switch (next) {
      case PLAYER -> Awaited.PLAYER;
      case BANKER -> Awaited.BANKER;
      case TIE -> Awaited.NONE;
    };
  }

  /// The cards that the table takes now; while bets are open, those it will take after no more
  /// bets.
  private static String offered(Table table, Awaited awaited) {
    var card = awaited == Awaited.FIGHTBACK;
    var view =
        new View(
            card || table.phase() != Phase.BETTING
                ? table
                : Evolution.evolve(table, new Event.Locked(List.of())),
            Map.of());
    var flags = new StringBuilder(Card.DECK.size());
    for (var next : Card.DECK) {
      var text = next.toString();
      var command = card ? new Command.Draw(text) : new Command.NextCard(text);
      var taken =
          awaited != Awaited.SHOE && Decider.decide(view, command) instanceof Answer.Accepted;
      flags.append(taken ? '1' : '0');
    }
    return flags.toString();
  }

  public String total(List<Card> cards) {
    return cards.isEmpty() ? "" : String.valueOf(new Hand.Cards(cards).total());
  }

  /// What comes next, as a dealer says it.
  public String sentence() {
    var word = awaited.word();
    return switch (awaited) {
      case PLAYER -> say(player.size() == 2 ? "console.pad.draws" : "console.pad.player");
      case BANKER -> say(banker.size() == 2 ? "console.pad.banker-draws" : "console.pad.banker");
      case FIGHTBACK, NONE, SHOE -> say("console.pad." + word);
    };
  }
}
