package io.lammer.house;

import io.lammer.house.Role.Right;
import io.lammer.rules.Money;
import io.lammer.table.Command;
import io.lammer.table.Felt;
import io.lammer.table.Setup;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A request of a person, a device or the program to change the floor.
public sealed interface Act {
  /// The right that the act requires.
  default Right right() {
    return switch (this) {
      case Draft _, Change _ -> Right.SET_UP;
      case Open _, Suspend _, Resume _, Close _, Limit _ -> Right.OPEN;
      case Play(_, var commands) ->
          commands.stream().allMatch(Command.Sense.class::isInstance) ? Right.SENSE : Right.PLAY;
      case VoidRound _, Reenter _, Correct _ -> Right.VOID;
      case OpenJackpot _, Retune _, Stop _, Restart _, Retire _ -> Right.RUN_JACKPOTS;
      case Approve _, Reject _, AtSlip _ -> Right.APPROVE;
      case Witness _ -> Right.WITNESS;
      case Verify _ -> Right.VERIFY;
      case OpenDispute _, DecideDispute _ -> Right.SETTLE_DISPUTES;
      case Adjust _, ReadMeters _, Deposit _, CountBalance _, Seize _ -> Right.ADJUST;
      case Confirm _, Decline _ -> Right.CONFIRM;
      case AddUser _,
          ChangeUser _,
          GiveBadge _,
          LinkUser _,
          SetSecret _,
          RemoveSecret _,
          AddDisplay _,
          RemoveDisplay _ ->
          Right.ADMINISTER;
      case SetOwnSecret _ -> Right.SIGN_IN;
      case CallSupervisor _ -> Right.PLAY;
      case Acknowledge _ -> Right.ACKNOWLEDGE;
      case AddDevice _, RevokeDevice _ -> Right.RUN_DEVICES;
      case Report _ -> Right.REPORT;
      case NoteAccess _, NoteProgram _, NoteDevice _, Remind _ -> Right.NOTE;
      case AdmitUser _ -> Right.ADMIT;
      case ResetAdministrator _ -> Right.RESTORE;
      case ReviewAccess _ -> Right.SEE_USERS;
    };
  }

  /// The name written in journals and request fingerprints. It must not change when the class is
  /// renamed.
  default String name() {
    return switch (this) {
      case Draft _ -> "Draft";
      case Open _ -> "Open";
      case Suspend _ -> "Suspend";
      case Resume _ -> "Resume";
      case Close _ -> "Close";
      case Change _ -> "Change";
      case Limit _ -> "Limit";
      case Play _ -> "Play";
      case VoidRound _ -> "VoidRound";
      case Reenter _ -> "Reenter";
      case Correct _ -> "Correct";
      case OpenJackpot _ -> "Found";
      case Approve _ -> "Approve";
      case Witness _ -> "Witness";
      case Verify _ -> "Verify";
      case Reject _ -> "Reject";
      case Adjust _ -> "Adjust";
      case Retune _ -> "Retune";
      case Retire _ -> "Retire";
      case Stop _ -> "Stop";
      case Restart _ -> "Restart";
      case ReadMeters _ -> "Read";
      case Deposit _ -> "Deposit";
      case CountBalance _ -> "Count";
      case Seize _ -> "Seize";
      case Remind _ -> "Remind";
      case PaySlip _ -> "PaySlip";
      case VoidSlip _ -> "VoidSlip";
      case ReprintSlip _ -> "ReprintSlip";
      case OpenDispute _ -> "OpenDispute";
      case DecideDispute _ -> "DecideDispute";
      case AddUser _ -> "AddUser";
      case ChangeUser _ -> "ChangeUser";
      case GiveBadge _ -> "GiveBadge";
      case LinkUser _ -> "LinkUser";
      case AdmitUser _ -> "AdmitUser";
      case SetSecret _ -> "SetSecret";
      case SetOwnSecret _ -> "SetOwnSecret";
      case RemoveSecret _ -> "RemoveSecret";
      case ResetAdministrator _ -> "ResetAdministrator";
      case ReviewAccess _ -> "ReviewAccess";
      case AddDisplay _ -> "AddDisplay";
      case RemoveDisplay _ -> "RemoveDisplay";
      case AddDevice _ -> "AddDevice";
      case RevokeDevice _ -> "RevokeDevice";
      case Report _ -> "Report";
      case NoteDevice _ -> "NoteDevice";
      case CallSupervisor _ -> "Call";
      case Confirm _ -> "Confirm";
      case Decline _ -> "Decline";
      case Acknowledge _ -> "Acknowledge";
      case NoteAccess _ -> "Note";
      case NoteProgram _ -> "Tell";
    };
  }

