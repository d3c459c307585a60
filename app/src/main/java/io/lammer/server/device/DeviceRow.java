package io.lammer.server.device;

import static io.lammer.server.page.Words.say;

import io.lammer.tables.floor.LiveDevice;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/// A device as people see it.
///
/// @param heard null where this server has not heard it
public record DeviceRow(LiveDevice live, @Nullable Instant heard) {
  public String heardAt() {
    return heard == null ? say("devices.never") : moment(heard);
  }

  public String silentSince() {
    var since = live.silent();
    return since == null ? "" : moment(since);
  }

  private static String moment(Instant at) {
    return at.truncatedTo(ChronoUnit.SECONDS).toString().replace('T', ' ').replace("Z", " UTC");
  }
}
