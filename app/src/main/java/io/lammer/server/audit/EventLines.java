package io.lammer.server.audit;

import static io.lammer.server.page.Words.say;
import static io.lammer.server.page.Words.sayOr;

import io.lammer.report.game.JackpotNames;
import io.lammer.report.transcript.EventText;
import io.lammer.server.FloorHost;
import io.lammer.store.Search;
import io.lammer.store.StoredEvent;
import io.lammer.store.floor.History.Transition;
import io.lammer.tables.Layout;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.FloorEvent;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.web.util.UriUtils;

/// Stored events as people read them, in the house's own time.
@Component
public record EventLines(FloorHost host, Replays replays) {
  private static final int LINES = 50;

  /// So many events are read at once, and looked through for one page.
  private static final int CHUNK = 500;

  private static final int MOST_READ = 20_000;
  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);

  /// A line of a list of events.
  ///
  /// @param path the page of the event
  public record Line(
      String journal,
      String journalTitle,
      long number,
      long id,
      String time,
      String who,
      String kind,
      String words,
      String hash,
      String path,
      boolean table) {

    /// Its kind as people call it.
    public String title() {
      return EventLines.title(kind);
    }
  }

  /// A journal as people call it.
  public String titleOf(String journal) {
    var name = journal.substring(journal.indexOf('/') + 1);
    if (journal.equals(House.JOURNAL) || journal.equals(Access.JOURNAL)) {
      return say("audit.journal." + journal);
    }
    if (LiveTable.isJournal(journal)) {
      return say("audit.journal.table", name);
    }
    return LiveJackpot.isJournal(journal)
        ? host.floor().jackpot(name).map(JackpotNames::of).orElse(name)
        : say("audit.journal.device", name);
  }

  /// A kind of events as people call it.
  public static String title(String kind) {
    var plain = kind.replace('-', ' ');
    return sayOr("audit.kind." + kind, Character.toUpperCase(plain.charAt(0)) + plain.substring(1));
  }

  /// A page of the events that were found, newest first.
  ///
  /// @param newest the place that newer ones begin after, 0 if nothing is newer
  /// @param oldest the place that older ones end before, 0 if nothing is older
  /// @param read how many events were looked through before this stopped short of a full page; 0 if
  ///   nothing is left to look through
  public record Page(List<Line> lines, long newest, long oldest, int read) {
    public Page {
      lines = List.copyOf(lines);
    }
  }

  /// The events that a filter finds on one side of a place.
  ///
  /// @param from the first place that counts
  /// @param to the last place that counts
  record Range(Search search, EventMatch match, long from, long to) {}

  /// @param before the place that a page of older ones ends at, or 0
  /// @param after the place that a page of newer ones begins at, or 0
  Page page(Range range, long before, long after) {
    var forward = after > 0;
    var start = forward ? Math.max(after, range.from() - 1) : start(range, before);
    var found = found(range, start, forward, LINES);
    var shown = forward ? found.events().reversed() : found.events();
    var newer = forward ? found.more() : before > 0;
    var older = forward || found.more();
    var next = found.more() && shown.size() < LINES ? found.end() : 0;
    return new Page(
        shown.stream().map(this::line).toList(),
        !newer ? 0 : forward && next > 0 ? next : first(range.search(), shown, before),
        !older ? 0 : !forward && next > 0 ? next : last(range.search(), shown, after),
        next > 0 ? found.read() : 0);
  }

  private static long start(Range range, long before) {
    var end = range.to() == Long.MAX_VALUE ? Long.MAX_VALUE : range.to() + 1;
    return before > 0 ? Math.min(before, end) : end;
  }

  private static long first(Search search, List<StoredEvent> shown, long otherwise) {
    return shown.isEmpty() ? Math.max(0, otherwise - 1) : place(search, shown.getFirst());
  }

  private static long last(Search search, List<StoredEvent> shown, long otherwise) {
    return shown.isEmpty() ? otherwise + 1 : place(search, shown.getLast());
  }

  /// All that is found, oldest first, at most so many.
  List<StoredEvent> all(Range range, int most) {
    return found(range, Math.max(0, range.from() - 1), true, most).events();
  }

  /// @param events the nearest to the start first
  /// @param end the place of the last event that was looked at
  /// @param more something is left on that side
  private record Found(List<StoredEvent> events, long end, int read, boolean more) {}

  /// Reads on from a place until there is a page full or too much has been read.
  private Found found(Range range, long start, boolean forward, int most) {
    var found = new ArrayList<StoredEvent>();
    var place = start;
    var read = 0;
    while (true) {
      var chunk = chunk(range.search(), place, forward);
      for (var event : chunk) {
        var at = place(range.search(), event);
        if (forward ? at > range.to() : at < range.from()) {
          return new Found(found, place, read, false);
        }
        if (found.size() == most) {
          return new Found(found, place, read, true);
        }
        place = at;
        read++;
        if (range.match().isEmpty() || range.match().matches(line(event), event.entry().body())) {
          found.add(event);
        }
      }
      if (chunk.size() < CHUNK) {
        return new Found(found, place, read, false);
      }
      if (read >= MOST_READ) {
        return new Found(found, place, read, true);
      }
    }
  }

  private List<StoredEvent> chunk(Search search, long place, boolean forward) {
    var journals = host.live().database().journals();
    return forward
        ? journals.newer(search, place, CHUNK).reversed()
        : journals.older(search, place, CHUNK);
  }

  private static long place(Search search, StoredEvent event) {
    return search.journal() == null ? event.id() : event.number();
  }

  public Line line(StoredEvent stored) {
    var entry = stored.entry();
    return new Line(
        entry.journal(),
        titleOf(entry.journal()),
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
  /// laid out anew since.
  public FloorEvent read(StoredEvent stored) {
    var journal = stored.journal();
    if (!journal.startsWith(LiveTable.journal(""))) {
      return host.live().history().event(stored, null);
    }
    try {
      return host.live().history().event(stored, now(journal));
    } catch (RuntimeException changed) {
      return then(stored)
          .or(() -> replays.event(journal, stored.number()).map(Transition::event))
          .orElseThrow(() -> changed);
    }
  }

  /// With the layout that the table had then. Replaying up to the event takes much longer.
  private Optional<FloorEvent> then(StoredEvent stored) {
    try {
      return replays
          .layout(stored.journal(), stored.number())
          .map(layout -> host.live().history().event(stored, layout));
    } catch (RuntimeException _) {
      return Optional.empty();
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
