package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.Payee;
import io.lammer.house.ProposalPreview;
import io.lammer.house.Role;
import io.lammer.house.Rulebook;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.VerifyResult;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.Value;
import io.lammer.script.Script;
import io.lammer.script.SetupReader;
import io.lammer.table.Answer;
import io.lammer.table.Profiles;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Setup;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;

/// A house for tests: its people, its tables, and short words for what they do.
final class Pit implements AutoCloseable {
  static final Rulebook RULES = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
  static final Actor DEALER = new Actor("dora", Role.DEALER);
  static final Actor SENSOR = new Actor("sensor", Role.SENSOR);
  static final Actor SUPERVISOR = new Actor("sam", Role.SUPERVISOR);
  static final Actor MANAGER = new Actor("mia", Role.MANAGER);
  static final Actor ACCOUNTING = new Actor("abe", Role.ACCOUNTING);
  static final Actor CASHIER = new Actor("amy", Role.ACCOUNTING);
  static final Actor SURVEILLANCE = new Actor("sue", Role.SURVEILLANCE);

  static final Actor PROGRAM = new Actor("lammer", Role.SYSTEM);

  static final String FIRED_UP =
      "{paytable: PT-BJS-FUP-01, kind: progressive, wager: 1, meter: 300, seed: 250, increment:"
          + " 20%, reserve: 10%, controls: IC-7}";

  static final String CRAPS =
      """
      edition: bonus-craps-wa
      venue: tribal
      approval: TGA-2026-4
      equipment: [Andromeda 3d]
      bonus-craps: PT-FLT-BC-03
      jackpots: [%s]
      """
          .formatted(FIRED_UP);

  static final String LINKED =
      """
      edition: rising-phoenix-wa
      venue: card-room
      equipment: [Andromeda 3d]
      approval: WSGC-2026-17
      decks: 8
      commission: 5%
      commission-owed: true
      main-wager: optional
      single-events: [PT-FLT-SE-01]
      fightback: {after-win: PT-FLT-FBW-01, after-tie: PT-FLT-FBT-01, king-suit: spades}
      limits: {table: [1, 300]}
      jackpots: [{use: harmony, sensor: 1}]
      """;

  static final String HARMONY =
      "{paytable: PT-PRG-HP-01, kind: progressive, wager: 1, meter: 60000.75, seed: 10000,"
          + " seed-is: gift, increment: 20%, reserve: 5%, limit: 250000, controls: IC-8}";

  static final String DESTINY =
      "{paytable: PT-PRG-DP-01, kind: progressive, wager: 1, meter: 9876.94, seed: 5000,"
          + " increment: 20%, controls: IC-10}";

  static final String WITH_DESTINY =
      LINKED.replace(
          "{use: harmony, sensor: 1}", "{use: harmony, sensor: 1}, {use: destiny, sensor: 2}");

  static final String DICE =
      """
      edition: 3-dice-baccarat-wa
      venue: tribal
      approval: TGA-2026-4
      equipment: [Andromeda 3d]
      main-wager: optional
      single-events: [PT-FLT-3DB-SE-01]
      golden-talons: PT-FLT-3DB-GT-02
      jackpots: [{use: triple}]
      """;

  static final String TRIPLE =
      "{paytable: PT-PRG-TRI-03, kind: progressive, wager: 3, meter: 77.77, seed: 50, base-seed:"
          + " 16.66, increment: 25%, reserve: 15%, limit: 80, controls: IC-9}";

  static final Instant NIGHT = Instant.parse("2026-11-15T20:00:00Z");

  private final LiveFloor floor;
  private volatile Instant now;

  Pit(Path folder) {
    this(folder, NIGHT);
  }

  Pit(HouseAddress house) {
    this(house, NIGHT);
  }

  Pit(Path folder, Instant begin) {
    this(HouseAddress.of(folder.resolve("house.db")), begin);
  }

  private Pit(HouseAddress house, Instant begin) {
    this.now = begin;
    this.floor = LiveFloor.open(house, RULES, () -> now);
  }

  /// As the server opens it.
  Pit(Path folder, Instant begin, ProgramRun run) {
    this(folder, begin, run, RULES);
  }

  Pit(Path folder, Instant begin, ProgramRun run, Rulebook rules) {
    this.now = begin;
    this.floor =
        LiveFloor.open(HouseAddress.of(folder.resolve("house.db")), rules, () -> now, null, run);
  }

  void wait(Duration time) {
    now = now.plus(time);
  }

  LiveFloor floor() {
    return floor;
  }

