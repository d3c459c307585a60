package io.lammer.render.day;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.accounting.Calendar;
import io.lammer.accounting.Period;
import io.lammer.accounting.Theory;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.LiveJackpot;
import io.lammer.house.Payee;
import io.lammer.house.Proposal;
import io.lammer.house.ProposalPreview;
import io.lammer.house.Role;
import io.lammer.house.Rulebook;
import io.lammer.render.day.oracle.DayReader;
import io.lammer.rules.Money;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.Value;
import io.lammer.runtime.DayArchive;
import io.lammer.runtime.LiveFloor;
import io.lammer.script.Script;
import io.lammer.script.SetupReader;
import io.lammer.table.Answer;
import io.lammer.table.GamingDay;
import io.lammer.table.Profile;
import io.lammer.table.Profiles;
import io.lammer.table.Regulation;
import io.lammer.table.Setup;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/// A house that plays for reports: every act takes ten seconds of a clock that starts when told.
final class Night implements AutoCloseable {
  static final Rulebook RULES = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
  static final Profile PROFILE = RULES.profiles().profile("washington-card-room").orElseThrow();
  static final Actor DEALER = new Actor("dora", Role.DEALER);
  static final Actor SUPERVISOR = new Actor("sam", Role.SUPERVISOR);
  static final Actor MANAGER = new Actor("mia", Role.MANAGER);
  static final Actor ACCOUNTING = new Actor("abe", Role.ACCOUNTING);
  static final Actor CASHIER = new Actor("amy", Role.ACCOUNTING);
  static final Actor SURVEILLANCE = new Actor("sue", Role.SURVEILLANCE);

  static final String CRAPS =
      """
      edition: bonus-craps-wa
      venue: tribal
      approval: TGA-2026-4
      equipment: [Andromeda 3d]
      craps: {vig: up-front, vig-unit: 1}
      bonus-craps: PT-FLT-BC-03
      jackpots:
        - {paytable: PT-BJS-FUP-01, kind: progressive, wager: 1, meter: 300, seed: 250, increment: 20%, reserve: 10%, controls: IC-7}
      """;

  static final String BACCARAT =
      """
      edition: rising-phoenix-wa
      venue: card-room
      equipment: [Andromeda 3d]
      approval: WSGC-2026-17
      decks: 8
      commission: 5%
      main-wager: optional
      single-events: [PT-FLT-SE-19]
      fightback: {after-win: PT-FLT-FBW-01, after-tie: PT-FLT-FBT-01, king-suit: spades}
      promotions: [{wager: PT-FLT-SE-19, multiply: 2, consent: GG-2026-014}]
      jackpots: [{use: harmony, sensor: 1}]
      """;

  /// The wager of that table whose promotion favors the player.
  static final String PROMOTED = "PT-FLT-SE-19";

  static final String DICE =
      """
      edition: 3-dice-baccarat-wa
      venue: tribal
      approval: TGA-2026-4
      equipment: [Andromeda 3d]
      main-wager: optional
      jackpots:
        - {paytable: PT-PRG-TRI-01, kind: house, wager: 1, meter: 5000, controls: IC-9}
      """;

  static final String HARMONY =
      "{paytable: PT-PRG-HP-01, kind: progressive, wager: 1, meter: 60000.75, seed: 10000,"
          + " increment: 20.25%, reserve: 5%, limit: 60003, controls: IC-8}";

  static final String KINGS = "deal: {player: [Ks, Kh, Kd], banker: [Kc, Ks, Kh]}";

  static final String TRIPLES = "shake: {player: [3, 3, 3], banker: [3, 3, 3]}";

  private static final Theory THEORY = new Theory();

  private final Path folder;
  private LiveFloor floor;
  private Instant now = Instant.EPOCH;
  private int acts;

  Night(Path folder) {
    this.folder = folder;
    this.floor = open();
  }

  private LiveFloor open() {
    return LiveFloor.open(folder.resolve("house.db"), RULES, () -> now);
  }

  void restart() {
    floor.close();
    floor = open();
  }

