package io.lammer.script;

import io.lammer.games.GameFixture;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Correction;
import io.lammer.house.Device;
import io.lammer.house.FloorChange;
import io.lammer.house.FloorDecider;
import io.lammer.house.FloorState;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveTable;
import io.lammer.house.ProposalPreview;
import io.lammer.house.Role;
import io.lammer.house.RoundInvariants;
import io.lammer.house.Rulebook;
import io.lammer.house.TableEvent;
import io.lammer.rules.Game;
import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Felt;
import io.lammer.table.Profiles;
import io.lammer.table.Setup;
import io.lammer.table.Table;
import io.lammer.table.Table.Phase;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A live table and its devices, at which people of every role act in any order.
final class LiveOrder {
  private static final String NAME = "T1";
  private static final Rulebook RULES = new Rulebook(Floor.CATALOG, Profiles.builtIn());
  private static final Actor DEALER = new Actor("dora", Role.DEALER);
  private static final Actor SUPERVISOR = new Actor("sam", Role.SUPERVISOR);
  private static final Actor MANAGER = new Actor("mia", Role.MANAGER);
  private static final Actor ACCOUNTING = new Actor("abe", Role.ACCOUNTING);

  private final GameFixture fixture;
  private final Random random;
  private final AnyOrder order;
  private final Map<String, FloorState> states = new HashMap<>();
  private final Setup setup;

  private LiveOrder(Game game, Random random) {
    this.fixture = GameFixture.of(game);
    this.setup = SetupReader.read(Value.parse("setup", fixture.liveSetup()));
    this.random = random;
    this.order = new AnyOrder(random);
  }

  static LiveOrder opened(Game game, Random random) {
    var table = new LiveOrder(game, random);
    table.opens();
    for (var kind : Device.Kind.values()) {
      table.done(MANAGER, new Act.AddDevice(new Device(kind.name(), kind, NAME, kind.name())));
    }
    return table;
  }

  private List<TableEvent> opens() {
    done(MANAGER, new Act.Draft(NAME, setup));
    return done(SUPERVISOR, new Act.Open(NAME, List.of()));
  }

  LiveTable live() {
    return (LiveTable) Objects.requireNonNull(states.get(LiveTable.journal(NAME)));
  }

  private Table table() {
    return live().playing();
  }

  private Answer<FloorChange> decide(Actor actor, Act act) {
    var floor =
        new io.lammer.house.Floor() {
          @Override
          public @Nullable FloorState state(String journal) {
            return states.get(journal);
          }

          @Override
          public Rulebook rules() {
            return RULES;
          }

          @Override
          public LocalDate day() {
            return LocalDate.of(2026, 11, 15);
          }
        };
    return FloorDecider.decide(floor, actor, act);
  }

  private List<TableEvent> take(FloorChange done) {
    var events =
        done.events().stream()
            .map(FloorChange.Posted::event)
            .filter(TableEvent.class::isInstance)
            .map(TableEvent.class::cast)
            .toList();
    if (states.get(LiveTable.journal(NAME)) instanceof LiveTable before) {
      for (var event : events) {
        RoundInvariants.check(before, event);
        before = LiveTable.evolve(before, NAME, event);
      }
    }
    states.putAll(done.states());
    return events;
  }

  private List<TableEvent> done(Actor actor, Act act) {
    return switch (decide(actor, act)) {
      case Answer.Accepted<FloorChange>(var done) -> take(done);
      case Answer.Refused<FloorChange>(var refusals) ->
          throw new AssertionError(act + ": " + refusals);
    };
  }

  /// One act, and what it did at the table.
  ///
  /// @param accepted what acts and commands were ever accepted
  List<TableEvent> step(Set<Class<?>> accepted) {
    var roll = random.nextInt(100);
    if (live().status() == LiveTable.Status.CLOSED) {
      return opens();
    }
    if (live().status() == LiveTable.Status.SUSPENDED) {
      return suspended(accepted, roll);
    }
    if (roll < 20 && table().wagers().isEmpty()) {
      return ask(accepted, MANAGER, new Act.Close(NAME, "the night is over"));
    }
    if (roll < 80) {
      var commands = order.next(table());
      var events = ask(accepted, DEALER, new Act.Play(NAME, commands));
      if (!events.isEmpty()) {
        commands.forEach(command -> accepted.add(command.getClass()));
      }
      return events;
    }
    if (roll < 90) {
      return device(accepted);
    }
    return switch (roll) {
      case 90, 91, 92, 93 -> ask(accepted, SUPERVISOR, new Act.VoidRound(NAME, "a mistake"));
      case 94, 95 -> ask(accepted, SUPERVISOR, new Act.Suspend(NAME, "an outage"));
      case 96 ->
          ask(accepted, MANAGER, new Act.Change(NAME, live().setup(), List.of(), "the same"));
      case 97 ->
          ask(
              accepted,
              SUPERVISOR,
              new Act.Limit(NAME, Money.dollars(random.nextInt(1, 9)), Money.dollars(500)));
      default -> ask(accepted, SUPERVISOR, correction());
    };
  }

