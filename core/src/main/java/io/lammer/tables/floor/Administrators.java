package io.lammer.tables.floor;

import io.lammer.tables.Answer;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.Role.Department;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Keeps one administrator from acting as two departments. A person who gives somebody a password,
/// PIN, role or link could act as them. In a house with a second administrator, one administrator
/// gives access to people of the tables or to those of accounting, not to both; an administrator
/// whom they made or reset counts as themselves. The only administrator of a house may give access
/// to all, and the journal records it.
final class Administrators {
  private static final Set<Department> CONTROL_EACH_OTHER =
      Set.of(Department.TABLES, Department.ACCOUNTING);

  private Administrators() {}

  /// Notes who gave somebody what they act with.
  ///
  /// @param before whether there was another administrator is asked of this
  static Answer<Aftermath> gave(Floor before, Aftermath after, Actor actor, String user) {
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
        ? Code.SECOND_ADMINISTRATOR.refuse(
            "%s would then have given access to people of the tables and of accounting; another"
                + " administrator does this",
            actor.name())
        : noted.done();
  }

  /// The house is told when it has one administrator left.
  static Aftermath shutOut(Aftermath after, Actor actor, User before) {
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

  /// There is somebody else to ask, or there was when others were given access.
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

  /// An administrator, and the administrators who have their access from them or gave it to them.
  /// Who gave others access counts as one whatever role they have now.
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
