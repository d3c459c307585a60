package io.lammer.web.display;

import io.lammer.house.LiveTable;
import io.lammer.render.words.WagerNames;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Settlement.Line;
import io.lammer.table.Settlement.Result;
import io.lammer.web.games.WagerProgress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// An announcement that is shown once: a bonus wager that paid well, a wager that is close to
/// winning, or new limits.
///
/// @param id a key by which a screen shows it only once
public record Celebration(String id, String art, String title, String words, String pays) {
  /// Minimum payout, as a multiple of the stake, for a win to be announced.
  private static final int WORTH = 5;

  static List<Celebration> of(
      LiveTable live, List<WagerProgress> steps, ArtPaths art, DisplayText words) {
    var celebrations = new LinkedHashMap<String, Celebration>();
    var layout = live.playing().layout();
    live.past().stream()
        .limit(1)
        .flatMap(past -> past.settlement().lines().stream())
        .filter(line -> isWorthOne(layout, line))
        .map(line -> won(live, line, art, words))
        .forEach(celebration -> celebrations.putIfAbsent(celebration.id(), celebration));
    steps.stream()
        .filter(WagerProgress::near)
        .map(step -> near(live, step, art, words))
        .forEach(celebration -> celebrations.putIfAbsent(celebration.id(), celebration));
    limits(live, art, words)
        .ifPresent(celebration -> celebrations.put(celebration.id(), celebration));
    return List.copyOf(celebrations.values());
  }

  /// New limits are announced until two rounds have been played with them.
  private static Optional<Celebration> limits(LiveTable live, ArtPaths art, DisplayText words) {
    var since = live.limited();
    return since == null || live.round() > since + 1
        ? Optional.empty()
        : live.playing()
            .layout()
            .posted()
            .map(
                posted ->
                    new Celebration(
                        "limits/" + since + "/" + posted,
                        art.ofGame(),
                        words.say("new-minimum", posted.minimum().brief()),
                        words.say("bets-stay"),
                        ""));
  }

  private static boolean isWorthOne(Layout layout, Line line) {
    return line.result() == Result.WIN
        && line.row() != null
        && !line.offer(layout).isMain()
        && line.winnings().compareTo(line.stake().times(WORTH)) >= 0;
  }

  private static Celebration won(LiveTable live, Line line, ArtPaths art, DisplayText words) {
    var offer = line.offer(live.playing().layout());
    var row = line.row() == null ? "" : line.row();
    return new Celebration(
        live.round() + "/" + offer.name() + "/" + row,
        art.of(offer.name()),
        words.say("made", WagerNames.title(offer)),
        WagerNames.title(offer).equals(words.term(row)) ? "" : words.term(offer.told(row)),
        pays(offer, row, words));
  }

  private static String pays(OfferedWager offer, String row, DisplayText words) {
    return offer.paytable() == null
        ? ""
        : offer.paytable().rows(offer.name()).stream()
            .filter(it -> it.label().equals(row))
            .findFirst()
            .map(it -> words.term(it.pays().replaceFirst("\\.00$", "")))
            .orElse("");
  }

  private static Celebration near(
      LiveTable live, WagerProgress step, ArtPaths art, DisplayText words) {
    var offer = step.offer();
    return new Celebration(
        live.round() + "/" + offer.name() + "/" + step.count() + "-of",
        art.of(offer.name()),
        WagerNames.title(offer),
        words.say("so-far", step.count(), step.of()),
        step.nextPays() == null ? "" : words.say("next-pays", step.nextPays().brief()));
  }
}
