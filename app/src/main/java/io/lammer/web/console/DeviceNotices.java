package io.lammer.web.console;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.LiveDevice;
import io.lammer.house.LiveTable;
import io.lammer.render.transcript.EventText;
import io.lammer.render.words.RefusalText;
import io.lammer.web.games.Notice;
import java.util.ArrayList;
import java.util.List;

/// Notices about a table's devices: devices that are silent, and reports of this round that were
/// refused.
final class DeviceNotices {
  private DeviceNotices() {}

  static List<Notice> of(List<LiveDevice> devices, LiveTable live) {
    var notices = new ArrayList<Notice>();
    for (var device : devices) {
      if (device.silent() != null) {
        notices.add(new Notice("bad", say("console.device.silent", device.name())));
      }
      var refused = device.refused();
      if (refused != null && refused.round() == live.round()) {
        notices.add(
            new Notice(
                "warn",
                say(
                    "console.device.refused",
                    device.name(),
                    EventText.of(refused.command()),
                    RefusalText.of(refused.refusals().getFirst()))));
      }
    }
    return notices;
  }
}
