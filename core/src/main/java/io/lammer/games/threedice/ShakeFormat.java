package io.lammer.games.threedice;

import static io.lammer.table.words.StepFormat.fields;

import io.lammer.rules.Side;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Command;
import io.lammer.table.words.CommandFormat.Frame;
import io.lammer.table.words.StepFormat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The step with the dice of both cups. `by` names one player who shook after the dealer, or lists
/// every shake in order.
final class ShakeFormat implements StepFormat {
  @Override
  public String word() {
    return "shake";
  }

  @Override
  public List<Command> read(Value value) {
    var commands = new ArrayList<>(shakes(value));
    commands.add(shake(value));
    return Frame.ROUND.around(commands);
  }

  @Override
  public Command readLive(Value value) {
    if (!shakes(value).isEmpty()) {
      throw value.wrong("a live table is told of each shake as it happens; expected shook");
    }
    return shake(value);
  }

  private static Command shake(Value value) {
    var fields = value.fields("player", "banker", "by");
    var by = fields.maybe("by");
    return new ThreeDiceCommand.Shake(
        fields.need("player").each(Value::whole),
        fields.need("banker").each(Value::whole),
        by == null || by.isList() ? null : shaker(by));
  }

  private static List<Command> shakes(Value value) {
    var by = value.fields("player", "banker", "by").maybe("by");
    return by != null && by.isList() ? by.each(ShakeFormat::shook) : List.of();
  }

  static Command shook(Value value) {
    var fields = value.fields("cup", "seat", "exposed");
    return new ThreeDiceCommand.Shook(
        fields.need("cup").word(Side.class),
        fields.maybe("seat", Value::whole),
        fields.flag("exposed"));
  }

  private static Command.Shaker shaker(Value value) {
    var fields = value.fields("seat", "dealer-first");
    return new Command.Shaker(fields.need("seat").whole(), fields.flag("dealer-first"));
  }

  @Override
  public Object write(List<Command> commands) {
    var by = new ArrayList<>();
    for (var command : commands) {
      if (command instanceof ThreeDiceCommand.Shook(var cup, var seat, var exposed)) {
        by.add(fields("cup", cup, "seat", seat, "exposed", exposed ? true : null));
      } else if (command instanceof ThreeDiceCommand.Shake(var player, var banker, var shaker)) {
        return fields("player", player, "banker", banker, "by", by.isEmpty() ? by(shaker) : by);
      }
    }
    throw new IllegalArgumentException("no shake in " + commands);
  }

  private static @Nullable Object by(Command.@Nullable Shaker shaker) {
    return shaker == null
        ? null
        : fields("seat", shaker.seat(), "dealer-first", shaker.dealerFirst());
  }
}
