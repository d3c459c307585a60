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
    var verdict =
        switch (act) {
          case Act.AtTable atTable -> TableDesk.decide(floor, actor, atTable);
          case Act.AtJackpot atJackpot -> JackpotDesk.decide(floor, actor, atJackpot);
          case Act.AtHouse atHouse -> HouseDesk.decide(floor, actor, atHouse);
        };
    return verdict instanceof Verdict.Accepted accepted ? Alerts.raised(floor, accepted) : verdict;
  }
}
