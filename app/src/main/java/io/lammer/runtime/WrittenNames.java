package io.lammer.runtime;

import io.lammer.accounting.Closing;
import io.lammer.accounting.HouseClosing;
import io.lammer.accounting.HouseTotals;
import io.lammer.accounting.JackpotClosing;
import io.lammer.accounting.JackpotTotals;
import io.lammer.accounting.TableClosing;
import io.lammer.accounting.TableTotals;
import io.lammer.accounting.Totals;
import io.lammer.house.AccessEvent;
import io.lammer.house.DeviceEvent;
import io.lammer.house.FloorEvent;
import io.lammer.house.House;
import io.lammer.house.HouseEvent;
import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveTable;
import io.lammer.house.SignInCounts;
import io.lammer.house.TableEvent;
import io.lammer.rules.Machine;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.GameJournal;
import io.lammer.table.Layout;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.jsontype.NamedType;

/// The names of event kinds and other types in journals. They are in every journal ever written: a
/// class may be renamed, its written name never.
final class WrittenNames {
  /// @param version version of the kind's JSON form
  record Kind(String name, int version, Class<?> type) {}

  private static final List<Kind> OF_EVERY_TABLE =
      List.of(
          new Kind("drafted", 1, TableEvent.Drafted.class),
          new Kind("opened", 1, TableEvent.Opened.class),
          new Kind("changed", 1, TableEvent.Changed.class),
          new Kind("limited", 1, TableEvent.Limited.class),
          new Kind("suspended", 1, TableEvent.Suspended.class),
          new Kind("resumed", 1, TableEvent.Resumed.class),
          new Kind("closed", 1, TableEvent.Closed.class),
          new Kind("won", 1, TableEvent.Won.class),
          new Kind("voided", 1, TableEvent.Voided.class),
          new Kind("envy-returned", 1, TableEvent.EnvyReturned.class),
          new Kind("promotion-returned", 1, TableEvent.PromotionReturned.class),
          new Kind("corrected", 1, TableEvent.Corrected.class),
          new Kind("reentered", 1, TableEvent.Reentered.class),
          new Kind("placed", 1, Event.Placed.class),
          new Kind("taken-down", 1, Event.TakenDown.class),
          new Kind("turned", 1, Event.Turned.class),
          new Kind("locked", 1, Event.Locked.class),
          new Kind("reopened", 1, Event.Reopened.class),
          new Kind("called-back", 1, Event.CalledBack.class),
          new Kind("card-dealt", 1, Event.CardDealt.class),
          new Kind("card-taken-back", 1, Event.CardTakenBack.class),
          new Kind("entered", 1, Event.Entered.class),
          new Kind("settled", 1, Event.Settled.class),
          new Kind("shoe-changed", 1, Event.ShoeChanged.class));

  private static final List<Kind> TABLE =
      Stream.concat(
              OF_EVERY_TABLE.stream(),
              GameJournal.all()
                  .flatMap(game -> game.events().entrySet().stream())
                  .map(event -> new Kind(event.getKey(), 1, event.getValue())))
          .toList();

  private static final List<Kind> JACKPOT =
      List.of(
          new Kind("opened", 1, JackpotEvent.Opened.class),
          new Kind("joined", 1, JackpotEvent.Joined.class),
          new Kind("left", 1, JackpotEvent.Left.class),
          new Kind("contributed", 1, JackpotEvent.Contributed.class),
          new Kind("hit", 1, JackpotEvent.Hit.class),
          new Kind("approved", 1, JackpotEvent.Approved.class),
          new Kind("paid", 1, JackpotEvent.Paid.class),
          new Kind("witnessed", 1, JackpotEvent.Witnessed.class),
          new Kind("verified", 1, JackpotEvent.Verified.class),
          new Kind("rejected", 1, JackpotEvent.Rejected.class),
          new Kind("adjusted", 1, JackpotEvent.Adjusted.class),
          new Kind("planned", 1, JackpotEvent.Planned.class),
          new Kind("retuned", 1, JackpotEvent.Retuned.class),
          new Kind("stopped", 1, JackpotEvent.Stopped.class),
          new Kind("restarted", 1, JackpotEvent.Restarted.class),
          new Kind("read", 1, JackpotEvent.Read.class),
          new Kind("deposited", 1, JackpotEvent.Deposited.class),
          new Kind("counted", 1, JackpotEvent.Counted.class),
          new Kind("seized", 1, JackpotEvent.Seized.class),
          new Kind("retired", 1, JackpotEvent.Retired.class),
          new Kind("overdue", 1, JackpotEvent.Overdue.class));

  private static final List<Kind> DEVICE =
      List.of(
          new Kind("registered", 1, DeviceEvent.Registered.class),
          new Kind("revoked", 1, DeviceEvent.Revoked.class),
          new Kind("taken", 1, DeviceEvent.Taken.class),
          new Kind("refused", 1, DeviceEvent.Refused.class),
          new Kind("heard", 1, DeviceEvent.Heard.class),
          new Kind("silent", 1, DeviceEvent.Silent.class),
          new Kind("lied", 1, DeviceEvent.Lied.class));

