package io.lammer.web.view;

import io.lammer.render.picture.Faces;
import io.lammer.rules.Card;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Cards or dice that belong together: a hand, a cup or a roll.
///
/// @param side CSS class of a side, such as `player`; empty if there are no sides
/// @param total its points
public record HandView(String side, String title, List<Piece> pieces, int total) {
  private static final String[] DIE_SYMBOLS = {"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};

  public HandView {
    pieces = List.copyOf(pieces);
  }

  /// A card or a die.
  ///
  /// @param card null for a die
  /// @param face the number on a die; 0 for a card
  public record Piece(@Nullable Card card, int face) {
    public boolean isDie() {
      return card == null;
    }

    public boolean isRed() {
      return card != null && card.isRed();
    }

    public String rank() {
      return card == null ? String.valueOf(face) : Faces.rank(card);
    }

    public String suit() {
      return card == null ? "" : Faces.sign(card.suit());
    }

    /// Rank and suit of a card, or the symbol of a die.
    public String text() {
      return card == null ? DIE_SYMBOLS[face - 1] : Faces.words(card);
    }

    public String spoken() {
      return card == null ? String.valueOf(face) : card.toString();
    }

    public String picture() {
      return Faces.die(face);
    }
  }

  public static HandView ofCards(String side, String title, List<Card> cards, int total) {
    return new HandView(
        side, title, cards.stream().map(card -> new Piece(card, 0)).toList(), total);
  }

  public static HandView ofDice(String side, String title, int total, int... faces) {
    return new HandView(
        side, title, Arrays.stream(faces).mapToObj(face -> new Piece(null, face)).toList(), total);
  }
}