  /// The table, jackpot or device it concerns; empty for the house as a whole.
  default String where() {
    return switch (this) {
      case AtTable at -> at.table();
      case AtJackpot at -> at.jackpot();
      case AtDevice at -> at.device();
      case AtHouse _ -> "";
    };
  }

  /// An act that may need dual control: one person proposes it, and a person of another department
  /// confirms it before it takes effect.
  sealed interface Dual extends Act {}

  /// An act at a table.
  sealed interface AtTable extends Act {
    String table();
  }

  /// Writes down a set-up, which can be replaced until the table is opened.
  record Draft(String table, Setup setup) implements AtTable {}

  /// Opens a drafted table for play.
  ///
  /// @param accepted the suspect paytables that the supervisor accepts as printed
  record Open(String table, List<String> accepted) implements AtTable {
    public Open {
      accepted = List.copyOf(accepted);
    }
  }

  record Suspend(String table, String reason) implements AtTable {}

  record Resume(String table, String reason) implements AtTable {}

  record Close(String table, String reason) implements AtTable {}

  /// Changes the set-up of an open table between rounds.
  record Change(String table, Setup setup, List<String> accepted, String reason)
      implements AtTable {
    public Change {
      accepted = List.copyOf(accepted);
    }
  }

  /// Changes the posted limits of an open table between rounds. Wagers that are up stay.
  ///
  /// @param maximum null to keep the posted maximum
  record Limit(String table, Money minimum, @Nullable Money maximum) implements AtTable {}

  /// Commands of play, all accepted or all refused.
  record Play(String table, List<Command> commands) implements AtTable {
    public Play {
      commands = List.copyOf(commands);
    }
  }

  /// Voids the last settled round. This takes two people if a jackpot hit is reversed.
  record VoidRound(String table, String reason) implements AtTable, Dual {}

  /// Re-enters the real state of a suspended table's layout after an outage. This takes two people
  /// if the journal has a different point or different lammers for wagers that stand.
  ///
  /// @param felt the point, or the shoe
  /// @param lammers the state of each bonus wager in progress
  record Reenter(String table, Felt felt, Map<String, Integer> lammers, String reason)
      implements AtTable, Dual {
    public Reenter {
      lammers = Map.copyOf(lammers);
    }
  }

  /// Corrects an earlier round's pay to a seat. This takes two people if the correction exceeds
  /// what the settlement shows, or is large.
  record Correct(String table, Correction correction) implements AtTable, Dual {}

  /// An act on a jackpot.
  sealed interface AtJackpot extends Act {
    String jackpot();
  }

  /// Opens a jackpot that tables can join.
  record OpenJackpot(String jackpot, String edition, Setup.Jackpot terms) implements AtJackpot {}

  /// Approves the payment of a hit, by a second person.
  ///
  /// @param payees the person at each winning seat
  /// @param tax the payees' tax forms are done
  record Approve(String jackpot, int hit, List<Payee> payees, boolean tax) implements AtJackpot {
    public Approve {
      payees = List.copyOf(payees);
    }
  }

  /// Records that a person other than those who enter and approve a hit has seen it.
  record Witness(String jackpot, int hit) implements AtJackpot {}

  /// Records that a supervisor verified a hit at its table: dice or cards, wager and winner.
  record Verify(String jackpot, int hit) implements AtJackpot {}

  /// Rejects a hit, so that it is not paid.
  record Reject(String jackpot, int hit, String reason) implements AtJackpot, Dual {}

  record Adjust(String jackpot, Adjustment reason, Money amount, @Nullable String to, String note)
      implements AtJackpot, Dual {}

  /// Changes a jackpot's parameters, effective after the next 100% hit. A House prize changes at
  /// once.
  record Retune(String jackpot, Setup.Jackpot terms, String reason) implements AtJackpot, Dual {}

  /// Retires a jackpot (WAC 230-15-710). This also ends a House prize.
  record Retire(String jackpot, String reason) implements AtJackpot, Dual {}

  record Stop(String jackpot, String reason) implements AtJackpot {}

  record Restart(String jackpot, String reason) implements AtJackpot {}

  /// Records the daily reading of the meters.
  record ReadMeters(String jackpot, LocalDate day) implements AtJackpot {}

