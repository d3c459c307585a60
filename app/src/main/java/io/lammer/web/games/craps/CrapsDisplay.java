package io.lammer.web.games.craps;

import static io.lammer.web.page.Texts.say;

import io.lammer.games.craps.Roll;
import io.lammer.house.LiveTable;
import io.lammer.render.roads.LammersSvg;
import io.lammer.render.words.PrintedTermTranslations;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Machine;
import io.lammer.rules.yaml.Value;
import io.lammer.table.BonusProgress;
import io.lammer.table.Layout;
import io.lammer.table.Markers;
import io.lammer.table.OfferedWager;
import io.lammer.table.View;
import io.lammer.web.display.Promotions;
import io.lammer.web.games.GameDisplay;
import io.lammer.web.games.WagerProgress;
import io.lammer.web.games.craps.CrapsDisplayView.Bonus;
import io.lammer.web.games.craps.CrapsDisplayView.Rolls;
import io.lammer.web.games.craps.CrapsDisplayView.Total;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The display of a craps table.
final class CrapsDisplay implements GameDisplay {
  private static final int EARLIER = 12;

  /// A wager is close to winning after four of five numbers, or after two matched rolls.
  private static final int OF_FIVE = 4;

  private static final int MATCHED = 2;

  @Override
  public List<WagerProgress> progress(View view) {
    return BonusProgress.of(view).stream().map(CrapsDisplay::progress).toList();
  }

  private static WagerProgress progress(BonusProgress step) {
    return new WagerProgress(
        step.offer(),
        step.count(),
        step.of(),
        isNear(step),
        LammersSvg.of(step.markers()),
        step.now() == null ? null : step.now().row(),
        step.next() == null ? null : step.next().amount());
  }

  private static boolean isNear(BonusProgress step) {
    return switch (step.markers()) {
      case Markers.Collected _ -> 5 * step.count() >= OF_FIVE * step.of();
      case Markers.Followed _ -> step.count() >= MATCHED;
    };
  }

  /// The lammers of a progressive, unless they are on the Bonus Craps tracker.
  @Override
  public @Nullable String picture(
      Layout layout, OfferedWager offer, @Nullable WagerProgress progress) {
    if (layout.play().sharesMarkers(layout, offer)) {
      return null;
    }
    return progress != null ? progress.picture() : unlit(layout, offer).orElse(null);
  }

  private static Optional<String> unlit(Layout layout, OfferedWager offer) {
    return layout.play().markers(offer, Machine.START).map(LammersSvg::of);
  }

  @Override
  public CrapsDisplayView view(LiveTable live, List<WagerProgress> progress) {
    var table = live.playing();
    return new CrapsDisplayView(
        CrapsPages.felt(table).point(), rolls(live), bonuses(table.layout(), progress));
  }

  private static Rolls rolls(LiveTable live) {
    var rolls = RecentRoll.of(live).reversed();
    return live.playing().entered() instanceof Roll entered
        ? rolls(entered, true, rolls)
        : rolls(
            rolls.isEmpty() ? null : rolls.getFirst().roll(),
            false,
            rolls.subList(Math.min(1, rolls.size()), rolls.size()));
  }

  private static Rolls rolls(@Nullable Roll roll, boolean entered, List<RecentRoll> earlier) {
    return new Rolls(
        roll == null ? null : CrapsPages.roll(roll, ""),
        entered,
        earlier.stream()
            .limit(EARLIER)
            .map(thrown -> new Total(thrown.roll().total(), Value.spelled(thrown.puck())))
            .toList());
  }

  /// The Bonus Craps tracker: its own wagers, and progressives that the set-up puts there. Other
  /// progressives have their lammers beside the jackpot (ruling 17).
  private static List<Bonus> bonuses(Layout layout, List<WagerProgress> progress) {
    var bonuses = new ArrayList<Bonus>();
    for (var offer : layout.offers().values()) {
      var paytable = offer.paytable();
      var unlit = unlit(layout, offer);
      var shared = layout.play().sharesMarkers(layout, offer);
      if ((offer.jackpot() == null || shared) && paytable != null && unlit.isPresent()) {
        var lammers =
            progress.stream()
                .filter(it -> it.offer().name().equals(offer.name()))
                .max(Comparator.comparing(WagerProgress::count))
                .map(WagerProgress::picture)
                .orElse(unlit.get());
        var title = WagerNames.title(offer);
        bonuses.add(
            new Bonus(
                shared ? say("craps.on-tracker", title) : title,
                shared
                    ? ""
                    : PrintedTermTranslations.of(paytable.rows(offer.name()).getFirst().pays()),
                Promotions.mark(offer),
                lammers,
                offer.name()));
      }
    }
    return bonuses;
  }
}
