package io.lammer.render.transcript;

import io.lammer.house.AccessEvent;
import io.lammer.house.DeviceEvent;
import io.lammer.house.FloorEvent;
import io.lammer.house.HouseEvent;
import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.house.TableEvent;
import io.lammer.rules.Money;
import io.lammer.rules.yaml.Printable;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Jackpot;
import io.lammer.table.Settlement;
import io.lammer.table.Setup;
import io.lammer.table.words.GameWords;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Describes a journal event in one line.
public final class EventText {
  private EventText() {}

  /// The description of an event. Reasons are free text and are escaped to fit one line.
  public static String of(FloorEvent event) {
    return Printable.escaped(told(event));
  }

  public static String of(Command command) {
    return Printable.escaped(StepText.keyed(List.of(command)));
  }

  private static String told(FloorEvent event) {
    return switch (event) {
      case TableEvent.Played(var played) -> played(played);
      case TableEvent table -> table(table);
      case JackpotEvent jackpot -> jackpot(jackpot);
      case DeviceEvent device -> HouseText.of(device);
      case HouseEvent house -> HouseText.of(house);
      case AccessEvent access -> HouseText.of(access);
    };
  }

  private static String table(TableEvent event) {
    return switch (event) {
      case TableEvent.Drafted(var setup) -> "set-up of " + setup.edition();
      case TableEvent.Opened opened -> laidOut(opened);
      case TableEvent.Changed(var to, var reason) -> laidOut(to) + because(reason);
      case TableEvent.Limited(var limits) -> limits(limits);
      case TableEvent.Suspended(var reason) -> reason;
      case TableEvent.Resumed(var reason) -> reason;
      case TableEvent.Closed(var reason) -> reason;
      case TableEvent.Played(var played) -> played(played);
      case TableEvent.Won(var jackpot, var hit) -> "hit %d of %s".formatted(hit, jackpot);
      case TableEvent.Voided(var round, var reason, var aside) ->
          "round "
              + round
              + because(reason)
              + list("; set aside ", aside.stream().map(TableEvent.Aside::toString).toList());
      case TableEvent.EnvyReturned(var jackpot, var hit, var envy) ->
          "%s of hit %d of %s".formatted(envy.amount(), hit, jackpot);
      case TableEvent.PromotionReturned(var jackpot, var hit, var seat, var amount) ->
          "%s by seat %d, hit %d of %s".formatted(amount, seat, hit, jackpot);
      case TableEvent.Corrected(var it) ->
          "%s%s; evidence %s".formatted(it, because(it.reason()), it.evidence());
      case TableEvent.Reentered it -> reentered(it) + because(it.reason());
    };
  }

  /// The layout's contents and each figure that differed from the journal.
  public static String reentered(TableEvent.Reentered event) {
    var changes = event.words();
    return GameWords.of(event.felt()).felt(event.felt())
        + (changes.isEmpty() ? "" : "; " + changes);
  }

  private static String laidOut(TableEvent.Opened opened) {
    var jackpots = opened.jackpots().stream().map(TableEvent.Joined::name).toList();
    return opened.setup().edition()
        + list(", plays for ", jackpots)
        + list(", accepted ", opened.accepted());
  }

  private static String list(String words, List<String> names) {
    return names.isEmpty() ? "" : words + String.join(", ", names);
  }

  /// Limits by wager name, such as `pass $25.00 to $500.00`.
  public static String limits(Map<String, Setup.Limits> limits) {
    return limits.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(
            it ->
                "%s %s to %s"
                    .formatted(it.getKey(), it.getValue().minimum(), it.getValue().maximum()))
        .collect(Collectors.joining(", "));
  }

  private static String because(String reason) {
    return ": " + reason;
  }

  static String played(Event event) {
    return switch (event) {
      case Event.Placed placed ->
          "seat %d, %s, %s%s"
              .formatted(
                  placed.seat(),
                  placed.spot(),
                  placed.stake(),
                  StepText.vig(" and vig ", placed.vig()));
      case Event.TakenDown down ->
          "seat %d, %s, %s handed back%s"
              .formatted(
                  down.seat(),
                  down.spot(),
                  down.stake(),
                  StepText.vig(" with the vig of ", down.vig()));
      case Event.Turned(var seat, var wager, var on) ->
          "seat %d, %s, %s".formatted(seat, wager.spot(), on ? "on" : "off");
      case Event.Locked(var contributions) ->
          "no more bets"
              + String.join(
                  "",
                  contributions.stream()
                      .map(entry -> ", " + grown(entry.jackpot(), entry.wagers(), entry.after()))
                      .toList());
      case Event.Reopened _ -> "bets are open again";
      case Event.CalledBack(var outcome) ->
          (outcome == null ? "the cards" : GameWords.of(outcome).full(outcome)) + " called back";
      case Event.Entered entered -> GameWords.of(entered.outcome()).entered(entered);
      case Event.Settled(var outcome, var settlement) ->
          GameWords.of(outcome).full(outcome) + settled(settlement);
      default ->
          GameWords.first(words -> words.event(event))
              .orElseThrow(() -> new IllegalStateException("no game describes " + event));
    };
  }

