package io.lammer.runtime;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.games.craps.CrapsCommand;
import io.lammer.games.threedice.ThreeDiceCommand;
import io.lammer.house.AccessEvent;
import io.lammer.house.AccessEvent.Means;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Adjustment;
import io.lammer.house.Correction;
import io.lammer.house.Device;
import io.lammer.house.DeviceEvent;
import io.lammer.house.Display;
import io.lammer.house.HouseEvent;
import io.lammer.house.Payee;
import io.lammer.house.Role;
import io.lammer.house.User.Secret;
import io.lammer.rules.Money;
import io.lammer.rules.Side;
import io.lammer.table.Command;
import io.lammer.table.Refusal.Code;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// Makes a house with every kind of event: a floor of all games in a storm of chance acts, and then
/// each act that the storm lacks.
final class GoldenHouse {
  private static final int ACTS = 300;
  private static final Actor ADMINISTRATOR = new Actor("ada", Role.ADMINISTRATOR);
  private static final Actor DANA = new Actor("dana", Role.DEALER);
  private static final String HOUSE_PRIZE =
      "{edition: 3-dice-baccarat-wa, venue: tribal, approval: TGA-1, main-wager: optional,"
          + " equipment: [Andromeda 3d],"
          + " jackpots: [{paytable: PT-PRG-TRI-01, kind: house, meter: 5000, controls: IC-9}]}";
  private static final String DRAGON_TIGER =
      "{edition: dragon-tiger, venue: tribal, approval: TGA-2026-4, single-events: [suited-tie]}";
  private static final String FIRED_UP = "C3/PT-BJS-FUP-01";

  private final Pit pit;

  private GoldenHouse(Pit pit) {
    this.pit = pit;
  }

  /// The text of the house's database.
  static String make(Path folder) throws SQLException {
    try (var pit = new Pit(folder)) {
      pit.openFloor();
      var chance = new Chance(pit, new Random(1));
      for (var i = 0; i < ACTS; i++) {
        var asked = chance.next();
        pit.act(asked.actor(), asked.act());
      }
      new GoldenHouse(pit).rest();
    }
    new Pit(folder, Pit.NIGHT, ProgramRunTest.run(false)).close();
    return SqlText.of(folder.resolve("house.db"));
  }

  private void rest() {
    people();
    access();
    crapsWithPromotion();
    baccarat();
    dice();
    dragonTiger();
    devices();
    paperwork();
    jackpots();
    program();
  }

  private void done(Actor actor, Act act) {
    pit.done(actor, act);
  }

  private void play(String table, Command... commands) {
    done(Pit.SUPERVISOR, new Act.Play(table, List.of(commands)));
  }

  private void people() {
    done(ADMINISTRATOR, new Act.AddUser("ada", "Ada", Role.ADMINISTRATOR));
    done(ADMINISTRATOR, new Act.AddUser("dana", "Dana", Role.DEALER));
    done(ADMINISTRATOR, new Act.SetSecret("dana", Secret.PIN));
    done(DANA, new Act.SetOwnSecret(Secret.PASSWORD));
    done(DANA, new Act.SetOwnSecret(Secret.AUTHENTICATOR));
    done(ADMINISTRATOR, new Act.RemoveSecret("dana", Secret.AUTHENTICATOR));
    done(ADMINISTRATOR, new Act.GiveBadge("dana", "4711"));
    done(ADMINISTRATOR, new Act.ChangeUser("dana", "Dana D", Role.DEALER, true, "married"));
    done(Pit.PROGRAM, new Act.ResetAdministrator("admin", "locked out"));
    done(ADMINISTRATOR, new Act.ReviewAccess("all as it should be"));
    done(ADMINISTRATOR, new Act.AddDisplay(new Display("window", "C1", "hash")));
    done(ADMINISTRATOR, new Act.RemoveDisplay("window", "moved"));
  }

  private void access() {
    var refused = List.of(Code.NOTHING_ENTERED.because());
    for (var event :
        List.of(
            new AccessEvent.SignedIn("dana", Means.PASSWORD, "127.0.0.1", null),
            new AccessEvent.SignInRefused("dana", Means.PIN, "127.0.0.1", "wrong"),
            new AccessEvent.Reauthenticated("dana", "127.0.0.1"),
            new AccessEvent.Relieved("C1", "dora", "dana"),
            new AccessEvent.ActRefused("dana", "VoidRound", "C1", refused),
            new AccessEvent.SignedOut("dana", "signed out", "s1"))) {
      done(Pit.PROGRAM, new Act.NoteAccess(event));
    }
  }

