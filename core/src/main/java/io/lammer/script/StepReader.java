package io.lammer.script;

import io.lammer.rules.Side;
import io.lammer.rules.yaml.Value;
import io.lammer.script.Script.Step;
import io.lammer.script.Script.StepKind;
import io.lammer.tables.Command;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/// Reads the `play` part of a script. Whether a step is allowed is not asked here.
final class StepReader {
  private StepReader() {}

  static List<Step> read(Value play) {
    var number = new AtomicInteger();
    return play.each(item -> step(number.incrementAndGet(), item));
  }

  private static Step step(int number, Value item) {
    var fields =
        item.fields(Arrays.stream(StepKind.values()).map(StepKind::word).toArray(String[]::new));
    if (fields.keys().size() != 1) {
      throw item.wrong(
          "a step has one key; expected "
              + Value.oneOf(Arrays.stream(StepKind.values()).map(StepKind::word).toList()));
    }
    var key = fields.keys().getFirst();
    var what = what(key);
    return new Step(number, what, commands(what, fields.need(key)));
  }

  static StepKind what(String word) {
    return Arrays.stream(StepKind.values())
        .filter(what -> what.word().equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no step " + word));
  }

  /// What a live table is told: the lock before it and the confirmation after it come by
  /// themselves.
  static Command single(StepKind what, Value value) {
    if (what == StepKind.SHAKE && !shakes(value).isEmpty()) {
      throw value.wrong("a live table is told of each shake as it happens; expected shook");
    }
    return command(what, value);
  }

  /// No more bets, what happened, and the dealer's word that it stands, where it is an outcome.
  private static List<Command> commands(StepKind what, Value value) {
    var commands = new ArrayList<Command>();
    if (what == StepKind.ROLL || what == StepKind.DEAL || what == StepKind.SHAKE) {
      commands.add(new Command.Lock());
    }
    if (what == StepKind.SHAKE) {
      commands.addAll(shakes(value));
    }
    commands.add(command(what, value));
    if (what == StepKind.FIGHTBACK || commands.getFirst() instanceof Command.Lock) {
      commands.add(new Command.Confirm());
    }
    return commands;
  }

  private static Command command(StepKind what, Value value) {
    return switch (what) {
      case BET -> {
        var fields = value.fields("seat", "wager", "number", "dice", "sensor", "amount");
        yield new Command.Bet(
            fields.need("seat").whole(), spot(fields), fields.maybe("amount", Value::number));
      }
      case PRESS -> {
        var fields = value.fields("seat", "wager", "number", "dice", "sensor", "amount");
        yield new Command.Press(
            fields.need("seat").whole(), spot(fields), fields.need("amount").number());
      }
      case TAKE_DOWN -> {
        var fields = value.fields("seat", "wager", "number", "dice", "sensor", "amount");
        yield new Command.TakeDown(
            fields.need("seat").whole(), spot(fields), fields.maybe("amount", Value::number));
      }
      case TURN -> {
        var fields = value.fields("seat", "wager", "number", "dice", "sensor", "on");
        yield new Command.Turn(fields.need("seat").whole(), spot(fields), fields.need("on").flag());
      }
      case ROLL -> new Command.Roll(value.each(Value::whole));
      case DEAL -> {
        var fields = value.fields("player", "banker");
        yield new Command.Deal(
            fields.need("player").each(Value::text), fields.need("banker").each(Value::text));
      }
      case SHAKE -> shake(value);
      case FIGHTBACK -> new Command.Draw(value.text());
      case COLLECT -> new Command.Collect(value.fields("seat").need("seat").whole());
      case NEW_SHOE -> newShoe(value);
      case NEW_SHOOTER -> new Command.NewShooter(value.fields("seat").need("seat").whole());
    };
  }

  private static Command.Keyed spot(Value.Fields fields) {
    return new Command.Keyed(
        fields.need("wager").text(),
        fields.maybe("number", Value::whole),
        fields.maybe("dice", dice -> dice.each(Value::whole)),
        fields.maybe("sensor", Value::whole));
  }

  /// Who shook is one player after the dealer, or every shake in its order.
  private static Command shake(Value value) {
    var fields = value.fields("player", "banker", "by");
    var by = fields.maybe("by");
    return new Command.Shake(
        fields.need("player").each(Value::whole),
        fields.need("banker").each(Value::whole),
        by == null || by.isList() ? null : shaker(by));
  }

  private static List<Command> shakes(Value value) {
    var by = value.fields("player", "banker", "by").maybe("by");
    return by != null && by.isList() ? by.each(StepReader::shook) : List.of();
  }

  static Command shook(Value value) {
    var fields = value.fields("cup", "seat", "exposed");
    return new Command.Shook(
        fields.need("cup").word(Side.class),
        fields.maybe("seat", Value::whole),
        fields.flag("exposed"));
  }

  private static Command.Shaker shaker(Value value) {
    var fields = value.fields("seat", "dealer-first");
    return new Command.Shaker(fields.need("seat").whole(), fields.flag("dealer-first"));
  }

  private static Command newShoe(Value value) {
    if (value.isNothing()) {
      return new Command.NewShoe(0, null);
    }
    var fields = value.fields("burn", "card");
    var burn = fields.maybe("burn", Value::whole);
    return new Command.NewShoe(burn == null ? 0 : burn, fields.maybe("card", Value::text));
  }
}
