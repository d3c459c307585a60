package io.lammer.table;

import io.lammer.rules.Suit;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The house jackpots that a table may join, and the naming of a table's own jackpots.
///
/// @param prefix goes before the paytable in the name of the table's own jackpots
/// @param known looks up an existing jackpot by name
public record JackpotDirectory(String prefix, Function<String, Optional<Linked>> known) {
  /// For scripts, which have no house jackpots: a jackpot is named after its paytable.
  public static final JackpotDirectory NONE = new JackpotDirectory("", _ -> Optional.empty());

  /// An existing jackpot.
  ///
  /// @param suit the suit of its suit-specific row, or null
  public record Linked(String edition, Jackpot jackpot, @Nullable Suit suit) {}

  String own(String paytable) {
    return prefix + paytable;
  }
}
