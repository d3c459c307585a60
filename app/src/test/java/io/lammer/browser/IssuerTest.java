package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.house.User;
import io.lammer.journal.StoredEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Sign-in at a real authorization server, through its pages and ours.
final class IssuerTest extends BrowserTest {
  private static final Actor ADMINISTRATOR = new Actor("ada", Role.ADMINISTRATOR);

  /// Begins with the house.
  @SuppressWarnings("NullAway.Init")
  private IssuerProcess issuer;

  @Override
  House open(Path where) throws IOException {
    issuer = IssuerProcess.start();
    var made =
        new House(
            where,
            Map.of(
                "lammer.oidc.issuer", issuer.address(),
                "lammer.oidc.client-id", "lammer",
                "lammer.oidc.client-secret", "between-us",
                "lammer.oidc.roles-claim", "casino.groups",
                "lammer.oidc.roles.dealer", "/pit/dealers",
                "lammer.oidc.roles.supervisor", "/pit/supervisors,/pit/shift",
                "lammer.oidc.roles.accounting", "/cage",
                "lammer.oidc.roles.administrator", "/it",
                "lammer.oidc.button", "Sign in with Example"));
    issuer.tell("client " + made.url());
    return made;
  }

  @AfterEach
  void tokensAreRightAgain() {
    issuer.tell("late 0");
    issuer.tell("forge -");
  }

  @AfterAll
  void end() {
    issuer.close();
  }

  /// By the button of our page and the form of theirs.
  private Page signIn(String login) {
    var page = person().page();
    page.navigate("/sign-in");
    page.click("#issuer");
    fill(page, login);
    return page;
  }

  private static void fill(Page page, String login) {
    page.fill("input[name=username]", login);
    page.fill("input[name=password]", "issuer");
    page.click("button[type=submit]");
  }

  private Page refused(String login, String... words) {
    var page = signIn(login);
    for (var word : words) {
      assertThat(page.locator("main")).containsText(word);
    }
    assertThat(page.context().cookies()).noneMatch(cookie -> cookie.name.equals("lammer"));
    return page;
  }

  private List<String> written(String journal, String about) {
    return house()
        .host()
        .live()
        .database()
        .journals()
        .read(journal, 1)
        .map(StoredEvent::entry)
        .filter(entry -> entry.body().contains(about))
        .map(entry -> entry.kind() + " " + entry.body())
        .toList();
  }

  private User user(String name) {
    return house().host().floor().house().user(name).orElseThrow();
  }

  @Test
  void whoHasARoleIsAddedAndComesToThePageThatWasAskedFor() {
    issuer.tell("person 1001 Hana /pit/shift,/others");
    var page = person().page();
    page.navigate("/jackpots");
    page.click("#issuer");
    fill(page, "1001");
    page.waitForURL("**/jackpots");
    assertThat(page.locator("header .who")).containsText("hana");
    assertThat(user("hana"))
        .isEqualTo(
            new User(
                "hana",
                "Hana of the issuer",
                Role.SUPERVISOR,
                true,
                null,
                new User.Link(issuer.address(), "1001"),
                null));
    assertThat(written("house", "hana")).singleElement().asString().startsWith("user-added");
    assertThat(written("access", "hana")).singleElement().asString().contains("ISSUER");
  }

  @Test
  void whoHasNoRoleIsToldSo() {
    issuer.tell("person 1003 jon /gardeners");
    refused("1003", "Not allowed", "You have no role in this house");
    assertThat(house().host().floor().house().user("jon")).isEmpty();
    assertThat(written("access", "jon")).singleElement().asString().startsWith("sign-in-refused");
  }

  /// A role of another department does not come on top, another of the same department is taken
  /// over at the next sign-in and ends what was open, and who is shut out stays out.
  @Test
  void rolesFollowTheIssuerAndTheHouseShutsOut() {
    issuer.tell("person 1004 kim /pit/dealers,/pit/shift");
    var before = signIn("1004");
    before.waitForURL("**/floor");
    assertThat(user("kim").role()).isEqualTo(Role.SUPERVISOR);
    issuer.tell("person 1004 kim /pit/dealers,/cage");
    refused("1004", "several roles in this house (dealer, accounting)");
    assertThat(user("kim").role()).isEqualTo(Role.SUPERVISOR);

    issuer.tell("person 1004 kim /pit/dealers");
    signIn("1004").waitForURL("**/tables");
    assertThat(user("kim").role()).isEqualTo(Role.DEALER);
    assertThat(written("house", "kim").getLast())
        .startsWith("user-changed")
        .contains("the issuer says so");
    before.navigate("/floor");
    assertThat(before.locator("#sign-in")).isVisible();

    house().done(ADMINISTRATOR, new Act.ChangeUser("kim", "Kim", Role.DEALER, false, "left"));
    refused("1004", "Your access to this house was ended by an administrator");
    assertThat(user("kim").active()).isFalse();
  }

