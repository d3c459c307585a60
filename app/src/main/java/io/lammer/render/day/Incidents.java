package io.lammer.render.day;

import io.lammer.house.AccessEvent;
import io.lammer.house.DeviceEvent;
import io.lammer.house.FloorEvent;
import io.lammer.house.HouseEvent;
import io.lammer.house.JackpotEvent;
import io.lammer.house.TableEvent;
import io.lammer.journal.StoredEvent;
import io.lammer.render.day.DayReport.Incident;
import io.lammer.render.transcript.EventText;
import io.lammer.rules.Game;
import io.lammer.rules.Outcome;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Event;
import io.lammer.table.Jackpot;
import io.lammer.table.words.GameWords;
import org.jspecify.annotations.Nullable;

/// Describes unusual events.
final class Incidents {
  private record Description(String kind, String what, String why) {}

  private Incidents() {}

  /// @param replaced the outcome that an entered one replaces; null for other events
  static Incident of(StoredEvent stored, FloorEvent event, @Nullable Outcome replaced) {
    var said =
        switch (event) {
          case TableEvent table -> table(replaced, table);
          case JackpotEvent jackpot -> jackpot(jackpot);
          case DeviceEvent device -> device(device);
          case HouseEvent.OfProgram program -> program(program);
          case HouseEvent house -> house(house);
          case AccessEvent _ -> null;
        };
    if (said == null) {
      throw new IllegalStateException("nothing is unusual about " + event);
    }
    return new Incident(
        stored.at(),
        where(stored.journal()),
        said.kind(),
        said.what(),
        said.why(),
        stored.entry().actor());
  }

  /// The place of a journal in words, such as `table C1`.
  static String where(String journal) {
    return journal.replaceFirst("/", " ");
  }

  private static @Nullable Description device(DeviceEvent event) {
    return switch (event) {
      case DeviceEvent.Registered _ -> new Description("device", "registered", EventText.of(event));
      case DeviceEvent.Revoked(var reason) -> new Description("device", "revoked", reason);
      case DeviceEvent.Silent _ -> new Description("device", "silent", EventText.of(event));
      case DeviceEvent.Lied(var what) -> new Description("device", "lying", what);
      case DeviceEvent.Taken _, DeviceEvent.Refused _, DeviceEvent.Heard _ -> null;
    };
  }

  private static Description program(HouseEvent.OfProgram event) {
    return switch (event) {
      case HouseEvent.Started started ->
          new Description(
              "program", "started, " + started.version(), "class path " + started.program());
      case HouseEvent.DaySet(var day, var reason) ->
          new Description("gaming day", "set, " + day, reason == null ? "" : reason);
      case HouseEvent.LossAccepted lost ->
          new Description("journals", "loss accepted, " + lost.range(), lost.reason());
      case HouseEvent.Stopped(var version) -> new Description("program", "stopped, " + version, "");
      case HouseEvent.ClockChanged(var from, var to) ->
          new Description("clock", "changed", "from %s to %s".formatted(from, to));
      case HouseEvent.Troubled(var what) -> new Description("program", "in trouble", what);
    };
  }

  private static @Nullable Description table(@Nullable Outcome replaced, TableEvent event) {
    return switch (event) {
      case TableEvent.Drafted(var setup) ->
          new Description("set-up", "drafted, " + setup.edition(), "");
      case TableEvent.Opened(var layout, var accepted) ->
          new Description(
              "set-up",
              "opened, "
                  + layout.edition().id()
                  + (accepted.isEmpty() ? "" : ", accepted " + String.join(", ", accepted)),
              "");
      case TableEvent.Changed(var to, var reason) ->
          new Description("set-up", "changed, " + to.setup().edition(), reason);
      case TableEvent.Limited(var limits) ->
          new Description("set-up", "limits " + EventText.limits(limits), "");
      case TableEvent.Suspended(var reason) -> new Description("suspension", "suspended", reason);
      case TableEvent.Resumed(var reason) -> new Description("suspension", "resumed", reason);
      case TableEvent.Closed(var reason) -> new Description("set-up", "closed", reason);
      case TableEvent.Voided(var round, var reason, var aside) ->
          new Description(
              "void",
              "round " + round + (aside.isEmpty() ? "" : ", %d set aside".formatted(aside.size())),
              reason);
      case TableEvent.EnvyReturned(var jackpot, var hit, var envy) ->
          new Description(
              "envy returned",
              "%s, hit %d of %s".formatted(envy.amount(), hit, jackpot),
              "the hit was rejected");
      case TableEvent.PromotionReturned(var jackpot, var hit, var seat, var amount) ->
          new Description(
              "promotion returned",
              "%s by seat %d, hit %d of %s".formatted(amount, seat, hit, jackpot),
              "the hit was rejected");
      case TableEvent.Corrected(var it) ->
          new Description(
              "round corrected",
              it.toString(),
              "%s; evidence %s".formatted(it.reason(), it.evidence()));
      case TableEvent.Reentered it ->
          new Description("re-entry", EventText.reentered(it), it.reason());
      case TableEvent.Played(var played) -> played(replaced, played);
      case TableEvent.Won _ -> null;
    };
  }

