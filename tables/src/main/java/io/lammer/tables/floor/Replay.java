package io.lammer.tables.floor;

import io.lammer.tables.Jackpot;
import io.lammer.tables.floor.LiveJackpot.Hit;
import io.lammer.tables.floor.LiveJackpot.Since;
import java.util.ArrayList;
import java.util.List;

/// A jackpot's money worked out again from before its oldest open hit.
///
/// @param hits the hits on the way, with what each is worth now
record Replay(Jackpot end, List<Hit> hits) {

  static Replay of(Jackpot base, List<Since> steps, List<Hit> open) {
    var money = base;
    var hits = new ArrayList<Hit>();
    for (var step : steps) {
      if (step.hit() == 0) {
        money = money.contributed(step.wagers());
        continue;
      }
      var hit =
          open.stream()
              .filter(candidate -> candidate.number() == step.hit())
              .findFirst()
              .orElseThrow(() -> new IllegalStateException("hit " + step.hit() + " is not open"));
      var won = money.won(hit.pay(), hit.winners().size());
      hits.add(hit.with(won));
      money = won.after();
    }
    return new Replay(money, hits);
  }
}
