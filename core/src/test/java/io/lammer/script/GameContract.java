package io.lammer.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.ledger.Account;
import io.lammer.ledger.Books;
import io.lammer.rules.Machine;
import io.lammer.rules.Machine.Step.Ends;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.Pay;
import io.lammer.rules.Spot;
import io.lammer.script.Script.Step;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Postings;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Settlement;
import io.lammer.table.View;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What every game must keep, whatever its rules are. A game's own test says how its table is set
/// up, what can happen on it, and which outcomes cannot.
public abstract class GameContract {
  private static final int SEAT = 3;

  private final Layout layout;

  protected GameContract(String setup) {
    layout = Floor.layout(setup);
  }

  /// Outcomes as a dealer keys them, enough to end every wager.
  protected abstract List<Command> outcomes();

  /// Entries that no table of this game accepts.
  protected abstract List<Command> impossible();

  /// What the rules are fed: the outcomes above and, where there is one, the card after a round.
  protected abstract List<Outcome> fed();

  /// What must happen on a fresh table before this wager can be made.
  protected List<Command> before(OfferedWager offer, int seat) {
    return List.of();
  }

  /// The loops below hold nothing if there is nothing to loop over.
  @Test
  void thereIsSomethingToHoldInEveryLoop() {
    assertThat(layout.offers()).isNotEmpty();
    assertThat(impossible()).isNotEmpty();
    assertThat(fed()).isNotEmpty();
    assertThat(
            outcomes().stream()
                .flatMap(outcome -> settled(everythingPlaced(), outcome).stream())
                .map(Settlement.Line::result))
        .contains(Settlement.Result.WIN, Settlement.Result.LOSE);
  }

  @Test
  void everyWagerOfferedCanBePlacedAndTakenDownForItsWholeStake() {
    for (var offer : layout.offers().values()) {
      var spot = offer.wager().spot();
      var ready = play(withMain(), before(offer, SEAT).toArray(Command[]::new));
      assertThat(ready.isAccepted()).as("before " + spot + " " + ready.refusal()).isTrue();
      var placed = play(ready, bet(offer));
      assertThat(placed.isAccepted()).as(spot + " " + placed.refusal()).isTrue();
      var down = play(placed, new Command.TakeDown(SEAT, Command.Keyed.of(spot), null));
      assertThat(down.isAccepted()).as("taking down " + spot).isTrue();
      assertThat(down.after().table().find(SEAT, spot)).isEmpty();
      assertThat(down.books().balance(Account.seat(SEAT)))
          .isEqualTo(
              ready.books().balance(Account.seat(SEAT))
                  + ready
                      .after()
                      .table()
                      .find(SEAT, spot)
                      .map(wager -> wager.stake().units())
                      .orElse(0L));
    }
  }

  @Test
  void everyWagerEndsInEveryStateThatItCanReach() {
    for (var offer : layout.offers().values()) {
      var wager = offer.wager();
      var states = new HashSet<>(Set.of(Machine.START));
      var open = new ArrayDeque<>(states);
      while (!open.isEmpty()) {
        var state = open.remove();
        var ends = false;
        for (var outcome : fed()) {
          switch (wager.advance(state, outcome)) {
            case Ends _ -> ends = true;
            case Machine.Step.Stays(var next) -> {
              if (states.add(next)) {
                open.add(next);
              }
            }
          }
        }
        assertThat(ends).as(offer.name() + " ends in state " + state).isTrue();
      }
    }
  }

  @Test
  void everyLineIsPaidAsItsRowSaysAndInWholeCents() {
    for (var outcome : outcomes()) {
      var view = everythingPlaced();
      for (var line : settled(view, outcome)) {
        assertThat(line.winnings().isWholeCents()).isTrue();
        switch (line.result()) {
          case LOSE -> {
            assertThat(line.winnings()).isEqualTo(Money.ZERO);
            assertThat(line.returned()).isEqualTo(half(line, view.after().table().layout()));
          }
          case PUSH -> {
            assertThat(line.winnings()).isEqualTo(Money.ZERO);
            assertThat(line.returned()).isEqualTo(line.stays() ? Money.ZERO : line.stake());
          }
          case WIN -> {
            assertThat(line.row()).isNotNull();
            assertThat(line.returned())
                .isEqualTo(
                    line.offer(view.after().table().layout()).wager().toOne() && !line.stays()
                        ? line.stake()
                        : Money.ZERO);
          }
        }
      }
    }
  }

