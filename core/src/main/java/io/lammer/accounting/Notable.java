package io.lammer.accounting;

import io.lammer.house.AccessEvent;
import io.lammer.house.DeviceEvent;
import io.lammer.house.FloorEvent;
import io.lammer.house.FloorState;
import io.lammer.house.HouseEvent;
import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent;
import io.lammer.table.Event;
import io.lammer.table.GameHouse;
import org.jspecify.annotations.Nullable;

/// Recognizes the unusual events that a day report lists one by one.
final class Notable {
  private Notable() {}

  static boolean is(@Nullable FloorState before, FloorEvent event) {
    return switch (event) {
      case TableEvent table -> is(before, table);
      case JackpotEvent jackpot -> is(jackpot);
      case DeviceEvent device -> is(device);
      case HouseEvent.OfProgram _ -> true;
      case HouseEvent house -> is(house);
      case AccessEvent _ -> false;
    };
  }

  private static boolean is(@Nullable FloorState before, TableEvent event) {
    return switch (event) {
      case TableEvent.Won _ -> false;
      case TableEvent.Played(var played) -> is(before, played);
      default -> true;
    };
  }

  /// True if an outcome is entered again, or something is taken back before confirmation.
  private static boolean is(@Nullable FloorState before, Event event) {
    return switch (event) {
      case Event.Entered _ ->
          before instanceof LiveTable live
              && live.table() != null
              && live.table().entered() != null;
      case Event.CardTakenBack _, Event.CalledBack _, Event.Reopened _ -> true;
      case Event.Placed _,
          Event.TakenDown _,
          Event.Turned _,
          Event.Locked _,
          Event.CardDealt _,
          Event.Settled _ ->
          false;
      case Event.OfGame own ->
          before instanceof LiveTable live
              && GameHouse.of(live.playing().felt().game()).isNotable(own);
    };
  }

  private static boolean is(JackpotEvent event) {
    return switch (event) {
      case JackpotEvent.Contributed _,
          JackpotEvent.Hit _,
          JackpotEvent.Approved _,
          JackpotEvent.Paid _,
          JackpotEvent.Rejected _,
          JackpotEvent.Witnessed _,
          JackpotEvent.Verified _,
          JackpotEvent.Read _ ->
          false;
      default -> true;
    };
  }

  private static boolean is(DeviceEvent event) {
    return switch (event) {
      case DeviceEvent.Taken _, DeviceEvent.Refused _, DeviceEvent.Heard _ -> false;
      default -> true;
    };
  }

  private static boolean is(HouseEvent event) {
    return switch (event) {
      case HouseEvent.Proposed _,
          HouseEvent.Confirmed _,
          HouseEvent.Declined _,
          HouseEvent.SlipVoided _,
          HouseEvent.SlipReprinted _,
          HouseEvent.DisputeOpened _,
          HouseEvent.DisputeDecided _ ->
          true;
      default -> false;
    };
  }
}
