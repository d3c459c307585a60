package io.lammer.web.games.craps;

import static io.lammer.web.page.Texts.say;

import io.lammer.games.craps.Roll;
import io.lammer.games.craps.UntilTotal;
import io.lammer.house.LiveTable;
import io.lammer.render.roads.LammersSvg;
import io.lammer.render.roads.ProgressText;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Machine;
import io.lammer.rules.Outcome;
import io.lammer.rules.Spot;
import io.lammer.table.BonusProgress;
import io.lammer.table.Layout;
import io.lammer.table.Markers;
import io.lammer.table.OfferedWager;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.table.Table.Phase;
import io.lammer.table.View;
import io.lammer.web.games.GameConsole;
import io.lammer.web.games.Keypad;
import io.lammer.web.games.craps.CrapsConsoleView.Tracked;
import io.lammer.web.view.HandView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// The console of a craps table.
final class CrapsConsole implements GameConsole {
  private static final int SEVEN = 7;
  private static final int ROLLS = 11;

  @Override
  public Keypad keypad(Layout layout) {
    return CrapsKeypad.of(layout);
  }

  /// With a $5 minimum, place bets on 6 and 8 are made in units of $6 and the others in units of
  /// $5.
  @Override
  public List<Integer> usualFifths() {
    return List.of(6, 10, 12, 15);
  }

  @Override
  public String betting(Table table) {
    var felt = CrapsPages.felt(table);
    return felt.isComeOut()
        ? say("craps.betting.come-out")
        : say("craps.betting.point", felt.point());
  }

  @Override
  public String state(Table table) {
    var felt = CrapsPages.felt(table);
    return felt.isComeOut() ? say("craps.come-out") : say("craps.point", felt.point());
  }

  @Override
  public String result(Layout layout, Outcome outcome) {
    var roll = (Roll) outcome;
    return say("craps.result", roll.first(), roll.second(), roll.total());
  }

  @Override
  public String call(Table before, Outcome outcome, Table after) {
    return StickCall.of(
        (Roll) outcome, CrapsPages.felt(before).point(), CrapsPages.felt(after).point());
  }

  /// True on a seven-out.
  @Override
  public boolean takesAll(Table before, Outcome outcome) {
    return ((Roll) outcome).total() == SEVEN && !CrapsPages.felt(before).isComeOut();
  }

  @Override
  public List<HandView> thrown(Outcome outcome) {
    return List.of(CrapsPages.roll((Roll) outcome, ""));
  }

  @Override
  public List<String> moves(Table before, Outcome outcome, Table after) {
    return LayoutMoves.of(before, outcome, after);
  }

  @Override
  public List<String> movesBack(Table settled, Table restored) {
    return LayoutMoves.back(settled, restored);
  }

  /// True for one-roll bets, and on a come-out roll for bets that do not work then.
  @Override
  public boolean isSeldomRepeated(Table table, OfferedWager offer) {
    return offer.isMain()
        && (offer.wager().machine().equals(UntilTotal.ANY_ROLL)
            || (CrapsPages.felt(table).isComeOut() && offer.conduct().offOnComeOut()));
  }

  @Override
  public String seatNote(Table table, int seat) {
    return CrapsPages.felt(table).shooter() == seat ? say("craps.shooter") : "";
  }

  @Override
  public Optional<String> progress(Table table, Spot spot) {
    var state =
        table.wagers().stream()
            .filter(it -> it.spot().equals(spot))
            .findFirst()
            .map(StandingBet::state)
            .orElse(Machine.START);
    return Optional.ofNullable(table.layout().offers().get(spot))
        .flatMap(offer -> table.layout().play().markers(offer, state))
        .map(LammersSvg::of);
  }

  @Override
  public CrapsConsoleView view(View view, LiveTable live) {
    var felt = CrapsPages.felt(view.table());
    return new CrapsConsoleView(
        felt.point(),
        felt.isComeOut() ? "line" : "numbers",
        nextShooter(view.table(), live),
        RollsSvg.of(RecentRoll.of(live), ROLLS),
        tracked(view));
  }

  /// The proposed next shooter after a seven-out, until one is chosen: the next seat with wagers,
  /// now or on that roll. 0 if none is proposed.
  private static int nextShooter(Table table, LiveTable live) {
    var shooter = CrapsPages.felt(table).shooter();
    var rolls = RecentRoll.of(live);
    if (live.status() != LiveTable.Status.OPEN
        || table.phase() != Phase.BETTING
        || rolls.isEmpty()
        || rolls.getLast().puck() != RecentRoll.Puck.SEVEN_OUT
        || rolls.getLast().shooter() != shooter) {
      return 0;
    }
    var playing = new TreeSet<Integer>();
    live.recent().beforeDecision().forEach(bet -> playing.add(bet.seat()));
    table.wagers().forEach(wager -> playing.add(wager.seat()));
    playing.remove(shooter);
    var after = playing.higher(shooter);
    return after != null ? after : playing.isEmpty() ? 0 : playing.first();
  }

  private static List<Tracked> tracked(View view) {
    record Kind(OfferedWager offer, Markers lammers) {}
    var kinds = new LinkedHashMap<Kind, List<BonusProgress>>();
    for (var progress : BonusProgress.of(view)) {
      kinds
          .computeIfAbsent(new Kind(progress.offer(), progress.markers()), _ -> new ArrayList<>())
          .add(progress);
    }
    return kinds.entrySet().stream()
        .map(
            kind ->
                new Tracked(
                    title(view.table().layout(), kind.getKey().offer()),
                    LammersSvg.of(kind.getKey().lammers()),
                    kind.getValue().stream().map(CrapsConsole::line).toList()))
        .toList();
  }

  static String title(Layout layout, OfferedWager offer) {
    var label = WagerNames.label(layout, offer.wager().spot());
    return layout.play().sharesMarkers(layout, offer)
        ? say("craps.on-bonus-tracker", label)
        : label;
  }

  private static String line(BonusProgress progress) {
    return say(
        "craps.progress",
        progress.stake().brief(),
        progress.seats().stream().map(String::valueOf).collect(Collectors.joining(", ")),
        ProgressText.of(progress));
  }
}
