package io.lammer.tables;

import io.lammer.rules.Suit;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The jackpots of the house that a table may join, and what it calls one of its own.
///
/// @param prefix of the names of its own, before their paytables
/// @param known the jackpots there are, by name
public record Links(String prefix, Function<String, Optional<Linked>> known) {
  /// A script stands alone: its jackpots go by their paytables.
  public static final Links NONE = new Links("", _ -> Optional.empty());

  /// A jackpot that exists.
  ///
  /// @param suit the suit of its suit-specific row, where it has one
  public record Linked(String edition, Jackpot jackpot, @Nullable Suit suit) {}

  /// The name of a table's own jackpot.
  String own(String paytable) {
    return prefix + paytable;
  }
}
