package io.lammer.games.craps;

import io.lammer.rules.catalog.ConditionReader;
import io.lammer.rules.yaml.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Parses the rolls that earn the lammers of a craps wager, and the roll that ends it.
record EarnReader(ConditionReader conditions) {
  /// The limit up to which exact odds are computed quickly.
  private static final int STATES_MAX = 20_000;

  private static final int POINTS = 7;
  private static final int TIMES_MAX = 100;

  private static final List<String> WORDS =
      List.of("total", "hard", "dice", "point", "seven-out", "line", "any");

  static EarnLammers read(Value.Fields fields) {
    var reader = new EarnReader(new ConditionReader(CrapsGame.GAME, null, WORDS));
    var lammers = fields.need("lammers");
    var earn =
        new EarnLammers(lammers.each(reader::lammer), reader.conditions.read(fields.need("ends")));
    if (earn.lammers().isEmpty()) {
      throw lammers.wrong("lammers is empty; expected one or more");
    }
    var states = earn.followsPoint() ? POINTS : 1.0;
    for (var lammer : earn.lammers()) {
      states *= lammer.states();
    }
    if (states > STATES_MAX) {
      throw lammers.wrong(
          "the lammers can stand in %,.0f ways; expected at most %,d"
              .formatted(states, STATES_MAX));
    }
    return earn;
  }

  static EarnLammers kept(List<String> lammers, String ends) {
    var reader = new EarnReader(new ConditionReader(null, null, List.of()));
    return new EarnLammers(
        lammers.stream().map(text -> reader.lammer(Value.parse("lammer", text))).toList(),
        ConditionReader.kept(ends));
  }

  private EarnLammers.Lammer lammer(Value value) {
    var fields = value.fields("when", "each", "times");
    var each = fields.maybe("each");
    var times = times(fields.maybe("times"));
    if (each == null) {
      return new EarnLammers.Lammer(List.of(conditions.read(fields.need("when"))), times);
    }
    var parts = each.each(conditions::read);
    if (parts.isEmpty() || parts.size() > 15 || fields.maybe("when") != null) {
      throw value.wrong("expected either when, or each with one to 15 conditions");
    }
    if (parts.size() > 1 && times > 1) {
      throw value.wrong("a lammer for each of several rolls is earned once; expected no times");
    }
    return new EarnLammers.Lammer(parts, times);
  }

  private static int times(@Nullable Value value) {
    if (value == null) {
      return 1;
    }
    var times = value.whole();
    if (times < 1 || times > TIMES_MAX) {
      throw value.wrong("found %d; expected 1 to %d".formatted(times, TIMES_MAX));
    }
    return times;
  }
}
