package io.lammer.bench;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Correction;
import io.lammer.house.HouseEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.house.Payee;
import io.lammer.house.Role;
import io.lammer.house.Slip;
import io.lammer.journal.HouseAddress;
import io.lammer.rules.Money;
import io.lammer.runtime.LiveFloor;
import io.lammer.runtime.ProgramRun;
import io.lammer.table.Command;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A house that is played through whole gaming days on a stepped clock. All of it goes through the
/// product: rounds, and each day a voided round, a correction, a jackpot hit with its slips, the
/// meter readings and the seal.
final class SteppedHouse implements AutoCloseable {
  private static final Actor ACCOUNTING = new Actor("accounting", Role.ACCOUNTING);
  private static final Actor CASHIER = new Actor("cashier", Role.ACCOUNTING);
  private static final Actor SURVEILLANCE = new Actor("surveillance", Role.SURVEILLANCE);

  /// Six kings, the top hit of the linked progressive.
  private static final Command KINGS =
      new BaccaratCommand.Deal(List.of("Ks", "Kh", "Kd"), List.of("Kc", "Ks", "Kh"));

  private static final Money PAID = Money.of(BigDecimal.valueOf(20));
  private static final Money DUE = Money.of(BigDecimal.valueOf(25));

  /// @param rounds the rounds a day at each table
  record Size(int tables, int days, int rounds) {}

  private final Size size;
  private final BenchFloor house;

  /// The last round of each table that Player won; 0 for none.
  private final long[] won;

  private Instant now;

  private SteppedHouse(Path file, Size size, Instant begin) {
    this.size = size;
    this.won = new long[size.tables()];
    this.now = begin;
    var started = new HouseEvent.Started("bench", "program", null, "catalog", false);
    this.house =
        new BenchFloor(HouseAddress.of(file), () -> now, new ProgramRun(started, List.of()));
  }

  /// Rounds of the table T0 that Player won, from the first third of the days and from the last
  /// day.
  record Rounds(long early, long late) {}

  /// Builds a house whose last gaming day is yesterday.
  static Rounds build(Path file, Size size) {
    var begin = Instant.now().minus(Duration.ofDays(size.days() + 1L));
    Rounds rounds;
    try (var house = new SteppedHouse(file, size, begin)) {
      rounds = house.play();
    }
    try (var house = new BenchFloor(file)) {
      ServerProcess.addPeople(house.floor());
    }
    return rounds;
  }

  private LiveFloor floor() {
    return house.floor();
  }

  private Rounds play() {
    var gamingDay = floor().gamingDay();
    var first = gamingDay.of(now).plusDays(1);
    now = gamingDay.start(first).plus(Duration.ofHours(1));
    house.openTables(size.tables());
    var early = 0L;
    for (var day = 0; day < size.days(); day++) {
      var date = first.plusDays(day);
      now = gamingDay.start(date).plus(Duration.ofHours(1));
      playDay(date, day);
      now = gamingDay.start(date.plusDays(1)).plusSeconds(1);
      floor().keepTime();
      if (day <= size.days() / 3) {
        early = won[0];
      }
      if ((day + 1) % 50 == 0) {
        System.err.printf("%s: %d of %d days%n", date, day + 1, size.days());
      }
    }
    return new Rounds(early, won[0]);
  }

  private void playDay(LocalDate date, int day) {
    var pause = Duration.ofHours(21).dividedBy(size.rounds());
    for (var round = 0; round < size.rounds(); round++) {
      var number = day * size.rounds() + round;
      var replies =
          IntStream.range(0, size.tables())
              .mapToObj(table -> house.ask(BenchFloor.dealer(), house.roundAtOnce(table, number)))
              .toList();
      replies.forEach(reply -> BenchFloor.need(reply.join()));
      if (number % 3 == 0 && round < size.rounds() - 1) {
        Arrays.setAll(won, table -> floor().floor().table("T" + table).orElseThrow().round());
      }
      now = now.plus(pause);
    }
    exceptions(day);
    floor().jackpots().stream()
        .map(jackpot -> house.ask(ACCOUNTING, new Act.ReadMeters(jackpot.name(), date)))
        .toList()
        .forEach(reply -> BenchFloor.need(reply.join()));
  }

  /// A void, a correction and a hit with its slips.
  private void exceptions(int day) {
    var number = day % size.tables();
    var table = "T" + number;
    done(BenchFloor.SUPERVISOR, new Act.VoidRound(table, "a card was exposed"));
    var again = List.of(new Command.Lock(), BenchFloor.deal(day), new Command.Confirm());
    done(BenchFloor.dealer(), new Act.Play(table, again));
    if (won[number] > 0) {
      var correction = new Correction(won[number], 1, "player", PAID, DUE, "misread", "camera 4");
      done(BenchFloor.SUPERVISOR, new Act.Correct(table, correction));
    }
    hit("T" + number / 2 * 2);
  }

  private void hit(String table) {
    done(
        BenchFloor.dealer(),
        new Act.Play(
            table,
            List.of(
                new Command.NewShoe(0, null),
                new Command.Bet(7, "harmony", null),
                new Command.Lock(),
                KINGS,
                new Command.Confirm())));
    for (var jackpot : floor().jackpots()) {
      jackpot.open().forEach(hit -> pay(jackpot, hit));
    }
  }

  private void pay(LiveJackpot jackpot, LiveJackpot.Hit hit) {
    var name = jackpot.name();
    done(BenchFloor.SUPERVISOR, new Act.Verify(name, hit.number()));
    done(SURVEILLANCE, new Act.Witness(name, hit.number()));
    done(BenchFloor.MANAGER, new Act.Witness(name, hit.number()));
    var payees =
        hit.winners().stream()
            .filter(winner -> winner.amount().isPositive())
            .map(winner -> payee(winner.seat()))
            .toList();
    done(ACCOUNTING, new Act.Approve(name, hit.number(), payees, true));
    for (var slip : floor().floor().house().papers().slips(name, hit.number())) {
      if (slip.state() == Slip.State.ISSUED) {
        done(CASHIER, new Act.PaySlip(slip.number()));
      }
    }
  }

  private static Payee payee(int seat) {
    return new Payee(seat, "Winner " + seat, "licence " + seat, Payee.Method.CHEQUE);
  }

  private void done(Actor actor, Act act) {
    now = now.plusSeconds(10);
    BenchFloor.need(house.ask(actor, act).join());
  }

  @Override
  public void close() {
    house.close();
  }
}