  static Setup setup(String yaml) {
    return SetupReader.read(Value.parse("setup", yaml));
  }

  Answer<Receipt> act(Actor actor, Act act) {
    return floor.submit(UUID.randomUUID().toString(), actor, act).join();
  }

  void done(Actor actor, Act act) {
    assertThat(act(actor, act)).as(act.toString()).isInstanceOf(Answer.Accepted.class);
  }

  /// The sentences of an act that is refused for that reason, or others too.
  String refused(Code code, Actor actor, Act act) {
    var refusals = act(actor, act).refusals();
    assertThat(refusals).anyMatch(refusal -> refusal.code() == code);
    return refusals.stream().map(Refusal::message).collect(Collectors.joining("\n"));
  }

  /// One person proposes, and another of another department confirms.
  void agreed(Actor actor, Act act) {
    done(actor, act);
    done(second(actor), confirm(floor.floor().house().papers().lastProposal()));
  }

  /// What somebody says who has read what the proposal would do now.
  Act.Confirm confirm(int number) {
    var statement =
        floor.floor().house().papers().proposals().stream()
            .filter(proposal -> proposal.number() == number)
            .map(proposal -> ProposalPreview.Reading.of(floor.floor(), proposal).digest())
            .findFirst();
    return new Act.Confirm(number, statement.orElse(""));
  }

  static Actor second(Actor first) {
    return first.role() == Role.ACCOUNTING ? MANAGER : ACCOUNTING;
  }

  /// What accounting says to pay a hit, with a person for each winner.
  Act.Approve approval(String jackpot, int number) {
    var payees =
        jackpot(jackpot).open().stream()
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

  /// A supervisor, surveillance and a manager have seen the hit, and accounting pays it.
  void paid(String jackpot, int number) {
    done(SUPERVISOR, new Act.Verify(jackpot, number));
    done(SURVEILLANCE, new Act.Witness(jackpot, number));
    done(MANAGER, new Act.Witness(jackpot, number));
    done(ACCOUNTING, approval(jackpot, number));
  }

  /// Eight tables of all games; four share Harmony and two of them Destiny, two share Triple.
  void openFloor() {
    found("harmony", "rising-phoenix-wa", HARMONY);
    found("destiny", "rising-phoenix-wa", DESTINY);
    found("triple", "3-dice-baccarat-wa", TRIPLE);
    for (var number = 1; number <= 4; number++) {
      open("B" + number, number < 3 ? LINKED : WITH_DESTINY);
    }
    open("C1", CRAPS);
    open("C2", CRAPS);
    open("D1", DICE);
    open("D2", DICE);
  }

  /// The parameters of a jackpot with another increment.
  static Setup.Jackpot terms(String name, int increment) {
    var yaml =
        switch (name) {
          case "harmony" -> HARMONY;
          case "destiny" -> DESTINY;
          case "triple" -> TRIPLE;
          default -> FIRED_UP;
        };
    return setup(
            "{edition: x, jackpots: [%s]}"
                .formatted(yaml.replaceAll("increment: [0-9]+%", "increment: " + increment + "%")))
        .jackpots()
        .getFirst();
  }

  void open(String table, String yaml, String... accepted) {
    done(MANAGER, new Act.Draft(table, setup(yaml)));
    done(SUPERVISOR, new Act.Open(table, List.of(accepted)));
  }

  void found(String name, String edition, String yaml) {
    var script = "{edition: %s, main-wager: optional, jackpots: [%s]}".formatted(edition, yaml);
    var terms = setup(script).jackpots().getFirst();
    done(MANAGER, new Act.OpenJackpot(name, edition, terms));
  }

  /// Steps as a script writes them, each an act of the dealer.
  void play(String table, String... steps) {
    for (var step : steps) {
      done(DEALER, play1(table, step));
    }
  }

  static Act.Play play1(String table, String step) {
    var script = Script.parse("step", "{table: {edition: x}, play: [%s]}".formatted(step));
    return new Act.Play(table, script.play().getFirst().commands());
  }

  LiveTable table(String name) {
    return floor.floor().table(name).orElseThrow();
  }

  LiveJackpot jackpot(String name) {
    return floor.floor().jackpot(name).orElseThrow();
  }

  /// Everything that can be checked is sound.
  void audit() {
    assertThat(Audit.full(floor.database(), RULES, (_, _) -> {}))
        .isInstanceOf(VerifyResult.Sound.class);
  }

  @Override
  public void close() {
    floor.close();
  }
}
