package io.lammer.web.ops;

import io.lammer.house.LiveJackpot;
import io.lammer.rules.Money;
import io.lammer.web.HouseService;
import io.lammer.web.push.Hub;
import io.lammer.web.push.Streams;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.prometheus.metrics.model.registry.MultiCollector;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot;
import io.prometheus.metrics.model.snapshots.Labels;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;
import java.util.function.Function;
import org.springframework.stereotype.Component;

/// Metrics of the floor, read at each scrape.
@Component
final class FloorMetrics implements MeterBinder, MultiCollector {
  private final HouseService host;
  private final Hub hub;
  private final Streams streams;

  FloorMetrics(HouseService host, Hub hub, Streams streams, PrometheusRegistry registry) {
    this.host = host;
    this.hub = hub;
    this.streams = streams;
    registry.register(this);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    Gauge.builder("lammer.streams.open", streams, Streams::open)
        .description("Screens with a stream open")
        .register(registry);
    FunctionCounter.builder("lammer.topics.rendered", hub, Hub::rendered)
        .description("How often topics were rendered")
        .register(registry);
    Gauge.builder("lammer.alerts.open", host, it -> it.floor().house().alerts().size())
        .description("Alerts that nobody has acknowledged")
        .register(registry);
  }

  /// Tables and jackpots come and go, so their metrics are rebuilt at each scrape.
  @Override
  public MetricSnapshots collect() {
    return MetricSnapshots.of(
        events(),
        jackpots("lammer_jackpot_meter_dollars", "The displayed meter", it -> it.money().meter()),
        jackpots("lammer_jackpot_pending_dollars", "Hits to approve", LiveJackpot::pending));
  }

  private GaugeSnapshot events() {
    var events =
        GaugeSnapshot.builder()
            .name("lammer_journal_events")
            .help("The number of the last event of each journal");
    for (var head : host.live().database().journals().list()) {
      events.dataPoint(point(Labels.of("journal", head.journal()), (double) head.number()));
    }
    return events.build();
  }

  private GaugeSnapshot jackpots(String name, String help, Function<LiveJackpot, Money> amount) {
    var meters = GaugeSnapshot.builder().name(name).help(help);
    for (var jackpot : host.live().jackpots()) {
      meters.dataPoint(
          point(
              Labels.of("jackpot", jackpot.name()), amount.apply(jackpot).decimal().doubleValue()));
    }
    return meters.build();
  }

  private static GaugeSnapshot.GaugeDataPointSnapshot point(Labels labels, double value) {
    return GaugeSnapshot.GaugeDataPointSnapshot.builder().labels(labels).value(value).build();
  }
}
