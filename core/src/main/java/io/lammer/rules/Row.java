package io.lammer.rules;

import org.jspecify.annotations.Nullable;

/// A row of a paytable: printed label, condition, pay and envy.
///
/// @param pays the pay as printed: `3/2 to 1`, `$300`, `100%`, `push`
/// @param wager the wager that the row applies to, if the paytable serves several
public record Row(
    String label,
    @Nullable String wager,
    Condition when,
    String pays,
    Pay pay,
    @Nullable Envy envy,
    @Nullable Mark mark) {

  /// A doubt about a printed cell: it looks wrong, or it was damaged and filled in from elsewhere.
  public record Mark(Kind kind, String why) {
    public enum Kind {
      SUSPECT,
      RECONSTRUCTED
    }
  }

  public boolean isSuspect() {
    return mark != null && mark.kind() == Mark.Kind.SUSPECT;
  }

  public boolean isFor(String name) {
    return wager == null || wager.equals(name);
  }
}