  /// Records player money deposited in the bank.
  record Deposit(String jackpot, Money amount, String reference) implements AtJackpot {}

  /// Records a count of the bank balance. A balance below what is owed stops the jackpot.
  ///
  /// @param note why the count differs from the books; may be empty if it does not
  record CountBalance(String jackpot, Money balance, String note) implements AtJackpot {}

  /// Records that an authority seized the jackpot's money from the bank (WAC 230-15-715).
  record Seize(String jackpot, Money amount, String reference) implements AtJackpot {}

  /// The program's reminder that the money of a retired jackpot is overdue for distribution.
  record Remind(String jackpot) implements AtJackpot {}

  /// An act on a device, or by one.
  sealed interface AtDevice extends Act {
    String device();
  }

  record AddDevice(Device added) implements AtDevice {
    @Override
    public String device() {
      return added.name();
    }
  }

  /// Revokes the device's token.
  record RevokeDevice(String device, String reason) implements AtDevice {}

  /// A message from a device.
  ///
  /// @param sequence its number among the device's messages, starting at 1
  /// @param round how many rounds the table had settled when the device sent it
  /// @param place the position of a card in the deal, starting at 1
  record Report(String device, long sequence, long round, @Nullable Integer place, Command command)
      implements AtDevice {}

  /// Records what the program notices about a device.
  record NoteDevice(String device, DeviceEvent.Noticed event) implements AtDevice {}

  /// An act on the house as a whole.
  sealed interface AtHouse extends Act {}

  /// An act on a slip.
  sealed interface AtSlip extends AtHouse {}

  record PaySlip(String slip) implements AtSlip {}

  /// Voids a slip and issues another in its place. This takes two people if the payee changes.
  ///
  /// @param tax the new payee's tax form is done
  record VoidSlip(String slip, Payee payee, boolean tax, String reason) implements AtSlip, Dual {}

  record ReprintSlip(String slip, String reason) implements AtSlip {}

  /// Records that a patron disputes the pay of a round.
  record OpenDispute(String table, long round, String patron, String claim) implements AtHouse {}

  record DecideDispute(int dispute, String outcome) implements AtHouse {}

  /// Adds a person who may sign in.
  ///
  /// @param withPassword the person gets a password at once, which is stored outside the journals
  record AddUser(String user, String fullName, Role role, boolean withPassword) implements AtHouse {
    public AddUser(String user, String fullName, Role role) {
      this(user, fullName, role, false);
    }
  }

  record ChangeUser(String user, String fullName, Role role, boolean active, String reason)
      implements AtHouse {}

  /// Sets a person's badge number; empty removes it.
  record GiveBadge(String user, String badge) implements AtHouse {}

  /// Links a person to an identity at the issuer; null removes the link.
  record LinkUser(String user, User.@Nullable Link link) implements AtHouse {}

  /// Admits a person whom the issuer has authenticated. An unknown person is added; a known one is
  /// updated with the issuer's name and role.
  ///
  /// @param user the name for a new person; a known person is found by the link
  record AdmitUser(User.Link link, String user, String fullName, Role role) implements AtHouse {}

  /// An administrator sets another person's password or PIN, which is stored outside the journals.
  record SetSecret(String user, User.Secret secret) implements AtHouse {}

  record SetOwnSecret(User.Secret secret) implements AtHouse {}

  /// An administrator removes another person's lost PIN or authenticator.
  record RemoveSecret(String user, User.Secret secret) implements AtHouse {}

  /// A person with access to the machine creates or resets an administrator.
  record ResetAdministrator(String user, String reason) implements AtHouse {}

  /// Records a review of who has which access.
  record ReviewAccess(String note) implements AtHouse {}

  record AddDisplay(Display display) implements AtHouse {}

  record RemoveDisplay(String display, String reason) implements AtHouse {}

  /// A dealer calls a supervisor to a table.
  record CallSupervisor(String table, String reason) implements AtHouse {}

  /// A second person confirms a proposal, which takes effect.
  ///
  /// @param statement the digest of the statement that the person has read
  record Confirm(int proposal, String statement) implements AtHouse {}

  /// Declines a proposal.
  record Decline(int proposal, String reason) implements AtHouse {}

  /// Acknowledges an alert.
  record Acknowledge(int alert, String note) implements AtHouse {}

  /// Records a sign-in, a sign-out or a refused act.
  record NoteAccess(AccessEvent event) implements AtHouse {}

  /// Records an event about the program itself.
  record NoteProgram(HouseEvent.OfProgram event) implements AtHouse {}
}
