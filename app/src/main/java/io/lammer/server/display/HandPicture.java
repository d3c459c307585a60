package io.lammer.server.display;

import io.lammer.report.picture.Faces;
import io.lammer.rules.Card;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome;
import io.lammer.rules.baccarat.ThirdCardRules;
import io.lammer.rules.yaml.Value;
import io.lammer.tables.floor.LiveTable;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The two hands of the round in progress, or of the last one.
///
/// @param winner `player`, `banker`, `tie`, or empty while it is open
/// @param extra the Fightback card, or null
/// @param current the round is in progress, and what is shown may still be corrected
public record HandPicture(
    SidePicture player, SidePicture banker, String winner, @Nullable Piece extra, boolean current) {

  /// A hand: cards or dice, and its points.
  public record SidePicture(List<Piece> pieces, int total) {}

  /// A card in words, or a die as it is drawn.
  public record Piece(String rank, String suit, String style, @Nullable String die) {}

  static Optional<HandPicture> of(LiveTable live) {
    var table = live.playing();
    if (table.entered() instanceof Outcome.Contest entered) {
      return Optional.of(complete(entered, null, true));
    }
    if (table.entered() instanceof Outcome.Fightback(var round, var card)) {
      return Optional.of(complete(round, card(card), true));
    }
    if (!table.dealt().isEmpty()) {
      var hands = ThirdCardRules.hands(table.dealt());
      return Optional.of(
          new HandPicture(cards(hands.player()), cards(hands.banker()), "", null, true));
    }
    var hands = live.recent().hands();
    return hands.isEmpty()
        ? Optional.empty()
        : Optional.of(complete(hands.getLast().outcome(), null, false));
  }

  private static HandPicture complete(
      Outcome.Contest contest, @Nullable Piece extra, boolean current) {
    return new HandPicture(
        side(contest.player()),
        side(contest.banker()),
        Value.spelled(contest.winner()),
        extra,
        current);
  }

  private static SidePicture side(Hand hand) {
    return switch (hand) {
      case Hand.Cards cards -> cards(cards.cards());
      case Hand.Dice dice ->
          new SidePicture(
              List.of(die(dice.first()), die(dice.second()), die(dice.third())), dice.total());
    };
  }

  private static SidePicture cards(List<Card> cards) {
    return new SidePicture(
        cards.stream().map(HandPicture::card).toList(),
        cards.stream().mapToInt(Card::value).sum() % 10);
  }

  private static Piece card(Card card) {
    return new Piece(
        Faces.rank(card), Faces.sign(card.suit()), card.isRed() ? "red" : "black", null);
  }

  private static Piece die(int face) {
    return new Piece(String.valueOf(face), "", "face", Faces.die(face));
  }
}
