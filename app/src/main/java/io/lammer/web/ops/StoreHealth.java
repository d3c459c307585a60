package io.lammer.web.ops;

import io.lammer.runtime.LiveFloor;
import io.lammer.web.HouseService;
import io.lammer.web.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.stereotype.Component;

/// The `store` health check: whether the journals can be written, and any known problem.
@Component("store")
public record StoreHealth(HouseService host, Settings settings, StandbyWatch standbys)
    implements HealthIndicator {
  /// Minimum free disk space in bytes.
  private static final long ROOM = 10L << 20;

  @Override
  public Health health() {
    var live = host.live();
    var trouble = standbys.stop().or(live::trouble).or(() -> unreached(live));
    var file = settings.db().file().orElse(null);
    var writes =
        live.database().isShared()
            ? live.isCurrent()
            : live.isWriting() && (file == null || Files.isWritable(file));
    var room = file == null ? ROOM : free(file);
    var age = Duration.between(host.lastCommit(), live.clock().instant());
    var health =
        (isWell(writes, room) && trouble.isEmpty() ? Health.up() : Health.down())
            .withDetail("lastCommitSeconds", age.toSeconds())
            .withDetail("journals", live.tables().size() + live.jackpots().size());
    if (live.database().isShared()) {
      health.withDetail("role", live.isWriting() ? "writer" : "follower");
      health.withDetail("lagMillis", live.lag().toMillis());
      live.writer().ifPresent(writer -> health.withDetail("epoch", writer.epoch()));
    }
    if (file != null) {
      health.withDetail("freeBytes", room);
    }
    trouble.ifPresent(what -> health.withDetail("trouble", what));
    standbys.risk().ifPresent(what -> health.withDetail("risk", what));
    return health.build();
  }

  private Optional<String> unreached(LiveFloor live) {
    return live.database().isShared() && !host.reachesWriter()
        ? live.writer()
            .map(
                writer -> "the server that writes, %s, is out of reach".formatted(writer.address()))
        : Optional.empty();
  }

  static boolean isWell(boolean writes, long free) {
    return writes && free >= ROOM;
  }

  /// Usable bytes on the disk of a file, following links. Asks `File` because `Files.getFileStore`
  /// fails in a root directory without a mount table.
  static long free(Path file) {
    try {
      return file.toRealPath().toFile().getUsableSpace();
    } catch (IOException _) {
      return 0;
    }
  }
}
