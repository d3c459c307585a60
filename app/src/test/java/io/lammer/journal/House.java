package io.lammer.journal;

import io.lammer.ledger.Account;
import io.lammer.ledger.Transfer;
import io.lammer.table.Answer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/// Requests and journals to test with.
final class House {
  static final Instant NOON = Instant.parse("2026-07-01T12:00:00.123456Z");
  static final LocalDate DAY = LocalDate.parse("2026-07-01");

  private House() {}

  static Entry entry(String journal, String body, Transfer... transfers) {
    return new Entry(journal, NOON, "dealer 7", "noted", 1, body, List.of(transfers));
  }

  static Transfer bet(int seat, long units) {
    return new Transfer(Account.seat(seat), Account.of(Account.Kind.FELT), units);
  }

  /// Appends one entry with one transfer to each of the journals.
  static Request request(String key, String... journals) {
    return request(key, "{\"request\":\"" + key + "\"}", journals);
  }

  static Request request(String key, String body, String[] journals) {
    var entries =
        List.of(journals).stream()
            .map(journal -> entry(journal, "{\"by\":\"" + key + "\"}", bet(1, 100)))
            .toList();
    return new Request(key, body, _ -> accept(entries, answer(key)));
  }

  static Answer<AppendRequest> accept(List<Entry> entries, String answer) {
    return new Answer.Accepted<>(new AppendRequest(entries, answer));
  }

  static String answer(String key) {
    return "{\"done\":\"" + key + "\"}";
  }

  static Answer<StoredAnswer> submit(Database database, Request request) {
    return database.writer().submit(request).join();
  }

  /// Two seals over three journals, with events before, between and after them.
  static void fill(Database database) {
    for (var i = 1; i <= 4; i++) {
      submit(database, request("a" + i, "table 1", "jackpot"));
    }
    database.seals().seal(DAY, NOON).join();
    for (var i = 1; i <= 3; i++) {
      submit(database, request("b" + i, "table 1", "table 2"));
    }
    database.seals().seal(DAY.plusDays(1), NOON.plusSeconds(86_400)).join();
    for (var i = 1; i <= 2; i++) {
      submit(database, request("c" + i, "table 2", "jackpot"));
    }
  }
}
