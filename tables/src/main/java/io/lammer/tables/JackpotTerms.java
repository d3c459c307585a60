package io.lammer.tables;

import io.lammer.rules.catalog.Catalog;

/// Checks the parameters of a jackpot that stands by itself, for tables to join.
public final class JackpotTerms {
  private JackpotTerms() {}

  /// As a table of that edition would check them.
  public static Answer<Jackpot> check(
      Catalog catalog, Profiles profiles, String edition, Setup.Jackpot jackpot) {
    return SetupCheck.jackpot(catalog, profiles, Setup.ofJackpot(edition, jackpot));
  }
}
