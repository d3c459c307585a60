package io.lammer.web;

import io.lammer.runtime.Receipt;
import io.lammer.table.Answer;
import io.lammer.table.Refusal.Code;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.springframework.stereotype.Component;

/// Metrics of commands: counts by outcome, and the latency from request to durable commit.
@Component
final class CommandMeters {
  private final Timer done;
  private final Timer repeated;
  private final Timer refused;
  private final Timer reused;

  CommandMeters(MeterRegistry registry) {
    this.done = timer(registry, "done");
    this.repeated = timer(registry, "repeated");
    this.refused = timer(registry, "refused");
    this.reused = timer(registry, "key-reused");
  }

  private static Timer timer(MeterRegistry registry, String outcome) {
    return Timer.builder("lammer.commands")
        .description("Commands to the floor, until they were on the disk")
        .tag("outcome", outcome)
        .serviceLevelObjectives(
            Duration.ofMillis(1),
            Duration.ofMillis(5),
            Duration.ofMillis(10),
            Duration.ofMillis(25),
            Duration.ofMillis(50),
            Duration.ofMillis(100),
            Duration.ofMillis(250),
            Duration.ofSeconds(1))
        .register(registry);
  }

  void took(Answer<Receipt> answer, long nanos) {
    var timer =
        switch (answer) {
          case Answer.Accepted<Receipt>(var receipt) -> receipt.repeated() ? repeated : done;
          case Answer.Refused<Receipt>(var refusals) ->
              refusals.getFirst().code() == Code.KEY_REUSED ? reused : refused;
        };
    timer.record(nanos, TimeUnit.NANOSECONDS);
  }
}
