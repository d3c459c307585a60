package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

import io.lammer.report.transcript.EventText;
import io.lammer.tables.floor.LiveDevice;
import io.lammer.tables.floor.LiveTable;
import java.util.ArrayList;
import java.util.List;

/// What a dealer must know of the devices of the table: which are silent, and what was reported in
/// this round and not taken.
final class DeviceNotices {
  private DeviceNotices() {}

  static List<Banner> of(List<LiveDevice> devices, LiveTable live) {
    var notices = new ArrayList<Banner>();
    for (var device : devices) {
      if (device.silent() != null) {
        notices.add(new Banner("bad", say("console.device.silent", device.name())));
      }
      var refused = device.refused();
      if (refused != null && refused.round() == live.round()) {
        notices.add(
            new Banner(
                "warn",
                say(
                    "console.device.refused",
                    device.name(),
                    EventText.of(refused.command()),
                    refused.refusals().getFirst().said())));
      }
    }
    return notices;
  }
}
