package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.AccessEvent;
import io.lammer.house.AccessEvent.Means;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Alert;
import io.lammer.house.Display;
import io.lammer.house.House;
import io.lammer.house.HouseEvent;
import io.lammer.house.Role;
import io.lammer.house.SignInCounts;
import io.lammer.house.User;
import io.lammer.journal.Credential;
import io.lammer.table.Answer;
import io.lammer.table.Refusal.Code;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// People, displays and alerts of a house.
class HouseActsTest {
  private static final Actor ADMINISTRATOR = new Actor("ada", Role.ADMINISTRATOR);
  private static final Actor PROGRAM = new Actor("lammer", Role.SYSTEM);

  @TempDir Path folder;
  private Pit pit;

  @BeforeEach
  void open() {
    pit = new Pit(folder);
  }

  @AfterEach
  void close() {
    pit.close();
  }

  private House house() {
    return pit.floor().floor().house();
  }

  @Test
  void anAdministratorAddsAndChangesPeople() {
    pit.done(ADMINISTRATOR, new Act.AddUser("dana", "Dana", Role.DEALER));
    pit.done(ADMINISTRATOR, new Act.SetSecret("dana", User.Secret.PIN));
    pit.done(ADMINISTRATOR, new Act.ChangeUser("dana", "Dana", Role.SUPERVISOR, false, "promoted"));
    assertThat(house().user("dana")).contains(new User("dana", "Dana", Role.SUPERVISOR, false));
  }

  @Test
  void whatCannotBeAUserIsRefused() {
    pit.done(ADMINISTRATOR, new Act.AddUser("dana", "Dana", Role.DEALER));
    pit.refused(Code.USER_EXISTS, ADMINISTRATOR, new Act.AddUser("dana", "Another", Role.DEALER));
    pit.refused(Code.BAD_NAME, ADMINISTRATOR, new Act.AddUser("Da na", "Dana", Role.DEALER));
    pit.refused(Code.NOT_A_PERSON, ADMINISTRATOR, new Act.AddUser("box", "Box", Role.SENSOR));
    pit.refused(
        Code.UNKNOWN_USER, ADMINISTRATOR, new Act.SetSecret("nobody", User.Secret.PASSWORD));
    pit.refused(
        Code.REASON_MISSING,
        ADMINISTRATOR,
        new Act.ChangeUser("dana", "Dana", Role.DEALER, false, " "));
    pit.refused(Code.NOT_ALLOWED, Pit.MANAGER, new Act.AddUser("x1", "X", Role.DEALER));
  }

