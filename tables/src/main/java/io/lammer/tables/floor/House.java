package io.lammer.tables.floor;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/// What the house as a whole has to remember.
///
/// @param slips every slip number that was used
/// @param paytables the SHA-256 of every paytable whose text is in the journal
/// @param alerts those that nobody has acknowledged, oldest first
/// @param lastAlert the number of the last alert there was
public record House(
    Set<String> slips,
    Set<String> paytables,
    Map<String, User> users,
    Map<String, Display> displays,
    List<Alert> alerts,
    int lastAlert) {
  public static final String JOURNAL = "house";
  public static final House NEW = new House(Set.of(), Set.of(), Map.of(), Map.of(), List.of(), 0);

  public House {
    slips = Collections.unmodifiableSet(new TreeSet<>(slips));
    paytables = Collections.unmodifiableSet(new TreeSet<>(paytables));
    users = Collections.unmodifiableMap(new TreeMap<>(users));
    displays = Collections.unmodifiableMap(new TreeMap<>(displays));
    alerts = List.copyOf(alerts);
  }

  public Optional<User> user(String name) {
    return Optional.ofNullable(users.get(name));
  }

  /// The display that a token opens.
  public Optional<Display> displayOf(String hash) {
    return displays.values().stream().filter(display -> display.hash().equals(hash)).findFirst();
  }

  public House evolve(HouseEvent event) {
    return switch (event) {
      case HouseEvent.SlipIssued(var slip, _, _) ->
          new House(and(slips, slip), paytables, users, displays, alerts, lastAlert);
      case HouseEvent.PaytableKept kept ->
          new House(slips, and(paytables, kept.hash()), users, displays, alerts, lastAlert);
      case HouseEvent.UserAdded(var user) -> with(user);
      case HouseEvent.UserChanged(var user, _) -> with(user);
      case HouseEvent.SecretSet _ -> this;
      case HouseEvent.DisplayAdded(var display) ->
          new House(
              slips, paytables, users, and(displays, display.name(), display), alerts, lastAlert);
      case HouseEvent.DisplayRemoved(var name, _) ->
          new House(slips, paytables, users, without(displays, name), alerts, lastAlert);
      case HouseEvent.AlertRaised(var alert) ->
          with(Stream.concat(alerts.stream(), Stream.of(alert)).toList(), alert.number());
      case HouseEvent.AlertAcknowledged(var number, _) ->
          with(alerts.stream().filter(alert -> alert.number() != number).toList(), lastAlert);
      case HouseEvent.OfProgram _ -> this;
    };
  }

  private House with(User user) {
    return new House(slips, paytables, and(users, user.name(), user), displays, alerts, lastAlert);
  }

  private House with(List<Alert> newAlerts, int last) {
    return new House(slips, paytables, users, displays, newAlerts, last);
  }

  private static Set<String> and(Set<String> some, String one) {
    var all = new HashSet<>(some);
    all.add(one);
    return all;
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
