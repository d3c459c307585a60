package io.lammer.web.setup;

import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent;
import io.lammer.journal.Search;
import io.lammer.journal.StoredEvent;
import io.lammer.runtime.History;
import io.lammer.table.Setup;
import io.lammer.web.HouseService;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.setup.SetupRevision.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/// Reads the history of a table's set-up from its journal.
@Component
record SetupHistory(HouseService host, EventFormatter told) {
  private static final String[] KINDS = {"drafted", "opened", "changed", "limited"};

  private static final int MOST = 1_000;

  /// A set-up with the reason it was changed; empty for a draft or an opening.
  private record Stated(Setup setup, String reason) {}

  List<SetupRevision> of(LiveTable table) {
    var changes = new ArrayList<SetupRevision>();
    var before = List.<String>of();
    var setup = table.setup();
    for (var event : events(table)) {
      var stated = stated(event, setup);
      setup = stated.setup();
      var after = SetupYaml.table(stated.setup()).lines().toList();
      var lines =
          SetupRevision.lines(before, after).stream()
              .filter(line -> line.mark() != Mark.SAME)
              .toList();
      changes.add(
          new SetupRevision(
              event.number(),
              told.time(event.at()),
              event.entry().actor(),
              event.entry().kind(),
              stated.reason(),
              lines));
      before = after;
    }
    return changes.reversed();
  }

  /// The set-up right after an event; empty if the event did not set it.
  Optional<Setup> after(LiveTable table, long number) {
    var setup = table.setup();
    for (var event : events(table)) {
      setup = stated(event, setup).setup();
      if (event.number() == number) {
        return Optional.of(setup);
      }
    }
    return Optional.empty();
  }

  /// The latest events that set the table up, oldest first.
  private List<StoredEvent> events(LiveTable table) {
    var search = Search.in(LiveTable.journal(table.name())).of(KINDS);
    return host.live().database().journals().older(search, Long.MAX_VALUE, MOST).reversed();
  }

  private Stated stated(StoredEvent event, Setup last) {
    return switch (History.event(event)) {
      case TableEvent.Drafted(var setup) -> new Stated(setup, "");
      case TableEvent.Opened opened -> new Stated(opened.setup(), "");
      case TableEvent.Changed(var to, var reason) -> new Stated(to.setup(), reason);
      case TableEvent.Limited(var limits) -> new Stated(last.limited(limits), "");
      default -> throw new IllegalStateException(event.entry().kind() + " states no set-up");
    };
  }
}
