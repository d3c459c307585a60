package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

import io.lammer.rules.Card;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.rules.baccarat.Shoe;
import io.lammer.rules.baccarat.ThirdCardRules;
import io.lammer.tables.Felt;
import io.lammer.tables.Table;
import io.lammer.tables.Table.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
    if (!(table.felt() instanceof Felt.Baccarat felt)) {
      return null;
    }
    if (table.entered() instanceof Outcome.Fightback(var round, var card)) {
      return of(felt, round, card, Awaited.FIGHTBACK);
    }
    if (table.phase() != Phase.RESOLVING && table.awaitsCard()) {
      return felt.round() == null
          ? new Pad(List.of(), List.of(), null, Awaited.NONE, offered(felt.shoe(), List.of()))
          : of(felt, felt.round(), null, Awaited.FIGHTBACK);
    }
    if (table.dealt().isEmpty() && table.entered() instanceof Outcome.Deal deal) {
      return of(felt, deal, null, Awaited.NONE);
    }
    var hands = ThirdCardRules.hands(table.dealt());
    return new Pad(
        hands.player(),
        hands.banker(),
        null,
        felt.isSpent() && table.dealt().isEmpty() ? Awaited.SHOE : awaited(hands.next()),
        offered(felt.shoe(), table.dealt()));
  }

  private static Pad of(
      Felt.Baccarat felt, Outcome.Deal round, @Nullable Card fightback, Awaited awaited) {
    return new Pad(
        round.player().cards(),
        round.banker().cards(),
        fightback,
        awaited,
        offered(felt.shoe(), List.of()));
  }

  private static Awaited awaited(Side next) {
    return switch (next) {
      case PLAYER -> Awaited.PLAYER;
      case BANKER -> Awaited.BANKER;
      case TIE -> Awaited.NONE;
    };
  }

  private static String offered(Shoe shoe, List<Card> dealt) {
    var flags = new StringBuilder(Card.DECK.size());
    for (var card : Card.DECK) {
      var cards = new ArrayList<>(dealt);
      cards.add(card);
      flags.append(shoe.missing(cards).isEmpty() ? '1' : '0');
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
