package io.lammer.web.console;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Floor;
import io.lammer.house.FloorDecider;
import io.lammer.house.LiveTable;
import io.lammer.house.LiveTable.Status;
import io.lammer.house.Role;
import io.lammer.house.TableEvent;
import io.lammer.render.felt.FeltSvg;
import io.lammer.render.words.PrintedTermTranslations;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Money;
import io.lammer.table.Answer;
import io.lammer.table.AvailableBets;
import io.lammer.table.GameBets;
import io.lammer.table.Layout;
import io.lammer.table.Notices;
import io.lammer.table.StandingBet;
import io.lammer.table.SuggestedUnit;
import io.lammer.table.Table;
import io.lammer.table.View;
import io.lammer.web.games.CardEntry;
import io.lammer.web.games.GameConsole;
import io.lammer.web.games.GamePages;
import io.lammer.web.games.Keypad;
import io.lammer.web.games.Notice;
import io.lammer.web.view.MeterView;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The complete live content of a dealer's console at one moment.
///
/// @param version version of the table, which commands to lock and confirm must state
/// @param payout preview of the payout, or null before an outcome is entered
/// @param voids true if a supervisor may void the last round now
public record ConsoleView(
    LiveTable live,
    long version,
    Table table,
    List<Seat> seats,
    List<MeterView> meters,
    List<Notice> notices,
    @Nullable Keypad keypad,
    @Nullable CardEntry cards,
    @Nullable Payout payout,
    boolean voids) {

  private static final List<Integer> MINIMUMS = List.of(5, 10, 15, 25, 50, 100, 200);

  private static final Actor ASKING = new Actor("console", Role.SUPERVISOR);

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
  static Optional<ConsoleView> of(Floor floor, LiveTable live, long version) {
    return live.table() == null
        ? Optional.empty()
        : Optional.of(of(floor, live, live.view(floor), version));
  }

  private static ConsoleView of(Floor floor, LiveTable live, View view, long version) {
    var game = GamePages.of(view.table()).console();
    var meters = meters(floor, live);
    return new ConsoleView(
        live,
        version,
        view.table(),
        Seat.of(view.table()),
        meters,
        ConsoleNotices.of(floor, live, meters),
        game.keypad(view.table().layout()),
        game.cards(view.table()),
        view.table().entered() == null ? null : Payout.of(view),
        FloorDecider.effect(floor, ASKING, new Act.VoidRound(live.name(), "?"))
            instanceof Answer.Accepted);
  }

  private GameConsole game() {
    return GamePages.of(table).console();
  }

  /// The jackpots that the table plays for, each with the name of its wager.
  private static List<MeterView> meters(Floor floor, LiveTable live) {
    var layout = live.playing().layout();
    return live.jackpots().stream()
        .flatMap(joined -> floor.jackpot(joined.name()).stream())
        .map(jackpot -> MeterView.of(jackpot, title(layout, jackpot.name())))
        .toList();
  }

  private static String title(Layout layout, String jackpot) {
    return layout.offers().values().stream()
        .filter(offer -> jackpot.equals(offer.jackpot()))
        .findFirst()
        .map(offer -> WagerNames.label(layout, offer.wager().spot()))
        .orElse(jackpot);
  }

  /// The posted rules of the table: the operator's suits and the maximum aggregate, in words.
  public List<String> posted() {
    var layout = table.layout();
    return Stream.concat(Notices.suits(layout).stream(), Notices.of(layout).stream())
        .map(PrintedTermTranslations::of)
        .toList();
  }

  /// The minimums offered to a supervisor: usual amounts up to the maximum, except the current
  /// minimum.
  public static List<Integer> minimums(LiveTable live) {
    var posted = live.playing().layout().posted();
    return posted.isEmpty()
        ? List.of()
        : MINIMUMS.stream()
            .filter(it -> !Money.dollars(it).equals(posted.get().minimum()))
            .filter(it -> Money.dollars(it).compareTo(posted.get().maximum()) <= 0)
            .toList();
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

  public String label(StandingBet wager) {
    return WagerNames.label(table.layout(), wager.spot());
  }

  public boolean isOff(StandingBet wager) {
    return table.layout().play().bets().isOff(table, wager);
  }

  /// For each spot of the keypad, `1` if it accepts a bet of this seat now, else `0`.
  public String open(int seat) {
    return keypad == null
        ? ""
        : keypad.spots().stream()
            .map(spot -> AvailableBets.isOpen(table, seat, spot) ? "1" : "0")
            .collect(Collectors.joining());
  }

  /// Drawings of the progress of bonus wagers, by index on the keypad.
  public Map<Integer, String> progress() {
    var pictures = new TreeMap<Integer, String>();
    if (keypad != null) {
      keypad
          .bonus()
          .forEach(
              bonus ->
                  game()
                      .progress(table, bonus.key().spot())
                      .ifPresent(it -> pictures.put(bonus.key().index(), it)));
    }
    return pictures;
  }

  /// The betting unit that avoids breakage, if the stake causes any; else null.
  public @Nullable String unit(StandingBet wager) {
    return SuggestedUnit.suggested(table.layout(), wager.offer(table.layout()), wager.stake())
        .map(Money::plain)
        .orElse(null);
  }

  /// The wagers before the last round that took any down, without those still on the layout. Only a
  /// keypad shows them.
  public List<TableEvent.Aside> had() {
    return keypad != null
        ? live.recent().beforeDecision().stream()
            .filter(bet -> table.find(bet.seat(), bet.spot()).isEmpty())
            .toList()
        : List.of();
  }

  public GameBets.@Nullable Odds odds(StandingBet wager) {
    return table.layout().play().bets().odds(table, wager).orElse(null);
  }

  public String unkeyed() {
    return String.join(" ", table.layout().unkeyed());
  }

  /// The wagers that a void set aside and that have not been made again, as text.
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
                        WagerNames.label(table.layout(), bet.spot()),
                        bet.stake().brief()))
            .collect(Collectors.joining(", "));
  }

  public @Nullable VoidSteps voidSteps() {
    return VoidSteps.of(live);
  }

  public String doing() {
    return switch (mode()) {
      case IDLE -> say("console.doing.idle");
      case PAYING -> say("console.doing.paying");
      case DEALING -> cards == null ? say("console.doing.locked") : cards.sentence();
      case BETTING -> game().betting(table);
    };
  }

  public String state() {
    return game().state(table);
  }
}
