package io.lammer.runtime;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Adjustment;
import io.lammer.house.Correction;
import io.lammer.house.Device;
import io.lammer.house.DeviceEvent;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.Role;
import io.lammer.house.User;
import io.lammer.rules.Card;
import io.lammer.rules.Game;
import io.lammer.rules.Money;
import io.lammer.table.Command;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Table.Phase;
import io.lammer.web.games.GameChance;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// Random acts of a busy floor, some of them hostile.
final class Chance {
  /// Who asks for what.
  record Asked(Actor actor, Act act) {}

  private static final List<Actor> PEOPLE =
      List.of(
          Pit.DEALER,
          Pit.SENSOR,
          Pit.SUPERVISOR,
          Pit.MANAGER,
          Pit.ACCOUNTING,
          Pit.SURVEILLANCE,
          new Actor("ann", Role.AUDITOR));

  private final Pit pit;
  private final Random random;

  Chance(Pit pit, Random random) {
    this.pit = pit;
    this.random = random;
  }

  Asked next() {
    if (!pit.floor().floor().house().papers().unpaid().isEmpty() && random.nextInt(10) == 0) {
      return new Asked(Pit.CASHIER, slip());
    }
    var pending = pit.floor().jackpots().stream().filter(it -> !it.open().isEmpty()).toList();
    if (!pending.isEmpty() && random.nextInt(10) == 0) {
      return hit(any(pending));
    }
    var roll = random.nextInt(100);
    if (roll < 3) {
      return new Asked(any(PEOPLE), hostile());
    }
    if (roll < 5) {
      return device();
    }
    if (roll < 13) {
      return desk(any(pit.floor().jackpots()));
    }
    var table = any(pit.floor().tables());
    return roll < 18 ? supervise(table) : played(table);
  }

  /// After an outcome was entered only a supervisor reopens bets.
  private Asked played(LiveTable table) {
    var commands = commands(table);
    var reopens = commands.stream().anyMatch(Command.Reopen.class::isInstance);
    return new Asked(reopens ? Pit.SUPERVISOR : Pit.DEALER, new Act.Play(table.name(), commands));
  }

  /// A device of a table comes, goes, is silent, or reports what it may or may not.
  private Asked device() {
    var table = any(pit.floor().tables());
    var kind = any(List.of(Device.Kind.values()));
    var name = table.name() + " " + kind;
    var device = pit.floor().floor().device(name).filter(LiveDevice::active).orElse(null);
    if (device == null) {
      return new Asked(Pit.MANAGER, new Act.AddDevice(new Device(name, kind, table.name(), name)));
    }
    return switch (random.nextInt(12)) {
      case 0 -> new Asked(any(PEOPLE), new Act.RevokeDevice(name, "replaced"));
      case 1 -> new Asked(Pit.PROGRAM, new Act.NoteDevice(name, new DeviceEvent.Silent(Pit.NIGHT)));
      case 2 -> new Asked(Pit.PROGRAM, new Act.NoteDevice(name, new DeviceEvent.Heard()));
      default ->
          new Asked(
              new Actor(name, Role.DEVICE),
              new Act.Report(
                  name,
                  device.taken() + random.nextInt(12) / 11 + 1,
                  table.round() - random.nextInt(12) / 11,
                  table.table() == null ? 1 : table.playing().dealt().size() + 1,
                  seen(kind, table)));
    };
  }

