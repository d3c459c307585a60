package io.lammer.server.users;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.server.page.Visitor;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;

class UsersPageTest {
  private static final Pattern SECRET = Pattern.compile("id=\"new-secret\">([^<]+)<");

  private static ConfigurableApplicationContext server;
  private static Visitor administrator;

  @BeforeAll
  static void start() {
    server = Visitor.server();
    administrator = Visitor.of(server, "ada");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static String secret(String page) {
    var found = SECRET.matcher(page);
    assertThat(found.find()).isTrue();
    return found.group(1);
  }

  private static String added(String name, String role) {
    return secret(
        administrator
            .send("/users", Map.of("name", name, "fullName", "Some Body", "role", role))
            .body());
  }

  private static boolean isIn(String name, String password) {
    return Visitor.of(server, name, password).read("/account").body().contains("Some Body");
  }

  @Test
  void aNewUserSignsInWithThePasswordShownOnce() {
    var password = added("nora", "DEALER");
    assertThat(isIn("nora", password)).isTrue();
    assertThat(administrator.read("/users").body()).doesNotContain(password).contains("nora");
  }

  @Test
  void aPersonChangesTheirPasswordWithTheOldOne() {
    var password = added("olga", "DEALER");
    var olga = Visitor.of(server, "olga", password);
    var next = Map.of("old", "wrong", "password", "quite long 1", "again", "quite long 1");
    assertThat(olga.send("/account/password", next).body()).contains("not your present password");
    var own = Map.of("old", password, "password", "olga is here", "again", "olga is here");
    assertThat(olga.send("/account/password", own).body()).contains("may not hold your name");
    var good = Map.of("old", password, "password", "quite long 1", "again", "quite long 1");
    assertThat(olga.send("/account/password", good).body()).contains("Your password was changed");
    assertThat(isIn("olga", password)).isFalse();
    assertThat(isIn("olga", "quite long 1")).isTrue();
  }

  @Test
  void aPinHasSixDigits() {
    var password = added("petra", "DEALER");
    var petra = Visitor.of(server, "petra", password);
    assertThat(petra.send("/account/pin", Map.of("old", password, "pin", "12345")).body())
        .contains("A PIN has six digits");
    assertThat(petra.send("/account/pin", Map.of("old", password, "pin", "123456")).body())
        .contains("Your PIN was changed");
  }

  @Test
  void whoIsMadeInactiveIsOutAtOnce() {
    var password = added("quinn", "SUPERVISOR");
    var quinn = Visitor.of(server, "quinn", password);
    assertThat(quinn.read("/setup").statusCode()).isEqualTo(200);
    var change = Map.of("fullName", "Some Body", "role", "SUPERVISOR", "reason", "left the house");
    assertThat(administrator.send("/users/quinn", change).body()).contains("quinn was changed");
    assertThat(quinn.read("/setup").body()).contains("id=\"sign-in\"");
    assertThat(isIn("quinn", password)).isFalse();
  }

  @Test
  void aChangeWithoutAReasonIsRefused() {
    var change = Map.of("fullName", "Sam Supervisor", "role", "MANAGER", "reason", " ");
    assertThat(administrator.send("/users/sam", change).statusCode()).isEqualTo(422);
  }

  @Test
  void anAuditorLooksAndDoesNotChange() {
    var auditor = Visitor.of(server, "otto");
    assertThat(auditor.read("/users").body()).contains("dana").doesNotContain("action=\"/users\"");
    assertThat(
            auditor
                .send("/users", Map.of("name", "x1", "fullName", "X", "role", "DEALER"))
                .statusCode())
        .isEqualTo(403);
  }

  @Test
  void helpOfAnUnknownPageIsAFriendlyNotFound() {
    var answer = administrator.read("/help/no-such-page");
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.body()).contains("There is no help for");
    assertThat(administrator.read("/help/setup").body()).contains("House jackpot beside");
  }
}