  private void crapsWithPromotion() {
    var promoted =
        Pit.CRAPS + "promotions: [{wager: fired-up-progressive, multiply: 2, consent: GG-1}]\n";
    done(Pit.MANAGER, new Act.Draft("C3", Pit.setup(promoted)));
    done(Pit.SUPERVISOR, new Act.Open("C3", List.of("fired-up-progressive")));
    pit.play("C3", "bet: {seat: 1, wager: fired-up-progressive}", "roll: [3, 3]", "roll: [3, 2]");
    pit.play("C3", "roll: [2, 2]", "roll: [1, 2]", "roll: [1, 1]");
    pit.agreed(Pit.ACCOUNTING, new Act.Reject(FIRED_UP, 1, "a die was cocked"));
    done(Pit.SUPERVISOR, new Act.VoidRound("C3", "a cocked die"));
    pit.play("C3", "roll: [1, 1]");
    pit.paid(FIRED_UP, 2);
    pit.play("C3", "bet: {seat: 2, wager: place, number: 6, amount: 12}");
    pit.play("C3", "turn: {seat: 2, wager: place, number: 6, on: false}");
    play("C3", new CrapsCommand.NewShooter(2));
    pit.play("C3", "roll: [4, 4]");
    pit.play("C3", "take-down: {seat: 2, wager: place, number: 6}", "roll: [4, 4]");
    done(Pit.SUPERVISOR, new Act.Suspend("C3", "an outage"));
    done(
        Pit.SUPERVISOR,
        new Act.Reenter("C3", pit.table("C3").playing().felt(), Map.of(), "as it lay"));
    done(Pit.SUPERVISOR, new Act.Resume("C3", "go on"));
    var correction =
        new Correction(
            pit.table("C3").round() - 1,
            2,
            "place",
            Money.dollars(10),
            Money.dollars(5),
            "a wrong stack",
            "camera 4");
    pit.agreed(Pit.SUPERVISOR, new Act.Correct("C3", correction));
    done(Pit.MANAGER, new Act.Change("C3", Pit.setup(Pit.CRAPS), List.of(), "no promotion"));
    done(Pit.SUPERVISOR, new Act.Close("C3", "end of the night"));
  }

