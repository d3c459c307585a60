package io.lammer.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A kind of bonus wager, shared by many paytables. It determines the machine that resolves its
/// wagers, the vocabulary of its rows, and the hand or suit its wagers depend on.
public enum Family {
  SINGLE_EVENT((_, _) -> Machine.ONE_ROUND, Set.of(Game.CRAPS, Game.BACCARAT, Game.DICE), false),
  LAMMERS((table, _) -> Objects.requireNonNull(table.earn()), Set.of(Game.CRAPS), false),
  GOLDEN_TALONS(
      (_, _) -> Machine.ONE_ROUND,
      Set.of(Game.BACCARAT, Game.DICE),
      false,
      "golden-talons-player",
      "golden-talons-banker"),
  FIGHTBACK_AFTER_WIN((_, _) -> Machine.FIGHTBACK_CARD, Set.of(Game.BACCARAT), false, "fightback"),
  FIGHTBACK_AFTER_TIE((_, _) -> Machine.FIGHTBACK_CARD, Set.of(Game.BACCARAT), false, "fightback"),
  HARMONY((_, _) -> Machine.ONE_ROUND, Set.of(Game.BACCARAT), true, "harmony"),
  DESTINY((_, _) -> Machine.FIGHTBACK_CARD, Set.of(Game.BACCARAT), true, "destiny"),
  SUN_7_JACKPOT((_, _) -> Machine.ONE_ROUND, Set.of(Game.BACCARAT), true, "sun-7-jackpot"),
  TRIPLE((_, _) -> Machine.ONE_ROUND, Set.of(Game.DICE), true, "triple"),
  BONUS_CRAPS(
      (_, wager) -> collect(wager),
      Set.of(Game.CRAPS),
      false,
      "all-small",
      "all-tall",
      "make-em-all"),
  MAKE_EM_ALL_PROGRESSIVE(
      (_, _) -> CollectNumbers.MAKE_EM_ALL_PROGRESSIVE,
      Set.of(Game.CRAPS),
      true,
      "make-em-all-progressive"),
  FIRED_UP_PROGRESSIVE(
      (table, _) -> new FollowSequence(table.sequences()),
      Set.of(Game.CRAPS),
      true,
      "fired-up-progressive");

  private interface Machines {
    Machine of(Paytable paytable, String wager);
  }

  private static final List<String> OF_HANDS =
      List.of(
          "winner",
          "player",
          "banker",
          "winning",
          "losing",
          "both",
          "either",
          "margin",
          "combined",
          "any");

  private final Machines machines;
  private final Set<Game> games;
  private final boolean jackpot;
  private final List<String> wagers;

  Family(Machines machines, Set<Game> games, boolean jackpot, String... wagers) {
    this.machines = machines;
    this.games = games;
    this.jackpot = jackpot;
    this.wagers = List.of(wagers);
  }

  private static Machine collect(String wager) {
    return switch (wager) {
      case "all-small" -> CollectNumbers.ALL_SMALL;
      case "all-tall" -> CollectNumbers.ALL_TALL;
      default -> CollectNumbers.MAKE_EM_ALL;
    };
  }

  public boolean isPlayedIn(Game game) {
    return games.contains(game);
  }

  /// True if its wagers keep their names and spots whichever paytable pays them.
  boolean sharesSpots() {
    return this == BONUS_CRAPS || isFightback();
  }

  /// True if the wager is made after a round, on the card drawn next.
  public boolean isFightback() {
    return this == FIGHTBACK_AFTER_WIN || this == FIGHTBACK_AFTER_TIE;
  }

  /// True if the Fightback card resolves its wagers.
  public boolean awaitsCard() {
    return isFightback() || this == DESTINY;
  }

  /// True if its wagers can be made after this round, or do not depend on the previous round.
  public boolean isOpenAfter(Outcome.Deal round) {
    return switch (this) {
      case FIGHTBACK_AFTER_WIN -> round.winner() != Side.TIE;
      case FIGHTBACK_AFTER_TIE -> round.winner() == Side.TIE;
      default -> true;
    };
  }

  /// True for jackpot wagers: a fixed amount on a sensor, with a meter.
  public boolean isJackpot() {
    return jackpot;
  }

  /// The names of its wagers. A family without names of its own has one wager, named by the
  /// paytable id.
  public List<String> wagers(String paytable) {
    return wagers.isEmpty() ? List.of(paytable) : wagers;
  }

  Machine machine(Paytable paytable, String wager) {
    return machines.of(paytable, wager);
  }

  /// The hand that a wager is on, or the operator's suit.
  WagerContext choice(String wager, @Nullable Suit suit) {
    return switch (wager) {
      case "golden-talons-player" -> WagerContext.of(Side.PLAYER);
      case "golden-talons-banker" -> WagerContext.of(Side.BANKER);
      default -> WagerContext.of(suit);
    };
  }

  /// The predicates allowed at the top level of a condition in its rows.
  public List<String> words(Game game) {
    if (game == Game.CRAPS) {
      return switch (this) {
        case SINGLE_EVENT -> List.of("total", "hard", "dice", "any");
        case LAMMERS -> List.of("lammers");
        case FIRED_UP_PROGRESSIVE -> List.of("matches");
        default -> List.of("numbers");
      };
    }
    var words = new ArrayList<>(OF_HANDS);
    if (game == Game.BACCARAT) {
      words.addAll(List.of("cards", "all"));
    }
    if (awaitsCard()) {
      words.add("fightback");
    }
    return words;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
