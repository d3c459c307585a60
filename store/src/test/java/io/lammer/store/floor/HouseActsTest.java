package io.lammer.store.floor;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.Money;
import io.lammer.rules.baccarat.Shoe;
import io.lammer.tables.Command;
import io.lammer.tables.Felt;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.AccessEvent;
import io.lammer.tables.floor.AccessEvent.Means;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Alert;
import io.lammer.tables.floor.Display;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.Role;
import io.lammer.tables.floor.User;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
  void aCallStaysUntilASupervisorAcknowledgesIt() {
    pit.open("C1", Pit.CRAPS);
    pit.done(Pit.DEALER, new Act.Call("C1", "a late bet"));
    assertThat(house().alerts()).containsExactly(new Alert(1, Alert.Kind.CALL, "C1", "a late bet"));
    pit.refused(Code.NOT_ALLOWED, Pit.DEALER, new Act.Acknowledge(1, ""));
    pit.done(Pit.SUPERVISOR, new Act.Acknowledge(1, "settled"));
    assertThat(house().alerts()).isEmpty();
    pit.refused(Code.UNKNOWN_ALERT, Pit.SUPERVISOR, new Act.Acknowledge(1, "again"));
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
    pit.done(PROGRAM, new Act.Note(new AccessEvent.SignedIn("dana", Means.PIN, "127.0.0.1")));
    pit.done(
        PROGRAM,
        new Act.Note(
            new AccessEvent.ActRefused(
                "dana",
                "Open",
                "C1",
                List.of(new Refusal(Code.NOT_ALLOWED, "dealer may not open tables")))));
    pit.refused(
        Code.NOT_ALLOWED, ADMINISTRATOR, new Act.Note(new AccessEvent.SignedOut("dana", "forged")));
    assertThat(
            new History(pit.floor().database(), Pit.RULES)
                .of(Access.JOURNAL)
                .reduce((_, last) -> last)
                .orElseThrow()
                .after())
        .isEqualTo(new Access(1, 0, 1));
    pit.audit();
  }

  /// What seats owe stands in the books, whatever is re-entered.
  @Test
  void owedCommissionOutlivesAReentry() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.play(
        "B1",
        "bet: {seat: 1, wager: banker, amount: 100}",
        "deal: {player: [2h, Kd], banker: [8c, Kc]}");
    pit.done(Pit.SUPERVISOR, new Act.Suspend("B1", "power was out"));
    var felt = (Felt.Baccarat) pit.table("B1").playing().felt();
    pit.done(
        Pit.SUPERVISOR,
        new Act.Reenter("B1", Felt.Baccarat.fresh(felt.shoe()), Map.of(), "counted"));
    assertThat(((Felt.Baccarat) pit.table("B1").playing().felt()).owed())
        .isEqualTo(Map.of(1, Money.dollars(5)));
    pit.audit();
  }

  /// Four cards may not be enough: the dealer takes a new shoe though wagers are locked.
  @Test
  void aSpentShoeIsReplacedUnderLockedWagers() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.done(Pit.SUPERVISOR, new Act.Suspend("B1", "power was out"));
    var short4 = Felt.Baccarat.fresh(Shoe.of(8).burn(8 * 52 - 4));
    pit.done(Pit.SUPERVISOR, new Act.Reenter("B1", short4, Map.of(), "counted"));
    pit.done(Pit.SUPERVISOR, new Act.Resume("B1", "power is back"));
    var bet = new Command.Bet(1, "banker", BigDecimal.valueOf(100));
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(bet, new Command.Lock())));
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(new Command.NewShoe(0, null))));
    var deal = new Command.Deal(List.of("2h", "Kd"), List.of("8c", "Kc"));
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(deal, new Command.Confirm())));
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(bet, new Command.Lock())));
    pit.refused(
        Code.BETTING_CLOSED, Pit.DEALER, new Act.Play("B1", List.of(new Command.NewShoe(0, null))));
    pit.audit();
  }
}
