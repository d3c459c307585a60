package io.lammer.report.transcript;

import io.lammer.report.game.GameText;
import io.lammer.rules.Card;
import io.lammer.rules.yaml.Value;
import io.lammer.store.floor.History.Happened;
import io.lammer.tables.Jackpot;
import io.lammer.tables.Table;
import io.lammer.tables.floor.LiveTable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A live table at an event and what led there, as plain maps and lists.
public final class LiveJson {
  private LiveJson() {}

  public static Map<String, @Nullable Object> of(TableStory story) {
    var end = story.events().getLast();
    var live = story.end();
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("table", live.name());
    result.put("event", end.stored().number());
    result.put("time", end.stored().at().toString());
    state(result, live, jackpot -> story.jackpot(jackpot, end));
    result.put("events", story.events().stream().map(LiveJson::event).toList());
    return result;
  }

  /// A table as it is now.
  ///
  /// @param version the number of its last event
  /// @param money how each of its jackpots stands
  public static Map<String, @Nullable Object> now(
      LiveTable live, long version, Function<String, Jackpot> money) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("table", live.name());
    result.put("version", version);
    state(result, live, money);
    if (live.table() != null) {
      result.put("dealt", live.playing().dealt().stream().map(Card::toString).toList());
      var entered = live.playing().entered();
      result.put("entered", entered == null ? null : GameText.json(entered));
    }
    result.put("last", live.past().isEmpty() ? null : settled(live.past().getFirst()));
    return result;
  }

  private static void state(
      Map<String, @Nullable Object> result, LiveTable live, Function<String, Jackpot> money) {
    result.put("edition", live.setup().edition());
    result.put("status", Value.spelled(live.status()));
    result.put("rounds", live.round());
    if (live.table() != null) {
      play(result, live.playing());
      result.put(
          "jackpots",
          live.jackpots().stream()
              .map(
                  joined -> {
                    var jackpot = new LinkedHashMap<String, @Nullable Object>();
                    jackpot.put("name", joined.name());
                    jackpot.putAll(RunJson.jackpot(money.apply(joined.name())));
                    return jackpot;
                  })
              .toList());
    }
  }

  private static Map<String, Object> settled(LiveTable.Past past) {
    var settlement = past.settlement();
    return pair(
        "settled", settlement.lines().stream().map(RunJson::line).toList(),
        "envy", settlement.envy().stream().map(RunJson::envy).toList());
  }

  private static void play(Map<String, @Nullable Object> result, Table table) {
    result.put("phase", Value.spelled(table.phase()));
    result.putAll(GameText.json(table.felt()));
    result.put("standing", RunJson.standing(table));
  }

  private static Map<String, @Nullable Object> event(Happened happened) {
    var entry = happened.stored().entry();
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("number", happened.stored().number());
    result.put("time", entry.at().toString());
    result.put("who", entry.actor());
    result.put("kind", entry.kind());
    result.put("summary", EventText.of(happened.event()));
    return result;
  }

  /// In this order, whatever the process: the same state is the same text.
  private static Map<String, Object> pair(String one, Object first, String two, Object second) {
    var result = new LinkedHashMap<String, Object>();
    result.put(one, first);
    result.put(two, second);
    return result;
  }
}
