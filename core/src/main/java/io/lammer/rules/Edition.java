package io.lammer.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One rule document: a game in one place, with what its operator may choose and its paytables.
public record Edition(
    String id,
    String title,
    Game game,
    @Nullable String place,
    String document,
    Terms terms,
    List<MainWager> main,
    List<Paytable> paytables) {

  /// What the document allows, forbids or leaves to the operator.
  ///
  /// @param venues the venues it is approved for; empty where the document names none
  /// @param approvedRulesOnly a regulator approved these rules and no others (ruling 15)
  /// @param disclosure what every House jackpot display must say, word for word
  public record Terms(
      Set<String> venues,
      boolean approvedRulesOnly,
      MainWagerRule mainWager,
      boolean promotions,
      boolean houseJackpots,
      boolean maxAggregate,
      BonusWindow bonusWindow,
      @Nullable String disclosure) {}

  /// Whether a bonus wager needs a main wager when the operator does not say (ruling 8).
  public enum MainWagerRule {
    OPTIONAL,
    REQUIRED,
    STATED
  }

  /// When a craps bonus wager may be made (ruling 16).
  public enum BonusWindow {
    NONE_IN_PROGRESS,
    AFTER_SEVEN;

    /// @param afterSeven the last roll was a 7, or there was none yet
    public boolean isOpen(boolean afterSeven) {
      return this == NONE_IN_PROGRESS || afterSeven;
    }
  }

  /// A main wager with its rows; Banker has one form with commission and one without.
  public record MainWager(Wager wager, String source, Commission commission, Conduct conduct) {
    public enum Commission {
      ANY,
      CHARGED,
      FREE
    }

    /// The wager whose wins are charged commission, where a table charges any.
    public boolean isBanker() {
      return isBanker(wager);
    }

    public static boolean isBanker(Wager main) {
      return main.name().equals("banker");
    }

    public boolean isFor(boolean commissionFree) {
      return switch (commission) {
        case ANY -> true;
        case CHARGED -> !commissionFree;
        case FREE -> commissionFree;
      };
    }
  }

  public Edition {
    main = List.copyOf(main);
    paytables = List.copyOf(paytables);
  }

  /// The same with another paytable under an id, or a further one.
  public Edition with(Paytable paytable) {
    var others = paytables.stream().filter(other -> !other.id().equals(paytable.id()));
    return with(main, Stream.concat(others, Stream.of(paytable)).toList());
  }

  /// The same game with these wagers and paytables and no others.
  public Edition with(List<MainWager> newMain, List<Paytable> newPaytables) {
    return new Edition(id, title, game, place, document, terms, newMain, newPaytables);
  }

  public Optional<Paytable> paytable(String paytableId) {
    return paytables.stream().filter(paytable -> paytable.id().equals(paytableId)).findFirst();
  }

  public List<Paytable> family(Family family) {
    return paytables.stream().filter(paytable -> paytable.family() == family).toList();
  }
}
