package io.lammer.web.console;

import static io.lammer.web.page.Texts.say;
import static java.util.stream.Collectors.joining;

import io.lammer.render.words.PrintedTermTranslations;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Evolution;
import io.lammer.table.Layout;
import io.lammer.table.Settlement;
import io.lammer.table.Settlement.Result;
import io.lammer.table.View;
import io.lammer.web.games.GamePages;
import io.lammer.web.view.HandView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A preview of what the entered outcome pays once it is confirmed, computed by the table's own
/// decider.
///
/// @param call the dealer's call, or the result in words
/// @param takesAll true if all losing wagers are taken at once
/// @param thrown the dice of the outcome
/// @param prizes jackpot prizes, which wait for approval
/// @param moves further moves on the layout
/// @param quiet true if nothing is paid or taken and no wager moves
public record Payout(
    String call,
    boolean takesAll,
    List<HandView> thrown,
    List<SeatPay> seats,
    List<Envy> envy,
    List<Prize> prizes,
    List<String> moves,
    boolean quiet) {

  private static final int LINES = 3;

  /// A wager that wins, pushes or is returned.
  ///
  /// @param isOff true if it is returned because it was off
  public record Paid(String wager, @Nullable String row, boolean isOff, Settlement.Line line) {
    private Money pay() {
      return handedOver(line);
    }

    private Money waits() {
      return line.winnings().minus(pay());
    }

    /// The amount in short form, or why nothing is paid.
    public String verdict() {
      if (isOff) {
        return say("console.pay.off", line.returned().brief());
      }
      return line.result() == Result.PUSH
          ? say("console.pay.push")
          : waits().isPositive() ? say("console.pay.jackpot") : pay().brief();
    }

    /// Further details: row, returned stake, promotion, commission.
    public List<String> notes() {
      var notes = new ArrayList<String>();
      if (row != null && !wager.startsWith(row) && !isOff) {
        notes.add(row);
      }
      note(notes, "console.pay.back", isOff ? Money.ZERO : line.returned());
      note(notes, "console.pay.promotion", line.promotion());
      note(notes, "console.pay.commission", line.commission());
      note(notes, "console.pay.owed", line.owed());
      return notes;
    }

    private static void note(List<String> notes, String key, Money amount) {
      if (amount.isPositive()) {
        notes.add(say(key, amount.brief()));
      }
    }
  }

  public record Lost(String wager, Money stake) {}

  /// Losing stakes that are taken together.
  ///
  /// @param what the wager; empty for everything a seat loses
  public record Take(String what, List<SeatTake> seats) {}

  public record SeatTake(int seat, Money stake) {}

  /// An envy bonus, which the dealers receive.
  public record Envy(String wager, String row, Money amount) {
    /// The wager and row, without the row if both have the same name.
    public String what() {
      return row.equals(wager) ? wager : wager + ", " + row;
    }
  }

  /// A jackpot prize for a row, and the number of its winners.
  public record Prize(String row, Money amount, int winners) {}

  public record SeatPay(int seat, List<Paid> paid, List<Lost> lost) {
    public Money pay() {
      return paid.stream().map(Paid::pay).reduce(Money.ZERO, Money::plus);
    }

    public Money waits() {
      return paid.stream().map(Paid::waits).reduce(Money.ZERO, Money::plus);
    }

    public Money back() {
      return paid.stream().map(it -> it.line.returned()).reduce(Money.ZERO, Money::plus);
    }

    /// The text for a seat that is paid nothing: a push, or the return of bets that were off.
    public String verdict() {
      return paid.stream().allMatch(it -> it.isOff)
          ? say("console.pay.returns", back().brief())
          : say("console.pay.push");
    }

    public Money taken() {
      return lost.stream().map(Lost::stake).reduce(Money.ZERO, Money::plus);
    }

    public List<ChipBreakdown.Stack> chips() {
      return ChipBreakdown.of(pay());
    }
  }

  public Payout {
    thrown = List.copyOf(thrown);
    seats = List.copyOf(seats);
    envy = List.copyOf(envy);
    prizes = List.copyOf(prizes);
    moves = List.copyOf(moves);
  }

  public Money pay() {
    return seats.stream().map(SeatPay::pay).reduce(Money.ZERO, Money::plus);
  }

  public List<SeatPay> paid() {
    return seats.stream().filter(seat -> !seat.paid().isEmpty()).toList();
  }

  public String winners() {
    return paid().stream().map(seat -> String.valueOf(seat.seat())).collect(joining(", "));
  }

  /// The losing stakes by wager; by seat if all are taken at once or there are more than three
  /// wagers.
  public List<Take> takes() {
    var byWager = new LinkedHashMap<String, List<SeatTake>>();
    var bySeat = new ArrayList<SeatTake>();
    for (var seat : seats) {
      seat.lost()
          .forEach(
              lost ->
                  byWager
                      .computeIfAbsent(lost.wager(), _ -> new ArrayList<>())
                      .add(new SeatTake(seat.seat(), lost.stake())));
      if (!seat.lost().isEmpty()) {
        bySeat.add(new SeatTake(seat.seat(), seat.taken()));
      }
    }
    if (bySeat.isEmpty()) {
      return List.of();
    }
    return takesAll || byWager.size() > LINES
        ? List.of(new Take("", bySeat))
        : byWager.entrySet().stream().map(it -> new Take(it.getKey(), it.getValue())).toList();
  }

  public Money taken() {
    return seats.stream().map(SeatPay::taken).reduce(Money.ZERO, Money::plus);
  }

  static @Nullable Payout of(View view) {
    return Decider.decide(view, new Command.Confirm())
                instanceof Answer.Accepted<List<Event>>(var events)
            && events.getFirst() instanceof Event.Settled settled
        ? of(view, settled)
        : null;
  }

  private static Payout of(View view, Event.Settled settled) {
    var before = view.table();
    var layout = before.layout();
    var game = GamePages.of(layout).console();
    var outcome = settled.outcome();
    var settlement = settled.settlement();
    var after = Evolution.evolve(view, settled).table();
    var call = game.call(before, outcome, after);
    var quiet =
        settlement.lines().isEmpty()
            && settlement.envy().isEmpty()
            && settlement.hits().isEmpty()
            && layout.play().moved(outcome, before, after).isEmpty();
    return new Payout(
        call == null ? game.result(layout, outcome) : call,
        game.takesAll(before, outcome),
        game.thrown(outcome),
        seats(layout, settlement),
        settlement.envy().stream()
            .map(
                pay ->
                    new Envy(
                        WagerNames.label(layout, Spot.of(pay.wager())),
                        PrintedTermTranslations.of(pay.row()),
                        pay.amount()))
            .toList(),
        settlement.hits().stream().map(hit -> prize(layout, hit)).toList(),
        game.moves(before, outcome, after),
        quiet);
  }

  private static Prize prize(Layout layout, Settlement.Hit hit) {
    var row =
        layout.offers().values().stream()
            .filter(offer -> hit.jackpot().equals(offer.jackpot()))
            .map(offer -> offer.told(hit.row()))
            .findFirst()
            .orElse(hit.row());
    return new Prize(PrintedTermTranslations.of(row), hit.prize(), hit.winners());
  }

  private static List<SeatPay> seats(Layout layout, Settlement settlement) {
    var seats = new TreeMap<Integer, SeatPay>();
    for (var line : settlement.lines()) {
      var seat =
          seats.computeIfAbsent(
              line.seat(), it -> new SeatPay(it, new ArrayList<>(), new ArrayList<>()));
      var wager = WagerNames.label(layout, line.spot());
      if (line.result() == Result.LOSE) {
        // The stake of a jackpot wager already went to the jackpot when bets were locked.
        var taken = line.offer(layout).jackpot() == null ? line.taken() : Money.ZERO;
        var lost = line.returned().isZero() ? wager : say("console.pay.half", wager);
        seat.lost().add(new Lost(lost, taken));
      } else {
        var offer = line.offer(layout);
        var row = line.row();
        var told = row == null ? null : PrintedTermTranslations.of(offer.told(row));
        seat.paid().add(new Paid(wager, told, line.isOff(offer), line));
      }
    }
    return List.copyOf(seats.values());
  }

  /// The amount paid at once: jackpot winnings wait for approval.
  static Money handedOver(Settlement.Line line) {
    return line.jackpot() == null ? line.winnings() : line.promotion();
  }
}
