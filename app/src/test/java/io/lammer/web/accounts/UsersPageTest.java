package io.lammer.web.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.Running;
import io.lammer.web.access.Authenticator;
import io.lammer.web.page.Visitor;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UsersPageTest {
  private static final Pattern SECRET = Pattern.compile("id=\"new-secret\">([^<]+)<");

  private static final Pattern RECOVERY = Pattern.compile("<code>([A-Z2-7]{6}-[A-Z2-7]{6})</code>");

  private static final String OWN = "quite long 1";

  @TempDir static Path folder;
  private static Running server;
  private static Visitor administrator;

  @BeforeAll
  static void start() {
    server = Running.in(folder);
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

  @Test
  void allOpenSessionsAreListedAndEnded() {
    var guest = Visitor.of(server, "lana");
    var page = administrator.read("/users/sessions").body();
    assertThat(page).contains("<b>lana</b>", "<b>ada</b>", "/users/lana/sessions/end");
    var session =
        Pattern.compile(
                "/users/lana/sessions/end\".*?name=\"session\" value=\"([^\"]+)\"", Pattern.DOTALL)
            .matcher(page);
    assertThat(session.find()).isTrue();
    administrator.send("/users/lana/sessions/end", Map.of("session", session.group(1)));
    assertThat(guest.read("/odds").body()).contains("name=\"password\"");
    assertThat(Visitor.of(server, "otto").read("/users/sessions").body())
        .contains("<b>ada</b>")
        .doesNotContain("/sessions/end");
    assertThat(Visitor.of(server, "sam").read("/users/sessions").statusCode()).isEqualTo(403);
  }

  @Test
  void theServersPageSaysWhatThisServerDoes() {
    assertThat(administrator.read("/servers").body())
        .contains("the only server of the house", "house.db", "Program started", "lammer 0.1.0")
        .contains("href=\"/users/sessions\"", "href=\"/displays\"");
  }

  @Test
  void theNavigationIsByJob() {
    assertThat(Visitor.of(server, "mona").read("/slips").body())
        .contains(
            "<a href=\"/slips\" aria-current=\"page\">Cash and reports</a>",
            "<a href=\"/audit\">Compliance</a>",
            "<a href=\"/audit/days\">Day and month reports</a>");
    assertThat(administrator.read("/devices").body())
        .contains("<a href=\"/users\" aria-current=\"page\">System</a>");
  }

  private static boolean isIn(String name, String password) {
    return Visitor.of(server, name, password).read("/account").body().contains("Some Body");
  }

  /// Somebody new, who has chosen a password.
  private static Visitor settled(String name, String role) {
    var password = added(name, role);
    var visitor = Visitor.of(server, name, password);
    visitor.send("/account/password", change(password, OWN));
    return visitor;
  }

  private static Map<String, String> change(String old, String password) {
    return Map.of("old", old, "password", password, "again", password);
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
    assertThat(olga.read("/account").body())
        .contains("action=\"/account/password\"")
        .doesNotContain("action=\"/account/pin\"");
    assertThat(olga.send("/account/password", change("wrong", OWN)).body())
        .contains("not your current password");
    assertThat(olga.send("/account/password", change(password, "olga is here")).body())
        .contains("may not hold your name");
    assertThat(olga.send("/account/password", change(password, password)).body())
        .contains("the password you have");
    assertThat(olga.send("/account/password", change(password, OWN)).body())
        .contains("Your password was changed", "Continue</a>");
    assertThat(isIn("olga", password)).isFalse();
    assertThat(isIn("olga", OWN)).isTrue();
  }

  /// What is hashed is cut after 72 bytes. The journal says nothing of what was not done.
  @Test
  void aPasswordThatIsTooLongIsRefusedAndNothingIsSaidOfIt() {
    var password = added("lena", "DEALER");
    var lena = Visitor.of(server, "lena", password);
    var before = server.host().live().version("house");
    var answer = lena.send("/account/password", change(password, "0123456789 é".repeat(6)));
    assertThat(answer.statusCode()).isEqualTo(422);
    assertThat(answer.body()).contains("72 bytes at most");
    assertThat(server.host().live().version("house")).isEqualTo(before);
    assertThat(isIn("lena", password)).isTrue();
  }

  @Test
  void whoeverWasGivenAPasswordChangesItBeforeAnythingElse() {
    var password = added("nina", "SUPERVISOR");
    var nina = Visitor.of(server, "nina", password);
    assertThat(nina.read("/setup").body())
        .contains("Change the temporary password first")
        .doesNotContain("setup.css");
    var api = HttpRequest.newBuilder(nina.at("/api/tables"));
    assertThat(nina.sent(api).statusCode()).isEqualTo(403);
    assertThat(nina.sent(HttpRequest.newBuilder(nina.at("/live?topics=floor"))).statusCode())
        .isEqualTo(403);
    nina.send("/account/password", change(password, OWN));
    assertThat(nina.read("/setup").body()).contains("setup.css");
    assertThat(nina.sent(api).statusCode()).isEqualTo(200);
    administrator.send("/users/nina/secret", Map.of("kind", "PASSWORD"));
    assertThat(nina.read("/setup").body()).contains("id=\"sign-in\"");
  }

  /// Here one stays in; everywhere else one is out.
  @Test
  void aNewPasswordEndsOnesOtherSessions() {
    var here = settled("paula", "SUPERVISOR");
    var elsewhere = Visitor.of(server, "paula", OWN);
    assertThat(elsewhere.read("/setup").body()).contains("setup.css");
    here.send("/account/password", change(OWN, "another one 2"));
    assertThat(here.read("/setup").body()).contains("setup.css");
    assertThat(elsewhere.read("/setup").body()).contains("id=\"sign-in\"");
  }

  @Test
  void aPersonSeesAndEndsTheirOtherSessions() {
    var here = settled("sally", "SUPERVISOR");
    var elsewhere = Visitor.of(server, "sally", OWN);
    var page = here.read("/account").body();
    assertThat(page).contains("This session", "127.0.0.1", "Password");
    assertThat(page.split("name=\"session\" value=\"[0-9a-f]{16}\"", -1)).hasSize(2);
    here.send("/account/sessions/end", Map.of());
    assertThat(here.read("/setup").body()).contains("setup.css");
    assertThat(elsewhere.read("/setup").body()).contains("id=\"sign-in\"");
  }

  @Test
  void anAdministratorEndsTheSessionsOfAPerson() {
    var sean = settled("sean", "SUPERVISOR");
    assertThat(administrator.read("/users?change=sean").body()).contains("Open sessions");
    administrator.send("/users/sean/sessions/end", Map.of());
    assertThat(sean.read("/setup").body()).contains("id=\"sign-in\"");
    assertThat(administrator.read("/users").body()).contains("session ended by ada");
    assertThat(administrator.read("/users?change=sean").body()).doesNotContain("Open sessions");
  }

  @Test
  void aPinIsNotOneOfTheFirstThatAreGuessed() {
    var petra = settled("petra", "DEALER");
    for (var pin : List.of("12345", "000000", "123456")) {
      assertThat(petra.send("/account/pin", Map.of("old", OWN, "pin", pin)).statusCode())
          .isEqualTo(422);
    }
    assertThat(petra.send("/account/pin", Map.of("old", OWN, "pin", "482913")).body())
        .contains("Your PIN was changed");
  }

  @Test
  void anAuthenticatorIsAskedForOnceItIsSetUp() {
    var vera = settled("vera", "ADMINISTRATOR");
    var secret = offered(vera.read("/account").body());
    var wrong = Map.of("old", OWN, "code", "000000");
    assertThat(vera.send("/account/authenticator", wrong).statusCode()).isEqualTo(422);
    var now = Instant.now();
    var set = Map.of("old", OWN, "code", digits(secret, now));
    var done = vera.send("/account/authenticator", set).body();
    assertThat(done).contains("is set up");
    var codes = RECOVERY.matcher(done).results().map(found -> found.group(1)).toList();
    assertThat(codes).hasSize(10).doesNotHaveDuplicates();
    assertThat(vera.read("/account").body())
        .doesNotContain(secret, codes.getFirst())
        .contains("<svg class=\"qr\"");

    var again = Visitor.nobody(server);
    var without = again.send("/sign-in", Map.of("name", "vera", "password", OWN));
    assertThat(without.statusCode()).isEqualTo(401);
    assertThat(without.body()).contains("name=\"code\"");
    var bad = Map.of("name", "vera", "password", OWN, "code", "123");
    assertThat(again.send("/sign-in", bad).body()).contains("Each code works once");
    var next = digits(secret, now.plusSeconds(30));
    var right = Map.of("name", "vera", "password", OWN, "code", next);
    assertThat(again.send("/sign-in", right).body()).contains("Sign out");
    assertThat(Visitor.nobody(server).send("/sign-in", right).statusCode()).isEqualTo(401);

    var lost =
        Map.of("name", "vera", "password", OWN, "code", codes.get(3).toLowerCase(Locale.ROOT));
    assertThat(Visitor.nobody(server).send("/sign-in", lost).body()).contains("Sign out");
    assertThat(Visitor.nobody(server).send("/sign-in", lost).statusCode()).isEqualTo(401);

    assertThat(administrator.read("/users?change=vera").body()).contains("with authenticator");
    administrator.send("/users/vera/secret", Map.of("kind", "AUTHENTICATOR"));
    assertThat(isIn("vera", OWN)).isTrue();
  }

  private static String offered(String page) {
    var found = Pattern.compile("id=\"authenticator-secret\">([^<]+)<").matcher(page);
    assertThat(found.find()).isTrue();
    return found.group(1).replace(" ", "");
  }

  private static String digits(String secret, Instant at) {
    return Authenticator.digits(secret, at);
  }

  @Test
  void whoIsMadeInactiveIsOutAtOnce() {
    var quinn = settled("quinn", "SUPERVISOR");
    assertThat(quinn.read("/setup").statusCode()).isEqualTo(200);
    var change = Map.of("fullName", "Some Body", "role", "SUPERVISOR", "reason", "left the house");
    assertThat(administrator.send("/users/quinn", change).body()).contains("quinn was changed");
    assertThat(quinn.read("/setup").body()).contains("id=\"sign-in\"");
    assertThat(isIn("quinn", OWN)).isFalse();
  }

  @Test
  void aReviewOfAccessSaysWhoMayWhatAndIsKept() {
    settled("rosa", "SUPERVISOR");
    var otto = Visitor.of(server, "otto");
    assertThat(otto.read("/users/review").body())
        .contains("rosa", "void rounds and re-enter a table after an outage")
        .containsPattern("rosa(?s:.{0,2500})\\d{4}-\\d\\d-\\d\\d [0-9:]+, by ada .administrator.");
    var answer = otto.send("/users/review", Map.of("note", "third quarter"));
    assertThat(answer.body()).contains("third quarter", "otto (auditor)");
    assertThat(Visitor.of(server, "mona").read("/users/review").statusCode()).isEqualTo(403);
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
