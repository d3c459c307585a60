package io.lammer.web.audit;

import static io.lammer.web.page.Texts.say;
import static io.lammer.web.page.Texts.sayOr;

import io.lammer.accounting.EventRef;
import io.lammer.house.House;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.SignInCounts;
import io.lammer.journal.Search;
import io.lammer.journal.StoredEvent;
import io.lammer.render.game.JackpotNames;
import io.lammer.render.transcript.EventText;
import io.lammer.runtime.History;
import io.lammer.web.HouseService;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.springframework.stereotype.Component;
import org.springframework.web.util.UriUtils;

/// Formats stored events as lines of text, in the time zone of the house.
@Component
public record EventFormatter(HouseService host, Replays replays) {
  private static final int LINES = 50;

  /// Number of events read from the store at once.
  private static final int CHUNK = 500;

  private static final int MOST_READ = 20_000;

  /// Maximum number of events that one query may look at; the next line limits a search.
  private static final int WINDOW = 100_000;

  private static final int MOST_PASSED = 500_000;
  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);

  /// A line of a list of events.
  ///
  /// @param path the path of the event's page
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

    public String title() {
      return EventFormatter.title(kind);
    }
  }

  public String titleOf(String journal) {
    var name = journal.substring(journal.indexOf('/') + 1);
    if (journal.equals(House.JOURNAL) || journal.equals(SignInCounts.JOURNAL)) {
      return say("audit.journal." + journal);
    }
    if (LiveTable.isJournal(journal)) {
      return say("audit.journal.table", name);
    }
    return LiveJackpot.isJournal(journal)
        ? host.floor().jackpot(name).map(JackpotNames::of).orElse(name)
        : say("audit.journal.device", name);
  }

  public static String title(String kind) {
    var plain = kind.replace('-', ' ');
    return sayOr("audit.kind." + kind, Character.toUpperCase(plain.charAt(0)) + plain.substring(1));
  }

  /// One page of matching events, newest first. A position is an event number if the search is of
  /// one journal, else an event id.
  ///
  /// @param newest position after which newer events begin; 0 if there are none
  /// @param oldest position before which older events end; 0 if there are none
  /// @param read number of events examined when the search stopped before the page was full; 0 if
  ///   it did not stop early
  public record Page(List<Line> lines, long newest, long oldest, int read) {
    public Page {
      lines = List.copyOf(lines);
    }
  }

  /// A search, limited to a range of positions.
  ///
  /// @param from the first position, inclusive
  /// @param to the last position, inclusive
  record Range(Search search, EventPredicate match, long from, long to) {}

  /// A search with the range of positions that its times allow.
  Range range(Search search, EventPredicate match) {
    var slack = host.live().history().clockSlack();
    var journals = host.live().database().journals();
    var from = search.from();
    var to = search.to();
    return new Range(
        search,
        match,
        from == null ? 0 : place(search, journals.idBefore(from.minus(slack))),
        to == null ? Long.MAX_VALUE : place(search, journals.idAfter(to.plus(slack))));
  }

  private long place(Search search, long id) {
    return search.journal() == null || id == Long.MAX_VALUE
        ? id
        : host.live().database().journals().numberAt(search.journal(), id);
  }

  /// @param before position before which a page of older events ends, or 0
  /// @param after position after which a page of newer events begins, or 0
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

  List<StoredEvent> all(Range range, int most) {
    return found(range, Math.max(0, range.from() - 1), true, most).events();
  }

  /// @param events matching events, the nearest to the start first
  /// @param end position of the last event examined
  /// @param more true if events are left in that direction
  private record Found(List<StoredEvent> events, long end, int read, boolean more) {}

  /// Examines events from a position on until enough are found or the maximum number has been read
  /// or skipped.
  private Found found(Range range, long start, boolean forward, int most) {
    var end = Math.min(range.to(), host.live().database().journals().end(range.search()));
    var found = new ArrayList<StoredEvent>();
    var place = forward ? start : Math.min(start, end + 1);
    var read = 0;
    var passed = 0L;
    while (forward ? place < end : place > Math.max(1, range.from())) {
      var edge = edge(range, place, forward, end);
      var chunk = chunk(range.search(), place, edge, forward);
      for (var event : chunk) {
        if (found.size() == most) {
          return new Found(found, place, read, true);
        }
        place = place(range.search(), event);
        read++;
        if (range.match().isEmpty() || range.match().matches(line(event), event.entry().body())) {
          found.add(event);
        }
      }
      if (chunk.size() < CHUNK) {
        var next = forward ? edge - 1 : edge + 1;
        passed += Math.abs(next - place);
        place = next;
      }
      if (read >= MOST_READ || passed >= MOST_PASSED) {
        return new Found(found, place, (int) Math.max(read, passed), true);
      }
    }
    return new Found(found, place, read, false);
  }

  /// The position before which the next query stops, since it may look at every event up to there.
  private static long edge(Range range, long place, boolean forward, long end) {
    var far = range.search().isIndexed() ? Integer.MAX_VALUE : WINDOW;
    return forward
        ? Math.min(place + far, end) + 1
        : Math.max(place - far, Math.max(1, range.from())) - 1;
  }

  private List<StoredEvent> chunk(Search search, long place, long edge, boolean forward) {
    var journals = host.live().database().journals();
    return forward
        ? journals.between(search, place, edge, false, CHUNK)
        : journals.between(search, edge, place, true, CHUNK);
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

  public Line line(EventRef ref) {
    return host.live()
        .database()
        .journals()
        .event(ref.journal(), ref.number())
        .map(this::line)
        .orElseThrow();
  }

  public String words(StoredEvent stored) {
    return EventText.of(History.event(stored));
  }

  /// Formats a time to the second, in the time zone of the house.
  public String time(Instant at) {
    return MOMENT.format(at.atZone(host.live().gamingDay().zone()));
  }

  public String zoned(Instant at) {
    return time(at) + " " + host.live().gamingDay().zone();
  }

  /// The path of an event's page, with `~` for `/` in the journal's name.
  public static String path(String journal, long number) {
    return "/audit/events/%s/%d".formatted(segment(journal), number);
  }

  /// A journal's name as a path segment, with `~` for `/`.
  public static String segment(String name) {
    return UriUtils.encodePathSegment(name.replace('/', '~'), StandardCharsets.UTF_8);
  }

  public static String name(String segment) {
    return segment.replace('~', '/');
  }
}
