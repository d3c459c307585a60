package io.lammer.house;

import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import java.util.Optional;

/// Decides what an act does to the floor: events with their transfers, or a refusal. Pure.
public final class FloorDecider {
  private FloorDecider() {}

  public static Answer<FloorChange> decide(Floor floor, Actor actor, Act act) {
    return Answer.unless(
            notAllowed(floor, actor, act).or(() -> TextRules.fault(act)),
            () ->
                act instanceof Act.Dual dual && Proposals.takesTwo(floor, dual)
                    ? Proposals.propose(floor, actor, dual)
                    : effect(floor, actor, act))
        .map(Proposals::settled)
        .map(Alerts::raised);
  }

  /// The effect of an act after everyone required has agreed, used for previews.
  public static Answer<FloorChange> effect(Floor floor, Actor actor, Act act) {
    return effect(FloorChange.of(floor), actor, act);
  }

  static Answer<FloorChange> effect(FloorChange floor, Actor actor, Act act) {
    return switch (act) {
      case Act.AtTable atTable -> TableDecider.decide(floor, actor, atTable);
      case Act.AtJackpot atJackpot -> JackpotDecider.decide(floor, actor, atJackpot);
      case Act.AtDevice atDevice -> DeviceDecider.decide(floor, actor, atDevice);
      case Act.AtHouse atHouse -> HouseDecider.decide(floor, actor, atHouse);
    };
  }

  static Optional<Refusal> notAllowed(Floor floor, Actor actor, Act act) {
    var right = act.right();
    return actor.role().may(right)
        ? Code.NOT_ALLOWED.as("former-role").when(!holds(floor, actor), actor)
        : Optional.of(Code.NOT_ALLOWED.because(actor.role(), right.words()));
  }

  /// True if a person still has the role they act in; it may have been revoked since the request.
  /// Devices are authenticated by the program.
  private static boolean holds(Floor floor, Actor actor) {
    return !actor.role().may(Role.Right.SIGN_IN)
        || floor
            .house()
            .user(actor.name())
            .map(user -> user.active() && user.role().covers(actor.role()))
            .orElseGet(() -> !floor.requiresUsers() || floor.house().users().isEmpty());
  }
}
