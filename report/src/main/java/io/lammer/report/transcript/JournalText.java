package io.lammer.report.transcript;

import io.lammer.ledger.Transfer;
import io.lammer.report.json.Json;
import io.lammer.report.paper.Csv;
import io.lammer.report.paper.Ink;
import io.lammer.rules.Money;
import io.lammer.store.Event;
import io.lammer.store.floor.History.Happened;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The events of a journal, one on a line: for people, as JSON, or as comma-separated values.
public final class JournalText {
  /// The heading of [#csv].
  public static final String COLUMNS = "journal,number,time,who,kind,version,body,transfers,hash\n";

  private JournalText() {}

  /// The moment of an event, to the second.
  public static String time(Instant at) {
    return at.truncatedTo(ChronoUnit.SECONDS).toString();
  }

  public static String line(Happened happened, Ink ink) {
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

  public static String json(Event event) {
    return Json.line(fields(event));
  }

  /// An event as plain maps and lists.
  public static Map<String, Object> fields(Event event) {
    var entry = event.entry();
    var fields = new LinkedHashMap<String, Object>();
    fields.put("journal", entry.journal());
    fields.put("number", event.number());
    fields.put("time", entry.at().toString());
    fields.put("who", entry.actor());
    fields.put("kind", entry.kind());
    fields.put("version", entry.version());
    fields.put("body", Json.parse(entry.body()));
    fields.put("transfers", entry.transfers().stream().map(JournalText::transfer).toList());
    fields.put("hash", event.hash().toString());
    return fields;
  }

  public static String csv(Event event) {
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
    var fields = new LinkedHashMap<String, Object>();
    fields.put("from", transfer.from().toString());
    fields.put("to", transfer.to().toString());
    fields.put("amount", exact(transfer));
    return fields;
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
