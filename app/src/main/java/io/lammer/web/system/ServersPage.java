package io.lammer.web.system;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.House;
import io.lammer.house.Role.Right;
import io.lammer.journal.Seal;
import io.lammer.journal.Search;
import io.lammer.journal.WriterPlace;
import io.lammer.runtime.LiveFloor;
import io.lammer.web.BuildIdentity;
import io.lammer.web.HouseService;
import io.lammer.web.Settings;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.ops.StoreHealth;
import io.lammer.web.page.PageFrame;
import io.lammer.web.page.Pages;
import java.lang.management.ManagementFactory;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.boot.health.contributor.Health;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/// The page about this server's state, the server that writes, and the program's last starts and
/// stops.
@RestController
record ServersPage(
    HouseService host, Pages pages, StoreHealth health, Settings settings, EventFormatter told) {
  private static final int STARTS = 20;

  @GetMapping(path = "/servers", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_USERS)
  String page() {
    var state = health.health();
    var search = Search.in(House.JOURNAL).of("started", "stopped", "troubled", "clock-changed");
    var starts =
        host.live().database().journals().older(search, Long.MAX_VALUE, STARTS).stream()
            .map(told::line)
            .toList();
    return pages.page(
        "servers.jte",
        PageFrame.SYSTEM,
        say("ops.server.servers"),
        Map.of("facts", facts(state), "trouble", trouble(state), "starts", starts));
  }

  private static String trouble(Health state) {
    return String.valueOf(state.getDetails().getOrDefault("trouble", ""));
  }

  private Map<String, String> facts(Health state) {
    var live = host.live();
    var facts = new LinkedHashMap<String, String>();
    facts.put(say("ops.server.state"), say("ops.server.state." + state.getStatus().getCode()));
    facts.put(say("ops.server.program"), BuildIdentity.NAME);
    facts.put(say("ops.server.since"), told.zoned(started()));
    facts.put(say("ops.server.database"), settings.db().toString());
    facts.put(say("ops.server.part"), part(live));
    facts.put(say("ops.server.lag"), say("ops.server.millis", live.lag().toMillis()));
    facts.put(say("ops.server.last-commit"), told.zoned(host.lastCommit()));
    facts.put(
        say("ops.server.last-seal"),
        live.database()
            .seals()
            .last()
            .map(Seal::day)
            .map(String::valueOf)
            .orElse(say("ops.server.none")));
    facts.put(say("ops.server.day"), live.day().toString());
    return facts;
  }

  private static Instant started() {
    return Instant.ofEpochMilli(ManagementFactory.getRuntimeMXBean().getStartTime());
  }

  private static String part(LiveFloor live) {
    if (!live.database().isShared()) {
      return say("ops.server.alone");
    }
    return live.isWriting()
        ? say("ops.server.writes")
        : say("ops.server.follows", live.writer().map(WriterPlace::address).orElse(""));
  }
}
