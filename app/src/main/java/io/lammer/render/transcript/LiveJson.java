package io.lammer.render.transcript;

import io.lammer.house.LiveTable;
import io.lammer.render.json.JsonObject;
import io.lammer.rules.Card;
import io.lammer.rules.Outcome;
import io.lammer.rules.yaml.Value;
import io.lammer.runtime.History.Transition;
import io.lammer.script.StepFormats;
import io.lammer.table.Jackpot;
import io.lammer.table.words.GameSteps;
import io.lammer.table.words.GameWords;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A live table at a given event, with the history behind it, as maps and lists.
public final class LiveJson {
  private LiveJson() {}

  public static Map<String, @Nullable Object> of(TableHistory story) {
    var end = story.events().getLast();
    var live = story.end();
    return new JsonObject()
        .with("table", live.name())
        .with("event", end.stored().number())
        .with("time", end.stored().at().toString())
        .with(state(live, jackpot -> story.jackpot(jackpot, end)))
        .with("events", story.events().stream().map(LiveJson::event).toList());
  }

  /// The table as it is now.
  ///
  /// @param version the number of its last event
  /// @param money returns the state of each jackpot
  public static Map<String, @Nullable Object> now(
      LiveTable live, long version, Function<String, Jackpot> money) {
    var result =
        new JsonObject()
            .with("table", live.name())
            .with("version", version)
            .with(state(live, money));
    if (live.table() != null) {
      result.put("dealt", live.playing().dealt().stream().map(Card::toString).toList());
      var entered = live.playing().entered();
      result.put("entered", entered == null ? null : entered(entered));
    }
    return result.with("last", live.past().isEmpty() ? null : settled(live.past().getFirst()));
  }

  /// An outcome in the JSON form of the command that enters it.
  private static Map<String, Object> entered(Outcome outcome) {
    var step = GameSteps.of(outcome.game()).step(outcome);
    return Map.of(step.word(), StepFormats.of(step.word()).write(step.commands()));
  }

  private static JsonObject state(LiveTable live, Function<String, Jackpot> money) {
    var result =
        new JsonObject()
            .with("edition", live.setup().edition())
            .with("status", Value.spelled(live.status()))
            .with("rounds", live.round());
    return live.table() == null
        ? result
        : result
            .with("phase", Value.spelled(live.playing().phase()))
            .with(GameWords.of(live.playing().felt()).json(live.playing().felt()))
            .with("standing", RunJson.standing(live.playing()))
            .with(
                "jackpots",
                live.jackpots().stream()
                    .map(
                        joined ->
                            new JsonObject()
                                .with("name", joined.name())
                                .with(RunJson.jackpot(money.apply(joined.name()))))
                    .toList());
  }

  private static JsonObject settled(LiveTable.Past past) {
    return new JsonObject()
        .with("settled", past.settlement().lines().stream().map(RunJson::line).toList())
        .with("envy", past.settlement().envy().stream().map(RunJson::envy).toList());
  }

  private static Map<String, @Nullable Object> event(Transition happened) {
    var entry = happened.stored().entry();
    return new JsonObject()
        .with("number", happened.stored().number())
        .with("time", entry.at().toString())
        .with("who", entry.actor())
        .with("kind", entry.kind())
        .with("summary", EventText.of(happened.event()));
  }
}
