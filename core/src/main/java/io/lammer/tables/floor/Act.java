package io.lammer.tables.floor;

import io.lammer.rules.Money;
import io.lammer.tables.Command;
import io.lammer.tables.Felt;
import io.lammer.tables.Setup;
import io.lammer.tables.floor.Role.Right;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a person or a device asks of the floor.
public sealed interface Act {
  /// The right that it takes.
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

  /// Its name in journals and in what a repeated request is known by: the class may be renamed,
  /// this never.
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

  /// The table, jackpot or device that it is about; empty for the house as a whole.
  default String where() {
    return switch (this) {
      case AtTable at -> at.table();
      case AtJackpot at -> at.jackpot();
      case AtDevice at -> at.device();
      case AtHouse _ -> "";
    };
  }

  /// What one person asks for and another, of another department, confirms before it happens.
  sealed interface Dual extends Act {}

  /// Something done at a table.
  sealed interface AtTable extends Act {
    String table();
  }

  /// A set-up written down; it may be replaced until the table is opened.
  record Draft(String table, Setup setup) implements AtTable {}

  /// A drafted table begins to be played.
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

  /// Another set-up for an open table, between rounds.
  record Change(String table, Setup setup, List<String> accepted, String reason)
      implements AtTable {
    public Change {
      accepted = List.copyOf(accepted);
    }
  }

  /// Other posted limits for an open table, between rounds; wagers that are up stay.
  ///
  /// @param maximum null for the one that is posted
  record Limit(String table, Money minimum, @Nullable Money maximum) implements AtTable {}

  /// Commands of play that are accepted together or not at all.
  record Play(String table, List<Command> commands) implements AtTable {
    public Play {
      commands = List.copyOf(commands);
    }
  }

  /// The last settled round did not happen. Where that takes back a jackpot hit, two persons say
  /// so.
  record VoidRound(String table, String reason) implements AtTable, Dual {}

  /// What the layout really shows after an outage, of a suspended table. Two persons say so where
  /// the journal has another point or other lammers for wagers that stand.
  ///
  /// @param felt the point, or the shoe
  /// @param lammers the state of each bonus wager that is in progress
  record Reenter(String table, Felt felt, Map<String, Integer> lammers, String reason)
      implements AtTable, Dual {
    public Reenter {
      lammers = Map.copyOf(lammers);
    }
  }

  /// An earlier round paid a seat wrong, and that is put right; two persons say so where it is more
  /// than the settlement shows, or large.
  record Correct(String table, Correction correction) implements AtTable, Dual {}

  /// Something done to a jackpot.
  sealed interface AtJackpot extends Act {
    String jackpot();
  }

  /// A jackpot that tables may join.
  record OpenJackpot(String jackpot, String edition, Setup.Jackpot terms) implements AtJackpot {}

  /// A hit is paid, by a second person.
  ///
  /// @param payees the person at each winning seat
  /// @param tax the persons' tax papers are done
  record Approve(String jackpot, int hit, List<Payee> payees, boolean tax) implements AtJackpot {
    public Approve {
      payees = List.copyOf(payees);
    }
  }

  /// Somebody beside those who enter and approve a hit has seen it.
  record Witness(String jackpot, int hit) implements AtJackpot {}

  /// A supervisor has verified a hit at its table: dice or cards, wager and winner.
  record Verify(String jackpot, int hit) implements AtJackpot {}

  /// A hit is not paid.
  record Reject(String jackpot, int hit, String reason) implements AtJackpot, Dual {}

  record Adjust(String jackpot, Adjustment reason, Money amount, @Nullable String to, String note)
      implements AtJackpot, Dual {}

  /// Other parameters, from the next 100% hit on; a House prize is changed at once.
  record Retune(String jackpot, Setup.Jackpot terms, String reason) implements AtJackpot, Dual {}

  /// The jackpot is retired (WAC 230-15-710); a House prize ends so.
  record Retire(String jackpot, String reason) implements AtJackpot, Dual {}

  record Stop(String jackpot, String reason) implements AtJackpot {}

  record Restart(String jackpot, String reason) implements AtJackpot {}

  /// The daily reading of the meters.
  record ReadMeters(String jackpot, LocalDate day) implements AtJackpot {}

  /// Player money taken to the bank.
  record Deposit(String jackpot, Money amount, String reference) implements AtJackpot {}

