package io.lammer.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A kind of bonus wager: every paytable belongs to one, and a table offers it in one place. It
/// knows the machine that resolves its wagers, the words its rows are written in, and what a wager
/// of it chooses.
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
      (_, _) -> Collect.MAKE_EM_ALL_PROGRESSIVE,
      Set.of(Game.CRAPS),
      true,
      "make-em-all-progressive"),
  FIRED_UP_PROGRESSIVE(
      (table, _) -> new Follow(table.sequences()),
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
      case "all-small" -> Collect.ALL_SMALL;
      case "all-tall" -> Collect.ALL_TALL;
      default -> Collect.MAKE_EM_ALL;
    };
  }

  public boolean isPlayedIn(Game game) {
    return games.contains(game);
  }

  /// Its wagers are known by names of their own, whichever paytable pays them.
  boolean sharesSpots() {
    return this == BONUS_CRAPS || isFightback();
  }

  /// Made after a round, for the card that is drawn then.
  public boolean isFightback() {
    return this == FIGHTBACK_AFTER_WIN || this == FIGHTBACK_AFTER_TIE;
  }

  /// Whether its wagers are resolved by the Fightback card.
  public boolean awaitsCard() {
    return isFightback() || this == DESTINY;
  }

  /// Whether one of its wagers can be made for what follows this round, or for the round itself.
  public boolean isOpenAfter(Outcome.Deal round) {
    return switch (this) {
      case FIGHTBACK_AFTER_WIN -> round.winner() != Side.TIE;
      case FIGHTBACK_AFTER_TIE -> round.winner() == Side.TIE;
      default -> true;
    };
  }

  /// Fixed wager, sensor, meter.
  public boolean isJackpot() {
    return jackpot;
  }

  /// The names of its wagers; one that has none is named by its paytable.
  public List<String> wagers(String paytable) {
    return wagers.isEmpty() ? List.of(paytable) : wagers;
  }

  Machine machine(Paytable paytable, String wager) {
    return machines.of(paytable, wager);
  }

  /// The hand that a wager is on, or the operator's suit.
  Choice choice(String wager, @Nullable Suit suit) {
    return switch (wager) {
      case "golden-talons-player" -> Choice.of(Side.PLAYER);
      case "golden-talons-banker" -> Choice.of(Side.BANKER);
      default -> Choice.of(suit);
    };
  }

  /// The words that a condition of its rows may begin with.
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
