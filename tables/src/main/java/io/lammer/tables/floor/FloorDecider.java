package io.lammer.tables.floor;

import io.lammer.tables.Refusal.Code;
import java.util.Locale;

/// Decides what an act does to the floor: events with their transfers, or a refusal. Pure.
public final class FloorDecider {
  private FloorDecider() {}

  public static Verdict decide(Floor floor, Actor actor, Act act) {
    if (!actor.role().may(act.right())) {
      return Verdict.refuse(
          Code.NOT_ALLOWED,
          "%s may not %s",
          actor.role().name().toLowerCase(Locale.ROOT),
          act.right().words());
    }
    if (!holds(floor.house(), actor)) {
      return Verdict.refuse(Code.NOT_ALLOWED, "%s is no longer that", actor);
    }
    var unfit = Texts.fault(act);
    if (unfit.isPresent()) {
      return Verdict.refuse(Code.BAD_TEXT, "%s", unfit.get());
    }
    var verdict =
        act instanceof Act.Dual dual && Proposals.takesTwo(floor, dual)
            ? Proposals.propose(floor, actor, dual)
            : effect(floor, actor, act);
    return verdict instanceof Verdict.Accepted accepted ? Alerts.raised(floor, accepted) : verdict;
  }

  /// What an act does once whoever has to has agreed to it, to ask what it would do.
  public static Verdict effect(Floor floor, Actor actor, Act act) {
    return switch (act) {
      case Act.AtTable atTable -> TableDesk.decide(floor, actor, atTable);
      case Act.AtJackpot atJackpot -> JackpotDesk.decide(floor, actor, atJackpot);
      case Act.AtHouse atHouse -> HouseDesk.decide(floor, actor, atHouse);
    };
  }

  /// A person of the house still has what they ask with, also when it was taken from them after
  /// they asked. Who is no user, such as a device or a script, is vouched for by the program.
  private static boolean holds(House house, Actor actor) {
    return !actor.role().may(Role.Right.SIGN_IN)
        || house
            .user(actor.name())
            .map(user -> user.active() && user.role().covers(actor.role()))
            .orElse(true);
  }
}
