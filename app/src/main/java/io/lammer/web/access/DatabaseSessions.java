package io.lammer.web.access;

import io.lammer.journal.Hash;
import io.lammer.journal.SessionTable;
import io.lammer.journal.SessionTable.Kept;
import io.lammer.journal.StoreFailed;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.session.MapSession;
import org.springframework.session.SessionRepository;

/// Sessions in the database that several servers share, with a read cache of about a second. When
/// an entry expires, one request reloads it and the others use the old one. A session ended at one
/// server ends at the others within a second or two.
final class DatabaseSessions implements Sessions, SessionRepository<MapSession> {
  private static final Duration MOMENT = Duration.ofSeconds(1);

  /// How long a cached session is accepted while the database is unreachable.
  private static final Duration TRUSTED = Duration.ofMinutes(5);

  /// Minimum interval between two updates of the last-used time.
  private static final long UNWRITTEN_MILLIS = Duration.ofMinutes(1).toMillis();

  private static final int MOST_REMEMBERED = 10_000;

  private final SessionTable kept;
  private final RevokedSessions ended;
  private final Duration timeout;
  private final Map<String, Read> read = new ConcurrentHashMap<>();

  /// @param at when the row was read
  /// @param asked when a request last started to read it
  private record Read(Kept row, Instant at, Instant asked) {
    /// False if the entry is too old to be trusted: the session may have ended meanwhile.
    boolean holds(Instant now) {
      return now.isBefore(at.plus(TRUSTED)) && now.toEpochMilli() < row.ends();
    }
  }

  DatabaseSessions(SessionTable kept, RevokedSessions ended, Duration timeout) {
    this.kept = kept;
    this.ended = ended;
    this.timeout = timeout;
  }

  @Override
  public MapSession createSession() {
    var session = new MapSession();
    session.setMaxInactiveInterval(timeout);
    return session;
  }

  /// Writes only what this request changed: another request may have changed or ended the session.
  @Override
  public void save(MapSession session) {
    var body = SessionCodec.write(session);
    var before = SessionCodec.loaded(session);
    var row = row(session, body);
    if (before == null) {
      kept.open(row);
      kept.tidy(row.person(), OF_ONE, Instant.now().toEpochMilli());
    } else if (!before.body().equals(body) || !before.id().equals(row.id())) {
      read.remove(before.id());
      kept.change(before.id(), row);
    } else if (row.used() - before.used() <= UNWRITTEN_MILLIS || !isUsed(row)) {
      return;
    }
    read.remove(row.id());
    SessionCodec.load(session, row);
  }

  /// Failures are ignored: the response is sent already, and the next request reports them.
  private boolean isUsed(Kept row) {
    try {
      kept.use(row);
      return true;
    } catch (StoreFailed _) {
      return false;
    }
  }

  private Kept row(MapSession session, String body) {
    var used = session.getLastAccessedTime();
    return new Kept(
        session.getId(),
        SessionCodec.person(session),
        session.getCreationTime().toEpochMilli(),
        used.toEpochMilli(),
        used.plus(timeout).toEpochMilli(),
        body);
  }

  @Override
  public @Nullable MapSession findById(String id) {
    var row = find(id);
    if (row == null) {
      return null;
    }
    var session = new MapSession(id);
    session.setCreationTime(Instant.ofEpochMilli(row.opened()));
    session.setLastAccessedTime(Instant.ofEpochMilli(row.used()));
    session.setMaxInactiveInterval(timeout);
    SessionCodec.read(row.body(), session);
    SessionCodec.load(session, row);
    return session;
  }

  private boolean isEnded(Hash key) {
    return ended.contains(Sessions.listedId(key));
  }

  /// False for the one request that has to reload the row.
  private boolean isBeingRead(String id, Read last, Instant now) {
    return now.isBefore(last.asked().plus(MOMENT))
        || !read.replace(id, last, new Read(last.row(), last.at(), now));
  }

  private @Nullable Kept find(String id) {
    if (isEnded(kept.key(id))) {
      read.remove(id);
      return null;
    }
    var now = Instant.now();
    var last = read.get(id);
    if (last != null && last.holds(now) && isBeingRead(id, last, now)) {
      return last.row();
    }
    Kept row;
    try {
      row = kept.find(id, now.toEpochMilli()).orElse(null);
    } catch (StoreFailed unreachable) {
      if (last != null && last.holds(now)) {
        return last.row();
      }
      throw unreachable;
    }
    if (row == null) {
      read.remove(id);
    } else {
      if (read.size() > MOST_REMEMBERED) {
        read.clear();
      }
      read.put(id, new Read(row, now, now));
    }
    return row;
  }

  @Override
  public void deleteById(String id) {
    read.remove(id);
    kept.end(id);
  }

  @Override
  public boolean isFull() {
    return kept.count() >= IN_ALL;
  }

  /// Nothing to do: the session is counted when it is saved.
  @Override
  public void opened(HttpSession session, String user) {}

  @Override
  public boolean isSignedIn(HttpServletRequest request) {
    var id = request.getRequestedSessionId();
    var row = id == null ? null : find(id);
    return row != null && !row.person().isEmpty();
  }

  @Override
  public List<Listed> of(String user) {
    return kept.of(user, Instant.now().toEpochMilli()).stream()
        .filter(row -> !isEnded(row.key()))
        .flatMap(row -> listed(row).stream())
        .toList();
  }

  private static Optional<Listed> listed(SessionTable.Listed row) {
    var session = new MapSession();
    SessionCodec.read(row.body(), session);
    return SessionCodec.entered(session)
        .map(
            entered ->
                new Listed(
                    Sessions.listedId(row.key()), entered, Instant.ofEpochMilli(row.used())));
  }

  @Override
  public String listedId(HttpSession session) {
    return Sessions.listedId(kept.key(session.getId()));
  }

  @Override
  public boolean end(String user, String id) {
    var ended =
        kept.of(user, Instant.now().toEpochMilli()).stream()
            .map(SessionTable.Listed::key)
            .filter(key -> Sessions.listedId(key).equals(id))
            .findFirst();
    ended.ifPresent(
        key -> {
          kept.end(key);
          read.keySet().removeIf(known -> kept.key(known).equals(key));
        });
    return ended.isPresent();
  }

  @Override
  public boolean isOpen(HttpSession session) {
    return find(session.getId()) != null;
  }
}
