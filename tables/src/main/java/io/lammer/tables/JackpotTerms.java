package io.lammer.tables;

import io.lammer.rules.catalog.Catalog;
import java.util.List;

/// Checks the parameters of a jackpot that stands by itself, for tables to join.
public final class JackpotTerms {
  private JackpotTerms() {}

  public sealed interface Result {
    record Accepted(Jackpot jackpot) implements Result {}

    record Refused(List<Refusal> faults) implements Result {}
  }

  /// As a table of that edition would check them.
  public static Result check(
      Catalog catalog, Profiles profiles, String edition, Setup.Jackpot jackpot) {
    return SetupCheck.jackpot(catalog, profiles, Setup.ofJackpot(edition, jackpot));
  }
}
