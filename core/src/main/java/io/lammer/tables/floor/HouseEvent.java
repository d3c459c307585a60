package io.lammer.tables.floor;

import io.lammer.rules.Money;
import io.lammer.tables.PayFlags;
import io.lammer.tables.floor.User.Secret;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What happened to the house as a whole.
public sealed interface HouseEvent extends FloorEvent {
  /// A paytable came into play that was not in play before: its text is kept, for ever.
  record PaytableKept(String edition, String id, String hash, String text) implements HouseEvent {
    public String name() {
      return edition + "/" + id;
    }
  }

  /// A slip authorises the payment of a share of a hit; its number is never used again.
  ///
  /// @param amount null before 0.2.0, when one slip was for all winners, and it was paid at once
  /// @param payee null before 0.2.0
  /// @param by who approved the hit, or named the payee anew
  /// @param replaces the slip that was voided for it
  /// @param asks what the pay asks for by the rules of the place
  record SlipIssued(
      String slip,
      String jackpot,
      int hit,
      @Nullable Money amount,
      @Nullable Payee payee,
      @Nullable Actor by,
      @Nullable String replaces,
      @Nullable List<PayFlags.Kind> asks)
      implements HouseEvent {}

  record SlipPaid(String slip) implements HouseEvent {}

  /// The slip authorises nothing any more; the one after it takes its place.
  record SlipVoided(String slip, String reason) implements HouseEvent {}

  record SlipReprinted(String slip, String reason) implements HouseEvent {}

  record DisputeOpened(Dispute dispute) implements HouseEvent {}

  record DisputeDecided(int dispute, String outcome) implements HouseEvent {}

  /// One person asked for something that takes two.
  record Proposed(Proposal proposal) implements HouseEvent {}

  /// A second person agreed; what was proposed follows in the same command.
  record Confirmed(int proposal) implements HouseEvent {}

  record Declined(int proposal, String reason) implements HouseEvent {}

  record UserAdded(User user) implements HouseEvent {}

  record UserChanged(User user, String reason) implements HouseEvent {}

  /// A person set their own password, PIN or authenticator; the journal does not hold it.
  record SecretSet(String user, Secret secret) implements HouseEvent {}

  /// An administrator set another's, and so knows it: a password is to be changed at once.
  record SecretGiven(String user, Secret secret) implements HouseEvent {}

  record SecretRemoved(String user, Secret secret) implements HouseEvent {}

  /// On the machine itself an administrator was made, or let in again, with a new password that is
  /// to be changed and without an authenticator.
  record AdministratorReset(User user, String reason) implements HouseEvent {}

  /// Somebody has looked through who has which access.
  ///
  /// @param people how many there were who may sign in
  record AccessReviewed(int people, String note) implements HouseEvent {}

  record DisplayAdded(Display display) implements HouseEvent {}

  record DisplayRemoved(String display, String reason) implements HouseEvent {}

  record AlertRaised(Alert alert) implements HouseEvent {}

  /// A supervisor has seen to an alert, or what it was about is done.
  ///
  /// @param by who has seen to it; null where nobody had to, and before 0.3.0
  /// @param round how many rounds the table that called had settled by then
  record AlertAcknowledged(int alert, String note, @Nullable Actor by, @Nullable Long round)
      implements HouseEvent {}

  /// What the program has to say of itself.
  sealed interface OfProgram extends HouseEvent {}

  /// The program began to run this house: with which build everything after it was decided.
  ///
  /// @param program the SHA-256 of its class path
  /// @param cache the SHA-256 of the AOT cache it runs with, if any
  /// @param catalog the SHA-256 of catalog and profiles in force
  /// @param training what the first start says, the house is for ever
  /// @param authenticAfter the command after which every commit carries a MAC of the house; null
  ///   before commits carried one
  record Started(
      String version,
      String program,
      @Nullable String cache,
      String catalog,
      boolean training,
      @Nullable Long authenticAfter)
      implements OfProgram {
    public Started(
        String version, String program, @Nullable String cache, String catalog, boolean training) {
      this(version, program, cache, catalog, training, null);
    }

    public Started authenticAfter(long command) {
      return new Started(version, program, cache, catalog, training, command);
    }
  }

  /// The house keeps this profile and gaming day from now on: from its first start, or because
  /// somebody who runs its machine changed it.
  ///
  /// @param reason null at the first start
  record DaySet(HouseDay day, @Nullable String reason) implements OfProgram {}

  /// A person who runs the machine accepts that the journals lack events that this server had seen.
  ///
  /// @param from the first of them, by its place among all events; more than `to` where none is
  ///   lost
  record LossAccepted(long from, long to, String what, String reason) implements OfProgram {
    public String range() {
      return from > to
          ? "no event"
          : from == to ? "event " + to : "events %d to %d".formatted(from, to);
    }
  }

  /// The program was told to stop. Two starts without it: the first was killed.
  record Stopped(String version) implements OfProgram {}

  /// The machine's clock was changed, between two events or two runs.
  record ClockChanged(Instant from, Instant to) implements OfProgram {}

  /// The program cannot do something that it must.
  record Troubled(String what) implements OfProgram {}
}
