package io.lammer.tables;

import io.lammer.rules.Suit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The jackpots of the house that a table may join, and what it calls one of its own.
public interface Links {
  /// A script stands alone: its jackpots go by their paytables.
  Links NONE =
      new Links() {
        @Override
        public Optional<Linked> find(String name) {
          return Optional.empty();
        }

        @Override
        public String own(String paytable) {
          return paytable;
        }
      };

  /// A jackpot that exists.
  ///
  /// @param suit the suit of its suit-specific row, where it has one
  record Linked(String edition, Jackpot jackpot, @Nullable Suit suit) {}

  Optional<Linked> find(String name);

  /// The name of a table's own jackpot.
  String own(String paytable);
}
