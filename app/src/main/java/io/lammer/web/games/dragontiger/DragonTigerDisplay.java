package io.lammer.web.games.dragontiger;

import static io.lammer.web.page.Texts.say;

import io.lammer.games.dragontiger.DragonTigerDeal;
import io.lammer.house.LiveTable;
import io.lammer.table.Table;
import io.lammer.web.games.GameDisplay;
import io.lammer.web.games.WagerProgress;
import io.lammer.web.games.contest.ContestView;
import io.lammer.web.games.contest.ContestView.Round;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The display of a Dragon Tiger table.
final class DragonTigerDisplay implements GameDisplay {
  /// Announces the last round and a change of shoe.
  @Override
  public Optional<BettingState> betting(Table table) {
    if (table.needsShoe()) {
      return Optional.of(new BettingState("shuffle", say("display.state.shuffle")));
    }
    return DragonTigerPages.felt(table).cutOut()
        ? Optional.of(new BettingState("last", say("display.state.last")))
        : Optional.empty();
  }

  @Override
  public ContestView view(LiveTable live, List<WagerProgress> progress) {
    return ContestView.of(live, now(live.playing()));
  }

  private static @Nullable Round now(Table table) {
    if (table.entered() instanceof DragonTigerDeal deal) {
      return Round.complete(deal, null, true);
    }
    return table.dealt().isEmpty()
        ? null
        : new Round(DragonTigerPages.hands(table.dealt()), "", null, true);
  }
}
