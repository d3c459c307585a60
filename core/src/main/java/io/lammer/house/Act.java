package io.lammer.house;

import io.lammer.house.ActField.Field;
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
    return declared().type().value();
  }

  /// The name written in journals and request fingerprints.
  default String name() {
    return declared().name();
  }

  /// True if a request must name the version of the table or jackpot that it is based on.
  default boolean versioned() {
    return declared().type().versioned();
  }

  private ActDeclaration declared() {
    return ActDeclaration.of(getClass());
  }

  /// The table, jackpot or device that the act concerns; empty for the house as a whole.
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
  @ActType(value = Right.SET_UP, at = "tables/{table}/draft")
  record Draft(String table, Setup setup) implements AtTable {}

  /// Opens a drafted table for play.
  ///
  /// @param accepted the suspect paytables that the supervisor accepts as printed
  @ActType(value = Right.OPEN, at = "tables/{table}/open")
  record Open(String table, @Field(optional = true) List<String> accepted) implements AtTable {
    public Open {
      accepted = List.copyOf(accepted);
    }
  }

  @ActType(value = Right.OPEN, at = "tables/{table}/suspend")
  record Suspend(String table, String reason) implements AtTable {}

  @ActType(value = Right.OPEN, at = "tables/{table}/resume")
  record Resume(String table, String reason) implements AtTable {}

  @ActType(value = Right.OPEN, at = "tables/{table}/close")
  record Close(String table, String reason) implements AtTable {}

  /// Changes the set-up of an open table between rounds.
  @ActType(value = Right.SET_UP, at = "tables/{table}/change")
  record Change(
      String table, Setup setup, @Field(optional = true) List<String> accepted, String reason)
      implements AtTable {
    public Change {
      accepted = List.copyOf(accepted);
    }
  }

  /// Changes the posted limits of an open table between rounds. Wagers that are up stay.
  ///
  /// @param maximum null to keep the posted maximum
  @ActType(value = Right.OPEN, at = "tables/{table}/limits")
  record Limit(String table, Money minimum, @Nullable Money maximum) implements AtTable {}

  /// Commands of play, all accepted or all refused.
  @ActType(value = Right.SENSE, at = "tables/{table}/play")
  record Play(String table, @Field(isBody = true) List<Command> commands) implements AtTable {
    public Play {
      commands = List.copyOf(commands);
    }

    /// A sensor may only report its readings. Any other command requires [Right#PLAY].
    @Override
    public Right right() {
      return commands.stream().allMatch(Command.Sense.class::isInstance) ? Right.SENSE : Right.PLAY;
    }

    /// Two people must not lock or confirm the same round at the same time.
    @Override
    public boolean versioned() {
      return commands.stream()
          .anyMatch(it -> it instanceof Command.Lock || it instanceof Command.Confirm);
    }
  }

  /// Voids the last settled round. This takes two people if a jackpot hit is reversed.
  @ActType(value = Right.VOID, at = "tables/{table}/void", versioned = true)
  record VoidRound(String table, String reason) implements AtTable, Dual {}

  /// Re-enters the real state of a suspended table's layout after an outage. This takes two people
  /// if the journal has a different point or different lammers for wagers that stand.
  ///
  /// @param felt the point, or the shoe
  /// @param lammers the state of each bonus wager in progress
  @ActType(value = Right.VOID, at = "tables/{table}/reenter")
  record Reenter(
      String table, Felt felt, @Field(optional = true) Map<String, Integer> lammers, String reason)
      implements AtTable, Dual {
    public Reenter {
      lammers = Map.copyOf(lammers);
    }
  }

  /// Corrects an earlier round's pay to a seat. This takes two people if the correction exceeds
  /// what the settlement shows, or is large.
  @ActType(value = Right.VOID, at = "tables/{table}/correct")
  record Correct(String table, @Field(inline = true) Correction correction)
      implements AtTable, Dual {}

  /// An act on a jackpot.
  sealed interface AtJackpot extends Act {
    String jackpot();
  }

  /// Opens a jackpot that tables can join.
  @ActType(value = Right.RUN_JACKPOTS, name = "Found", at = "jackpots/{jackpot}/found")
  record OpenJackpot(String jackpot, String edition, @Field("jackpot") Setup.Jackpot terms)
      implements AtJackpot {}

  /// Approves the payment of a hit, by a second person.
  ///
  /// @param payees the person at each winning seat
  /// @param tax the payees' tax forms are done
  @ActType(value = Right.APPROVE, at = "jackpots/{jackpot}/approve", versioned = true)
  record Approve(String jackpot, int hit, List<Payee> payees, @Field(optional = true) boolean tax)
      implements AtJackpot {
    public Approve {
      payees = List.copyOf(payees);
    }
  }

  /// Records that a witness saw a hit. The witness neither entered the hit nor approves it.
  @ActType(value = Right.WITNESS, at = "jackpots/{jackpot}/witness")
  record Witness(String jackpot, int hit) implements AtJackpot {}

  /// Records that a supervisor verified a hit at its table: dice or cards, wager and winner.
  @ActType(value = Right.VERIFY, at = "jackpots/{jackpot}/verify")
  record Verify(String jackpot, int hit) implements AtJackpot {}

  /// Rejects a hit, so that it is not paid.
  @ActType(value = Right.APPROVE, at = "jackpots/{jackpot}/reject")
  record Reject(String jackpot, int hit, String reason) implements AtJackpot, Dual {}

  @ActType(value = Right.ADJUST, at = "jackpots/{jackpot}/adjust")
  record Adjust(String jackpot, Adjustment reason, Money amount, @Nullable String to, String note)
      implements AtJackpot, Dual {}

  /// Changes a jackpot's parameters, effective after the next 100% hit. A House prize changes at
  /// once.
  @ActType(value = Right.RUN_JACKPOTS, at = "jackpots/{jackpot}/retune")
  record Retune(String jackpot, @Field("jackpot") Setup.Jackpot terms, String reason)
      implements AtJackpot, Dual {}

  /// Retires a jackpot (WAC 230-15-710). This also ends a House prize.
  @ActType(value = Right.RUN_JACKPOTS, at = "jackpots/{jackpot}/retire")
  record Retire(String jackpot, String reason) implements AtJackpot, Dual {}

  @ActType(value = Right.RUN_JACKPOTS, at = "jackpots/{jackpot}/stop")
  record Stop(String jackpot, String reason) implements AtJackpot {}

  @ActType(value = Right.RUN_JACKPOTS, at = "jackpots/{jackpot}/restart")
  record Restart(String jackpot, String reason) implements AtJackpot {}

  /// Records the daily reading of the meters.
  ///
  /// @param day null for the current gaming day
  @ActType(value = Right.ADJUST, name = "Read", at = "jackpots/{jackpot}/read")
  record ReadMeters(String jackpot, @Nullable LocalDate day) implements AtJackpot {}

  /// Records player money deposited in the bank.
  @ActType(value = Right.ADJUST, at = "jackpots/{jackpot}/deposit")
  record Deposit(String jackpot, Money amount, String reference) implements AtJackpot {}

  /// Records a count of the bank balance. A balance below what is owed stops the jackpot.
  ///
  /// @param note why the count differs from the books; may be empty if it does not
  @ActType(value = Right.ADJUST, name = "Count", at = "jackpots/{jackpot}/count")
  record CountBalance(
      String jackpot, Money balance, @Field(value = "reason", optional = true) String note)
      implements AtJackpot {}

  /// Records that an authority seized the jackpot's money from the bank (WAC 230-15-715).
  @ActType(value = Right.ADJUST, at = "jackpots/{jackpot}/seize")
  record Seize(String jackpot, Money amount, String reference) implements AtJackpot {}

  /// The program's reminder that the money of a retired jackpot is overdue for distribution.
  @ActType(Right.NOTE)
  record Remind(String jackpot) implements AtJackpot {}

  /// An act on a device or by a device.
  sealed interface AtDevice extends Act {
    String device();
  }

  @ActType(value = Right.RUN_DEVICES, at = "devices")
  record AddDevice(@Field(inline = true) Device added) implements AtDevice {
    @Override
    public String device() {
      return added.name();
    }
  }

  /// Revokes the device's token.
  @ActType(value = Right.RUN_DEVICES, at = "devices/{device}/revoke")
  record RevokeDevice(String device, String reason) implements AtDevice {}

  /// A message from a device.
  ///
  /// @param sequence its number among the device's messages, starting at 1
  /// @param round how many rounds the table had settled when the device sent it
  /// @param place the position of a card in the deal, starting at 1
  @ActType(Right.REPORT)
  record Report(
      @Field(supplied = true) String device,
      long sequence,
      long round,
      @Nullable Integer place,
      @Field("do") Command command)
      implements AtDevice {
    public Report from(String other) {
      return new Report(other, sequence, round, place, command);
    }
  }

  /// Records what the program notices about a device.
  @ActType(Right.NOTE)
  record NoteDevice(String device, DeviceEvent.Noticed event) implements AtDevice {}

  /// An act on the house as a whole.
  sealed interface AtHouse extends Act {}

  /// An act on a slip.
  sealed interface AtSlip extends AtHouse {
    String slip();
  }

  @ActType(value = Right.APPROVE, at = "slips/{slip}/pay")
  record PaySlip(String slip) implements AtSlip {}

  /// Voids a slip and issues another in its place. This takes two people if the payee changes.
  ///
  /// @param tax the new payee's tax form is done
  @ActType(value = Right.APPROVE, at = "slips/{slip}/void")
  record VoidSlip(String slip, Payee payee, @Field(optional = true) boolean tax, String reason)
      implements AtSlip, Dual {}

  @ActType(value = Right.APPROVE, at = "slips/{slip}/reprint")
  record ReprintSlip(String slip, String reason) implements AtSlip {}

  /// Records that a patron disputes the pay of a round.
  @ActType(value = Right.SETTLE_DISPUTES, at = "disputes")
  record OpenDispute(String table, long round, String patron, String claim) implements AtHouse {}

  @ActType(value = Right.SETTLE_DISPUTES, at = "disputes/{dispute}/decide")
  record DecideDispute(int dispute, String outcome) implements AtHouse {}

  /// Adds a person who may sign in.
  ///
  /// @param withPassword the person gets a password at once, which is stored outside the journals
  @ActType(value = Right.ADMINISTER, at = "users")
  record AddUser(
      String user, String fullName, Role role, @Field(supplied = true) boolean withPassword)
      implements AtHouse {
    public AddUser(String user, String fullName, Role role) {
      this(user, fullName, role, false);
    }
  }

  @ActType(value = Right.ADMINISTER, at = "users/{user}/change")
  record ChangeUser(String user, String fullName, Role role, boolean active, String reason)
      implements AtHouse {}

  /// Sets a person's badge number; empty removes it.
  @ActType(Right.ADMINISTER)
  record GiveBadge(String user, String badge) implements AtHouse {}

  /// Links a person to an identity at the issuer; null removes the link.
  @ActType(Right.ADMINISTER)
  record LinkUser(String user, User.@Nullable Link link) implements AtHouse {}

  /// Admits a person whom the issuer has authenticated. An unknown person is added; a known one is
  /// updated with the issuer's name and role.
  ///
  /// @param user the name for a new person; a known person is found by the link
  @ActType(Right.ADMIT)
  record AdmitUser(User.Link link, String user, String fullName, Role role) implements AtHouse {}

  /// An administrator sets another person's password or PIN, which is stored outside the journals.
  @ActType(value = Right.ADMINISTER, at = "users/{user}/secret")
  record SetSecret(String user, User.Secret secret) implements AtHouse {}

  @ActType(Right.SIGN_IN)
  record SetOwnSecret(User.Secret secret) implements AtHouse {}

  /// An administrator removes another person's lost PIN or authenticator.
  @ActType(Right.ADMINISTER)
  record RemoveSecret(String user, User.Secret secret) implements AtHouse {}

  /// A person with access to the machine creates or resets an administrator.
  @ActType(Right.RESTORE)
  record ResetAdministrator(String user, String reason) implements AtHouse {}

  /// Records a review of who has which access.
  @ActType(Right.SEE_USERS)
  record ReviewAccess(String note) implements AtHouse {}

  @ActType(value = Right.ADMINISTER, at = "displays")
  record AddDisplay(@Field(inline = true) Display display) implements AtHouse {}

  @ActType(value = Right.ADMINISTER, at = "displays/{display}/remove")
  record RemoveDisplay(String display, String reason) implements AtHouse {}

  /// A dealer calls a supervisor to a table.
  @ActType(value = Right.PLAY, name = "Call", at = "tables/{table}/call")
  record CallSupervisor(String table, String reason) implements AtHouse {}

  /// A second person confirms a proposal, which takes effect.
  ///
  /// @param statement the digest of the statement that the person has read
  @ActType(value = Right.CONFIRM, at = "proposals/{proposal}/confirm")
  record Confirm(int proposal, String statement) implements AtHouse {}

  /// Declines a proposal.
  @ActType(value = Right.CONFIRM, at = "proposals/{proposal}/decline")
  record Decline(int proposal, String reason) implements AtHouse {}

  /// Acknowledges an alert.
  @ActType(value = Right.ACKNOWLEDGE, at = "alerts/{alert}/acknowledge")
  record Acknowledge(int alert, @Field(optional = true) String note) implements AtHouse {}

  /// Records a sign-in, a sign-out or a refused act.
  @ActType(value = Right.NOTE, name = "Note")
  record NoteAccess(AccessEvent event) implements AtHouse {}

  /// Records an event about the program itself.
  @ActType(value = Right.NOTE, name = "Tell")
  record NoteProgram(HouseEvent.OfProgram event) implements AtHouse {}
}
