package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

import io.lammer.report.felt.FeltSvg;
import io.lammer.report.roads.LammersSvg;
import io.lammer.report.roads.ProgressText;
import io.lammer.report.roads.RoadsSvg;
import io.lammer.report.roads.RollsSvg;
import io.lammer.report.words.Terms;
import io.lammer.tables.Lammers;
import io.lammer.tables.Layout;
import io.lammer.tables.Notices;
import io.lammer.tables.Offer;
import io.lammer.tables.Progress;
import io.lammer.tables.View;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Recent;
import io.lammer.tables.roads.Roads;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What happened at the table lately: rolls and lammers, or the roads; above them what the table
/// posts.
///
/// @param posted the operator's suits and the maximum aggregate, in words
/// @param rolls a picture, or null for a game without them
public record Panel(
    List<String> posted, List<Tracked> lammers, @Nullable String rolls, @Nullable RoadsSvg roads) {
  /// A bonus wager in progress.
  ///
  /// @param lines how far it has come, for each amount
  public record Tracked(String wager, String picture, List<String> lines) {}

  private static final int ROLLS = 11;
  private static final RoadsSvg.Columns COLUMNS = new RoadsSvg.Columns(14, 20, 12);

  static Panel of(View view, LiveTable live) {
    var layout = view.table().layout();
    return layout.edition().game().isContest()
        ? new Panel(posted(layout), List.of(), null, roads(live.recent()))
        : new Panel(posted(layout), tracked(view), RollsSvg.of(live.recent().rolls(), ROLLS), null);
  }

  private static List<String> posted(Layout layout) {
    return Stream.concat(Notices.suits(layout).stream(), Notices.of(layout).stream())
        .map(Terms::of)
        .toList();
  }

  private static RoadsSvg roads(Recent recent) {
    var rounds = recent.hands().stream().map(hand -> Roads.Round.of(hand.outcome())).toList();
    return RoadsSvg.of(Roads.of(rounds), COLUMNS);
  }

  private static List<Tracked> tracked(View view) {
    record Kind(Offer offer, Lammers lammers) {}
    var kinds = new LinkedHashMap<Kind, List<Progress>>();
    for (var progress : Progress.of(view)) {
      kinds
          .computeIfAbsent(new Kind(progress.offer(), progress.lammers()), _ -> new ArrayList<>())
          .add(progress);
    }
    return kinds.entrySet().stream()
        .map(
            kind ->
                new Tracked(
                    title(view.table().layout(), kind.getKey().offer()),
                    LammersSvg.of(kind.getKey().lammers()),
                    kind.getValue().stream().map(Panel::line).toList()))
        .toList();
  }

  static String title(Layout layout, Offer offer) {
    var label = FeltSvg.label(layout, offer.wager().spot());
    return layout.isOnBonusTracker(offer) ? say("display.on-bonus-tracker", label) : label;
  }

  private static String line(Progress progress) {
    return say(
        "console.progress",
        progress.stake().brief(),
        progress.seats().stream().map(String::valueOf).collect(Collectors.joining(", ")),
        ProgressText.of(progress));
  }
}