  /// They stand in journals and on slips for ever, and must be seen as they are.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "lammer, Lammer",
        "script, Script",
        "sensor, Sensor",
        "d, D",
        "dana, ",
        "dana, Da\u200Bna"
      })
  void aNameThatMisleadsIsRefused(String names) {
    var both = names.split(", ", -1);
    pit.refused(Code.BAD_NAME, ADMINISTRATOR, new Act.AddUser(both[0], both[1], Role.DEALER));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Da\u0000na", "\u202Eanad", "Da\nna"})
  void aNameThatCannotBeSeenIsRefused(String name) {
    pit.refused(Code.BAD_TEXT, ADMINISTRATOR, new Act.AddUser("dana", name, Role.DEALER));
  }

  @Test
  void aFullNameIsAsBoundWhenItIsChanged() {
    pit.done(ADMINISTRATOR, new Act.AddUser("dana", "D".repeat(80), Role.DEALER));
    pit.refused(
        Code.BAD_NAME,
        ADMINISTRATOR,
        new Act.ChangeUser("dana", "D".repeat(81), Role.DEALER, true, "married"));
  }

  /// One administrator is always left.
  @Test
  void nobodyShutsThemselvesOut() {
    pit.done(ADMINISTRATOR, new Act.AddUser("ada", "Ada", Role.ADMINISTRATOR));
    pit.refused(
        Code.SAME_PERSON,
        ADMINISTRATOR,
        new Act.ChangeUser("ada", "Ada", Role.ADMINISTRATOR, false, "on leave"));
  }

  @Test
  void nobodyGivesThemselvesAnotherRole() {
    pit.done(ADMINISTRATOR, new Act.AddUser("ada", "Ada", Role.ADMINISTRATOR));
    pit.refused(
        Code.SAME_PERSON,
        ADMINISTRATOR,
        new Act.ChangeUser("ada", "Ada", Role.MANAGER, true, "promoted"));
  }

  /// Both asked while they were administrators; who comes second no longer is one.
  @Test
  void ofTwoAdministratorsWhoDemoteEachOtherOneIsLeft() {
    var abe = new Actor("abe", Role.ADMINISTRATOR);
    pit.done(ADMINISTRATOR, new Act.AddUser("ada", "Ada", Role.ADMINISTRATOR));
    pit.done(ADMINISTRATOR, new Act.AddUser("abe", "Abe", Role.ADMINISTRATOR));
    var first =
        pit.floor()
            .submit("a", ADMINISTRATOR, new Act.ChangeUser("abe", "Abe", Role.DEALER, true, "out"));
    var second =
        pit.floor().submit("b", abe, new Act.ChangeUser("ada", "Ada", Role.DEALER, true, "out"));
    assertThat(first.join()).isInstanceOf(Answer.Accepted.class);
    assertThat(second.join()).isInstanceOf(Answer.Refused.class);
    assertThat(house().user("ada").orElseThrow().role()).isEqualTo(Role.ADMINISTRATOR);
    pit.done(
        ADMINISTRATOR, new Act.ChangeUser("abe", "Abe", Role.ADMINISTRATOR, false, "on leave"));
    pit.refused(Code.NOT_ALLOWED, abe, new Act.SetSecret("ada", User.Secret.PASSWORD));
  }

  /// At a console by PIN a manager has a dealer's rights, which a manager's cover.
  @Test
  void aPersonActsInARoleThatTheirsCovers() {
    pit.open("C1", Pit.CRAPS);
    pit.done(ADMINISTRATOR, new Act.AddUser("mona", "Mona", Role.MANAGER));
    pit.done(new Actor("mona", Role.DEALER), new Act.CallSupervisor("C1", "a late bet"));
    pit.done(ADMINISTRATOR, new Act.AddUser("dana", "Dana", Role.DEALER));
    pit.refused(
        Code.NOT_ALLOWED, new Actor("dana", Role.SUPERVISOR), new Act.Suspend("C1", "a spill"));
  }

  private static final List<Credential> KEPT =
      List.of(new Credential("dana", "password", "hash 1", "print 1"));

  @Test
  void aSecretAndItsEventAreOneCommit() {
    pit.done(ADMINISTRATOR, new Act.AddUser("dana", "Dana", Role.DEALER));
    var given = new Act.SetSecret("dana", User.Secret.PASSWORD);
    var keys = pit.floor().database().credentials();
    assertThat(pit.floor().submit("k", ADMINISTRATOR, given, null, KEPT).join())
        .isInstanceOf(Answer.Accepted.class);
    assertThat(keys.find("dana", "password")).contains("hash 1");
    var again = List.of(new Credential("dana", "password", "hash 2", "print 1"));
    assertThat(pit.floor().submit("k", ADMINISTRATOR, given, null, again).join())
        .isInstanceOfSatisfying(
            Answer.Accepted.class,
            done -> assertThat(((Receipt) done.result()).repeated()).isTrue());
    var other = List.of(new Credential("dana", "password", "hash 3", "print 2"));
    assertThat(pit.floor().submit("k", ADMINISTRATOR, given, null, other).join())
        .isEqualTo(Code.KEY_REUSED.refuse("k"));
    assertThat(keys.find("dana", "password")).contains("hash 1");
  }

  @Test
  void aRefusedSecretIsNotKept() {
    pit.floor()
        .submit("k", ADMINISTRATOR, new Act.SetSecret("dana", User.Secret.PASSWORD), null, KEPT)
        .join();
    assertThat(pit.floor().database().credentials().find("dana", "password")).isEmpty();
  }

  @Test
  void whatEndsSessionsIsCounted() {
    pit.done(ADMINISTRATOR, new Act.AddUser("dana", "Dana", Role.DEALER, true));
    assertThat(house().held("dana"))
        .isEqualTo(new User.Held(1, true, false, Map.of(User.Secret.PASSWORD, 1)));
    var dana = new Actor("dana", Role.DEALER);
    pit.done(dana, new Act.SetOwnSecret(User.Secret.PASSWORD));
    assertThat(house().held("dana"))
        .isEqualTo(new User.Held(2, false, false, Map.of(User.Secret.PASSWORD, 2)));
    pit.done(dana, new Act.SetOwnSecret(User.Secret.PIN));
    pit.done(dana, new Act.SetOwnSecret(User.Secret.AUTHENTICATOR));
    pit.done(ADMINISTRATOR, new Act.ChangeUser("dana", "Dana D", Role.DEALER, true, "married"));
    assertThat(house().held("dana"))
        .isEqualTo(
            new User.Held(
                2,
                false,
                true,
                Map.of(User.Secret.PASSWORD, 2, User.Secret.PIN, 1, User.Secret.AUTHENTICATOR, 1)));
    pit.done(ADMINISTRATOR, new Act.ChangeUser("dana", "Dana D", Role.DEALER, false, "left"));
    pit.done(ADMINISTRATOR, new Act.ChangeUser("dana", "Dana D", Role.DEALER, true, "is back"));
    pit.done(ADMINISTRATOR, new Act.ChangeUser("dana", "Dana D", Role.MANAGER, true, "promoted"));
    assertThat(house().held("dana").changes()).isEqualTo(5);
    pit.done(ADMINISTRATOR, new Act.RemoveSecret("dana", User.Secret.AUTHENTICATOR));
    pit.done(ADMINISTRATOR, new Act.SetSecret("dana", User.Secret.PASSWORD));
    assertThat(house().held("dana"))
        .isEqualTo(
            new User.Held(
                6,
                true,
                false,
                Map.of(User.Secret.PASSWORD, 3, User.Secret.PIN, 1, User.Secret.AUTHENTICATOR, 2)));
    pit.audit();
  }

  private void administrators() {
    pit.done(ADMINISTRATOR, new Act.AddUser("ada", "Ada", Role.ADMINISTRATOR));
    pit.done(ADMINISTRATOR, new Act.AddUser("abe", "Abe", Role.ADMINISTRATOR));
  }

  /// Who could sign in as people of both departments would be both of two persons.
  @Test
  void oneOfTwoAdministratorsGivesAccessToOneDepartment() {
    administrators();
    var abe = new Actor("abe", Role.ADMINISTRATOR);
    pit.done(ADMINISTRATOR, new Act.AddUser("dana", "Dana", Role.DEALER, true));
    pit.done(abe, new Act.AddUser("cora", "Cora", Role.ACCOUNTING, true));
    assertThat(house().user("cora").orElseThrow().givenBy()).isEqualTo("abe");
    for (var act :
        List.<Act>of(
            new Act.AddUser("carl", "Carl", Role.ACCOUNTING, true),
            new Act.SetSecret("cora", User.Secret.PASSWORD),
            new Act.SetSecret("abe", User.Secret.PASSWORD),
            new Act.LinkUser("cora", at("9")))) {
      assertThat(pit.refused(Code.SECOND_ADMINISTRATOR, ADMINISTRATOR, act))
          .contains("another administrator does this");
    }
    pit.refused(Code.SECOND_ADMINISTRATOR, abe, new Act.SetSecret("dana", User.Secret.PIN));
    pit.done(ADMINISTRATOR, new Act.RemoveSecret("cora", User.Secret.AUTHENTICATOR));
    pit.audit();
  }

  /// An administrator of one's own making, and shutting the other out, get nobody further; the
  /// machine does.
  @Test
  void theOtherAdministratorIsNotGotAround() {
    administrators();
    var abe = new Actor("abe", Role.ADMINISTRATOR);
    var eve = new Actor("eve", Role.ADMINISTRATOR);
    var renewed = new Act.SetSecret("cora", User.Secret.PASSWORD);
    pit.done(ADMINISTRATOR, new Act.AddUser("dana", "Dana", Role.DEALER, true));
    pit.done(abe, new Act.AddUser("cora", "Cora", Role.ACCOUNTING, true));
    pit.done(ADMINISTRATOR, new Act.AddUser("eve", "Eve", Role.ADMINISTRATOR, true));
    pit.refused(Code.SECOND_ADMINISTRATOR, eve, renewed);
    pit.done(
        ADMINISTRATOR, new Act.ChangeUser("abe", "Abe", Role.ADMINISTRATOR, false, "has left"));
    pit.refused(Code.SECOND_ADMINISTRATOR, ADMINISTRATOR, renewed);
    pit.refused(Code.SECOND_ADMINISTRATOR, eve, renewed);
    pit.done(PROGRAM, new Act.ResetAdministrator("eve", "one of their own"));
    pit.done(eve, renewed);
    pit.audit();
  }

  /// What somebody gave while they were an administrator does not become harmless with another
  /// role.
  @Test
  void aDemotedAdministratorOfOnesOwnMakingStillCounts() {
    administrators();
    var eve = new Actor("eve", Role.ADMINISTRATOR);
    pit.done(ADMINISTRATOR, new Act.AddUser("eve", "Eve", Role.ADMINISTRATOR, true));
    pit.done(eve, new Act.AddUser("cora", "Cora", Role.ACCOUNTING, true));
    pit.done(ADMINISTRATOR, new Act.ChangeUser("eve", "Eve", Role.ANALYST, true, "another job"));
    pit.refused(
        Code.SECOND_ADMINISTRATOR,
        ADMINISTRATOR,
        new Act.AddUser("dana", "Dana", Role.DEALER, true));
  }

  @Test
  void theOnlyAdministratorGivesAccessToAll() {
    administrators();
    pit.done(
        ADMINISTRATOR, new Act.ChangeUser("abe", "Abe", Role.ADMINISTRATOR, false, "has left"));
    assertThat(house().alerts().getLast().text()).contains("ada is the only administrator now");
    pit.done(ADMINISTRATOR, new Act.AddUser("dana", "Dana", Role.DEALER, true));
    pit.done(ADMINISTRATOR, new Act.AddUser("cora", "Cora", Role.ACCOUNTING, true));
    assertThat(house().users().values()).allMatch(user -> user.givenBy() == null);
  }

  @Test
  void theMachineRestoresAnAdministratorAndNobodyElse() {
    pit.done(PROGRAM, new Act.ResetAdministrator("ada", "first start"));
    assertThat(house().user("ada"))
        .contains(new User("ada", "Administrator", Role.ADMINISTRATOR, true));
    assertThat(house().held("ada"))
        .isEqualTo(
            new User.Held(
                1, true, false, Map.of(User.Secret.PASSWORD, 1, User.Secret.AUTHENTICATOR, 1)));
    pit.done(ADMINISTRATOR, new Act.AddUser("abe", "Abe", Role.ADMINISTRATOR));
    pit.done(
        new Actor("abe", Role.ADMINISTRATOR),
        new Act.ChangeUser("ada", "Ada", Role.ADMINISTRATOR, false, "on leave"));
    pit.done(PROGRAM, new Act.ResetAdministrator("ada", "nobody knows a password"));
    assertThat(house().user("ada")).contains(new User("ada", "Ada", Role.ADMINISTRATOR, true));
    pit.done(ADMINISTRATOR, new Act.AddUser("dana", "Dana", Role.DEALER));
    pit.refused(Code.USER_EXISTS, PROGRAM, new Act.ResetAdministrator("dana", "why not"));
    pit.refused(Code.REASON_MISSING, PROGRAM, new Act.ResetAdministrator("ada", " "));
    pit.refused(Code.BAD_NAME, PROGRAM, new Act.ResetAdministrator("lammer", "why not"));
    pit.refused(Code.NOT_ALLOWED, ADMINISTRATOR, new Act.ResetAdministrator("abe", "why not"));
  }

  @Test
  void aReviewOfAccessIsWrittenDown() {
    pit.done(ADMINISTRATOR, new Act.AddUser("dana", "Dana", Role.DEALER));
    pit.done(ADMINISTRATOR, new Act.AddUser("abe", "Abe", Role.DEALER));
    pit.done(ADMINISTRATOR, new Act.ChangeUser("abe", "Abe", Role.DEALER, false, "left"));
    pit.done(new Actor("otto", Role.AUDITOR), new Act.ReviewAccess("third quarter"));
    pit.refused(Code.NOT_ALLOWED, Pit.MANAGER, new Act.ReviewAccess("third quarter"));
    assertThat(
            new History(pit.floor().database(), Pit.RULES)
                .of(House.JOURNAL)
                .reduce((_, last) -> last)
                .orElseThrow()
                .event())
        .isEqualTo(new HouseEvent.AccessReviewed(1, "third quarter"));
  }

  /// The table must be suspended and the jackpot there, so that only the right is missing.
  @Test
  void reenteringAndReadingNeedTheirOwnRights() {
    pit.open("C1", Pit.CRAPS);
    pit.done(Pit.SUPERVISOR, new Act.Suspend("C1", "power was out"));
    var felt = pit.table("C1").playing().felt();
    var reenter = new Act.Reenter("C1", felt, Map.of(), "counted");
    var read = new Act.ReadMeters("C1/PT-BJS-FUP-01", LocalDate.of(2026, 11, 15));
    pit.refused(Code.NOT_ALLOWED, Pit.DEALER, reenter);
    pit.refused(Code.NOT_ALLOWED, Pit.ACCOUNTING, reenter);
    pit.refused(Code.NOT_ALLOWED, Pit.MANAGER, read);
    pit.refused(Code.NOT_ALLOWED, Pit.SURVEILLANCE, read);
    pit.done(Pit.SUPERVISOR, reenter);
    pit.done(Pit.ACCOUNTING, read);
  }

  @Test
  void aDisplayIsFoundByTheHashOfItsToken() {
    pit.open("C1", Pit.CRAPS);
    var display = new Display("over C1", "C1", "ab12");
    pit.done(ADMINISTRATOR, new Act.AddDisplay(display));
    assertThat(house().displayOf("ab12")).contains(display);
    pit.refused(Code.DISPLAY_EXISTS, ADMINISTRATOR, new Act.AddDisplay(display));
    pit.refused(
        Code.UNKNOWN_TABLE, ADMINISTRATOR, new Act.AddDisplay(new Display("other", "C9", "x")));
    pit.done(ADMINISTRATOR, new Act.RemoveDisplay("over C1", "replaced"));
    assertThat(house().displayOf("ab12")).isEmpty();
    pit.refused(Code.UNKNOWN_DISPLAY, ADMINISTRATOR, new Act.RemoveDisplay("over C1", "replaced"));
  }

  @Test
  void aBadgeIsOnePersonsAndStaysWithThem() {
    pit.done(ADMINISTRATOR, new Act.AddUser("nora", "Nora New", Role.DEALER));
    pit.done(ADMINISTRATOR, new Act.AddUser("ned", "Ned New", Role.DEALER));
    pit.refused(Code.NOT_ALLOWED, Pit.MANAGER, new Act.GiveBadge("nora", "4711"));
    pit.refused(Code.UNKNOWN_USER, ADMINISTRATOR, new Act.GiveBadge("nobody1", "4711"));
    pit.refused(Code.BAD_NAME, ADMINISTRATOR, new Act.GiveBadge("nora", "no. 1"));
    pit.done(ADMINISTRATOR, new Act.GiveBadge("nora", "4711"));
    pit.refused(Code.BADGE_TAKEN, ADMINISTRATOR, new Act.GiveBadge("ned", "4711"));
    pit.done(
        ADMINISTRATOR, new Act.ChangeUser("nora", "Nora Newer", Role.SUPERVISOR, true, "promoted"));
    assertThat(house().user("nora").orElseThrow().badge()).isEqualTo("4711");
    pit.done(
        ADMINISTRATOR, new Act.ChangeUser("nora", "Nora Newer", Role.SUPERVISOR, false, "left"));
    pit.done(ADMINISTRATOR, new Act.GiveBadge("ned", "4711"));
    pit.done(ADMINISTRATOR, new Act.GiveBadge("ned", ""));
    assertThat(house().user("ned").orElseThrow().badge()).isNull();
  }

  private static Act.AdmitUser admit(String subject, String name, Role role) {
    return new Act.AdmitUser(at(subject), name, "Full " + name, role);
  }

  private static User.Link at(String subject) {
    return new User.Link("https://id.example", subject);
  }

  @Test
  void whomTheIssuerVouchesForIsAddedAndFollowsIt() {
    pit.refused(Code.NOT_ALLOWED, ADMINISTRATOR, admit("1", "dana", Role.DEALER));
    pit.refused(Code.BAD_NAME, PROGRAM, admit("1", "Dana@example", Role.DEALER));
    pit.refused(Code.NOT_A_PERSON, PROGRAM, admit("1", "dana", Role.SENSOR));
    pit.done(PROGRAM, admit("1", "dana", Role.DEALER));
    var before = house().held("dana").changes();
    pit.done(PROGRAM, admit("1", "another", Role.SUPERVISOR));
    assertThat(house().user("another")).isEmpty();
    assertThat(house().linked(at("1")).orElseThrow())
        .isEqualTo(new User("dana", "Full another", Role.SUPERVISOR, true, null, at("1"), null));
    assertThat(house().held("dana").changes()).isEqualTo(before + 1);
    pit.done(ADMINISTRATOR, new Act.ChangeUser("dana", "Dana", Role.DEALER, false, "left"));
    pit.refused(Code.SHUT_OUT, PROGRAM, admit("1", "dana", Role.SUPERVISOR));
    assertThat(house().user("dana").orElseThrow().link()).isEqualTo(at("1"));
  }

  @Test
  void theIssuersWordForANameTakesNobodyOver() {
    pit.done(ADMINISTRATOR, new Act.AddUser("dana", "Dana", Role.DEALER));
    pit.refused(Code.USER_EXISTS, PROGRAM, admit("1", "dana", Role.DEALER));
    pit.refused(Code.NOT_ALLOWED, PROGRAM, new Act.LinkUser("dana", at("1")));
    var sessions = house().held("dana").changes();
    pit.done(ADMINISTRATOR, new Act.LinkUser("dana", at("1")));
    assertThat(house().held("dana").changes()).isEqualTo(sessions + 1);
    pit.done(PROGRAM, admit("1", "dana", Role.DEALER));
    pit.refused(Code.USER_EXISTS, PROGRAM, admit("2", "dana", Role.DEALER));
    pit.refused(
        Code.USER_EXISTS,
        PROGRAM,
        new Act.AdmitUser(
            new User.Link("https://other.example", "1"), "dana", "Dana", Role.DEALER));
    pit.done(ADMINISTRATOR, new Act.AddUser("dora", "Dora", Role.DEALER));
    pit.refused(Code.LINK_TAKEN, ADMINISTRATOR, new Act.LinkUser("dora", at("1")));
    pit.refused(Code.BAD_NAME, ADMINISTRATOR, new Act.LinkUser("dora", at(" ")));
    pit.done(ADMINISTRATOR, new Act.LinkUser("dana", null));
    pit.done(ADMINISTRATOR, new Act.LinkUser("dora", at("1")));
    pit.done(ADMINISTRATOR, new Act.AddUser("ada", "Ada", Role.ADMINISTRATOR));
    pit.refused(Code.SAME_PERSON, ADMINISTRATOR, new Act.LinkUser("ada", at("3")));
    pit.audit();
  }

  @Test
  void theIssuerCannotTakeTheLastAdministrator() {
    pit.done(PROGRAM, admit("1", "abe", Role.ADMINISTRATOR));
    pit.refused(Code.LAST_ADMINISTRATOR, PROGRAM, admit("1", "abe", Role.DEALER));
    pit.done(PROGRAM, admit("1", "abe", Role.ADMINISTRATOR));
    pit.done(PROGRAM, admit("2", "bea", Role.ADMINISTRATOR));
    pit.done(PROGRAM, admit("1", "abe", Role.DEALER));
    pit.refused(Code.LAST_ADMINISTRATOR, PROGRAM, admit("2", "bea", Role.DEALER));
  }

  @Test
  void aCallStaysUntilASupervisorAcknowledgesIt() {
    pit.open("C1", Pit.CRAPS);
    pit.done(Pit.DEALER, new Act.CallSupervisor("C1", "a late bet"));
    assertThat(house().alerts()).containsExactly(new Alert(1, Alert.Kind.CALL, "C1", "a late bet"));
    pit.refused(Code.NOT_ALLOWED, Pit.DEALER, new Act.Acknowledge(1, ""));
    pit.done(Pit.SUPERVISOR, new Act.Acknowledge(1, "settled"));
    assertThat(house().alerts()).isEmpty();
    assertThat(house().answered("C1")).contains(new House.Answered("sam", 0));
    pit.refused(Code.UNKNOWN_ALERT, Pit.SUPERVISOR, new Act.Acknowledge(1, "again"));
    pit.done(Pit.DEALER, new Act.CallSupervisor("C1", "another"));
    pit.refused(Code.UNKNOWN_ALERT, Pit.SUPERVISOR, new Act.Acknowledge(1, "an old one"));
    pit.refused(Code.UNKNOWN_ALERT, Pit.SUPERVISOR, new Act.Acknowledge(3, "one to come"));
    assertThat(house().alerts()).extracting(Alert::number).containsExactly(2);
    assertThat(house().answered("C1")).isEmpty();
  }

  @Test
  void aVoidASuspensionAndAStopRaiseAlerts() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "bet: {seat: 1, wager: pass, amount: 5}", "roll: [5, 6]");
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("C1", "a wrong die"));
    pit.done(Pit.SUPERVISOR, new Act.Suspend("C1", "a spill"));
    pit.done(Pit.ACCOUNTING, new Act.Stop("C1/PT-BJS-FUP-01", "the bank is short"));
    assertThat(house().alerts())
        .extracting(Alert::kind)
        .containsExactly(Alert.Kind.VOID, Alert.Kind.SUSPENDED, Alert.Kind.STOPPED);
    assertThat(house().lastAlert()).isEqualTo(3);
  }

  @Test
  void signInsAndRefusalsAreWrittenDown() {
    pit.done(PROGRAM, new Act.NoteAccess(new AccessEvent.SignedIn("dana", Means.PIN, "127.0.0.1")));
    pit.done(
        PROGRAM,
        new Act.NoteAccess(
            new AccessEvent.ActRefused(
                "dana", "Open", "C1", List.of(Code.NOT_ALLOWED.because("dealer", "open tables")))));
    pit.refused(
        Code.NOT_ALLOWED,
        ADMINISTRATOR,
        new Act.NoteAccess(new AccessEvent.SignedOut("dana", "forged")));
    assertThat(
            new History(pit.floor().database(), Pit.RULES)
                .of(SignInCounts.JOURNAL)
                .reduce((_, last) -> last)
                .orElseThrow()
                .after())
        .isEqualTo(new SignInCounts(1, 0, 1));
    pit.audit();
  }
}