  @Test
  void theSameNameIsNoProofUntilAnAdministratorLinksIt() {
    issuer.tell("person 1007 drew /pit/dealers");
    refused("1007", "There is somebody else named drew in this house");
    assertThat(user("drew").link()).isNull();
    var administrator = person().signIn("ada").page();
    administrator.navigate("/users?change=drew");
    administrator.fill("#change-link", "1007");
    administrator.click("text=Save the link");
    assertThat(administrator.locator(".done")).containsText("The link of drew is saved");
    signIn("1007").waitForURL("**/tables");
    assertThat(user("drew").link()).isEqualTo(new User.Link(issuer.address(), "1007"));
  }

  @Test
  void aStateThatThisBrowserDidNotBeginWithIsRefused() {
    issuer.tell("person 1008 nell /pit/dealers");
    var page = person().page();
    page.navigate("/sign-in");
    page.click("#issuer");
    var begun =
        page.context().cookies(house().url() + "/sign-in/issuer/back").stream()
            .filter(cookie -> cookie.name.equals("lammer-issuer"))
            .findFirst()
            .orElseThrow();
    begun.value = begun.value.replaceFirst("[^.]*", "another");
    page.context().addCookies(List.of(begun));
    fill(page, "1008");
    assertThat(page.locator("main"))
        .containsText("This sign-in expired or was started in another browser");
    assertThat(house().host().floor().house().user("nell")).isEmpty();
    var answer = person().page().navigate("/sign-in/issuer/back?code=x&state=y");
    assertThat(Objects.requireNonNull(answer).status()).isEqualTo(400);
    assertThat(written("access", "not begun in this browser")).hasSizeGreaterThanOrEqualTo(2);
    signIn("1008").waitForURL("**/tables");
  }

  @Test
  void aTokenForAnotherSignInOrOfAnotherHourIsNotBelieved() {
    issuer.tell("person 1009 olga /pit/dealers");
    issuer.tell("forge stolen");
    refused("1009", "could not be verified", "the log says why");
    assertThat(written("access", "invalid_nonce")).isNotEmpty();
    issuer.tell("forge -");
    issuer.tell("late -7200");
    refused("1009", "its clock or the one of this house is wrong");
    issuer.tell("late 7200");
    refused("1009", "its clock or the one of this house is wrong");
    issuer.tell("late -30");
    signIn("1009").waitForURL("**/tables");
  }

  @Test
  void whenTheIssuerIsDownPeopleAreToldAndAPasswordIsGood() {
    issuer.tell("down");
    try {
      var page = person().page();
      page.navigate("/sign-in");
      Response answer = page.waitForNavigation(() -> page.click("#issuer"));
      assertThat(answer.status()).isEqualTo(502);
      assertThat(page.locator("main")).containsText("The single sign-on service is not available");
      page.navigate("/sign-in");
      page.fill("#name", "ada");
      page.fill("#password", "training");
      page.click("#sign-in button.main");
      page.waitForURL(url -> !url.contains("/sign-in"));
      page.navigate("/users");
      page.waitForURL("**/users");
    } finally {
      issuer.tell("up");
    }
    issuer.tell("person 1012 rosa /pit/dealers");
    var page = signIn("1012");
    page.waitForURL("**/tables");
    whoSignsOutIsOutThereToo(page);
  }

  private void whoSignsOutIsOutThereToo(Page page) {
    page.click("text=Sign out");
    page.waitForURL("**/sign-in");
    assertThat(written("access", "rosa").getLast()).startsWith("signed-out");
    page.click("#issuer");
    assertThat(page.locator("input[name=username]")).isVisible();
  }
}
