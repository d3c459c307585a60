package io.lammer.games.baccarat;

import io.lammer.rules.Card;
import io.lammer.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The standard third-card rules of mini-baccarat (ruling 24).
public final class ThirdCardRules {
  private ThirdCardRules() {}

  /// By Banker total, 3 to 6: the points of Player's third card on which Banker draws, as a bit
  /// mask.
  private static final int[] BANKER_DRAWS_ON = {
    points(0, 1, 2, 3, 4, 5, 6, 7, 9), points(2, 3, 4, 5, 6, 7), points(4, 5, 6, 7), points(6, 7)
  };

  /// The rule that an entered deal violates, as a sentence.
  public static Optional<String> fault(List<Card> player, List<Card> banker) {
    if (wrongSize(player) || wrongSize(banker)) {
      return Optional.of("each hand has two or three cards");
    }
    var playerTwo = new CardHand(player.subList(0, 2));
    var bankerTwo = new CardHand(banker.subList(0, 2));
    if (isEnded(playerTwo.total(), bankerTwo.total())) {
      return player.size() == 3 || banker.size() == 3
          ? Optional.of("a natural " + natural(playerTwo, bankerTwo) + " ends the round: no draw")
          : Optional.empty();
    }
    var playerDraws = playerDraws(playerTwo.total());
    if (playerDraws != (player.size() == 3)) {
      return Optional.of(
          "Player %s on %d".formatted(playerDraws ? "draws" : "stands", playerTwo.total()));
    }
    var third = playerDraws ? player.get(2) : null;
    var bankerDraws = bankerDraws(bankerTwo.total(), third == null ? -1 : third.value());
    if (bankerDraws != (banker.size() == 3)) {
      return Optional.of(
          "Banker %s on %d %s"
              .formatted(
                  bankerDraws ? "draws" : "stands",
                  bankerTwo.total(),
                  third == null
                      ? "when Player stands"
                      : "against a Player third card of " + third.value()));
    }
    return Optional.empty();
  }

  /// Splits cards into two hands in dealing order: Player, Banker, Player, Banker, then third
  /// cards.
  public static Hands hands(List<Card> dealt) {
    var player = new ArrayList<Card>(3);
    var banker = new ArrayList<Card>(3);
    for (var card : dealt) {
      (next(player, banker) == Side.BANKER ? banker : player).add(card);
    }
    return new Hands(player, banker);
  }

  /// Two hands, possibly incomplete.
  public record Hands(List<Card> player, List<Card> banker) {
    public Hands {
      player = List.copyOf(player);
      banker = List.copyOf(banker);
    }

    /// The hand that receives the next card; [Side#TIE] if both are complete.
    public Side next() {
      return ThirdCardRules.next(player, banker);
    }
  }

  private static Side next(List<Card> player, List<Card> banker) {
    if (banker.size() < 2) {
      return player.size() <= banker.size() ? Side.PLAYER : Side.BANKER;
    }
    var playerTwo = new CardHand(player.subList(0, 2));
    var bankerTwo = new CardHand(banker.subList(0, 2));
    if (isEnded(playerTwo.total(), bankerTwo.total()) || banker.size() == 3) {
      return Side.TIE;
    }
    if (player.size() == 2 && playerDraws(playerTwo.total())) {
      return Side.PLAYER;
    }
    var third = player.size() == 3 ? player.get(2).value() : -1;
    return bankerDraws(bankerTwo.total(), third) ? Side.BANKER : Side.TIE;
  }

  /// True if either two-card total is a natural, which ends the round.
  public static boolean isEnded(int player, int banker) {
    return CardHand.isNatural(player) || CardHand.isNatural(banker);
  }

  public static boolean playerDraws(int total) {
    return total <= 5;
  }

  /// Banker's drawing rule.
  ///
  /// @param thirdPoints the points of Player's third card, or -1 if Player stood
  public static boolean bankerDraws(int total, int thirdPoints) {
    if (thirdPoints < 0) {
      return total <= 5;
    }
    if (total <= 2 || total >= 7) {
      return total <= 2;
    }
    return (BANKER_DRAWS_ON[total - 3] & 1 << thirdPoints) != 0;
  }

  private static boolean wrongSize(List<Card> hand) {
    return hand.size() < 2 || hand.size() > 3;
  }

  private static int natural(CardHand player, CardHand banker) {
    return player.isNatural() ? player.total() : banker.total();
  }

  private static int points(int... values) {
    var mask = 0;
    for (var value : values) {
      mask |= 1 << value;
    }
    return mask;
  }
}
