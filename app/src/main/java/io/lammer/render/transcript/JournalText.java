package io.lammer.render.transcript;

import io.lammer.journal.StoredEvent;
import io.lammer.ledger.Transfer;
import io.lammer.render.json.Json;
import io.lammer.render.json.JsonObject;
import io.lammer.render.paper.AnsiStyle;
import io.lammer.render.paper.Csv;
import io.lammer.rules.Money;
import io.lammer.runtime.History.Transition;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Journal events, one per line, as text, JSON or CSV.
public final class JournalText {
  public static final String COLUMNS = "journal,number,time,who,kind,version,body,transfers,hash\n";

  private JournalText() {}

  public static String time(Instant at) {
    return at.truncatedTo(ChronoUnit.SECONDS).toString();
  }

  public static String line(Transition happened, AnsiStyle ink) {
    var stored = happened.stored();
    return "%5d  %s  %-22s %s  %s"
        .formatted(
            stored.number(),
            ink.faint(time(stored.at())),
            stored.entry().actor(),
            ink.strong("%-12s".formatted(stored.entry().kind())),
            EventText.of(happened.event()))
        .stripTrailing();
  }

  public static String json(StoredEvent event) {
    return Json.line(fields(event));
  }

  public static Map<String, Object> fields(StoredEvent event) {
    var entry = event.entry();
    return new JsonObject()
        .with("journal", entry.journal())
        .with("number", event.number())
        .with("time", entry.at().toString())
        .with("who", entry.actor())
        .with("kind", entry.kind())
        .with("version", entry.version())
        .with("body", Json.parse(entry.body()))
        .with("transfers", entry.transfers().stream().map(JournalText::transfer).toList())
        .with("hash", event.hash().toString());
  }

  public static String csv(StoredEvent event) {
    var entry = event.entry();
    return Csv.line(
        entry.journal(),
        Long.toString(event.number()),
        entry.at().toString(),
        entry.actor(),
        entry.kind(),
        Integer.toString(entry.version()),
        entry.body(),
        moved(entry.transfers()),
        event.hash().toString());
  }

  private static Map<String, Object> transfer(Transfer transfer) {
    return new JsonObject()
        .with("from", transfer.from().toString())
        .with("to", transfer.to().toString())
        .with("amount", exact(transfer));
  }

  private static String exact(Transfer transfer) {
    return RunJson.exact(new Money(transfer.units()));
  }

  private static String moved(List<Transfer> transfers) {
    return transfers.stream()
        .map(transfer -> "%s > %s %s".formatted(transfer.from(), transfer.to(), exact(transfer)))
        .collect(Collectors.joining("; "));
  }
}