  private void baccarat() {
    pit.found("spare", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B5", Pit.LINKED.replace("harmony", "spare"));
    pit.play("B5", "bet: {seat: 1, wager: banker, amount: 20}");
    play("B5", new Command.Lock(), new Command.Reopen(), new Command.Lock());
    play("B5", new Command.NextCard("9h"), new Command.TakeBackCard(), new Command.NextCard("2h"));
    for (var card : List.of("9s", "Kd", "Qd")) {
      play("B5", new Command.NextCard(card));
    }
    play("B5", new Command.CallBack());
    play(
        "B5",
        new BaccaratCommand.Deal(List.of("2h", "Kd"), List.of("9s", "Qd")),
        new Command.Confirm(),
        new BaccaratCommand.Collect(1),
        new Command.NewShoe(3, null));
    done(Pit.SUPERVISOR, new Act.Close("B5", "end of the night"));
    done(Pit.MANAGER, new Act.Draft("B5", Pit.setup(Pit.LINKED)));
    done(Pit.SUPERVISOR, new Act.Open("B5", List.of()));
    done(Pit.SUPERVISOR, new Act.Limit("B5", Money.dollars(5), Money.dollars(200)));
  }

  private void dice() {
    pit.open("D3", Pit.DICE);
    play(
        "D3",
        new Command.Lock(),
        new ThreeDiceCommand.Shook(Side.PLAYER, null, false),
        new ThreeDiceCommand.Shook(Side.BANKER, null, true));
    pit.open("D4", HOUSE_PRIZE);
    var lower = Pit.setup(HOUSE_PRIZE.replace("5000", "4000")).jackpots().getFirst();
    pit.agreed(Pit.MANAGER, new Act.Retune("D4/PT-PRG-TRI-01", lower, "another prize"));
  }

  private void dragonTiger() {
    pit.open("T1", DRAGON_TIGER);
    pit.play("T1", "bet: {seat: 1, wager: dragon, amount: 20}");
    pit.play("T1", "bet: {seat: 2, wager: suited-tie, amount: 5}");
    pit.play("T1", "cards: {dragon: 8h, tiger: 8h}", "cards: {dragon: Kc, tiger: 2d}");
    play("T1", new Command.NewShoe(3, null));
  }

  private void devices() {
    done(Pit.MANAGER, new Act.AddDevice(new Device("shoe 5", Device.Kind.SHOE, "B5", "hash")));
    for (var event :
        List.of(
            new DeviceEvent.Heard(),
            new DeviceEvent.Silent(Pit.NIGHT),
            new DeviceEvent.Lied("the card 9h a ninth time"))) {
      done(Pit.PROGRAM, new Act.NoteDevice("shoe 5", event));
    }
    var shoe = new Actor("shoe 5", Role.DEVICE);
    var early = new Command.NextCard("2h");
    done(shoe, new Act.Report("shoe 5", 1, pit.table("B5").round(), 1, early));
    play("B5", new Command.Lock());
    done(shoe, new Act.Report("shoe 5", 2, pit.table("B5").round(), 1, early));
    done(Pit.MANAGER, new Act.RevokeDevice("shoe 5", "replaced"));
  }

  private void paperwork() {
    var slip = pit.floor().floor().house().papers().unpaid().getLast();
    done(Pit.CASHIER, new Act.ReprintSlip(slip.number(), "the printer jammed"));
    var payee = slip.payee();
    pit.agreed(
        Pit.ACCOUNTING,
        new Act.VoidSlip(
            slip.number(),
            new Payee(payee.seat(), "Her Sister", "licence 9", Payee.Method.CHEQUE),
            true,
            "the wrong person"));
    done(
        Pit.CASHIER,
        new Act.PaySlip(pit.floor().floor().house().papers().unpaid().getLast().number()));
    done(Pit.SUPERVISOR, new Act.OpenDispute("C3", 1, "a patron", "my chip was down"));
    var disputes = pit.floor().floor().house().papers().disputes().size();
    done(Pit.MANAGER, new Act.DecideDispute(disputes, "the log says otherwise"));
    done(Pit.DEALER, new Act.CallSupervisor("C1", "a late bet"));
    var alert = pit.floor().floor().house().alerts().getLast();
    done(Pit.SUPERVISOR, new Act.Acknowledge(alert.number(), "seen to"));
  }

  private void jackpots() {
    var day = LocalDate.of(2026, 11, 15);
    done(Pit.ACCOUNTING, new Act.ReadMeters("spare", day));
    done(Pit.ACCOUNTING, new Act.Deposit("spare", Money.dollars(61_000), "D-1"));
    done(Pit.ACCOUNTING, new Act.CountBalance("spare", Money.dollars(60_990), "a bag was late"));
    done(Pit.ACCOUNTING, new Act.Seize("spare", Money.dollars(100), "writ 1"));
    done(Pit.ACCOUNTING, new Act.Deposit("spare", Money.dollars(200), "D-2"));
    done(Pit.MANAGER, new Act.Restart("spare", "all well"));
    done(Pit.MANAGER, new Act.Stop("spare", "a look at it"));
    pit.agreed(
        Pit.ACCOUNTING,
        new Act.Adjust("spare", Adjustment.ADDED, Money.dollars(50), null, "a promotion"));
    done(Pit.MANAGER, new Act.Retune("spare", Pit.terms("harmony", 25), "faster"));
    pit.act(Pit.ACCOUNTING, pit.confirm(pit.floor().floor().house().papers().lastProposal()));
    done(Pit.MANAGER, new Act.Retire("spare", "it is played no more"));
    done(
        Pit.ACCOUNTING, new Act.Decline(pit.floor().floor().house().papers().lastProposal(), "no"));
    pit.agreed(Pit.MANAGER, new Act.Retire("spare", "it is played no more"));
    pit.wait(Duration.ofDays(61));
    done(Pit.PROGRAM, new Act.Remind("spare"));
  }

  private void program() {
    done(
        Pit.PROGRAM,
        new Act.NoteProgram(
            new HouseEvent.LossAccepted(12, 11, "the last seen event is unknown", "a new disk")));
    done(Pit.PROGRAM, new Act.NoteProgram(new HouseEvent.Troubled("the disk is full")));
    pit.wait(Duration.ofDays(-2));
    pit.play("C2", "bet: {seat: 1, wager: pass, amount: 10}");
  }
}