  private Command seen(Device.Kind kind, LiveTable table) {
    return switch (kind) {
      case SENSORS -> new Command.Sense(seat(), random.nextInt(1, 3), random.nextInt(4) > 0);
      case DICE -> outcome(any(Game.all()));
      case SHOE -> new Command.NextCard(card().toString());
      case DISPLAY -> any(commands(table));
    };
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private Act hostile() {
    return switch (random.nextInt(6)) {
      case 0 -> new Act.Open("no such table", List.of());
      case 1 -> new Act.Stop("no such jackpot", "why not");
      case 2 -> new Act.VoidRound(any(pit.floor().tables()).name(), "");
      case 3 -> new Act.Draft("../etc", any(pit.floor().tables()).setup());
      case 4 -> new Act.Approve(any(pit.floor().jackpots()).name(), 99, List.of(), true);
      default -> play(any(pit.floor().tables()));
    };
  }

  private Asked desk(LiveJackpot jackpot) {
    var name = jackpot.name();
    return switch (random.nextInt(18)) {
      case 0, 1, 2, 3 -> hit(jackpot);
      case 4 -> new Asked(Pit.ACCOUNTING, adjustment(name));
      case 5 -> new Asked(Pit.ACCOUNTING, new Act.ReadMeters(name, LocalDate.of(2026, 11, 15)));
      case 6 ->
          new Asked(Pit.ACCOUNTING, new Act.Deposit(name, Money.dollars(random.nextInt(500)), "D"));
      case 7 -> new Asked(Pit.ACCOUNTING, count(jackpot));
      case 8 -> new Asked(Pit.MANAGER, run(jackpot));
      case 9, 10, 11 -> new Asked(any(PEOPLE), proposal());
      case 12, 13, 14 -> new Asked(random.nextInt(3) == 0 ? any(PEOPLE) : Pit.CASHIER, slip());
      case 15 -> random.nextBoolean() ? new Asked(Pit.SUPERVISOR, dispute()) : call();
      case 16 -> new Asked(Pit.PROGRAM, new Act.Remind(name));
      default -> adjust(name);
    };
  }

  /// A supervisor, surveillance and a manager look at a hit before it is paid; now and then nobody
  /// does.
  private Asked hit(LiveJackpot jackpot) {
    var name = jackpot.name();
    if (jackpot.open().isEmpty()) {
      return new Asked(Pit.ACCOUNTING, new Act.Reject(name, 1, "there is none"));
    }
    var hit = random.nextInt(4) == 0 ? any(jackpot.open()) : jackpot.open().getFirst();
    if (random.nextInt(6) == 0) {
      return new Asked(any(PEOPLE), new Act.Reject(name, hit.number(), "not seen on camera"));
    }
    if (hit.verifiedBy() == null && random.nextInt(6) > 0 || random.nextInt(12) == 0) {
      return new Asked(
          random.nextInt(6) == 0 ? any(PEOPLE) : Pit.SUPERVISOR,
          new Act.Verify(name, hit.number()));
    }
    if (hit.witnesses().size() < 2 && random.nextInt(6) > 0) {
      return new Asked(
          hit.witnesses().isEmpty() ? Pit.SURVEILLANCE : Pit.MANAGER,
          new Act.Witness(name, hit.number()));
    }
    return new Asked(Pit.ACCOUNTING, pit.approval(name, hit.number()));
  }

  private Asked adjust(String name) {
    return random.nextInt(8) == 0
        ? new Asked(Pit.MANAGER, new Act.Retire(name, "it is played no more"))
        : new Asked(Pit.ACCOUNTING, adjustment(name));
  }

  private Act adjustment(String name) {
    return new Act.Adjust(
        name,
        any(List.of(Adjustment.values())),
        Money.cents(random.nextInt(-2000, 20000)),
        any(pit.floor().jackpots()).name(),
        "an adjustment");
  }

  private Act count(LiveJackpot jackpot) {
    return switch (random.nextInt(3)) {
      case 0 -> new Act.CountBalance(jackpot.name(), jackpot.money().displayed(), "");
      case 1 -> new Act.Seize(jackpot.name(), Money.dollars(random.nextInt(1, 300)), "writ 1");
      default -> new Act.CountBalance(jackpot.name(), jackpot.owed(), "a bag was late");
    };
  }

  private Act run(LiveJackpot jackpot) {
    var name = jackpot.name();
    if (jackpot.status() == LiveJackpot.Status.STOPPED) {
      return new Act.Restart(name, "all well");
    }
    return random.nextInt(5) == 0
        ? new Act.Stop(name, "a look at it")
        : new Act.Retune(name, Pit.terms(name, random.nextInt(5, 30)), "a change");
  }

  private Act proposal() {
    var waiting = pit.floor().floor().house().papers().proposals();
    var number = waiting.isEmpty() ? 1 : any(waiting).number();
    return random.nextInt(8) == 0 ? new Act.Decline(number, "not so") : pit.confirm(number);
  }

  private Act slip() {
    var papers = pit.floor().floor().house().papers();
    var slips = random.nextBoolean() ? papers.unpaid() : List.copyOf(papers.slips().values());
    if (slips.isEmpty()) {
      return new Act.PaySlip("000001");
    }
    var slip = any(slips);
    var payee = slip.payee();
    return switch (random.nextInt(4)) {
      case 0 -> new Act.VoidSlip(slip.number(), payee, true, "torn");
      case 1 -> new Act.ReprintSlip(slip.number(), "the printer jammed");
      default -> new Act.PaySlip(slip.number());
    };
  }

  /// A dealer calls, or somebody sees to what waits.
  private Asked call() {
    if (random.nextInt(4) == 0) {
      return random.nextInt(3) == 0
          ? admitted()
          : new Asked(new Actor("ada", Role.ADMINISTRATOR), badge());
    }
    var alerts = pit.floor().floor().house().alerts();
    return alerts.isEmpty() || random.nextInt(3) == 0
        ? new Asked(
            Pit.DEALER, new Act.CallSupervisor(any(pit.floor().tables()).name(), "a late bet"))
        : new Asked(any(PEOPLE), new Act.Acknowledge(any(alerts).number(), "seen to"));
  }

  /// The issuer vouches for somebody, who may have another name or role each time.
  private Asked admitted() {
    var user = "dealer" + random.nextInt(4);
    var role = random.nextBoolean() ? Role.DEALER : Role.SUPERVISOR;
    return new Asked(
        new Actor("lammer", Role.SYSTEM), new Act.AdmitUser(link(), user, "Dealer " + user, role));
  }

  private User.Link link() {
    return new User.Link("https://id.example", String.valueOf(random.nextInt(4)));
  }

  /// Somebody comes, is linked, or wears a badge that another may have.
  private Act badge() {
    var user = "dealer" + random.nextInt(4);
    return switch (random.nextInt(4)) {
      case 0 -> new Act.LinkUser(user, random.nextInt(3) == 0 ? null : link());
      case 1 -> new Act.GiveBadge(user, random.nextInt(5) == 0 ? "" : "10" + random.nextInt(3));
      default -> new Act.AddUser(user, "Dealer " + user, Role.DEALER);
    };
  }

  private Act dispute() {
    var table = any(pit.floor().tables());
    var disputes = pit.floor().floor().house().papers().disputes().size();
    return random.nextBoolean() || disputes == 0
        ? new Act.OpenDispute(
            table.name(), random.nextLong(0, table.round() + 2), "a patron", "my chip was down")
        : new Act.DecideDispute(random.nextInt(1, disputes + 2), "the log says otherwise");
  }

  private Asked supervise(LiveTable table) {
    var name = table.name();
    if (table.status() == LiveTable.Status.SUSPENDED && random.nextBoolean()) {
      return new Asked(Pit.SUPERVISOR, new Act.Resume(name, "go on"));
    }
    return switch (random.nextInt(8)) {
      case 7 -> new Asked(any(PEOPLE), correction(table));
      case 6 ->
          new Asked(
              Pit.SUPERVISOR,
              new Act.Limit(name, Money.dollars(random.nextInt(8)), Money.dollars(50)));
      case 0, 1, 2 -> new Asked(Pit.SUPERVISOR, new Act.VoidRound(name, "a mistake"));
      case 3 ->
          new Asked(
              Pit.SUPERVISOR,
              table.status() == LiveTable.Status.SUSPENDED
                  ? new Act.Resume(name, "go on")
                  : new Act.Suspend(name, "a pause"));
      case 4 ->
          new Asked(Pit.MANAGER, new Act.Change(name, table.setup(), List.of(), "the same again"));
      default ->
          new Asked(
              Pit.SUPERVISOR, new Act.Reenter(name, table.playing().felt(), Map.of(), "as it was"));
    };
  }

  private Act correction(LiveTable table) {
    return new Act.Correct(
        table.name(),
        new Correction(
            random.nextLong(0, table.round() + 2),
            seat(),
            any(List.copyOf(table.playing().layout().wagers())),
            Money.cents(random.nextInt(3) * 500),
            Money.cents(random.nextInt(4) * 250),
            "a misread die",
            "camera 4"));
  }

  private Act play(LiveTable table) {
    return new Act.Play(table.name(), commands(table));
  }

  private List<Command> commands(LiveTable live) {
    if (live.status() == LiveTable.Status.SUSPENDED) {
      return List.of(new Command.Lock());
    }
    var table = live.playing();
    if (random.nextInt(4) == 0) {
      return List.of(anything(table.layout()));
    }
    if (table.phase() != Phase.BETTING) {
      return switch (random.nextInt(8)) {
        case 6, 7 -> List.of(own(), new Command.Confirm());
        case 0 -> List.of(outcome(table.layout().edition().game()));
        case 1 -> List.of(new Command.Bet(1, "pass", BigDecimal.TEN));
        case 2 -> List.of(new Command.Reopen());
        case 3 -> List.of(new Command.CallBack());
        case 4 -> List.of(new Command.CallBack(), new Command.Reopen());
        default -> List.of(outcome(table.layout().edition().game()), new Command.Confirm());
      };
    }
    var due = GameChance.of(table.layout().edition().game()).between(table, random);
    if (due.isPresent()) {
      return due.get();
    }
    return switch (random.nextInt(20)) {
      case 0 -> List.of(random.nextBoolean() ? new Command.Lock() : own());
      case 1 -> List.of(new Command.Sense(seat(), random.nextInt(1, 3), random.nextInt(4) > 0));
      case 2 -> change(live);
      case 7 -> List.of(new Command.Lock());
      case 3, 4, 5, 6 ->
          List.of(
              new Command.Lock(), outcome(table.layout().edition().game()), new Command.Confirm());
      default -> List.of(bet(table.layout()));
    };
  }

  /// A command of any phase, whatever phase it is.
  private Command anything(Layout layout) {
    return switch (random.nextInt(10)) {
      case 0 -> new Command.Lock();
      case 1 -> new Command.Reopen();
      case 2 -> new Command.CallBack();
      case 3 -> new Command.Confirm();
      case 4 -> own();
      case 5 -> new Command.NextCard(card().toString());
      case 6 -> new Command.TakeBackCard();
      case 7 -> new Command.Sense(seat(), random.nextInt(1, 3), random.nextInt(4) > 0);
      case 8 -> new Command.Bet(seat(), "fightback", amount());
      default -> outcome(layout.edition().game());
    };
  }

  private List<Command> change(LiveTable live) {
    if (live.playing().wagers().isEmpty()) {
      return List.of(new Command.Confirm());
    }
    var wager = any(live.playing().wagers());
    var spot = Command.Keyed.of(wager.spot());
    return List.of(
        switch (random.nextInt(3)) {
          case 0 -> new Command.TakeDown(wager.seat(), spot, null);
          case 1 -> new Command.Press(wager.seat(), spot, amount());
          default -> new Command.Turn(wager.seat(), spot, random.nextBoolean());
        });
  }

  private Command bet(Layout layout) {
    var offers = List.copyOf(layout.offers().values());
    OfferedWager offer = any(offers);
    if (random.nextInt(3) == 0) {
      offer = any(offers.stream().filter(one -> one.jackpot() != null).toList());
    }
    return new Command.Bet(
        seat(), Command.Keyed.of(offer.wager().spot()), offer.jackpot() == null ? amount() : null);
  }

  private BigDecimal amount() {
    return random.nextInt(6) == 0
        ? BigDecimal.valueOf(random.nextInt(-100, 9000), 2)
        : BigDecimal.valueOf(random.nextInt(1, 60));
  }

  private int seat() {
    return random.nextInt(30) == 0 ? 99 : random.nextInt(1, 6);
  }

  private Card card() {
    return Card.DECK.get(random.nextInt(Card.DECK.size()));
  }

  private Command outcome(Game game) {
    return GameChance.of(game).outcome(random);
  }

  /// A command that only one game has.
  private Command own() {
    return GameChance.of(any(Game.all())).own(random);
  }
}
