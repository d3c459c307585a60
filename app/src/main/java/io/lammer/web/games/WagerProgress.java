package io.lammer.web.games;

import io.lammer.rules.Money;
import io.lammer.table.OfferedWager;
import org.jspecify.annotations.Nullable;

/// The progress of a bonus wager that takes several outcomes.
///
/// @param count the steps reached so far
/// @param near true if it is close to winning, which a display announces
/// @param row the row that it would win now, or null
/// @param nextPays the next better pay, or null if there is none
public record WagerProgress(
    OfferedWager offer,
    int count,
    int of,
    boolean near,
    String picture,
    @Nullable String row,
    @Nullable Money nextPays) {}
