package io.lammer.games.baccarat;

import io.lammer.rules.Money;
import io.lammer.rules.Suit;
import io.lammer.table.Setup;
import io.lammer.table.SetupField.Inline;
import io.lammer.table.SetupField.Key;
import io.lammer.table.SetupField.Kind;
import org.jspecify.annotations.Nullable;

/// The set-up keys that only baccarat has.
public record BaccaratSetup(
    @Inline Setup.Shoe shoe,
    @Key(
            value = "`free`, or the percentage of Banker wins, above 0 up to \"5%\".",
            as = Kind.COMMISSION)
        Setup.@Nullable Commission commission,
    @Key("Commission is rounded down to this unit, such as 0.25.") @Nullable Money commissionUnit,
    @Key("Commission is marked for its seat and collected later.") boolean commissionOwed,
    @Key(
            value = "Offers golden-talons-player and golden-talons-banker.",
            as = Kind.PAYTABLE,
            family = "golden-talons",
            after = "single-events")
        @Nullable String goldenTalons,
    @Key("Offers fightback after a win, after a tie, or both.") @Nullable Fightback fightback) {

  public record Fightback(
      @Key(value = "The paytable after a win.", as = Kind.PAYTABLE, family = "fightback-after-win")
          @Nullable String afterWin,
      @Key(value = "The paytable after a tie.", as = Kind.PAYTABLE, family = "fightback-after-tie")
          @Nullable String afterTie,
      @Key("The suit of \"King (Suit Specific)\".") @Nullable Suit kingSuit) {}
}
