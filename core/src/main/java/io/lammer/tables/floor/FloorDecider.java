package io.lammer.tables.floor;

import io.lammer.rules.yaml.Value;
import io.lammer.tables.Answer;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import java.util.Optional;

/// Decides what an act does to the floor: events with their transfers, or a refusal. Pure.
public final class FloorDecider {
  private FloorDecider() {}

  public static Answer<Aftermath> decide(Floor floor, Actor actor, Act act) {
    return Answer.unless(
            notAllowed(floor, actor, act)
                .or(() -> Texts.fault(act).map(why -> new Refusal(Code.BAD_TEXT, why))),
            () ->
                act instanceof Act.Dual dual && Proposals.takesTwo(floor, dual)
                    ? Proposals.propose(floor, actor, dual)
                    : effect(floor, actor, act))
        .map(Proposals::settled)
        .map(Alerts::raised);
  }

  /// What an act does once whoever has to has agreed to it, to ask what it would do.
  public static Answer<Aftermath> effect(Floor floor, Actor actor, Act act) {
    return effect(Aftermath.of(floor), actor, act);
  }

  static Answer<Aftermath> effect(Aftermath floor, Actor actor, Act act) {
    return switch (act) {
      case Act.AtTable atTable -> TableDesk.decide(floor, actor, atTable);
      case Act.AtJackpot atJackpot -> JackpotDesk.decide(floor, actor, atJackpot);
      case Act.AtDevice atDevice -> DeviceDesk.decide(floor, actor, atDevice);
      case Act.AtHouse atHouse -> HouseDesk.decide(floor, actor, atHouse);
    };
  }

  static Optional<Refusal> notAllowed(Floor floor, Actor actor, Act act) {
    var right = act.right();
    return actor.role().may(right)
        ? Code.NOT_ALLOWED.when(!holds(floor, actor), "%s is no longer that", actor)
        : Optional.of(
            Code.NOT_ALLOWED.because("%s may not %s", Value.spelled(actor.role()), right.words()));
  }

  /// A person of the house still has what they ask with, also when it was taken from them after
  /// they asked. A device is vouched for by the program.
  private static boolean holds(Floor floor, Actor actor) {
    return !actor.role().may(Role.Right.SIGN_IN)
        || floor
            .house()
            .user(actor.name())
            .map(user -> user.active() && user.role().covers(actor.role()))
            .orElseGet(() -> !floor.requiresUsers() || floor.house().users().isEmpty());
  }
}
