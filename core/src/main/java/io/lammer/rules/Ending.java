package io.lammer.rules;

import java.io.Serializable;

/// What resolved a wager; the rows of its paytable are matched against it.
public interface Ending extends Serializable {

  /// The final count of a bonus wager over several rounds.
  record Tally(int count) implements Ending {}
}
