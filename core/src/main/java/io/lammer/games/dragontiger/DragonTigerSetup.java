package io.lammer.games.dragontiger;

import io.lammer.table.Setup;
import io.lammer.table.SetupField.Inline;
import io.lammer.table.SetupField.Key;
import io.lammer.table.SetupField.Kind;
import org.jspecify.annotations.Nullable;

/// The keys of a set-up that Dragon Tiger has.
public record DragonTigerSetup(
    @Inline Setup.Shoe shoe,
    @Key(
            value = "Offers the Tie, and says what it pays.",
            as = Kind.PAYTABLE,
            family = "tie",
            after = "single-events")
        @Nullable String tie) {}
