package io.lammer.house;

import io.lammer.house.Slip.State;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The state of the house as a whole.
///
/// @param papers proposals, slips and disputes
/// @param held metadata about people's secrets, by user
/// @param paytables the names of all paytables whose text is in the journal, by SHA-256
/// @param alerts the alerts that are not acknowledged yet, oldest first
/// @param lastAlert the highest alert number so far
/// @param answered who answered the last call of each table, until it calls again
/// @param day null until the house has chosen one
public record House(
    Paperwork papers,
    Map<String, String> paytables,
    Map<String, User> users,
    Map<String, User.Held> held,
    Map<String, Display> displays,
    List<Alert> alerts,
    int lastAlert,
    @Nullable Map<String, Answered> answered,
    @Nullable HouseDay day)
    implements FloorState {
  public static final String JOURNAL = "house";
  public static final House NEW =
      new House(
          Paperwork.NONE, Map.of(), Map.of(), Map.of(), Map.of(), List.of(), 0, Map.of(), null);

  /// A call that somebody answered.
  ///
  /// @param round how many rounds the table had settled then
  public record Answered(String by, long round) {}

  public House {
    paytables = Collections.unmodifiableMap(new TreeMap<>(paytables));
    users = Collections.unmodifiableMap(new TreeMap<>(users));
    held = Collections.unmodifiableMap(new TreeMap<>(held));
    displays = Collections.unmodifiableMap(new TreeMap<>(displays));
    alerts = List.copyOf(alerts);
    answered =
        answered == null || answered.isEmpty()
            ? null
            : Collections.unmodifiableMap(new TreeMap<>(answered));
  }

  /// The answer to the last call of a table.
  public Optional<Answered> answered(String table) {
    return Optional.ofNullable(answers().get(table));
  }

  private Map<String, Answered> answers() {
    return answered == null ? Map.of() : answered;
  }

  public Optional<User> user(String name) {
    return Optional.ofNullable(users.get(name));
  }

  /// The user linked to an identity at the issuer.
  public Optional<User> linked(User.Link link) {
    return users.values().stream().filter(user -> link.equals(user.link())).findFirst();
  }

  /// The display with this token hash.
  public Optional<Display> displayOf(String hash) {
    return displays.values().stream().filter(display -> display.hash().equals(hash)).findFirst();
  }

  public House evolve(HouseEvent event) {
    return switch (event) {
      case HouseEvent.SlipIssued issued -> with(papers.issued(issued));
      case HouseEvent.SlipPaid(var slip) -> with(papers.with(papers.known(slip).in(State.PAID)));
      case HouseEvent.SlipVoided(var slip, _) ->
          with(papers.with(papers.known(slip).in(State.VOID)));
      case HouseEvent.SlipReprinted(var slip, _) ->
          with(papers.with(papers.known(slip).reprinted()));
      case HouseEvent.DisputeOpened(var dispute) -> with(papers.with(dispute));
      case HouseEvent.DisputeDecided(var dispute, var outcome) ->
          with(papers.decided(dispute, outcome));
      case HouseEvent.Proposed(var proposal) -> with(papers.proposed(proposal));
      case HouseEvent.Confirmed(var proposal) -> with(papers.confirmed(proposal));
      case HouseEvent.Declined(var proposal, _) -> with(papers.declined(proposal));
      case HouseEvent.PaytableKept kept -> with(and(paytables, kept.hash(), kept.name()), displays);
      case HouseEvent.UserAdded(var user) -> with(user);
      case HouseEvent.UserChanged(var user, _) -> changed(user);
      case HouseEvent.SecretSet(var user, var secret) -> with(user, secret, false);
      case HouseEvent.SecretGiven(var user, var secret) -> with(user, secret, true);
      case HouseEvent.SecretRemoved(var user, var secret) -> with(user, held(user).removed(secret));
      case HouseEvent.AdministratorReset(var user, _) ->
          with(user)
              .with(
                  user.name(), held(user.name()).password(true).removed(User.Secret.AUTHENTICATOR));
      case HouseEvent.AccessReviewed _ -> this;
      case HouseEvent.DisplayAdded(var display) ->
          with(paytables, and(displays, display.name(), display));
      case HouseEvent.DisplayRemoved(var name, _) -> with(paytables, without(displays, name));
      case HouseEvent.AlertRaised(var alert) ->
          with(
              Stream.concat(alerts.stream(), Stream.of(alert)).toList(),
              alert.number(),
              alert.kind() == Alert.Kind.CALL ? without(answers(), alert.where()) : answers());
      case HouseEvent.AlertAcknowledged acknowledged -> acknowledged(acknowledged);
      case HouseEvent.DaySet(var newDay, _) ->
          new House(papers, paytables, users, held, displays, alerts, lastAlert, answered, newDay);
      case HouseEvent.OfProgram _ -> this;
    };
  }

  private House with(Paperwork newPapers) {
    return new House(newPapers, paytables, users, held, displays, alerts, lastAlert, answered, day);
  }

  private House with(Map<String, String> kept, Map<String, Display> screens) {
    return new House(papers, kept, users, held, screens, alerts, lastAlert, answered, day);
  }

  private House with(User user) {
    return new House(
        papers,
        paytables,
        and(users, user.name(), user),
        held,
        displays,
        alerts,
        lastAlert,
        answered,
        day);
  }

  /// A change of role, link or access ends the person's sessions. A change of name does not.
  private House changed(User user) {
    var before = user(user.name()).orElseThrow();
    return before.role() == user.role()
            && before.active() == user.active()
            && Objects.equals(before.link(), user.link())
        ? with(user)
        : with(user).with(user.name(), held(user.name()).ended());
  }

  private House with(String user, User.Secret secret, boolean given) {
    return switch (secret) {
      case PASSWORD -> with(user, held(user).password(given));
      case PIN -> with(user, held(user).pin());
      case AUTHENTICATOR -> with(user, held(user).authenticated());
    };
  }

  private House with(String user, User.Held newHeld) {
    return new House(
        papers,
        paytables,
        users,
        and(held, user, newHeld),
        displays,
        alerts,
        lastAlert,
        answered,
        day);
  }

  public User.Held held(String user) {
    return held.getOrDefault(user, User.Held.NOTHING);
  }

  private House with(List<Alert> newAlerts, int last, Map<String, Answered> newAnswered) {
    return new House(papers, paytables, users, held, displays, newAlerts, last, newAnswered, day);
  }

  private House acknowledged(HouseEvent.AlertAcknowledged event) {
    var by = event.by();
    var round = event.round();
    var called =
        alerts.stream()
            .filter(alert -> alert.number() == event.alert() && alert.kind() == Alert.Kind.CALL)
            .findFirst()
            .orElse(null);
    return with(
        alerts.stream().filter(alert -> alert.number() != event.alert()).toList(),
        lastAlert,
        called == null || by == null || round == null
            ? answers()
            : and(answers(), called.where(), new Answered(by.name(), round)));
  }

  private static <T> Map<String, T> and(Map<String, T> some, String name, T one) {
    var all = new LinkedHashMap<>(some);
    all.put(name, one);
    return all;
  }

  private static <T> Map<String, T> without(Map<String, T> some, String name) {
    var all = new LinkedHashMap<>(some);
    all.remove(name);
    return all;
  }
}
