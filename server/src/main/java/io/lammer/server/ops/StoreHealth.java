package io.lammer.server.ops;

import io.lammer.server.FloorHost;
import io.lammer.server.Settings;
import java.nio.file.Files;
import java.time.Duration;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.stereotype.Component;

/// Whether the journals can be written.
@Component("store")
final class StoreHealth implements HealthIndicator {
  private final FloorHost host;
  private final Settings settings;

  StoreHealth(FloorHost host, Settings settings) {
    this.host = host;
    this.settings = settings;
  }

  @Override
  public Health health() {
    var writes = host.live().database().writer().isRunning() && Files.isWritable(settings.db());
    var age = Duration.between(host.lastCommit(), host.live().clock().instant());
    return (writes ? Health.up() : Health.down())
        .withDetail("lastCommitSeconds", age.toSeconds())
        .withDetail("journals", host.live().tables().size() + host.live().jackpots().size())
        .build();
  }
}
