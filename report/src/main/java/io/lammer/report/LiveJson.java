package io.lammer.report;

import io.lammer.rules.yaml.Value;
import io.lammer.store.floor.History.Happened;
import io.lammer.tables.Felt;
import io.lammer.tables.Table;
import java.util.LinkedHashMap;
import java.util.Map;
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
                    jackpot.putAll(RunJson.jackpot(story.jackpot(joined.name(), end)));
                    return jackpot;
                  })
              .toList());
    }
    result.put("events", story.events().stream().map(LiveJson::event).toList());
    return result;
  }

  private static void play(Map<String, @Nullable Object> result, Table table) {
    result.put("phase", Value.spelled(table.phase()));
    switch (table.felt()) {
      case Felt.Craps felt -> {
        result.put("point", felt.isComeOut() ? null : felt.point());
        result.put("shooter", felt.shooter() == 0 ? null : felt.shooter());
      }
      case Felt.Baccarat felt -> result.put("cardsLeft", felt.shoe().remaining());
      case Felt.Dice _ -> {}
    }
    result.put("standing", table.wagers().stream().map(RunJson::standing).toList());
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
}
