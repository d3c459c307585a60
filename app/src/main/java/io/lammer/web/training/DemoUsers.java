package io.lammer.web.training;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.house.User;
import io.lammer.web.HouseService;
import io.lammer.web.access.Secrets;
import java.util.List;
import java.util.Optional;

/// The users of the training floor, whose passwords are public.
public final class DemoUsers {
  public record DemoUser(String name, String fullName, Role role, String password, String pin) {}

  public static final List<DemoUser> ALL =
      List.of(
          user("dana", "Dana Dealer", Role.DEALER, "100001"),
          user("drew", "Drew Dealer", Role.DEALER, "100002"),
          user("sam", "Sam Supervisor", Role.SUPERVISOR, "200001"),
          user("mona", "Mona Manager", Role.MANAGER, "300001"),
          user("alex", "Alex Accounting", Role.ACCOUNTING, "400001"),
          user("amy", "Amy Accounting", Role.ACCOUNTING, "400002"),
          user("sue", "Sue Surveillance", Role.SURVEILLANCE, "500001"),
          user("otto", "Otto Auditor", Role.AUDITOR, "600001"),
          user("lana", "Lana Analyst", Role.ANALYST, "700001"),
          user("ada", "Ada Administrator", Role.ADMINISTRATOR, "800001"));

  private DemoUsers() {}

  private static DemoUser user(String name, String fullName, Role role, String pin) {
    return new DemoUser(name, fullName, role, "training", pin);
  }

  /// Adds the users who are missing. If there is an administrator already, the demo administrator
  /// is added last: a house's only administrator may give access to everybody, but one of two only
  /// to one department.
  public static void make(HouseService host, Secrets secrets) {
    var missing =
        ALL.stream().filter(user -> host.floor().house().user(user.name()).isEmpty()).toList();
    var administrators = missing.stream().filter(DemoUsers::isAdministrator).toList();
    var known = administrator(host).isPresent();
    if (!known) {
      administrators.forEach(user -> add(host, secrets, user));
    }
    missing.parallelStream()
        .filter(user -> !isAdministrator(user))
        .forEach(user -> add(host, secrets, user));
    if (known) {
      administrators.forEach(user -> add(host, secrets, user));
    }
  }

  private static boolean isAdministrator(DemoUser user) {
    return user.role() == Role.ADMINISTRATOR;
  }

  private static Optional<Actor> administrator(HouseService host) {
    return host.floor().house().users().values().stream()
        .filter(known -> known.active() && known.role() == Role.ADMINISTRATOR)
        .map(User::actor)
        .findFirst();
  }

  /// In an empty house the first administrator adds herself.
  private static void add(HouseService host, Secrets secrets, DemoUser user) {
    var administrator = administrator(host).orElse(new Actor(user.name(), user.role()));
    host.act(administrator, new Act.AddUser(user.name(), user.fullName(), user.role()));
    set(host, secrets, user, User.Secret.PASSWORD, user.password());
    set(host, secrets, user, User.Secret.PIN, user.pin());
  }

  /// Set as if by the user, because a password set by an administrator would have to be changed at
  /// the first sign-in.
  private static void set(
      HouseService host, Secrets secrets, DemoUser user, User.Secret kind, String secret) {
    host.act(
        new Actor(user.name(), user.role()),
        new Act.SetOwnSecret(kind),
        secrets.credential(user.name(), kind, secret));
  }
}
