package io.lammer.tables.floor;

import io.lammer.rules.yaml.Value;
import org.jspecify.annotations.Nullable;

/// Something that one person asked for and that waits for a second one.
///
/// @param statement what it would have done when it was proposed; null in older journals
public record Proposal(int number, Actor by, Act.Dual act, @Nullable Statement statement) {
  public String where() {
    return act.where();
  }

  /// Its statement, or what was asked for where there is none.
  public String told() {
    return statement == null ? words() : statement.words();
  }

  /// What was asked for, and why.
  public String words() {
    return switch (act) {
      case Act.VoidRound(_, var reason) -> "void the last round and its jackpot hits: " + reason;
      case Act.Adjust(_, var why, var amount, var to, var note) ->
          "adjust by %s, %s%s: %s"
              .formatted(amount, Value.spelled(why), to == null ? "" : " to " + to, note);
      case Act.Retune(_, _, var reason) -> "change parameters: " + reason;
      case Act.Retire(_, var reason) -> "retire: " + reason;
    };
  }
}
