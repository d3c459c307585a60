package io.lammer.server.display;

import static io.lammer.server.page.Words.say;

import io.lammer.report.roads.LammersSvg;
import io.lammer.report.roads.ProgressText;
import io.lammer.report.roads.RoadsSvg;
import io.lammer.report.roads.RollsSvg;
import io.lammer.rules.Side;
import io.lammer.tables.Felt;
import io.lammer.tables.Lammers;
import io.lammer.tables.Offer;
import io.lammer.tables.Progress;
import io.lammer.tables.Table;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.roads.Roads;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Everything that the display of a table shows at one moment.
///
/// @param state a word for styles: `open`, `locked`, `stopped`
/// @param point null where there is no puck, 0 when it is off
public record Picture(
    String table,
    String game,
    boolean training,
    String state,
    String says,
    @Nullable Integer point,
    String minimum,
    String maximum,
    List<MeterPicture> meters,
    @Nullable RoadsSvg roads,
    List<Tally> tallies,
    @Nullable HandPicture hand,
    @Nullable String rolls,
    List<Bonus> bonuses) {

  /// How often a side won.
  public record Tally(String side, String title, long count) {}

  /// A bonus wager of craps with its lammers.
  public record Bonus(String title, String pays, String lammers, String progress) {}

  private static final RoadsSvg.Columns COLUMNS = new RoadsSvg.Columns(10, 28, 18);
  private static final int ROLLS = 18;

  static Picture of(Floor floor, LiveTable live) {
    var table = live.table();
    if (table == null) {
      return closed(live);
    }
    var steps = Progress.of(live.view(floor));
    var main =
        table.layout().offers().values().stream()
            .filter(offer -> offer.isMain() && offer.limits() != null)
            .findFirst()
            .map(Offer::limits);
    var roads = table.layout().edition().game().isContest() ? roads(live) : null;
    return new Picture(
        live.name(),
        table.layout().edition().title(),
        live.setup().training(),
        state(live, table),
        says(live, table),
        table.felt() instanceof Felt.Craps felt ? (Integer) felt.point() : null,
        main.map(limits -> limits.minimum().brief()).orElse(""),
        main.map(limits -> limits.maximum().brief()).orElse(""),
        meters(floor, live, steps),
        roads == null ? null : RoadsSvg.of(roads, COLUMNS),
        roads == null ? List.of() : tallies(roads),
        roads == null ? null : HandPicture.of(live).orElse(null),
        roads == null ? RollsSvg.of(live.recent().rolls(), ROLLS) : null,
        bonuses(table, steps));
  }

  /// A table that was never opened.
  private static Picture closed(LiveTable live) {
    return new Picture(
        live.name(),
        "",
        live.setup().training(),
        "stopped",
        say("display.draft"),
        null,
        "",
        "",
        List.of(),
        null,
        List.of(),
        null,
        null,
        List.of());
  }

  private static String state(LiveTable live, Table table) {
    return live.status() != LiveTable.Status.OPEN
        ? "stopped"
        : table.phase() == Table.Phase.BETTING ? "open" : "locked";
  }

  private static String says(LiveTable live, Table table) {
    return live.status() == LiveTable.Status.OPEN
        ? say(table.phase() == Table.Phase.BETTING ? "display.bets" : "display.no-more-bets")
        : say("display." + live.status().name().toLowerCase(Locale.ROOT));
  }

  private static List<MeterPicture> meters(Floor floor, LiveTable live, List<Progress> steps) {
    var meters = new ArrayList<MeterPicture>();
    for (var joined : live.jackpots()) {
      var offer =
          live.playing().layout().offers().values().stream()
              .filter(it -> joined.name().equals(it.jackpot()))
              .findFirst();
      var jackpot = floor.jackpot(joined.name());
      if (offer.isPresent() && jackpot.isPresent()) {
        meters.add(MeterPicture.of(live, offer.get(), jackpot.get(), steps));
      }
    }
    return meters;
  }

  private static Roads roads(LiveTable live) {
    return Roads.of(
        live.recent().hands().stream().map(hand -> Roads.Round.of(hand.outcome())).toList());
  }

  private static List<Tally> tallies(Roads roads) {
    return List.of(tally(roads, Side.PLAYER), tally(roads, Side.TIE), tally(roads, Side.BANKER));
  }

  private static Tally tally(Roads roads, Side side) {
    return new Tally(
        side.name().toLowerCase(Locale.ROOT),
        say("display." + side.name().toLowerCase(Locale.ROOT)),
        roads.beads().marks().stream().filter(round -> round.winner() == side).count());
  }

  /// The Bonus Craps tracker: its own wagers, and progressives where the set-up marks them there;
  /// other progressives have their lammers beside the jackpot (ruling 17).
  private static List<Bonus> bonuses(Table table, List<Progress> steps) {
    var bonuses = new ArrayList<Bonus>();
    for (var offer : table.layout().offers().values()) {
      var empty = Lammers.of(offer.wager().machine(), 0);
      var shared = table.layout().isOnBonusTracker(offer);
      if ((offer.jackpot() == null || shared) && offer.paytable() != null && empty.isPresent()) {
        var step =
            steps.stream()
                .filter(it -> it.offer().name().equals(offer.name()))
                .max((one, other) -> one.count() - other.count());
        bonuses.add(
            new Bonus(
                say(
                    shared ? "display.on-tracker" : "display.on-layout",
                    say("display.wager." + offer.name())),
                offer.paytable().rows(offer.name()).getFirst().pays(),
                LammersSvg.of(step.map(Progress::lammers).orElse(empty.get())),
                step.map(ProgressText::of).orElse(say("display.no-progress"))));
      }
    }
    return bonuses;
  }
}
