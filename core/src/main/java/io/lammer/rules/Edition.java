package io.lammer.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One rule document: a game in one jurisdiction, with its operator choices and paytables.
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
  /// @param venues the venues it is approved for; empty if the document names none
  /// @param approvedRulesOnly a regulator approved exactly these rules (ruling 15)
  /// @param disclosure the text that every House jackpot display must show verbatim
  public record Terms(
      Set<String> venues,
      boolean approvedRulesOnly,
      MainWagerRule mainWager,
      boolean promotions,
      boolean houseJackpots,
      boolean maxAggregate,
      BonusWindow bonusWindow,
      @Nullable String disclosure) {}

  /// The default for whether a bonus wager needs a main wager (ruling 8).
  public enum MainWagerRule {
    OPTIONAL,
    REQUIRED,
    STATED
  }

  /// When a craps bonus wager may be made (ruling 16).
  public enum BonusWindow {
    NONE_IN_PROGRESS,
    AFTER_SEVEN;

    /// @param afterSeven the last roll was a 7, or there has been no roll yet
    public boolean isOpen(boolean afterSeven) {
      return this == NONE_IN_PROGRESS || afterSeven;
    }
  }

  /// A main wager with its rows. Banker appears twice, with and without commission.
  public record MainWager(Wager wager, String source, Commission commission, BetHandling conduct) {
    public enum Commission {
      ANY,
      CHARGED,
      FREE
    }

    /// True for Banker, the only wager charged commission.
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

  /// A copy with the paytable added, or replaced if its id exists.
  public Edition with(Paytable paytable) {
    var others = paytables.stream().filter(other -> !other.id().equals(paytable.id()));
    return with(main, Stream.concat(others, Stream.of(paytable)).toList());
  }

  /// A copy with only these main wagers and paytables.
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
