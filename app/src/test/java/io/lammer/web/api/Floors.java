package io.lammer.web.api;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.rules.yaml.Value;
import io.lammer.script.Script;
import io.lammer.script.SetupReader;
import io.lammer.web.Running;
import java.util.List;

/// A floor with two linked baccarat tables whose jackpot was hit twice, and a dice table.
public final class Floors {
  private static final Actor MANAGER = new Actor("mona", Role.MANAGER);
  private static final Actor SUPERVISOR = new Actor("sam", Role.SUPERVISOR);
  private static final Actor DEALER = new Actor("dana", Role.DEALER);

  private static final String LINKED =
      """
      edition: rising-phoenix-wa
      venue: card-room
      equipment: [Andromeda 3d]
      approval: WSGC-2026-17
      decks: 8
      commission: 5%
      main-wager: optional
      jackpots: [{use: harmony, sensor: 1}]
      """;

  private static final String DICE =
      """
      edition: 3-dice-baccarat-wa
      venue: tribal
      approval: TGA-2026-4
      equipment: [Andromeda 3d]
      main-wager: optional
      single-events: [PT-FLT-3DB-SE-01]
      """;

  private static final String HARMONY =
      "{paytable: PT-PRG-HP-01, kind: progressive, wager: 1, meter: 60000.75, seed: 10000,"
          + " increment: 20%, reserve: 5%, limit: 250000, controls: IC-8}";

  private Floors() {}

  public static void open(Running server) {
    var terms = SetupReader.jackpot(Value.parse("jackpot", HARMONY));
    server.done(MANAGER, new Act.OpenJackpot("harmony", "rising-phoenix-wa", terms));
    open(server, "B1", LINKED);
    open(server, "B2", LINKED);
    open(server, "D1", DICE);
    for (var table : List.of("B1", "B2")) {
      play(server, table, "bet: {seat: 1, wager: harmony}");
      play(server, table, "deal: {player: [Ks, Kh, Kd], banker: [Kc, Ks, Kh]}");
    }
  }

  private static void open(Running server, String table, String yaml) {
    server.done(MANAGER, new Act.Draft(table, SetupReader.read(Value.parse("setup", yaml))));
    server.done(SUPERVISOR, new Act.Open(table, List.of()));
  }

  private static void play(Running server, String table, String step) {
    var script = Script.parse("step", "{table: {edition: x}, play: [%s]}".formatted(step));
    server.done(DEALER, new Act.Play(table, script.play().getFirst().commands()));
  }
}