  private static final List<Kind> HOUSE =
      List.of(
          new Kind("paytable-kept", 1, HouseEvent.PaytableKept.class),
          new Kind("slip-issued", 1, HouseEvent.SlipIssued.class),
          new Kind("slip-paid", 1, HouseEvent.SlipPaid.class),
          new Kind("slip-voided", 1, HouseEvent.SlipVoided.class),
          new Kind("slip-reprinted", 1, HouseEvent.SlipReprinted.class),
          new Kind("dispute-opened", 1, HouseEvent.DisputeOpened.class),
          new Kind("dispute-decided", 1, HouseEvent.DisputeDecided.class),
          new Kind("proposed", 1, HouseEvent.Proposed.class),
          new Kind("confirmed", 1, HouseEvent.Confirmed.class),
          new Kind("declined", 1, HouseEvent.Declined.class),
          new Kind("user-added", 1, HouseEvent.UserAdded.class),
          new Kind("user-changed", 1, HouseEvent.UserChanged.class),
          new Kind("secret-set", 1, HouseEvent.SecretSet.class),
          new Kind("secret-given", 1, HouseEvent.SecretGiven.class),
          new Kind("secret-removed", 1, HouseEvent.SecretRemoved.class),
          new Kind("administrator-reset", 1, HouseEvent.AdministratorReset.class),
          new Kind("access-reviewed", 1, HouseEvent.AccessReviewed.class),
          new Kind("display-added", 1, HouseEvent.DisplayAdded.class),
          new Kind("display-removed", 1, HouseEvent.DisplayRemoved.class),
          new Kind("alert-raised", 1, HouseEvent.AlertRaised.class),
          new Kind("alert-acknowledged", 1, HouseEvent.AlertAcknowledged.class),
          new Kind("started", 1, HouseEvent.Started.class),
          new Kind("day-set", 1, HouseEvent.DaySet.class),
          new Kind("loss-accepted", 1, HouseEvent.LossAccepted.class),
          new Kind("stopped", 1, HouseEvent.Stopped.class),
          new Kind("clock-changed", 1, HouseEvent.ClockChanged.class),
          new Kind("troubled", 1, HouseEvent.Troubled.class));

  private static final List<Kind> ACCESS =
      List.of(
          new Kind("signed-in", 1, AccessEvent.SignedIn.class),
          new Kind("sign-in-refused", 1, AccessEvent.SignInRefused.class),
          new Kind("reauthenticated", 1, AccessEvent.Reauthenticated.class),
          new Kind("signed-out", 1, AccessEvent.SignedOut.class),
          new Kind("relieved", 1, AccessEvent.Relieved.class),
          new Kind("act-refused", 1, AccessEvent.ActRefused.class));

  private static final Map<Class<?>, Kind> BY_TYPE =
      all().collect(Collectors.toUnmodifiableMap(Kind::type, kind -> kind));

  private static final List<NamedType> OF_EVERY_GAME =
      List.of(
          new NamedType(Machine.OneRound.class, "one-round"),
          new NamedType(Layout.Commission.class, "commission"),
          new NamedType(Layout.Craps.class, "craps"),
          new NamedType(Command.Bet.class, "bet"),
          new NamedType(Command.Press.class, "press"),
          new NamedType(Command.TakeDown.class, "take-down"),
          new NamedType(Command.Turn.class, "turn"),
          new NamedType(Command.Sense.class, "sense"),
          new NamedType(Command.Lock.class, "lock"),
          new NamedType(Command.Reopen.class, "reopen"),
          new NamedType(Command.CallBack.class, "call-back"),
          new NamedType(Command.NextCard.class, "next-card"),
          new NamedType(Command.TakeBackCard.class, "take-back-card"),
          new NamedType(Command.Confirm.class, "confirm"),
          new NamedType(Command.NewShoe.class, "new-shoe"));

  /// Parts of events that come in several forms, by the name in their `type`.
  static final List<NamedType> PARTS =
      Stream.concat(OF_EVERY_GAME.stream(), GameJournal.all().flatMap(WrittenNames::parts))
          .toList();

  /// The forms of the totals and closings in kept days. Kept days are rebuilt if these change.
  static final List<NamedType> DAYS =
      List.of(
          new NamedType(TableTotals.class, "table-totals"),
          new NamedType(JackpotTotals.class, "jackpot-totals"),
          new NamedType(HouseTotals.class, "house-totals"),
          new NamedType(Totals.None.class, "no-totals"),
          new NamedType(TableClosing.class, "table-closing"),
          new NamedType(JackpotClosing.class, "jackpot-closing"),
          new NamedType(HouseClosing.class, "house-closing"),
          new NamedType(Closing.None.class, "no-closing"));

  private WrittenNames() {}

  private static Stream<NamedType> parts(GameJournal game) {
    return Stream.of(game.forms(), game.felts(), game.machines(), game.commands(), game.rules())
        .flatMap(names -> names.entrySet().stream())
        .map(name -> new NamedType(name.getValue(), name.getKey()));
  }

  static Stream<Kind> all() {
    return Stream.of(TABLE, JACKPOT, DEVICE, HOUSE, ACCESS).flatMap(List::stream);
  }

  static Kind of(FloorEvent event) {
    return of(
        event instanceof TableEvent.Played(var played) ? played.getClass() : event.getClass());
  }

  static Kind of(Class<?> type) {
    var kind = BY_TYPE.get(type);
    if (kind == null) {
      throw new IllegalStateException(type + " has no word in journals");
    }
    return kind;
  }

  /// The kind of event that a name stands for in this journal.
  static Kind of(String journal, String name) {
    var kinds =
        switch (journal) {
          case House.JOURNAL -> HOUSE;
          case SignInCounts.JOURNAL -> ACCESS;
          default -> kinds(journal);
        };
    return kinds.stream()
        .filter(kind -> kind.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException("journal " + journal + " has no events of kind " + name));
  }

  private static List<Kind> kinds(String journal) {
    if (journal.startsWith(LiveDevice.journal(""))) {
      return DEVICE;
    }
    return journal.startsWith(LiveTable.journal("")) ? TABLE : JACKPOT;
  }
}
