package io.lammer.web.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.house.User;
import io.lammer.rules.yaml.Value;
import io.lammer.script.Script;
import io.lammer.script.SetupReader;
import io.lammer.table.Answer;
import io.lammer.web.HouseService;
import io.lammer.web.Running;
import io.lammer.web.access.FirstUser;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A running server with people and one Rising Phoenix table, for tests of pages.
public final class Premises implements AutoCloseable {
  public static final Actor DEALER = new Actor("dora", Role.DEALER);
  public static final Actor SUPERVISOR = new Actor("sam", Role.SUPERVISOR);
  static final Actor MANAGER = new Actor("mia", Role.MANAGER);
  private static final Actor ADMINISTRATOR = new Actor(FirstUser.NAME, Role.ADMINISTRATOR);
  private static final String PASSWORD = "correct horse battery";

  private static final String TABLE =
      """
      edition: rising-phoenix-wa
      venue: card-room
      equipment: [Andromeda 3d]
      approval: WSGC-2026-17
      decks: 8
      commission: 5%
      main-wager: optional
      jackpots: [{paytable: PT-PRG-HP-01, kind: progressive, wager: 1, meter: 60000.15, seed: 10000, increment: 20%, reserve: 5%, controls: IC-8}]
      """;

  private final Running server;
  private final Set<String> entered = new HashSet<>();

  public Premises(Path folder) {
    server = Running.empty(Map.of("lammer.db", folder.resolve("house.db").toString()));
  }

  public HouseService host() {
    return server.host();
  }

  <T> T bean(Class<T> type) {
    return server.bean(type);
  }

  /// What a person does, who belongs to the house.
  public void done(Actor actor, Act act) {
    know(actor);
    assertThat(host().act(actor, act)).as(act.toString()).isInstanceOf(Answer.Accepted.class);
  }

  public void open(String table) {
    open(table, TABLE);
  }

  /// A table of 3 Dice Baccarat without jackpots.
  void openDice(String table) {
    open(
        table,
        "{edition: 3-dice-baccarat-wa, venue: tribal, approval: TGA-1, main-wager: optional}");
  }

  private void open(String table, String setup) {
    done(MANAGER, new Act.Draft(table, SetupReader.read(Value.parse("setup", setup))));
    done(SUPERVISOR, new Act.Open(table, List.of()));
  }

  /// Steps as a script writes them, each an act.
  public void play(Actor actor, String table, String... steps) {
    for (var step : steps) {
      var script = Script.parse("step", "{table: {edition: x}, play: [%s]}".formatted(step));
      done(actor, new Act.Play(table, script.play().getFirst().commands()));
    }
  }

  /// A round that three seats win the whole jackpot in.
  public void hit(Actor actor, String table) {
    play(
        actor,
        table,
        "bet: {seat: 1, wager: harmony}",
        "bet: {seat: 3, wager: harmony}",
        "bet: {seat: 6, wager: harmony}",
        "bet: {seat: 2, wager: tie, amount: 5}",
        "deal: {player: [Ah, Ad, As], banker: [Ac, Ah, Ad]}");
  }

  /// A person of the house, signed in.
  public Visitor visitor(String name, Role role) {
    know(new Actor(name, role));
    if (entered.add(name)) {
      server.set(name, role, User.Secret.PASSWORD, PASSWORD);
    }
    return new Visitor("http://127.0.0.1:" + server.port()).signIn(name, PASSWORD);
  }

  private void know(Actor actor) {
    var name = actor.name();
    var known = host().floor().house().user(name);
    if (known.isEmpty()) {
      server.done(ADMINISTRATOR, new Act.AddUser(name, name, actor.role()));
    } else if (known.get().role() != actor.role()) {
      server.done(ADMINISTRATOR, new Act.ChangeUser(name, name, actor.role(), true, "another job"));
    }
  }

  @Override
  public void close() {
    server.close();
  }
}
