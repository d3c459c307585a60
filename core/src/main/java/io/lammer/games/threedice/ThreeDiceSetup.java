package io.lammer.games.threedice;

import io.lammer.table.Setup;
import io.lammer.table.SetupField.Key;
import io.lammer.table.SetupField.Kind;
import org.jspecify.annotations.Nullable;

/// The keys of a set-up that 3 Dice Baccarat has.
public record ThreeDiceSetup(
    @Key(
            value = "Offers golden-talons-player and golden-talons-banker.",
            as = Kind.PAYTABLE,
            family = "golden-talons",
            after = "single-events")
        @Nullable String goldenTalons,
    @Key("Only the dealer shakes, or players too by these criteria.") Setup.@Nullable Cups cups) {}
