package io.lammer.report.transcript;

import io.lammer.rules.yaml.Value;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.LiveJackpot;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A live jackpot as plain maps and lists.
public final class JackpotJson {
  private JackpotJson() {}

  /// What it is and holds.
  ///
  /// @param version the number of its last event
  public static Map<String, @Nullable Object> of(LiveJackpot jackpot, long version) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("name", jackpot.name());
    result.put("version", version);
    result.put("edition", jackpot.edition());
    result.put("status", Value.spelled(jackpot.status()));
    var due = jackpot.life().due();
    result.put("moneyGoneBy", due == null ? null : due.toString());
    result.put("bankShort", jackpot.isShort());
    result.put("suit", jackpot.suit() == null ? null : Value.spelled(jackpot.suit()));
    result.putAll(RunJson.jackpot(jackpot.money()));
    result.put("wager", jackpot.money().terms().wager().plain());
    var limit = jackpot.money().terms().limit();
    result.put("limit", limit == null ? null : limit.plain());
    result.put("tables", jackpot.tables());
    result.put("changesPlanned", jackpot.next() != null);
    result.put("meters", meters(jackpot.meters()));
    result.put("owed", RunJson.exact(jackpot.owed()));
    result.put("banked", RunJson.exact(jackpot.banked()));
    result.put("pending", jackpot.open().stream().map(JackpotJson::hit).toList());
    return result;
  }

  private static Map<String, @Nullable Object> meters(LiveJackpot.Meters meters) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("wagers", meters.wagers());
    result.put("staked", meters.staked().plain());
    result.put("hits", meters.hits());
    result.put("paid", RunJson.exact(meters.paid()));
    return result;
  }

  private static Map<String, @Nullable Object> hit(LiveJackpot.Hit hit) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("hit", hit.number());
    result.put("table", hit.table());
    result.put("round", hit.round());
    result.put("row", hit.row());
    result.put("share", hit.share().toString());
    result.put("prize", RunJson.exact(hit.prize()));
    result.put("amount", RunJson.exact(hit.amount()));
    result.put("enteredBy", hit.enteredBy().toString());
    result.put("witnesses", hit.witnesses().stream().map(Actor::toString).toList());
    result.put("winners", hit.winners().stream().map(JackpotJson::winner).toList());
    return result;
  }

  private static Map<String, @Nullable Object> winner(LiveJackpot.Winner winner) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("seat", winner.seat());
    result.put("stake", winner.stake().plain());
    result.put("amount", RunJson.exact(winner.amount()));
    return result;
  }
}
