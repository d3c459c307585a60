package io.lammer.rules;

import java.util.List;

/// The lammers that a wager earns and the roll that ends it, in the catalog's syntax.
public record EarnText(List<String> lammers, String ends) {
  public EarnText {
    lammers = List.copyOf(lammers);
  }
}
