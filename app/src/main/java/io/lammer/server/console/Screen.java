package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

import io.lammer.report.felt.FeltSvg;
import io.lammer.report.roads.LammersSvg;
import io.lammer.rules.Machine;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.tables.Answer;
import io.lammer.tables.Event;
import io.lammer.tables.Felt;
import io.lammer.tables.Lammers;
import io.lammer.tables.OpenSpots;
import io.lammer.tables.ProperUnit;
import io.lammer.tables.Standing;
import io.lammer.tables.Table;
import io.lammer.tables.View;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.FloorDecider;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.LiveTable.Status;
import io.lammer.tables.floor.Recent;
import io.lammer.tables.floor.Role;
import io.lammer.tables.floor.TableEvent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A dealer's console at one moment: everything on it that changes.
///
/// @param version of the table, which a lock and a confirmation name
/// @param payout what the entered outcome will pay, or null before there is one
/// @param voids a supervisor may void the last round now
public record Screen(
    LiveTable live,
    long version,
    Table table,
    List<Seat> seats,
    List<Meter> meters,
    List<Banner> banners,
    @Nullable Pad pad,
    @Nullable Payout payout,
    Panel panel,
    boolean voids) {

  private static final List<Integer> MINIMUMS = List.of(5, 10, 15, 25, 50, 100, 200);

  private static final Actor ASKING = new Actor("console", Role.SUPERVISOR);

  /// What the dealer does now.
  public enum Mode {
    BETTING,
    DEALING,
    PAYING,
    IDLE;

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// Empty for a table that was never opened.
  static Optional<Screen> of(Floor floor, LiveTable live, long version) {
    return live.table() == null
        ? Optional.empty()
        : Optional.of(of(floor, live, live.view(floor), version));
  }

  private static Screen of(Floor floor, LiveTable live, View view, long version) {
    var meters = Meter.of(floor, live);
    return new Screen(
        live,
        version,
        view.table(),
        Seat.of(view.table()),
        meters,
        Banner.of(floor, live, meters),
        Pad.of(view.table()),
        view.table().entered() == null ? null : Payout.of(view),
        Panel.of(view, live),
        FloorDecider.effect(floor, ASKING, new Act.VoidRound(live.name(), "?"))
            instanceof Answer.Accepted);
  }

  /// The minimums that a supervisor may choose from: usual ones, but the one that is posted.
  public static List<Integer> minimums(LiveTable live) {
    var posted = live.playing().layout().posted();
    return posted.isEmpty()
        ? List.of()
        : MINIMUMS.stream()
            .filter(it -> !Money.dollars(it).equals(posted.get().minimum()))
            .filter(it -> Money.dollars(it).compareTo(posted.get().maximum()) <= 0)
            .toList();
  }

  /// The shakes of this round's cups, in their order.
  public List<String> shaken() {
    return table.felt() instanceof Felt.Dice dice
        ? dice.shaken().stream().map(Screen::shake).toList()
        : List.of();
  }

  private static String shake(Event.CupShaken shake) {
    var seat = shake.seat();
    var words =
        say(
            seat == null ? "console.shake-dealer" : "console.shake-seat",
            say("console.cup." + shake.cup().name().toLowerCase(Locale.ROOT)),
            seat == null ? "" : seat);
    return shake.exposed() ? say("console.shake-exposed", words) : words;
  }

  public Mode mode() {
    if (live.status() != Status.OPEN) {
      return Mode.IDLE;
    }
    return switch (table.phase()) {
      case BETTING -> Mode.BETTING;
      case LOCKED -> Mode.DEALING;
      case RESOLVING -> table.entered() == null ? Mode.DEALING : Mode.PAYING;
    };
  }

  public String overlay() {
    return FeltSvg.live(table);
  }

  public String label(Standing wager) {
    return FeltSvg.label(table.layout(), wager.spot());
  }

  public boolean isOff(Standing wager) {
    return wager.isOff(table.felt() instanceof Felt.Craps craps && craps.isComeOut());
  }

  /// The point of a craps table, 0 on the come-out.
  public String point() {
    return table.felt() instanceof Felt.Craps craps ? String.valueOf(craps.point()) : "";
  }

  /// Which spots of the board take a wager of a seat now: a 1 for each that does.
  public String open(int seat) {
    var board = Board.of(table.layout());
    return board == null
        ? ""
        : board.spots().stream()
            .map(spot -> OpenSpots.isOpen(table, seat, spot) ? "1" : "0")
            .collect(Collectors.joining());
  }

  /// The lammers of each bonus wager, by its place on the board.
  public Map<Integer, String> lammers() {
    var board = Board.of(table.layout());
    var pictures = new TreeMap<Integer, String>();
    if (board != null) {
      board
          .bonus()
          .forEach(
              bonus ->
                  lammers(bonus.key().spot())
                      .ifPresent(it -> pictures.put(bonus.key().index(), LammersSvg.of(it))));
    }
    return pictures;
  }

  private Optional<Lammers> lammers(Spot spot) {
    var state =
        table.wagers().stream()
            .filter(it -> it.spot().equals(spot))
            .findFirst()
            .map(Standing::state)
            .orElse(Machine.START);
    return Optional.ofNullable(table.layout().offers().get(spot))
        .flatMap(offer -> Lammers.of(offer.wager().machine(), state));
  }

  /// The unit that a wager is best made in, where a pay of it would break.
  public @Nullable String unit(Standing wager) {
    return ProperUnit.suggested(table.layout(), wager.offer(), wager.stake())
        .map(Money::plain)
        .orElse(null);
  }

  /// The wagers before the last round that took any, without those that are still on the layout.
  public List<TableEvent.Aside> had() {
    return table.felt() instanceof Felt.Craps
        ? live.recent().beforeDecision().stream()
            .filter(bet -> table.find(bet.seat(), bet.spot()).isEmpty())
            .toList()
        : List.of();
  }

  /// The odds that a wager may carry, or null.
  public OpenSpots.@Nullable Odds odds(Standing wager) {
    return OpenSpots.odds(table, wager).orElse(null);
  }

  /// The seat proposed as the next shooter after a seven-out, until one is chosen: the next seat
  /// that has wagers or had some on that roll. 0 where no seat is proposed.
  public int nextShooter() {
    if (!(table.felt() instanceof Felt.Craps craps) || mode() != Mode.BETTING) {
      return 0;
    }
    var rolls = live.recent().rolls();
    if (rolls.isEmpty()
        || rolls.getLast().puck() != Recent.Puck.SEVEN_OUT
        || rolls.getLast().shooter() != craps.shooter()) {
      return 0;
    }
    var playing = new TreeSet<Integer>();
    live.recent().beforeDecision().forEach(bet -> playing.add(bet.seat()));
    table.wagers().forEach(wager -> playing.add(wager.seat()));
    playing.remove(craps.shooter());
    var after = playing.higher(craps.shooter());
    return after != null ? after : playing.isEmpty() ? 0 : playing.first();
  }

  /// The wagers that are not keyed at this table.
  public String unkeyed() {
    return String.join(" ", table.layout().unkeyed());
  }

  /// The wagers that a void set aside and that were not made again.
  public String aside() {
    var voided = live.voided();
    return voided == null
        ? ""
        : voided.aside().stream()
            .map(
                bet ->
                    say(
                        "console.aside-bet",
                        bet.seat(),
                        FeltSvg.label(table.layout(), bet.spot()),
                        bet.stake().brief()))
            .collect(Collectors.joining(", "));
  }

  /// What is to be done after a void, or null.
  public @Nullable VoidSteps voidSteps() {
    return VoidSteps.of(live);
  }

  /// The seats that owe commission.
  public String owed() {
    return seats.stream()
        .filter(seat -> seat.owed().isPositive())
        .map(seat -> String.valueOf(seat.number()))
        .collect(Collectors.joining(" "));
  }

  /// What is asked of the dealer now.
  public String doing() {
    return switch (mode()) {
      case IDLE -> say("console.doing.idle");
      case PAYING -> say("console.doing.paying");
      case DEALING -> pad == null ? say("console.doing.locked") : pad.sentence();
      case BETTING -> GameWords.betting(table);
    };
  }

  /// What the game carries from round to round, in a few words.
  public String state() {
    return GameWords.state(table.felt());
  }

  /// The outcome that waits for the dealer's word, in words.
  public String result() {
    var entered = table.entered();
    return entered == null ? "" : GameWords.result(table.layout(), entered);
  }
}
