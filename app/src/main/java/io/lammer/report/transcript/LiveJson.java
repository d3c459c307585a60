package io.lammer.report.transcript;

import io.lammer.report.game.GameText;
import io.lammer.report.json.Members;
import io.lammer.rules.Card;
import io.lammer.rules.yaml.Value;
import io.lammer.store.floor.History.Transition;
import io.lammer.tables.Jackpot;
import io.lammer.tables.floor.LiveTable;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A live table at an event and what led there, as plain maps and lists.
public final class LiveJson {
  private LiveJson() {}

  public static Map<String, @Nullable Object> of(TableStory story) {
    var end = story.events().getLast();
    var live = story.end();
    return new Members()
        .with("table", live.name())
        .with("event", end.stored().number())
        .with("time", end.stored().at().toString())
        .with(state(live, jackpot -> story.jackpot(jackpot, end)))
        .with("events", story.events().stream().map(LiveJson::event).toList());
  }

  /// A table as it is now.
  ///
  /// @param version the number of its last event
  /// @param money how each of its jackpots stands
  public static Map<String, @Nullable Object> now(
      LiveTable live, long version, Function<String, Jackpot> money) {
    var result =
        new Members().with("table", live.name()).with("version", version).with(state(live, money));
    if (live.table() != null) {
      result.put("dealt", live.playing().dealt().stream().map(Card::toString).toList());
      var entered = live.playing().entered();
      result.put("entered", entered == null ? null : GameText.json(entered));
    }
    return result.with("last", live.past().isEmpty() ? null : settled(live.past().getFirst()));
  }

  private static Members state(LiveTable live, Function<String, Jackpot> money) {
    var result =
        new Members()
            .with("edition", live.setup().edition())
            .with("status", Value.spelled(live.status()))
            .with("rounds", live.round());
    return live.table() == null
        ? result
        : result
            .with("phase", Value.spelled(live.playing().phase()))
            .with(GameText.json(live.playing().felt()))
            .with("standing", RunJson.standing(live.playing()))
            .with(
                "jackpots",
                live.jackpots().stream()
                    .map(
                        joined ->
                            new Members()
                                .with("name", joined.name())
                                .with(RunJson.jackpot(money.apply(joined.name()))))
                    .toList());
  }

  private static Members settled(LiveTable.Past past) {
    return new Members()
        .with("settled", past.settlement().lines().stream().map(RunJson::line).toList())
        .with("envy", past.settlement().envy().stream().map(RunJson::envy).toList());
  }

  private static Map<String, @Nullable Object> event(Transition happened) {
    var entry = happened.stored().entry();
    return new Members()
        .with("number", happened.stored().number())
        .with("time", entry.at().toString())
        .with("who", entry.actor())
        .with("kind", entry.kind())
        .with("summary", EventText.of(happened.event()));
  }
}