  void at(String moment) {
    now = Instant.parse(moment);
  }

  Instant now() {
    return now;
  }

  LiveFloor floor() {
    return floor;
  }

  static GamingDay gamingDay() {
    return PROFILE
        .on(null)
        .flatMap(entry -> entry.find(Regulation.Day.class))
        .map(Regulation.Day::gamingDay)
        .orElseThrow();
  }

  DayReport report(String day) {
    return report(Period.of(LocalDate.parse(day)));
  }

  DayReport report(Period period) {
    var archive = new DayArchive(floor.database(), floor.history(), Calendar.of(gamingDay()));
    var report = new DayReports(archive, RULES, PROFILE, THEORY).of(period);
    assertThat(report)
        .isEqualTo(new DayReader(floor.database(), RULES, PROFILE, gamingDay()).read(period));
    return report;
  }

  static Money dollars(String amount) {
    return Money.of(new BigDecimal(amount));
  }

  static Setup setup(String yaml) {
    return SetupReader.read(Value.parse("setup", yaml));
  }

  boolean tried(Actor actor, Act act) {
    now = now.plus(Duration.ofSeconds(10));
    return floor.submit("act-" + ++acts, actor, act).join() instanceof Answer.Accepted;
  }

  void done(Actor actor, Act act) {
    now = now.plus(Duration.ofSeconds(10));
    assertThat(floor.submit("act-" + ++acts, actor, act).join())
        .as(act.toString())
        .isInstanceOf(Answer.Accepted.class);
  }

  /// One person proposes, and another of another department confirms.
  void agreed(Actor actor, Act act) {
    done(actor, act);
    done(
        actor.equals(ACCOUNTING) ? MANAGER : ACCOUNTING,
        confirm(floor.floor().house().papers().proposals().getLast()));
  }

  Act.Confirm confirm(Proposal proposal) {
    return new Act.Confirm(
        proposal.number(), ProposalPreview.Reading.of(floor.floor(), proposal).digest());
  }

  Act.Approve approval(String jackpot, int number) {
    var payees =
        floor.floor().jackpot(jackpot).orElseThrow().open().stream()
            .filter(hit -> hit.number() == number)
            .flatMap(hit -> hit.winners().stream())
            .filter(winner -> winner.amount().isPositive())
            .map(
                winner ->
                    new Payee(
                        winner.seat(),
                        "Winner " + winner.seat(),
                        "licence " + winner.seat(),
                        Payee.Method.CHEQUE))
            .toList();
    return new Act.Approve(jackpot, number, payees, true);
  }

  /// Surveillance and a manager have seen a hit, and accounting pays it.
  void paid(String jackpot, int number) {
    done(SUPERVISOR, new Act.Verify(jackpot, number));
    done(SURVEILLANCE, new Act.Witness(jackpot, number));
    done(MANAGER, new Act.Witness(jackpot, number));
    done(ACCOUNTING, approval(jackpot, number));
  }

  /// @param accepted wagers that favor the player
  void open(String table, String yaml, String... accepted) {
    done(MANAGER, new Act.Draft(table, setup(yaml)));
    done(SUPERVISOR, new Act.Open(table, List.of(accepted)));
  }

  void found(String name, String yaml) {
    var edition = "rising-phoenix-wa";
    var script = "{edition: %s, main-wager: optional, jackpots: [%s]}".formatted(edition, yaml);
    done(MANAGER, new Act.OpenJackpot(name, edition, setup(script).jackpots().getFirst()));
  }

  /// Steps as a script writes them, each an act of the dealer.
  void play(String table, String... steps) {
    for (var step : steps) {
      done(DEALER, act(table, step));
    }
  }

  static Act.Play act(String table, String step) {
    var script = Script.parse("step", "{table: {edition: x}, play: [%s]}".formatted(step));
    return new Act.Play(table, script.play().getFirst().commands());
  }

  LiveJackpot jackpot(String name) {
    return floor.floor().jackpot(name).orElseThrow();
  }

  @Override
  public void close() {
    floor.close();
  }
}