  private List<TableEvent> suspended(Set<Class<?>> accepted, int roll) {
    var proposals = decided().house().papers().proposals();
    if (!proposals.isEmpty() && roll < 40) {
      var first = proposals.getFirst();
      return roll < 30
          ? ask(
              accepted,
              ACCOUNTING,
              new Act.Confirm(
                  first.number(), ProposalPreview.Reading.of(decided(), first).digest()))
          : ask(accepted, ACCOUNTING, new Act.Decline(first.number(), "not so"));
    }
    if (roll < 60) {
      return ask(accepted, SUPERVISOR, new Act.Reenter(NAME, shown(), Map.of(), "as it lies"));
    }
    return roll < 70
        ? ask(accepted, SUPERVISOR, new Act.VoidRound(NAME, "a mistake"))
        : ask(accepted, SUPERVISOR, new Act.Resume(NAME, "go on"));
  }

  private FloorChange decided() {
    return switch (decide(DEALER, new Act.CallSupervisor(NAME, "a question"))) {
      case Answer.Accepted<FloorChange>(var done) -> done;
      case Answer.Refused<FloorChange>(var refusals) ->
          throw new AssertionError(refusals.toString());
    };
  }

  /// The felt as a person re-enters it: as it is, or as the API reads it.
  private Felt shown() {
    if (random.nextBoolean()) {
      return table().felt();
    }
    return fixture.reentered(table().felt());
  }

  /// Of a line of the last round, where there was one.
  private Act correction() {
    var lines = live().past().stream().flatMap(it -> it.settlement().lines().stream()).toList();
    var line = lines.isEmpty() ? null : lines.get(random.nextInt(lines.size()));
    return new Act.Correct(
        NAME,
        new Correction(
            Math.max(1, live().round()),
            line == null ? 1 : line.seat(),
            line == null ? "player" : line.name(),
            Money.ZERO,
            Money.dollars(5),
            "misread",
            "camera 4"));
  }

  /// A message of a device, sometimes of the round before.
  private List<TableEvent> device(Set<Class<?>> accepted) {
    var kind = Device.Kind.values()[random.nextInt(Device.Kind.values().length)];
    var state = (LiveDevice) Objects.requireNonNull(states.get("device/" + kind));
    var command =
        switch (kind) {
          case SENSORS -> order.sense();
          case DICE -> order.outcome(table().layout());
          case SHOE -> fixture.read(random);
          case DISPLAY -> new Command.Lock();
        };
    return ask(
        accepted,
        new Actor(kind.name(), Role.DEVICE),
        new Act.Report(
            kind.name(),
            state.taken() + 1,
            live().round() - random.nextInt(8) / 7,
            table().dealt().size() + 1,
            command));
  }

  private List<TableEvent> ask(Set<Class<?>> accepted, Actor actor, Act act) {
    return switch (decide(actor, act)) {
      case Answer.Accepted<FloorChange>(var done) -> {
        accepted.add(act.getClass());
        yield take(done);
      }
      case Answer.Refused<FloorChange> _ -> List.of();
    };
  }

  /// From wherever the table stands a dealer brings it to the next round: it is never stuck.
  void comesToAnEnd() {
    var kept = Map.copyOf(states);
    switch (live().status()) {
      case SUSPENDED -> done(SUPERVISOR, new Act.Resume(NAME, "go on"));
      case CLOSED -> opens();
      case DRAFT, OPEN -> {}
    }
    for (var rounds = 0; rounds < 2; ) {
      var before = table().phase();
      done(DEALER, new Act.Play(NAME, List.of(next())));
      rounds += before == Phase.RESOLVING && table().phase() == Phase.BETTING ? 1 : 0;
    }
    states.clear();
    states.putAll(kept);
  }

  private Command next() {
    var table = table();
    return switch (table.phase()) {
      case BETTING ->
          table.awaitsFollowUp()
              ? fixture.awaited(table)
              : spent() ? new Command.NewShoe(0, null) : new Command.Lock();
      case LOCKED -> spent() ? new Command.NewShoe(0, null) : fixture.entry(table, random);
      case RESOLVING ->
          table.entered() != null ? new Command.Confirm() : fixture.entry(table, random);
    };
  }

  private boolean spent() {
    return table().dealt().isEmpty() && table().needsShoe();
  }
}
