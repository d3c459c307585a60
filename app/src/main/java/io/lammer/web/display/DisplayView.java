package io.lammer.web.display;

import io.lammer.house.Floor;
import io.lammer.house.LiveTable;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Notices;
import io.lammer.table.Setup;
import io.lammer.table.Table;
import io.lammer.web.games.GameDisplay.BettingState;
import io.lammer.web.games.GamePages;
import io.lammer.web.games.WagerProgress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The complete content of a table's display at one moment.
///
/// @param look CSS class of the game's art and colors
/// @param state CSS class: `open`, `locked`, `stopped` or a state of the game's own
/// @param limits the posted limits, or null
/// @param notes further notices, without duplicates
public record DisplayView(
    DisplayText words,
    String table,
    String game,
    String look,
    String art,
    boolean training,
    String state,
    String says,
    Setup.@Nullable Limits limits,
    List<DisplayMeter> meters,
    List<DisplaySlide> slides,
    List<Celebration> celebrations,
    List<String> notes) {

  static DisplayView of(
      Floor floor,
      LiveTable live,
      List<WagerProgress> steps,
      List<DisplaySlide> winners,
      DisplayText words) {
    var table = live.playing();
    var layout = table.layout();
    var game = GamePages.of(layout);
    var art = new ArtPaths(game);
    var meters = meters(floor, live, steps, words);
    var state = state(live, table, words);
    var notes = notes(meters, Notices.of(layout).stream().map(words::term).toList());
    return new DisplayView(
        words,
        live.name(),
        words.edition(layout.edition()),
        game.style(),
        art.ofGame(),
        live.setup().training(),
        state.style(),
        state.words(),
        layout.posted().orElse(null),
        meters,
        Stream.of(
                meters.stream().flatMap(meter -> meter.pays().stream()),
                DisplaySlide.posted(layout, words).stream(),
                winners.stream(),
                DisplaySlide.notices(notes, words).stream())
            .flatMap(it -> it)
            .toList(),
        Celebration.of(live, steps, art, words),
        notes);
  }

  static DisplayView closed(LiveTable live, DisplayText words) {
    return new DisplayView(
        words,
        live.name(),
        "",
        "none",
        "",
        live.setup().training(),
        "stopped",
        words.say("state." + live.status().name().toLowerCase(Locale.ROOT)),
        null,
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  /// The header tells why a table is stopped, and what a game announces about its bets.
  private static BettingState state(LiveTable live, Table table, DisplayText words) {
    if (live.status() != LiveTable.Status.OPEN) {
      var status = Value.spelled(live.status());
      return new BettingState("stopped", words.say("state." + status));
    }
    if (table.phase() != Table.Phase.BETTING) {
      return plain("locked", words);
    }
    return GamePages.of(table).display().betting(table).orElseGet(() -> plain("open", words));
  }

  private static BettingState plain(String style, DisplayText words) {
    return new BettingState(style, words.say("state." + style));
  }

  private static List<DisplayMeter> meters(
      Floor floor, LiveTable live, List<WagerProgress> steps, DisplayText words) {
    var meters = new ArrayList<DisplayMeter>();
    for (var joined : live.jackpots()) {
      var offer =
          live.playing().layout().offers().values().stream()
              .filter(it -> joined.name().equals(it.jackpot()))
              .findFirst();
      var jackpot = floor.jackpot(joined.name());
      if (offer.isPresent() && jackpot.isPresent()) {
        meters.add(DisplayMeter.of(live, offer.get(), jackpot.get(), steps, words));
      }
    }
    return meters;
  }

  /// The posted notices of the table and its jackpots. A notice that only some jackpots have is
  /// preceded by the jackpot's title.
  private static List<String> notes(List<DisplayMeter> meters, List<String> posted) {
    var notes = new ArrayList<>(posted);
    for (var meter : meters) {
      for (var notice : meter.notices()) {
        var all = meters.stream().allMatch(it -> it.notices().contains(notice));
        var note = all ? notice : meter.meter().title() + ": " + notice;
        if (!notes.contains(note)) {
          notes.add(note);
        }
      }
    }
    return notes;
  }
}
