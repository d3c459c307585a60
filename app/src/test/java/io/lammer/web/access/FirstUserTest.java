package io.lammer.web.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.AccessEvent;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.house.Rulebook;
import io.lammer.house.User.Secret;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.StoredCredentials;
import io.lammer.journal.StoredEvent;
import io.lammer.rules.catalog.Catalog;
import io.lammer.runtime.LiveFloor;
import io.lammer.table.Answer;
import io.lammer.table.Profiles;
import io.lammer.web.HouseService;
import io.lammer.web.LammerServer;
import io.lammer.web.Running;
import io.lammer.web.page.Visitor;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The first start never leaves a house that nobody can sign in to.
final class FirstUserTest {
  @TempDir private Path folder;

  private Map<String, String> settings() {
    return Map.of("lammer.db", folder.resolve("house.db").toString(), "server.port", "0");
  }

  private Running start() {
    return Running.empty(settings());
  }

  /// What happened, starts and stops aside.
  private static List<String> kinds(Running server) {
    try (var events = server.host().live().database().journals().read("house", 1)) {
      return events
          .map(StoredEvent::entry)
          .map(entry -> entry.kind())
          .filter(kind -> !kind.startsWith("st"))
          .toList();
    }
  }

  @Test
  void theFirstAdministratorAndTheirPasswordAreOneCommit() {
    try (var server = start()) {
      var live = server.host().live();
      assertThat(kinds(server)).containsExactly("day-set", "administrator-reset");
      assertThat(live.database().credentials().find("admin", "password")).isPresent();
      assertThat(live.floor().house().held("admin").temporary()).isTrue();
      assertThat(folder.resolve("house.db.key")).isRegularFile();
      assertThat(folder.resolve("house.db.pepper")).isRegularFile();
    }
  }

  /// From the password that the start printed to the page where the others are added.
  @Test
  void theFirstAdministratorIsLedToAddingPeople() {
    var own = "a quiet harbor at dawn";
    try (var server = start()) {
      var password = server.bean(FirstUser.class).make().orElseThrow();
      var administrator = Visitor.of(server, "admin", password);
      var change = Map.of("old", password, "password", own, "again", own);
      assertThat(administrator.send("/account/password", change).body())
          .contains("<a href=\"/users\">Continue</a>");
      assertThat(administrator.read("/users").body())
          .contains("This house is new and has one user. Add a manager");
    }
  }

  /// The cost that tests save is that of no server that is started by its settings.
  @Test
  void aServerHashesPasswordsAtFullCost() {
    try (var server = LammerServer.start(settings())) {
      var credentials = server.getBean(HouseService.class).live().database().credentials();
      assertThat(credentials.find("admin", "password").orElseThrow()).startsWith("$2a$11$");
      assertThat(server.getBean(Secrets.class).credential("dana", Secret.PIN, "482913").hash())
          .startsWith("$2a$11$");
    }
  }

  @Test
  void anAdministratorWhoIsResetGetsAPasswordOfFullCost() {
    var house = HouseAddress.of(folder.resolve("house.db"));
    var rules = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
    try (var floor = LiveFloor.open(folder.resolve("house.db"), rules, Clock.systemUTC())) {
      assertThat(FirstUser.reset(floor, "admin", "forgotten")).isInstanceOf(Answer.Accepted.class);
      assertThat(floor.database().credentials().find("admin", "password").orElseThrow())
          .startsWith("$2a$11$");
    }
  }

  /// The password that was printed may never have been read.
  @Test
  void anotherPasswordIsGivenUntilSomebodyHasSignedIn() {
    start().close();
    try (var server = start()) {
      assertThat(kinds(server))
          .containsExactly("day-set", "administrator-reset", "administrator-reset");
      var secrets = server.bean(Secrets.class);
      var password = server.bean(FirstUser.class).make().orElseThrow();
      assertThat(secrets.matches("admin", Secret.PASSWORD, password)).isTrue();
      server
          .host()
          .note(new AccessEvent.SignedIn("admin", AccessEvent.Means.PASSWORD, "127.0.0.1"))
          .join();
      assertThat(server.bean(FirstUser.class).make()).isEmpty();
    }
  }

  @Test
  void aHouseWhoseAdministratorHasNoPasswordGetsOne() {
    try (var server = start()) {
      var host = server.host();
      var none = Secrets.none("admin", Secret.PASSWORD);
      StoredCredentials.save(host.live().database(), none);
      assertThat(host.live().database().credentials().find("admin", "password")).isEmpty();
      server.bean(FirstUser.class).make();
      assertThat(host.live().database().credentials().find("admin", "password")).isPresent();
    }
  }

  @Test
  void aHouseWithPeopleGetsNoAdministratorOfItsOwn() {
    try (var server = start()) {
      var host = server.host();
      host.act(
          new Actor("admin", Role.ADMINISTRATOR), new Act.AddUser("dana", "Dana", Role.DEALER));
      assertThat(server.bean(FirstUser.class).make()).isEmpty();
    }
  }
}