  /// Incidents during play, such as an outcome entered again or a card taken back before
  /// confirmation.
  private static @Nullable Description played(@Nullable Outcome replaced, Event event) {
    return switch (event) {
      case Event.Entered(var outcome, _) when replaced != null ->
          new Description(
              "correction",
              GameWords.of(replaced).brief(replaced)
                  + " to "
                  + GameWords.of(outcome).brief(outcome),
              "");
      case Event.CalledBack(var outcome) ->
          new Description(
              "correction",
              (outcome == null ? "cards" : GameWords.of(outcome).brief(outcome)) + " called back",
              "");
      case Event.Reopened _ -> new Description("correction", "bets reopened", "");
      case Event.Placed _,
          Event.TakenDown _,
          Event.Turned _,
          Event.Locked _,
          Event.Entered _,
          Event.Settled _ ->
          null;
      default ->
          Game.all().stream()
              .flatMap(game -> GameWords.of(game).incident(event).stream())
              .map(incident -> new Description(incident.kind(), incident.text(), ""))
              .findFirst()
              .orElse(null);
    };
  }

  private static @Nullable Description jackpot(JackpotEvent event) {
    return switch (event) {
      case JackpotEvent.Opened(_, var after, _, var controls) ->
          new Description(
              "jackpot",
              "opened at "
                  + after.meter()
                  + (after.seedOwed().isZero() ? "" : ", seed owed " + after.seedOwed()),
              controls == null ? "" : "controls " + controls);
      case JackpotEvent.Joined(var table) -> new Description("jackpot", table + " joined", "");
      case JackpotEvent.Left(var table) -> new Description("jackpot", table + " left", "");
      case JackpotEvent.Adjusted(var reason, var note, var from, var to) ->
          new Description("adjustment", Value.spelled(reason) + ", " + change(from, to), note);
      case JackpotEvent.Planned(_, var reason) ->
          new Description("jackpot", "parameters planned for after the next 100% hit", reason);
      case JackpotEvent.Retuned _ -> new Description("jackpot", "parameters changed", "");
      case JackpotEvent.Stopped(var reason) -> new Description("jackpot", "stopped", reason);
      case JackpotEvent.Restarted(var reason) -> new Description("jackpot", "restarted", reason);
      case JackpotEvent.Deposited(var amount, var reference) ->
          new Description("escrow", amount + " deposited", reference);
      case JackpotEvent.Counted counted ->
          new Description(
              "escrow",
              "the bank holds %s, %s is owed, %s by the books, %s"
                  .formatted(
                      counted.balance(),
                      counted.owed(),
                      counted.books(),
                      counted.variance().words()),
              counted.note() == null ? "" : counted.note());
      case JackpotEvent.Seized(var amount, var reference) ->
          new Description("escrow", amount + " seized", reference);
      case JackpotEvent.Retired(var reason, _, var due) ->
          new Description(
              "jackpot",
              "retired" + (due == null ? "" : ", funds must be distributed by " + due),
              reason);
      case JackpotEvent.Overdue(var due, var left) ->
          new Description(
              "jackpot", "%s left, funds must be distributed by %s".formatted(left, due), "");
      case JackpotEvent.Contributed _,
          JackpotEvent.Hit _,
          JackpotEvent.Approved _,
          JackpotEvent.Paid _,
          JackpotEvent.Rejected _,
          JackpotEvent.Witnessed _,
          JackpotEvent.Verified _,
          JackpotEvent.Read _ ->
          null;
    };
  }

  private static @Nullable Description house(HouseEvent event) {
    return switch (event) {
      case HouseEvent.Proposed(var proposal) ->
          new Description(
              "proposal " + proposal.number(), "at " + proposal.where(), proposal.words());
      case HouseEvent.Confirmed(var number) ->
          new Description("proposal " + number, "confirmed", "");
      case HouseEvent.Declined(var number, var reason) ->
          new Description("proposal " + number, "declined", reason);
      case HouseEvent.SlipVoided(var slip, var reason) ->
          new Description("slip", slip + " voided", reason);
      case HouseEvent.SlipReprinted(var slip, var reason) ->
          new Description("slip", slip + " printed again", reason);
      case HouseEvent.DisputeOpened(var dispute) ->
          new Description(
              "dispute " + dispute.number(),
              "table %s, round %d".formatted(dispute.table(), dispute.round()),
              dispute.claim());
      case HouseEvent.DisputeDecided(var number, var outcome) ->
          new Description("dispute " + number, "decided", outcome);
      default -> null;
    };
  }

  private static String change(Jackpot from, Jackpot to) {
    var places = new StringBuilder();
    place(places, "meter", from.meter().toString(), to.meter().toString());
    place(places, "reserve", from.reserve().toString(), to.reserve().toString());
    place(places, "overflow", from.overflow().toString(), to.overflow().toString());
    place(places, "seed owed", from.seedOwed().toString(), to.seedOwed().toString());
    return places.toString();
  }

  private static void place(StringBuilder places, String name, String from, String to) {
    if (!from.equals(to)) {
      places.append(places.isEmpty() ? "" : ", ");
      places.append("%s %s to %s".formatted(name, from, to));
    }
  }
}
