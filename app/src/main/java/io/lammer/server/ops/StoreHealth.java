package io.lammer.server.ops;

import io.lammer.server.FloorHost;
import io.lammer.server.Settings;
import io.lammer.store.floor.LiveFloor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.stereotype.Component;

/// Whether the journals can be written, where they lie, and whether the program does all it must.
@Component("store")
public record StoreHealth(FloorHost host, Settings settings, StandbyWatch standbys)
    implements HealthIndicator {
  /// A disk with less room is as good as full.
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

  /// The room on the disk of a file, wherever a link leads. It is asked of the file itself: in a
  /// root without a table of mounts its file store cannot be found.
  static long free(Path file) {
    try {
      return file.toRealPath().toFile().getUsableSpace();
    } catch (IOException _) {
      return 0;
    }
  }
}