  private static String grown(String jackpot, int wagers, Jackpot after) {
    return "%s shows %s after %s"
        .formatted(jackpot, after.displayed(), count(wagers, "wager", "wagers"));
  }

  private static String settled(Settlement settlement) {
    var paid =
        settlement.lines().stream().map(Settlement.Line::winnings).reduce(Money.ZERO, Money::plus);
    var text = new StringBuilder();
    if (!settlement.lines().isEmpty()) {
      text.append("; ").append(count(settlement.lines().size(), "wager", "wagers"));
      text.append(" settled, ").append(paid).append(" paid");
    }
    settlement
        .hits()
        .forEach(hit -> text.append("; jackpot ").append(hit.jackpot()).append(" hit"));
    return text.toString();
  }

  private static String count(int count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }

  private static String jackpot(JackpotEvent event) {
    return switch (event) {
      case JackpotEvent.Opened opened ->
          "%s %s, shows %s%s"
              .formatted(
                  Value.spelled(opened.after().terms().kind()),
                  opened.after().terms().paytable(),
                  opened.after().displayed(),
                  opened.after().seedOwed().isZero()
                      ? ""
                      : ", seed owed " + opened.after().seedOwed());
      case JackpotEvent.Joined(var table) -> "table " + table;
      case JackpotEvent.Left(var table) -> "table " + table;
      case JackpotEvent.Contributed(var table, var wagers, var after) ->
          "%s at table %s, shows %s"
              .formatted(count(wagers, "wager", "wagers"), table, after.displayed());
      case JackpotEvent.Hit(var hit, var after) -> hit(hit) + ", shows " + after.displayed();
      case JackpotEvent.Approved approved ->
          "hit %d approved, slip %s".formatted(approved.hit(), String.join(", ", approved.slips()));
      case JackpotEvent.Paid(var slip, var hit, var table, var seat, var amount) ->
          "%s of hit %d paid to seat %d of table %s, slip %s"
              .formatted(amount, hit, seat, table, slip);
      case JackpotEvent.Witnessed(var hit, var by) -> "hit %d seen by %s".formatted(hit, by);
      case JackpotEvent.Verified(var hit, var by) ->
          "hit %d verified at the table by %s".formatted(hit, by);
      case JackpotEvent.Rejected(var hit, var reason, _, var after) ->
          "hit %d, shows %s%s".formatted(hit, after.displayed(), because(reason));
      case JackpotEvent.Adjusted(var reason, var note, var before, var after) ->
          "%s, %s to %s%s"
              .formatted(
                  Value.spelled(reason), before.displayed(), after.displayed(), because(note));
      case JackpotEvent.Planned(_, var reason) -> "new terms from the next hit" + because(reason);
      case JackpotEvent.Retuned(var after) -> "new terms, shows " + after.displayed();
      case JackpotEvent.Stopped(var reason) -> reason;
      case JackpotEvent.Restarted(var reason) -> reason;
      case JackpotEvent.Read(var day, var money, var meters) ->
          "%s, shows %s, %d wagers, %d hits"
              .formatted(day, money.displayed(), meters.wagers(), meters.hits());
      case JackpotEvent.Deposited(var amount, var reference) -> amount + because(reference);
      case JackpotEvent.Counted counted -> counted(counted);
      case JackpotEvent.Seized(var amount, var reference) -> amount + because(reference);
      case JackpotEvent.Retired(var reason, _, var due) ->
          "retired%s%s"
              .formatted(
                  due == null ? "" : ", funds must be distributed by " + due, because(reason));
      case JackpotEvent.Overdue(var due, var left) ->
          "%s left, funds must be distributed by %s".formatted(left, due);
    };
  }

  /// A count of banked money, such as `$500.00 in the bank, $505.00 by the books, $5.00 short: a
  /// bag was late, $505.00 owed`.
  private static String counted(JackpotEvent.Counted counted) {
    var note = counted.note();
    return "%s in the bank, %s by the books, %s%s, %s owed"
        .formatted(
            counted.balance(),
            counted.books(),
            counted.variance().words(),
            note == null || note.isBlank() ? "" : because(note),
            counted.owed());
  }

  private static String hit(LiveJackpot.Hit hit) {
    return "hit %d at table %s, %s, %s for %s"
        .formatted(
            hit.number(),
            hit.table(),
            hit.row(),
            hit.amount(),
            count(hit.winners().size(), "winner", "winners"));
  }
}
