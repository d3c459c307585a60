package io.lammer.server.access;

import io.lammer.store.Hash;
import io.lammer.store.KeptSessions;
import io.lammer.store.KeptSessions.Kept;
import io.lammer.store.StoreFailed;
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

/// Sessions in the database of a house that several servers share. What was read a moment ago is
/// not read again, and of many who ask at once one reads: a session that is ended at one server
/// ends at the others within a second or two.
final class SharedSessions implements Sessions, SessionRepository<MapSession> {
  private static final Duration MOMENT = Duration.ofSeconds(1);

  /// How long a session holds that was read and cannot be read now.
  private static final Duration TRUSTED = Duration.ofMinutes(5);

  /// That a session is used is not written down each time.
  private static final long UNWRITTEN_MILLIS = Duration.ofMinutes(1).toMillis();

  private static final int MOST_REMEMBERED = 10_000;

  private final KeptSessions kept;
  private final EndedSessions ended;
  private final Duration timeout;
  private final Map<String, Read> read = new ConcurrentHashMap<>();

  /// @param at when it was read
  /// @param asked when somebody last went to read it
  private record Read(Kept row, Instant at, Instant asked) {
    /// As long as nobody can have ended it unheard: not when it was read long ago.
    boolean holds(Instant now) {
      return now.isBefore(at.plus(TRUSTED)) && now.toEpochMilli() < row.ends();
    }
  }

  SharedSessions(KeptSessions kept, EndedSessions ended, Duration timeout) {
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

  /// Only what this request has changed is written: others may have done so too, or ended it.
  @Override
  public void save(MapSession session) {
    var body = SessionText.write(session);
    var before = SessionText.loaded(session);
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
    SessionText.load(session, row);
  }

  /// The request is answered already; without the database the next one says it.
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
        SessionText.person(session),
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
    SessionText.read(row.body(), session);
    SessionText.load(session, row);
    return session;
  }

  private boolean isEnded(Hash key) {
    return ended.contains(Sessions.listedId(key));
  }

  /// False for the one who is to read it now.
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

  /// It is counted when it is saved.
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

  private static Optional<Listed> listed(KeptSessions.Listed row) {
    var session = new MapSession();
    SessionText.read(row.body(), session);
    return SessionText.entered(session)
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
            .map(KeptSessions.Listed::key)
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
