package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.journal.Database;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Adds everything up again from the stored text alone: what each seat put down and got, what each
/// jackpot took in and paid, and that no wager was settled by what was entered before it was made.
/// It knows JSON and arithmetic, and nothing of the program's types.
final class TextAuditor {
  private static final JsonMapper JSON = new JsonMapper();

  private final Database database;
  private final Map<String, BigDecimal> seats = new TreeMap<>();
  private final Map<String, BigDecimal> jackpots = new TreeMap<>();
  private final Map<String, BigDecimal> booked = new HashMap<>();
  private final Map<String, BigDecimal> held = new HashMap<>();
  private final Map<String, BigDecimal> pending = new HashMap<>();
  private final Map<String, BigDecimal> unpaid = new HashMap<>();
  private final Map<String, JsonNode> open = new HashMap<>();

  /// When the wagers of a table were made, and when its outcomes were first seen.
  private static final class Times {
    private final Map<String, ArrayDeque<Integer>> made = new HashMap<>();
    private int now;
    private int seen;
    private int roundSeen;

    void saw(String kind, JsonNode body) {
      now++;
      switch (kind) {
        case "placed" -> made(body).push(now);
        case "taken-down" -> made(body).poll();
        case "card-dealt", "entered" -> seen = seen == 0 ? now : seen;
        case "called-back", "reopened", "voided" -> seen = 0;
        case "settled" -> {
          for (var line : body.get("settlement").get("lines")) {
            var destiny = line.get("wager").asString().equals("destiny");
            var last = made(line).peek();
            assertThat(last == null ? 0 : last)
                .as("made before it was seen: " + line)
                .isLessThan(destiny ? roundSeen : seen);
          }
          roundSeen = body.get("outcome").has("fightback") ? roundSeen : seen;
          seen = 0;
        }
        default -> {}
      }
    }

    private ArrayDeque<Integer> made(JsonNode wager) {
      var spot = wager.get("seat") + " " + wager.get("wager");
      return made.computeIfAbsent(spot, _ -> new ArrayDeque<>());
    }
  }

  TextAuditor(Database database) {
    this.database = database;
  }

  void agrees() {
    for (var head : database.journals().list()) {
      var journal = head.journal();
      var rounds = new ArrayDeque<Map<String, BigDecimal>>();
      var times = new Times();
      database
          .journals()
          .read(journal, 1)
          .forEach(
              event -> {
                var body = JSON.readTree(event.entry().body());
                if (journal.startsWith("table/")) {
                  times.saw(event.entry().kind(), body);
                  table(journal.substring(6), event.entry().kind(), body, rounds);
                } else if (journal.startsWith("jackpot/")) {
                  jackpot(journal.substring(8), event.entry().kind(), body);
                }
                for (var transfer : event.entry().transfers()) {
                  var units = BigDecimal.valueOf(transfer.units(), 4);
                  booked.merge(transfer.from().toString(), units.negate(), BigDecimal::add);
                  booked.merge(transfer.to().toString(), units, BigDecimal::add);
                }
              });
    }
    assertThat(booked.values().stream().reduce(BigDecimal.ZERO, BigDecimal::add))
        .isEqualByComparingTo(BigDecimal.ZERO);
    seats.forEach(
        (seat, cash) ->
            assertThat(booked.getOrDefault("SEAT/" + seat, BigDecimal.ZERO))
                .as("seat " + seat)
                .isEqualByComparingTo(cash));
    jackpots.forEach(
        (name, money) ->
            assertThat(
                    sum("METER/" + name, "RESERVE/" + name, "OVERFLOW/" + name, "PENDING/" + name))
                .as("jackpot " + name)
                .isEqualByComparingTo(money));
  }

  private BigDecimal sum(String... accounts) {
    var sum = BigDecimal.ZERO;
    for (var account : accounts) {
      sum = sum.add(booked.getOrDefault(account, BigDecimal.ZERO));
    }
    return sum;
  }

  private static BigDecimal amount(JsonNode node, String field) {
    return node.has(field) ? new BigDecimal(node.get(field).asString()) : BigDecimal.ZERO;
  }

  private void table(
      String table, String kind, JsonNode body, ArrayDeque<Map<String, BigDecimal>> rounds) {
    switch (kind) {
      case "placed" -> cash(seat(table, body), total(body).negate());
      case "collected" -> cash(seat(table, body), amount(body, "amount").negate());
      case "taken-down" -> cash(seat(table, body), total(body));
      case "settled" -> {
        var paid = new HashMap<String, BigDecimal>();
        for (var line : body.get("settlement").get("lines")) {
          var got = amount(line, "returned").add(amount(line, "promotion"));
          if (!line.has("jackpot")) {
            got = got.add(amount(line, "winnings")).subtract(amount(line, "promotion"));
          }
          paid.merge(seat(table, line), got, BigDecimal::add);
        }
        paid.forEach(this::cash);
        rounds.push(paid);
      }
      case "corrected" -> {
        var correction = body.get("correction");
        cash(
            seat(table, correction),
            amount(correction, "due").subtract(amount(correction, "paid")));
      }
      case "voided" -> rounds.pop().forEach((seat, got) -> cash(seat, got.negate()));
      default -> {}
    }
  }

  private static BigDecimal total(JsonNode body) {
    return amount(body, "stake").add(amount(body, "vig"));
  }

  private static String seat(String table, JsonNode node) {
    return table + "/" + node.get("seat").asInt();
  }

  private void cash(String seat, BigDecimal amount) {
    seats.merge(seat, amount, BigDecimal::add);
  }

  /// The money of a jackpot after each event is in the event; what its slips pay goes to the seats.
  private void jackpot(String name, String kind, JsonNode body) {
    switch (kind) {
      case "hit" -> {
        var hit = body.get("hit");
        open.put(name + "#" + hit.get("number").asInt(), hit);
        pending.merge(name, won(hit), BigDecimal::add);
      }
      case "approved" -> {
        var hit = Objects.requireNonNull(open.remove(name + "#" + body.get("hit").asInt()));
        pending.merge(name, won(hit).negate(), BigDecimal::add);
        unpaid.merge(name, won(hit), BigDecimal::add);
      }
      case "paid" -> {
        var paid = amount(body, "amount");
        unpaid.merge(name, paid.negate(), BigDecimal::add);
        cash(seat(body.get("table").asString(), body), paid);
      }
      case "rejected" -> {
        open.keySet().removeIf(key -> key.startsWith(name + "#"));
        var left = BigDecimal.ZERO;
        for (var hit : body.get("open")) {
          open.put(name + "#" + hit.get("number").asInt(), hit);
          left = left.add(won(hit));
        }
        pending.put(name, left);
      }
      default -> {}
    }
    if (body.has("after")) {
      held.put(
          name,
          amount(body.get("after"), "meter")
              .add(amount(body.get("after"), "reserve"))
              .add(amount(body.get("after"), "overflow")));
    }
    jackpots.put(
        name,
        Stream.of(held, pending, unpaid)
            .map(of -> of.getOrDefault(name, BigDecimal.ZERO))
            .reduce(BigDecimal.ZERO, BigDecimal::add));
  }

  private static BigDecimal won(JsonNode hit) {
    var sum = BigDecimal.ZERO;
    for (var winner : hit.get("winners")) {
      sum = sum.add(amount(winner, "amount"));
    }
    return sum;
  }
}
