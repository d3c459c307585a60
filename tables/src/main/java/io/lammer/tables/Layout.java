package io.lammer.tables;

import io.lammer.rules.Edition;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A table's checked set-up: everything that play on it needs to know.
///
/// @param known every wager name of the game, offered or not
/// @param offers the wagers by name, Fightback aside
/// @param jackpots how each jackpot stands when the table opens
public record Layout(
    Setup setup,
    Edition edition,
    Set<String> known,
    Map<String, Offer> offers,
    @Nullable Offer fightbackAfterWin,
    @Nullable Offer fightbackAfterTie,
    Map<String, Jackpot> jackpots,
    Rules rules,
    List<Warning> warnings) {

  /// The operator's choices that settle money or close windows.
  ///
  /// @param commission the rate taken of Banker wins, or null where none is
  /// @param breakage the unit that fractional pays are rounded down to
  public record Rules(
      int seats,
      int decks,
      int cutCard,
      @Nullable Fraction commission,
      Money commissionUnit,
      boolean mainWagerRequired,
      Setup.@Nullable MaxAggregate maxAggregate,
      Money breakage,
      @Nullable Money largestWager,
      @Nullable Integer games) {}

  /// Something lawful that a person should know about.
  public record Warning(String code, String message) {}

  public Layout {
    offers = Collections.unmodifiableMap(new LinkedHashMap<>(offers));
    jackpots = Collections.unmodifiableMap(new LinkedHashMap<>(jackpots));
    warnings = List.copyOf(warnings);
  }

  /// The names of the wagers offered.
  public List<String> wagers() {
    var names = new ArrayList<>(offers.keySet());
    if (offersFightback()) {
      names.add("fightback");
    }
    return names;
  }

  public boolean offersFightback() {
    return fightbackAfterWin != null || fightbackAfterTie != null;
  }
}
