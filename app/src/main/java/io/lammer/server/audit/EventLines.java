package io.lammer.server.audit;

import io.lammer.report.transcript.EventText;
import io.lammer.server.FloorHost;
import io.lammer.store.Search;
import io.lammer.store.StoredEvent;
import io.lammer.tables.Layout;
import io.lammer.tables.floor.FloorEvent;
import io.lammer.tables.floor.LiveTable;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.web.util.UriUtils;

/// Stored events as people read them, in the house's own time.
@Component
public record EventLines(FloorHost host, Replays replays) {
  private static final int LINES = 50;
  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);

  /// A line of a list of events.
  ///
  /// @param path the page of the event
  public record Line(
      String journal,
      long number,
      long id,
      String time,
      String who,
      String kind,
      String words,
      String hash,
      String path,
      boolean table) {}

  /// A page of the events that were found, newest first.
  ///
  /// @param newest the place of the first line, 0 if nothing is newer
  /// @param oldest the place of the last line, 0 if nothing is older
  public record Page(List<Line> lines, long newest, long oldest) {
    public Page {
      lines = List.copyOf(lines);
    }
  }

  /// @param before the place that a page of older ones ends at, or 0
  /// @param after the place that a page of newer ones begins at, or 0
  Page page(Search search, long before, long after) {
    var journals = host.live().database().journals();
    var events =
        after > 0
            ? journals.newer(search, after, LINES + 1)
            : journals.older(search, before > 0 ? before : Long.MAX_VALUE, LINES + 1);
    var more = events.size() > LINES;
    var shown =
        !more ? events : after > 0 ? events.subList(1, LINES + 1) : events.subList(0, LINES);
    var newer = after > 0 ? more : before > 0;
    var older = after > 0 || more;
    return new Page(
        shown.stream().map(this::line).toList(),
        newer && !shown.isEmpty() ? place(search, shown.getFirst()) : 0,
        older && !shown.isEmpty() ? place(search, shown.getLast()) : 0);
  }

  private static long place(Search search, StoredEvent event) {
    return search.journal() == null ? event.id() : event.number();
  }

  public Line line(StoredEvent stored) {
    var entry = stored.entry();
    return new Line(
        entry.journal(),
        stored.number(),
        stored.id(),
        time(stored.at()),
        entry.actor(),
        entry.kind(),
        words(stored),
        stored.hash().toString(),
        path(entry.journal(), stored.number()),
        entry.journal().startsWith(LiveTable.journal("")));
  }

  public String words(StoredEvent stored) {
    return EventText.of(read(stored));
  }

  /// An event of a table is read with the layout of now, and with that of then where the table was
  /// laid out anew.
  public FloorEvent read(StoredEvent stored) {
    var journal = stored.journal();
    if (!journal.startsWith(LiveTable.journal(""))) {
      return host.live().history().event(stored, null);
    }
    try {
      return host.live().history().event(stored, now(journal));
    } catch (RuntimeException changed) {
      return replays.event(journal, stored.number()).orElseThrow(() -> changed).event();
    }
  }

  private @Nullable Layout now(String journal) {
    return host.floor()
        .table(journal.substring(LiveTable.journal("").length()))
        .map(LiveTable::table)
        .map(table -> table == null ? null : table.layout())
        .orElse(null);
  }

  /// To the second, on the house's clock.
  public String time(Instant at) {
    return MOMENT.format(at.atZone(host.live().gamingDay().zone()));
  }

  /// The same with the time zone, for paper that leaves the house.
  public String zoned(Instant at) {
    return time(at) + " " + host.live().gamingDay().zone();
  }

  /// The page of an event; a slash in a journal's name is a tilde there.
  public static String path(String journal, long number) {
    return "/audit/events/%s/%d".formatted(segment(journal), number);
  }

  /// A name as a part of a path.
  public static String segment(String name) {
    return UriUtils.encodePathSegment(name.replace('/', '~'), StandardCharsets.UTF_8);
  }

  public static String name(String segment) {
    return segment.replace('~', '/');
  }
}
