package io.lammer.render.transcript;

import io.lammer.house.Actor;
import io.lammer.house.LiveJackpot;
import io.lammer.render.json.JsonObject;
import io.lammer.rules.yaml.Value;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A live jackpot as maps and lists.
public final class JackpotJson {
  private JackpotJson() {}

  /// The jackpot's terms, state and money.
  ///
  /// @param version the number of its last event
  public static Map<String, @Nullable Object> of(LiveJackpot jackpot, long version) {
    var due = jackpot.life().due();
    var limit = jackpot.money().terms().limit();
    return new JsonObject()
        .with("name", jackpot.name())
        .with("version", version)
        .with("edition", jackpot.edition())
        .with("status", Value.spelled(jackpot.status()))
        .with("moneyGoneBy", due == null ? null : due.toString())
        .with("bankShort", jackpot.isShort())
        .with("suit", jackpot.suit() == null ? null : Value.spelled(jackpot.suit()))
        .with(RunJson.jackpot(jackpot.money()))
        .with("wager", jackpot.money().terms().wager().plain())
        .with("limit", limit == null ? null : limit.plain())
        .with("tables", jackpot.tables())
        .with("changesPlanned", jackpot.next() != null)
        .with("meters", meters(jackpot.meters()))
        .with("owed", RunJson.exact(jackpot.owed()))
        .with("banked", RunJson.exact(jackpot.banked()))
        .with("unpaid", RunJson.exact(jackpot.unpaid()))
        .with("pending", jackpot.open().stream().map(JackpotJson::hit).toList());
  }

  private static Map<String, @Nullable Object> meters(LiveJackpot.Meters meters) {
    return new JsonObject()
        .with("wagers", meters.wagers())
        .with("staked", meters.staked().plain())
        .with("hits", meters.hits())
        .with("paid", RunJson.exact(meters.paid()));
  }

  private static Map<String, @Nullable Object> hit(LiveJackpot.Hit hit) {
    return new JsonObject()
        .with("hit", hit.number())
        .with("table", hit.table())
        .with("round", hit.round())
        .with("row", hit.row())
        .with("share", hit.share().toString())
        .with("prize", RunJson.exact(hit.prize()))
        .with("amount", RunJson.exact(hit.amount()))
        .with("enteredBy", hit.enteredBy().toString())
        .with("verifiedBy", hit.verifiedBy() == null ? null : hit.verifiedBy().toString())
        .with("witnesses", hit.witnesses().stream().map(Actor::toString).toList())
        .with("winners", hit.winners().stream().map(JackpotJson::winner).toList());
  }

  private static Map<String, @Nullable Object> winner(LiveJackpot.Winner winner) {
    return new JsonObject()
        .with("seat", winner.seat())
        .with("stake", winner.stake().plain())
        .with("amount", RunJson.exact(winner.amount()));
  }
}
