package io.lammer.house;

import io.lammer.house.User.Secret;
import io.lammer.rules.Money;
import io.lammer.table.PayFlags;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An event of the house as a whole.
public sealed interface HouseEvent extends FloorEvent {
  /// The text of a paytable that is in play for the first time, kept permanently.
  record PaytableKept(String edition, String id, String hash, String text) implements HouseEvent {
    public String name() {
      return edition + "/" + id;
    }
  }

  /// A slip was issued. It authorizes the payment of a share of a hit, and its number is never
  /// reused.
  ///
  /// @param by who approved the hit, or named the new payee
  /// @param replaces the voided slip that this one replaces, or null
  /// @param asks the duties that the regulations attach to the pay
  record SlipIssued(
      String slip,
      String jackpot,
      int hit,
      Money amount,
      Payee payee,
      Actor by,
      @Nullable String replaces,
      List<PayFlags.Kind> asks)
      implements HouseEvent {}

  record SlipPaid(String slip) implements HouseEvent {}

  /// The slip no longer authorizes a payment; the next slip issued replaces it.
  record SlipVoided(String slip, String reason) implements HouseEvent {}

  record SlipReprinted(String slip, String reason) implements HouseEvent {}

  record DisputeOpened(Dispute dispute) implements HouseEvent {}

  record DisputeDecided(int dispute, String outcome) implements HouseEvent {}

  /// An act that takes two people was proposed.
  record Proposed(Proposal proposal) implements HouseEvent {}

  /// A second person confirmed a proposal. The proposed act's events follow in the same command.
  record Confirmed(int proposal) implements HouseEvent {}

  record Declined(int proposal, String reason) implements HouseEvent {}

  record UserAdded(User user) implements HouseEvent {}

  record UserChanged(User user, String reason) implements HouseEvent {}

  /// A person set their own password, PIN or authenticator. The journal does not contain the
  /// secret.
  record SecretSet(String user, Secret secret) implements HouseEvent {}

  /// An administrator set another person's secret and so knows it. A password must be changed at
  /// once.
  record SecretGiven(String user, Secret secret) implements HouseEvent {}

  record SecretRemoved(String user, Secret secret) implements HouseEvent {}

  /// An administrator was created or reset on the machine itself, with a temporary password and
  /// without an authenticator.
  record AdministratorReset(User user, String reason) implements HouseEvent {}

  /// Somebody reviewed who has which access.
  ///
  /// @param people how many people could sign in
  record AccessReviewed(int people, String note) implements HouseEvent {}

  record DisplayAdded(Display display) implements HouseEvent {}

  record DisplayRemoved(String display, String reason) implements HouseEvent {}

  record AlertRaised(Alert alert) implements HouseEvent {}

  /// An alert was acknowledged, or its cause was resolved.
  ///
  /// @param by who acknowledged it; null if nobody had to
  /// @param round how many rounds the calling table had settled by then
  record AlertAcknowledged(int alert, String note, @Nullable Actor by, @Nullable Long round)
      implements HouseEvent {}

  /// An event about the program itself.
  sealed interface OfProgram extends HouseEvent {}

  /// The program started to run this house. The event identifies the build that decides the acts
  /// after it.
  ///
  /// @param program the SHA-256 of its class path
  /// @param cache the SHA-256 of its AOT cache, or null
  /// @param catalog the SHA-256 of the catalog and profiles in force
  /// @param training whether the house is for training; the first start fixes this
  /// @param authenticAfter the command after which every commit carries the house's MAC; null if
  ///   commits carry none yet
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

  /// The profile and gaming day of the house were set, at its first start or later by a person with
  /// access to the machine.
  ///
  /// @param reason null at the first start
  record DaySet(HouseDay day, @Nullable String reason) implements OfProgram {}

  /// A person with access to the machine accepted that the journals lack events that this server
  /// had seen.
  ///
  /// @param from the global position of the first lost event; greater than `to` if none is lost
  record LossAccepted(long from, long to, String what, String reason) implements OfProgram {
    public String range() {
      return from > to
          ? "no event"
          : from == to ? "event " + to : "events %d to %d".formatted(from, to);
    }
  }

  /// The program was told to stop. Two starts in a row without this event mean that the first run
  /// was killed.
  record Stopped(String version) implements OfProgram {}

  /// The machine's clock was changed, between two events or two runs.
  record ClockChanged(Instant from, Instant to) implements OfProgram {}

  /// The program failed to do something that it must do.
  record Troubled(String what) implements OfProgram {}
}
