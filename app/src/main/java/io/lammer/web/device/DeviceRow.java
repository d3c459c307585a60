package io.lammer.web.device;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.LiveDevice;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/// A device in the list that people see.
///
/// @param heard null if this server has not heard it
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
