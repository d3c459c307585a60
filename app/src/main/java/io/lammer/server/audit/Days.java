package io.lammer.server.audit;

import static io.lammer.server.page.Words.say;

import io.lammer.report.day.DayReader;
import io.lammer.report.day.DayReport;
import io.lammer.report.day.DaySheets;
import io.lammer.report.day.Period;
import io.lammer.report.paper.Pdf;
import io.lammer.server.FloorHost;
import io.lammer.server.Program;
import io.lammer.server.ops.WorkerPool;
import io.lammer.server.page.Problem.NotFound;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Reports of gaming days and months, made in the background: first the figures, then the pages.
@Component
public final class Days {
  /// Reports of so many days are kept for those who look at them.
  private static final int KEPT = 8;

  private final FloorHost host;
  private final WorkerPool workers;
  private final Map<Period, Stage> days = new ConcurrentHashMap<>();

  Days(FloorHost host, WorkerPool workers) {
    this.host = host;
    this.workers = workers;
  }

  /// How far the report of a day is.
  ///
  /// @param report null until it is read
  /// @param pdf null until its pages are set
  /// @param failure why it cannot be made, or null
  @SuppressWarnings("ArrayRecordComponent")
  record Stage(@Nullable DayReport report, byte @Nullable [] pdf, @Nullable String failure) {
    boolean isDone() {
      return pdf != null || failure != null;
    }
  }

  LocalDate today() {
    return host.live().gamingDay().of(host.live().clock().instant());
  }

  /// The report, begun now if it was not yet.
  Stage made(Period day) {
    if (days.size() > KEPT) {
      days.entrySet().removeIf(kept -> kept.getValue().isDone() && !kept.getKey().equals(day));
    }
    return days.computeIfAbsent(day, this::begin);
  }

  /// Makes the report anew, as the day has gone on.
  void forget(Period day) {
    days.computeIfPresent(day, (_, made) -> made.isDone() ? null : made);
  }

  private Stage begin(Period day) {
    requireOfHouse(day);
    var _ = workers.begin(() -> make(day));
    return new Stage(null, null, null);
  }

  /// The house has the days from its first event to today.
  private void requireOfHouse(Period day) {
    var first = host.live().database().journals().begun().map(host.live().gamingDay()::of);
    var last = today();
    if (day.first().isAfter(last) || first.filter(day.last()::isBefore).isPresent()) {
      throw new NotFound(say("audit.no-day", day.name(), first.orElse(last), last));
    }
  }

  private Stage make(Period day) {
    Stage made;
    try {
      var report = read(day);
      days.put(day, new Stage(report, null, null));
      made = new Stage(report, pdf(report), null);
    } catch (RuntimeException failed) {
      made = new Stage(null, null, String.valueOf(failed.getMessage()));
    }
    days.put(day, made);
    return made;
  }

  /// What the journals say of the day, now, in the form that is asked for.
  public byte[] written(LocalDate day, Function<DayReport, byte[]> form) {
    var period = Period.of(day);
    requireOfHouse(period);
    return workers.run(() -> form.apply(read(period)));
  }

  private DayReport read(Period day) {
    var live = host.live();
    var rules = host.floor().rules();
    var kept = rules.profiles().profile(live.day().profile()).orElseThrow();
    return new DayReader(live.database(), rules, kept, live.gamingDay()).read(day);
  }

  public static byte[] pdf(DayReport report) {
    var out = new ByteArrayOutputStream();
    try {
      Pdf.write(new DaySheets(report).paper(Program.NAME), out);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    return out.toByteArray();
  }
}
