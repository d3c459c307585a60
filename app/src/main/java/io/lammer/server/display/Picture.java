package io.lammer.server.display;

import io.lammer.report.roads.LammersSvg;
import io.lammer.report.roads.RoadsSvg;
import io.lammer.rules.Side;
import io.lammer.tables.Felt;
import io.lammer.tables.Lammers;
import io.lammer.tables.Notices;
import io.lammer.tables.Progress;
import io.lammer.tables.Setup;
import io.lammer.tables.Table;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.roads.Roads;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Everything that the display of a table shows at one moment.
///
/// @param look the game's art and colors, by a word for styles
/// @param state a word for styles: `open`, `locked`, `last`, `shuffle`, `stopped`
/// @param point null where there is no puck, 0 when it is off
/// @param limits that are posted, or null
/// @param roads null where two hands are not compared
/// @param rolls null where no dice are rolled
/// @param notes what else must be said, each once
public record Picture(
    Speech words,
    String table,
    String game,
    String look,
    String art,
    boolean training,
    String state,
    String says,
    @Nullable Integer point,
    Setup.@Nullable Limits limits,
    List<MeterPicture> meters,
    @Nullable RoadsSvg roads,
    List<Tally> tallies,
    @Nullable HandPicture hand,
    @Nullable RollsPicture rolls,
    List<Bonus> bonuses,
    List<Scene> scenes,
    List<Moment> moments,
    List<String> notes) {

  /// How often a side won.
  public record Tally(String side, String title, long count) {}

  /// A bonus wager of craps with its lammers.
  ///
  /// @param promotion what is added to its pay, or empty
  public record Bonus(String title, String pays, String promotion, String lammers, String style) {}

  private static final RoadsSvg.Columns COLUMNS = new RoadsSvg.Columns(15, 24, 18);

  static Picture of(Floor floor, LiveTable live, List<Scene> winners, Speech words) {
    var table = live.table();
    if (table == null) {
      return closed(live, words);
    }
    var layout = table.layout();
    var game = layout.edition().game();
    var art = new Art(game);
    var steps = Progress.of(live.view(floor));
    var meters = meters(floor, live, steps, words);
    var notes = notes(meters, Notices.of(layout).stream().map(words::term).toList());
    var roads = game.isContest() ? roads(live) : null;
    return new Picture(
        words,
        live.name(),
        words.sayOr("edition." + layout.edition().id(), layout.edition().title()),
        game.name().toLowerCase(Locale.ROOT),
        art.ofGame(),
        live.setup().training(),
        state(live, table),
        words.say("state." + says(live, table)),
        table.felt() instanceof Felt.Craps felt ? (Integer) felt.point() : null,
        layout.posted().orElse(null),
        meters,
        roads == null ? null : RoadsSvg.of(roads, COLUMNS),
        roads == null ? List.of() : tallies(roads, words),
        roads == null ? null : HandPicture.of(live).orElse(null),
        roads == null ? RollsPicture.of(live) : null,
        bonuses(table, steps, words),
        Stream.of(
                meters.stream().flatMap(meter -> meter.pays().stream()),
                Scene.posted(layout, words).stream(),
                winners.stream(),
                Scene.notices(notes, words).stream())
            .flatMap(it -> it)
            .toList(),
        Moment.of(live, steps, art, words),
        notes);
  }

  /// A table that was never opened.
  private static Picture closed(LiveTable live, Speech words) {
    return new Picture(
        words,
        live.name(),
        "",
        "none",
        "",
        live.setup().training(),
        "stopped",
        words.say("state." + live.status().name().toLowerCase(Locale.ROOT)),
        null,
        null,
        List.of(),
        null,
        List.of(),
        null,
        null,
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  /// The key of what the header says: as the state, but the reason why a table stands still, and
  /// which wagers are open when only Fightback is.
  private static String says(LiveTable live, Table table) {
    if (live.status() != LiveTable.Status.OPEN) {
      return live.status().name().toLowerCase(Locale.ROOT);
    }
    return table.phase() == Table.Phase.BETTING && table.awaitsCard()
        ? "fightback"
        : state(live, table);
  }

  private static String state(LiveTable live, Table table) {
    if (live.status() != LiveTable.Status.OPEN) {
      return "stopped";
    }
    if (table.phase() != Table.Phase.BETTING) {
      return "locked";
    }
    if (table.needsShoe() && !table.awaitsCard()) {
      return "shuffle";
    }
    return table.felt() instanceof Felt.Baccarat felt && felt.cutOut() ? "last" : "open";
  }

  private static List<MeterPicture> meters(
      Floor floor, LiveTable live, List<Progress> steps, Speech words) {
    var meters = new ArrayList<MeterPicture>();
    for (var joined : live.jackpots()) {
      var offer =
          live.playing().layout().offers().values().stream()
              .filter(it -> joined.name().equals(it.jackpot()))
              .findFirst();
      var jackpot = floor.jackpot(joined.name());
      if (offer.isPresent() && jackpot.isPresent()) {
        meters.add(MeterPicture.of(live, offer.get(), jackpot.get(), steps, words));
      }
    }
    return meters;
  }

  /// What the table posts, and the notices of its jackpots: one that not every jackpot has says
  /// which one it is of.
  private static List<String> notes(List<MeterPicture> meters, List<String> posted) {
    var notes = new ArrayList<>(posted);
    for (var meter : meters) {
      for (var notice : meter.notices()) {
        var all = meters.stream().allMatch(it -> it.notices().contains(notice));
        var note = all ? notice : meter.title() + ": " + notice;
        if (!notes.contains(note)) {
          notes.add(note);
        }
      }
    }
    return notes;
  }

  private static Roads roads(LiveTable live) {
    return Roads.of(
        live.recent().hands().stream().map(hand -> Roads.Round.of(hand.outcome())).toList());
  }

  private static List<Tally> tallies(Roads roads, Speech words) {
    return Stream.of(Side.PLAYER, Side.TIE, Side.BANKER)
        .map(
            side ->
                new Tally(
                    side.name().toLowerCase(Locale.ROOT),
                    words.say(side.name().toLowerCase(Locale.ROOT)),
                    roads.beads().marks().stream().filter(round -> round.winner() == side).count()))
        .toList();
  }

  /// The Bonus Craps tracker: its own wagers, and progressives where the set-up marks them there;
  /// other progressives have their lammers beside the jackpot (ruling 17).
  private static List<Bonus> bonuses(Table table, List<Progress> steps, Speech words) {
    var bonuses = new ArrayList<Bonus>();
    for (var offer : table.layout().offers().values()) {
      var empty = Lammers.of(offer.wager().machine(), 0);
      var shared = table.layout().isOnBonusTracker(offer);
      if ((offer.jackpot() == null || shared) && offer.paytable() != null && empty.isPresent()) {
        var lammers =
            steps.stream()
                .filter(it -> it.offer().name().equals(offer.name()))
                .max((one, other) -> one.count() - other.count())
                .map(Progress::lammers)
                .orElse(empty.get());
        var title = Titles.of(offer, words);
        bonuses.add(
            new Bonus(
                shared ? words.say("on-tracker", title) : title,
                shared ? "" : words.term(offer.paytable().rows(offer.name()).getFirst().pays()),
                Promotions.mark(offer),
                LammersSvg.of(lammers),
                offer.name()));
      }
    }
    return bonuses;
  }
}
