package io.lammer.odds;

import org.jspecify.annotations.Nullable;

/// A state of play in which a wager can be made, as far as it changes the odds of the wager. Games
/// define their own; two states are equal if they have the same odds.
public interface BettingState {
  /// The odds of the wager do not depend on what happened before it was made.
  BettingState ANY = new Any();

  /// The name of the state in reports; null if there is only one state.
  @Nullable String condition();

  /// See [#ANY].
  record Any() implements BettingState {
    @Override
    public @Nullable String condition() {
      return null;
    }
  }
}
