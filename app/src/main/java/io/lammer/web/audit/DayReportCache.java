package io.lammer.web.audit;

import static io.lammer.web.page.Texts.say;

import io.lammer.accounting.Period;
import io.lammer.accounting.Theory;
import io.lammer.render.day.DayReport;
import io.lammer.render.day.DayReports;
import io.lammer.render.day.DaySheets;
import io.lammer.render.paper.Pdf;
import io.lammer.web.BuildIdentity;
import io.lammer.web.HouseService;
import io.lammer.web.ops.WorkerPool;
import io.lammer.web.page.Problem.NotFound;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Reports of gaming days and months, computed in the background and cached: first the figures,
/// then the PDF.
@Component
public final class DayReportCache {
  private static final int KEPT = 8;

  private final HouseService host;
  private final WorkerPool workers;
  private final Theory theory = new Theory();
  private final Map<Period, Stage> days = new ConcurrentHashMap<>();

  DayReportCache(HouseService host, WorkerPool workers) {
    this.host = host;
    this.workers = workers;
  }

  /// The progress of a report.
  ///
  /// @param report null until its figures are ready
  /// @param pdf null until the PDF is ready
  /// @param failure why the report failed, or null
  @SuppressWarnings("ArrayRecordComponent")
  record Stage(@Nullable DayReport report, byte @Nullable [] pdf, @Nullable String failure) {
    boolean isDone() {
      return pdf != null || failure != null;
    }
  }

  LocalDate today() {
    return host.live().gamingDay().of(host.live().clock().instant());
  }

  /// The cached report. The first call starts its computation.
  Stage made(Period day) {
    if (days.size() > KEPT) {
      days.entrySet().removeIf(kept -> kept.getValue().isDone() && !kept.getKey().equals(day));
    }
    return days.computeIfAbsent(day, this::begin);
  }

  /// Discards a finished report, because its day has had new events.
  void forget(Period day) {
    days.computeIfPresent(day, (_, made) -> made.isDone() ? null : made);
  }

  private Stage begin(Period day) {
    requireOfHouse(day);
    var _ = workers.begin(() -> make(day));
    return new Stage(null, null, null);
  }

  /// Refuses days before the first event of the house, and future days.
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

  /// Computes the report from the journals, without the cache, in the given form.
  public byte[] written(LocalDate day, Function<DayReport, byte[]> form) {
    var period = Period.of(day);
    requireOfHouse(period);
    return workers.run(() -> form.apply(read(period)));
  }

  private DayReport read(Period day) {
    var live = host.live();
    var rules = host.floor().rules();
    var kept = rules.profiles().profile(live.day().profile()).orElseThrow();
    return new DayReports(live.archive(), rules, kept, theory).of(day);
  }

  public static byte[] pdf(DayReport report) {
    var out = new ByteArrayOutputStream();
    try {
      Pdf.write(new DaySheets(report).paper(BuildIdentity.NAME), out);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    return out.toByteArray();
  }
}