  /// What the bank holds for the jackpot; less than is owed stops it.
  ///
  /// @param note why it is not what the books say; empty where it is
  record CountBalance(String jackpot, Money balance, String note) implements AtJackpot {}

  /// An authority took money of the jackpot from the bank (WAC 230-15-715).
  record Seize(String jackpot, Money amount, String reference) implements AtJackpot {}

  /// The program sees that the money of a jackpot out of play should be gone by now.
  record Remind(String jackpot) implements AtJackpot {}

  /// Something done to a device, or by it.
  sealed interface AtDevice extends Act {
    String device();
  }

  record AddDevice(Device added) implements AtDevice {
    @Override
    public String device() {
      return added.name();
    }
  }

  /// The device may do nothing any more.
  record RevokeDevice(String device, String reason) implements AtDevice {}

  /// A message of a device.
  ///
  /// @param sequence its number among the messages of the device, which begin with 1
  /// @param round how many rounds the table had settled when the device saw it
  /// @param place of a card of a deal: the first is 1
  record Report(String device, long sequence, long round, @Nullable Integer place, Command command)
      implements AtDevice {}

  /// The program writes down what it notices of a device.
  record NoteDevice(String device, DeviceEvent.Noticed event) implements AtDevice {}

  /// Something done to the house as a whole.
  sealed interface AtHouse extends Act {}

  /// Something done to a slip.
  sealed interface AtSlip extends AtHouse {}

  record PaySlip(String slip) implements AtSlip {}

  /// The slip is void, and another takes its place; two persons say so where that is for somebody
  /// else.
  ///
  /// @param tax the tax papers of who is named now are done
  record VoidSlip(String slip, Payee payee, boolean tax, String reason) implements AtSlip, Dual {}

  record ReprintSlip(String slip, String reason) implements AtSlip {}

  /// A patron disputes what a round paid.
  record OpenDispute(String table, long round, String patron, String claim) implements AtHouse {}

  record DecideDispute(int dispute, String outcome) implements AtHouse {}

  /// A person who may sign in from now on.
  ///
  /// @param withPassword one is given to the person at once, and kept elsewhere
  record AddUser(String user, String fullName, Role role, boolean withPassword) implements AtHouse {
    public AddUser(String user, String fullName, Role role) {
      this(user, fullName, role, false);
    }
  }

  record ChangeUser(String user, String fullName, Role role, boolean active, String reason)
      implements AtHouse {}

  /// A person wears this number from now on; none where it is empty.
  record GiveBadge(String user, String badge) implements AtHouse {}

  /// A person is let in by the issuer from now on; by it no more where there is no link.
  record LinkUser(String user, User.@Nullable Link link) implements AtHouse {}

  /// The program lets somebody in whom the issuer vouches for: somebody new, or one of the house
  /// with the name and role that they have there now.
  ///
  /// @param user the name of somebody new; one of the house is known by the link
  record AdmitUser(User.Link link, String user, String fullName, Role role) implements AtHouse {}

  /// An administrator sets the password or PIN of another, which is kept elsewhere.
  record SetSecret(String user, User.Secret secret) implements AtHouse {}

  record SetOwnSecret(User.Secret secret) implements AtHouse {}

  /// An administrator takes away another's PIN or authenticator, which was lost.
  record RemoveSecret(String user, User.Secret secret) implements AtHouse {}

  /// Whoever runs the machine gets an administrator whose password they know.
  record ResetAdministrator(String user, String reason) implements AtHouse {}

  /// Who has which access was looked through.
  record ReviewAccess(String note) implements AtHouse {}

  record AddDisplay(Display display) implements AtHouse {}

  record RemoveDisplay(String display, String reason) implements AtHouse {}

  /// A dealer wants a supervisor at a table.
  record CallSupervisor(String table, String reason) implements AtHouse {}

  /// A second person agrees to what was proposed, and it happens.
  ///
  /// @param statement the digest of the statement that the person has read
  record Confirm(int proposal, String statement) implements AtHouse {}

  /// What was proposed is not done.
  record Decline(int proposal, String reason) implements AtHouse {}

  /// An alert was seen to.
  record Acknowledge(int alert, String note) implements AtHouse {}

  /// The program writes down who came, went or was refused something.
  record NoteAccess(AccessEvent event) implements AtHouse {}

  /// The program writes down what it has to say of itself.
  record NoteProgram(HouseEvent.OfProgram event) implements AtHouse {}
}
