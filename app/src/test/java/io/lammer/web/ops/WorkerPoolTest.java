package io.lammer.web.ops;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.HouseDay;
import io.lammer.house.Rulebook;
import io.lammer.rules.catalog.Catalog;
import io.lammer.runtime.LiveFloor;
import io.lammer.table.Profiles;
import io.lammer.web.Await;
import io.lammer.web.Running;
import io.lammer.web.Running.Person;
import io.lammer.web.page.Visitor;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Reports and odds have the threads that a setting gives them, and a short queue.
final class WorkerPoolTest {
  private static final int DAYS = 400;

  private static Running server;
  private static LocalDate today;

  /// A house of so many days.
  @BeforeAll
  static void start(@TempDir Path folder) {
    var file = folder.resolve("house.db");
    var begin = Clock.offset(Clock.systemUTC(), Duration.ofDays(-DAYS));
    var rules = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
    try (var floor = LiveFloor.open(file, rules, begin)) {
      floor.keep(HouseDay.usual(rules), "a house of some time ago");
      today = floor.gamingDay().of(Clock.systemUTC().instant());
    }
    server = Running.with(Map.of("lammer.db", file.toString(), "lammer.workers", "1"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static long threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("lammer-worker-"))
        .count();
  }

  private static List<HttpResponse<String>> days(Person auditor) {
    var answers = new ArrayList<HttpResponse<String>>();
    for (var day = today; answers.size() < DAYS; day = day.minusDays(1)) {
      answers.add(auditor.read("/audit/days/" + day));
    }
    return answers;
  }

  @Test
  void moreReportsThanTheQueueHoldsAreRefusedAndTakeNoThread() {
    var auditor = server.person("otto");
    var before = threads();
    var working = new CountDownLatch(1);
    var goOn = new CountDownLatch(1);
    var held =
        server
            .bean(WorkerPool.class)
            .begin(
                () -> {
                  working.countDown();
                  Await.latch("the word to go on", goOn);
                  return true;
                });
    Await.latch("the one thread to work", working);

    var answers = days(auditor);
    assertThat(answers).filteredOn(it -> it.statusCode() == 200).hasSize(WorkerPool.WAITING);
    assertThat(answers)
        .filteredOn(it -> it.statusCode() != 200)
        .allSatisfy(WorkerPoolTest::isBusy)
        .hasSize(DAYS - WorkerPool.WAITING);
    isBusy(auditor.read("/api/reports/" + today));
    isBusy(server.person("lana").read("/api/odds?edition=bonus-craps-wa"));
    var checked = Visitor.of(server, "lana").send("/odds/check", Map.of("text", "my file"));
    assertThat(checked.statusCode()).isEqualTo(503);
    assertThat(checked.body()).contains("my file", "Too many reports and odds");
    assertThat(threads() - before).isEqualTo(1);

    goOn.countDown();
    assertThat(held.join()).isTrue();
    Await.until(
        "a report that was queued",
        () -> auditor.read("/audit/days/" + today).body().contains("day-title"));
  }

  private static void isBusy(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).isEqualTo(503);
    assertThat(answer.headers().firstValue("Retry-After")).contains("1");
    assertThat(answer.body()).contains("Too many reports and odds are being made");
  }

  @Test
  void onlyDaysOfTheHouseHaveReports() {
    var auditor = server.person("otto");
    for (var day : List.of(today.plusDays(1), today.minusDays(DAYS + 1))) {
      for (var path : List.of("/audit/days/", "/audit/days?day=", "/api/reports/")) {
        var answer = auditor.read(path + day);
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).contains("no report of " + day);
      }
    }
  }
}
