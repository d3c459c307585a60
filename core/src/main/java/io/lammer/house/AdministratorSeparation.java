package io.lammer.house;

import io.lammer.house.Role.Department;
import io.lammer.table.Answer;
import io.lammer.table.Refusal.Code;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Prevents one administrator from acting for two departments. A person who gives somebody a
/// password, PIN, role or link could act as that person. So in a house with a second administrator,
/// one administrator gives access either to people of the tables or to people of accounting.
/// Administrators whom they added or reset count as the same person. The only administrator of a
/// house may give access to all, and the journal records it.
final class AdministratorSeparation {
  private static final Set<Department> CONTROL_EACH_OTHER =
      Set.of(Department.TABLES, Department.ACCOUNTING);

  private AdministratorSeparation() {}

  /// Records which administrator gave a person access, and refuses access to both departments.
  ///
  /// @param before the floor before the act, which tells whether there was another administrator
  static Answer<FloorChange> gave(Floor before, FloorChange after, Actor actor, String user) {
    var given = after.house().user(user).orElseThrow();
    if (!given.active() || !isBound(before.house(), actor.name())) {
      return after.done();
    }
    var noted =
        actor.name().equals(given.givenBy())
            ? after
            : after.and(
                new HouseEvent.UserChanged(
                    given.givenBy(actor.name()), "given access by " + actor.name()));
    var departments = departments(noted.house(), actor.name());
    return departments.containsAll(CONTROL_EACH_OTHER)
        ? Code.SECOND_ADMINISTRATOR.refuse(actor.name())
        : noted.done();
  }

  /// Raises an alert if one administrator is left.
  static FloorChange shutOut(FloorChange after, Actor actor, User before) {
    var wasAnother = before.active() && before.role() == Role.ADMINISTRATOR;
    return wasAnother && others(after.house(), Set.of(actor.name())).isEmpty()
        ? after.and(
            Alerts.raise(
                after,
                Alert.Kind.PROGRAM,
                House.JOURNAL,
                "%s is the only administrator now, since %s was shut out"
                    .formatted(actor.name(), before.name())))
        : after;
  }

  /// True if there is another administrator, or there was one when others were given access.
  private static boolean isBound(House house, String administrator) {
    return !others(house, circle(house, administrator)).isEmpty()
        || house.users().values().stream().anyMatch(user -> user.givenBy() != null);
  }

  private static Set<String> others(House house, Set<String> these) {
    return house.users().values().stream()
        .filter(user -> user.active() && user.role() == Role.ADMINISTRATOR)
        .map(User::name)
        .filter(name -> !these.contains(name))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<Department> departments(House house, String administrator) {
    var circle = circle(house, administrator);
    return house.users().values().stream()
        .filter(user -> user.active() && circle.contains(user.givenBy()))
        .map(user -> user.role().department())
        .collect(Collectors.toSet());
  }

  /// An administrator together with the administrators who gave them access or got it from them. A
  /// person who gave access counts as an administrator, whatever their role is now.
  private static Set<String> circle(House house, String administrator) {
    var givers = house.users().values().stream().map(User::givenBy).collect(Collectors.toSet());
    var circle = new HashSet<String>();
    var next = Set.of(administrator);
    while (circle.addAll(next)) {
      next =
          house.users().values().stream()
              .filter(user -> user.givenBy() != null)
              .filter(user -> user.role() == Role.ADMINISTRATOR || givers.contains(user.name()))
              .filter(user -> circle.contains(user.name()) || circle.contains(user.givenBy()))
              .flatMap(user -> Stream.of(user.name(), String.valueOf(user.givenBy())))
              .collect(Collectors.toSet());
    }
    return circle;
  }
}