  /// What a losing wager returns: half of the stake if its row says so.
  private static Money half(Settlement.Line line, Layout layout) {
    return line.offer(layout).wager().rows().stream()
            .anyMatch(row -> row.label().equals(line.row()) && row.pay() instanceof Pay.HalfLoss)
        ? line.stake().dividedBy(2)
        : Money.ZERO;
  }

  @Test
  void aWagerIsSettledOnceAndLeavesTheLayout() {
    for (var outcome : outcomes()) {
      var played = play(everythingPlaced(), new Command.Lock(), outcome, new Command.Confirm());
      assertThat(played.isAccepted()).as(outcome + " " + played.refusal()).isTrue();
      var spots = new HashSet<Spot>();
      for (var line : lines(played)) {
        assertThat(spots.add(line.spot())).isTrue();
        assertThat(played.after().table().find(SEAT, line.spot()).isPresent())
            .isEqualTo(line.stays());
      }
    }
  }

  @Test
  void thePayOfAnOddsRowIsTheStakeTimesItsOdds() {
    for (var outcome : outcomes()) {
      var everything = everythingPlaced();
      for (var line : settled(everything, outcome)) {
        var row =
            line.offer(everything.after().table().layout()).wager().rows().stream()
                .filter(candidate -> candidate.label().equals(line.row()))
                .findFirst();
        if (row.isPresent()
            && row.get().pay() instanceof Pay.Odds(var odds)
            && odds.isWhole()
            && !line.isChanged()) {
          assertThat(line.winnings().plus(line.commission()))
              .isEqualTo(line.stake().times(odds.numerator()));
        }
      }
    }
  }

  @Test
  void impossibleEntriesAreRefusedAndChangeNothing() {
    for (var entry : impossible()) {
      var before = everythingPlaced();
      var played = play(before, new Command.Lock(), entry, new Command.Confirm());
      assertThat(played.refusal()).as(entry.toString()).isNotNull();
      assertThat(played.after()).isSameAs(before.after());
      assertThat(played.books()).isSameAs(before.books());
    }
  }

  @Test
  void aJackpotWagerIsExactlyItsFixedAmount() {
    for (var offer : layout.offers().values()) {
      if (offer.jackpot() != null) {
        var more = new Command.Bet(SEAT, offer.name(), BigDecimal.valueOf(777));
        assertThat(play(withMain(), more).refusal())
            .satisfies(refusal -> assertThat(refusal.code()).isEqualTo(Code.AMOUNT_FIXED));
      }
    }
  }

  private ScriptRun.Played withMain() {
    var view = View.opened(layout);
    var books = Books.EMPTY.post(Postings.opening(view));
    var opened = new ScriptRun.Played(new Step(0, "bet", List.of()), null, List.of(), view, books);
    var main = layout.edition().main().getFirst().wager().name();
    return layout.rules().mainWager().bonus() || layout.rules().mainWager().jackpots()
        ? play(opened, new Command.Bet(SEAT, other(main), BigDecimal.valueOf(10)))
        : opened;
  }

  /// A main wager that is not the one under test.
  private static String other(String main) {
    return main.equals("pass") ? "dont-pass" : "tie";
  }

  private ScriptRun.Played everythingPlaced() {
    var played = withMain();
    for (var offer : layout.offers().values()) {
      var next = play(played, bet(offer));
      played = next.isAccepted() ? next : played;
    }
    return played;
  }

  private static Command bet(OfferedWager offer) {
    return new Command.Bet(
        SEAT,
        Command.Keyed.of(offer.wager().spot()),
        offer.jackpot() == null ? BigDecimal.valueOf(10) : null);
  }

  private static ScriptRun.Played play(ScriptRun.Played before, Command... commands) {
    return ScriptRun.play(before.after(), before.books(), new Step(1, "bet", List.of(commands)));
  }

  private static List<Settlement.Line> settled(ScriptRun.Played before, Command outcome) {
    return lines(play(before, new Command.Lock(), outcome, new Command.Confirm()));
  }

  private static List<Settlement.Line> lines(ScriptRun.Played played) {
    return played.events().stream()
        .filter(Event.Settled.class::isInstance)
        .map(Event.Settled.class::cast)
        .flatMap(event -> event.settlement().lines().stream())
        .toList();
  }
}
