package io.lammer.server.console;

import static io.lammer.server.page.Words.say;
import static java.util.stream.Collectors.joining;

import io.lammer.report.felt.FeltSvg;
import io.lammer.report.words.Terms;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.Spot;
import io.lammer.tables.Answer;
import io.lammer.tables.Command;
import io.lammer.tables.Decider;
import io.lammer.tables.Event;
import io.lammer.tables.Evolution;
import io.lammer.tables.Layout;
import io.lammer.tables.Settlement;
import io.lammer.tables.Settlement.Result;
import io.lammer.tables.Travelled;
import io.lammer.tables.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// What the entered outcome will pay once it is confirmed: the table's own decision, not yet made.
///
/// @param call what is said first, or null where nothing is called
/// @param sevenOut everything that a 7 takes goes at once
/// @param prizes of jackpots, which wait for approval
/// @param moves what else is to be done on the layout
/// @param quiet nothing is paid, taken or moved but puck and lammers
public record Payout(
    Outcome outcome,
    @Nullable String call,
    boolean sevenOut,
    List<SeatPay> seats,
    List<Envy> envy,
    List<Prize> prizes,
    List<String> moves,
    boolean quiet) {

  private static final int LINES = 3;

  /// One wager that wins or is pushed.
  ///
  /// @param pay what is handed over now
  /// @param waits what waits for approval
  /// @param back the stake that goes back
  /// @param off it was off, so that it was not in play
  public record Paid(
      String wager,
      Spot spot,
      Money stake,
      Result result,
      @Nullable String row,
      Money pay,
      Money waits,
      Money back,
      boolean stays,
      Money promotion,
      Money commission,
      Money owed,
      boolean off) {

    /// In a few words: the amount, or why there is none.
    public String verdict() {
      if (off) {
        return say("console.pay.off", back.brief());
      }
      return result == Result.PUSH
          ? say("console.pay.push")
          : waits.isPositive() ? say("console.pay.jackpot") : pay.brief();
    }

    /// What else is to be known of it.
    public List<String> notes() {
      var notes = new ArrayList<String>();
      if (row != null && !wager.startsWith(row) && !off) {
        notes.add(row);
      }
      note(notes, "console.pay.back", off ? Money.ZERO : back);
      note(notes, "console.pay.promotion", promotion);
      note(notes, "console.pay.commission", commission);
      note(notes, "console.pay.owed", owed);
      return notes;
    }

    private static void note(List<String> notes, String key, Money amount) {
      if (amount.isPositive()) {
        notes.add(say(key, amount.brief()));
      }
    }
  }

  /// A wager that is taken.
  public record Lost(String wager, Money stake) {}

  /// What is taken in one go.
  ///
  /// @param what the wager, or nothing for all that a seat loses
  public record Take(String what, List<SeatTake> seats) {}

  public record SeatTake(int seat, Money stake) {}

  /// What the dealers receive.
  public record Envy(String wager, String row, Money amount) {
    /// For what: the row is not said where it is called as its wager.
    public String what() {
      return row.equals(wager) ? wager : wager + ", " + row;
    }
  }

  /// What a jackpot pays for a row, and how many share it.
  public record Prize(String row, Money amount, int winners) {}

  /// Everything of one seat.
  public record SeatPay(int seat, List<Paid> paid, List<Lost> lost) {
    public Money pay() {
      return paid.stream().map(Paid::pay).reduce(Money.ZERO, Money::plus);
    }

    public Money waits() {
      return paid.stream().map(Paid::waits).reduce(Money.ZERO, Money::plus);
    }

    public Money back() {
      return paid.stream().map(Paid::back).reduce(Money.ZERO, Money::plus);
    }

    /// Without a pay: a push, or the return of what was off.
    public String verdict() {
      return paid.stream().allMatch(Paid::off)
          ? say("console.pay.returns", back().brief())
          : say("console.pay.push");
    }

    public Money taken() {
      return lost.stream().map(Lost::stake).reduce(Money.ZERO, Money::plus);
    }

    public List<Rack.Stack> chips() {
      return Rack.of(pay());
    }
  }

  public Payout {
    seats = List.copyOf(seats);
    envy = List.copyOf(envy);
    prizes = List.copyOf(prizes);
    moves = List.copyOf(moves);
  }

  public Money pay() {
    return seats.stream().map(SeatPay::pay).reduce(Money.ZERO, Money::plus);
  }

  /// The seats that something is handed to.
  public List<SeatPay> paid() {
    return seats.stream().filter(seat -> !seat.paid().isEmpty()).toList();
  }

  public String winners() {
    return paid().stream().map(seat -> String.valueOf(seat.seat())).collect(joining(", "));
  }

  /// What is taken: wager by wager, or in one line where that would be many, as on a seven-out.
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
    return sevenOut || byWager.size() > LINES
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
    var layout = view.table().layout();
    var settlement = settled.settlement();
    var after = Evolution.evolve(view, settled).table();
    var quiet =
        settlement.lines().isEmpty()
            && settlement.envy().isEmpty()
            && settlement.hits().isEmpty()
            && Travelled.by(settled.outcome(), view.table(), after).isEmpty();
    return new Payout(
        settled.outcome(),
        Call.of(view.table(), settled.outcome(), after),
        Call.isSevenOut(view.table(), settled.outcome()),
        seats(layout, settlement),
        settlement.envy().stream()
            .map(
                pay ->
                    new Envy(
                        FeltSvg.label(layout, Spot.of(pay.wager())),
                        Terms.of(pay.row()),
                        pay.amount()))
            .toList(),
        settlement.hits().stream().map(hit -> prize(layout, hit)).toList(),
        Moves.of(view.table(), settled.outcome(), after),
        quiet);
  }

  private static Prize prize(Layout layout, Settlement.Hit hit) {
    var row =
        layout.offers().values().stream()
            .filter(offer -> hit.jackpot().equals(offer.jackpot()))
            .map(offer -> offer.told(hit.row()))
            .findFirst()
            .orElse(hit.row());
    return new Prize(Terms.of(row), hit.prize(), hit.winners());
  }

  private static List<SeatPay> seats(Layout layout, Settlement settlement) {
    var seats = new TreeMap<Integer, SeatPay>();
    for (var line : settlement.lines()) {
      var seat =
          seats.computeIfAbsent(
              line.seat(), it -> new SeatPay(it, new ArrayList<>(), new ArrayList<>()));
      var wager = FeltSvg.label(layout, line.spot());
      if (line.result() == Result.LOSE) {
        // The stake of a jackpot wager went to the jackpot when wagers were locked.
        var taken = line.offer().jackpot() == null ? line.stake() : Money.ZERO;
        seat.lost().add(new Lost(wager, taken));
      } else {
        seat.paid().add(paid(wager, line));
      }
    }
    return List.copyOf(seats.values());
  }

  /// A share of a jackpot waits for approval.
  static Money handedOver(Settlement.Line line) {
    return line.jackpot() == null ? line.winnings() : line.promotion();
  }

  private static Paid paid(String wager, Settlement.Line line) {
    var now = handedOver(line);
    return new Paid(
        wager,
        line.spot(),
        line.stake(),
        line.result(),
        line.row() == null ? null : Terms.of(line.offer().told(line.row())),
        now,
        line.winnings().minus(now),
        line.returned(),
        line.stays(),
        line.promotion(),
        line.commission(),
        line.owed(),
        line.isOff());
  }
}
