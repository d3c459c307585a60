package io.lammer.server.setup;

import io.lammer.server.FloorHost;
import io.lammer.server.audit.EventLines;
import io.lammer.server.setup.SetupChange.Mark;
import io.lammer.store.StoredEvent;
import io.lammer.tables.Setup;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/// The history of a table's set-up, from its journal.
@Component
record Changes(FloorHost host, EventLines told) {
  private static final Set<String> KINDS = Set.of("drafted", "opened", "changed", "limited");

  /// A set-up that came into being.
  private record Stated(Setup setup, String reason) {}

  /// Newest first.
  List<SetupChange> of(LiveTable table) {
    var changes = new ArrayList<SetupChange>();
    var before = List.<String>of();
    var setup = table.setup();
    var journal = LiveTable.journal(table.name());
    var events =
        host.live().database().journals().read(journal, 1).filter(Changes::isKnown).toList();
    for (var event : events) {
      var stated = stated(event, setup);
      setup = stated.setup();
      var after = YamlText.table(stated.setup()).lines().toList();
      var lines =
          SetupChange.lines(before, after).stream()
              .filter(line -> line.mark() != Mark.SAME)
              .toList();
      changes.add(
          new SetupChange(
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

  /// The set-up of a table after one of these events.
  Optional<Setup> after(LiveTable table, long number) {
    var setup = table.setup();
    var journal = LiveTable.journal(table.name());
    var events =
        host.live().database().journals().read(journal, 1).filter(Changes::isKnown).toList();
    for (var event : events) {
      setup = stated(event, setup).setup();
      if (event.number() == number) {
        return Optional.of(setup);
      }
    }
    return Optional.empty();
  }

  private static boolean isKnown(StoredEvent event) {
    return KINDS.contains(event.entry().kind());
  }

  private Stated stated(StoredEvent event, Setup last) {
    return switch (host.live().history().event(event, null)) {
      case TableEvent.Drafted(var setup) -> new Stated(setup, "");
      case TableEvent.Opened opened -> new Stated(opened.setup(), "");
      case TableEvent.Changed(var to, var reason) -> new Stated(to.setup(), reason);
      case TableEvent.Limited(var limits) -> new Stated(last.limited(limits), "");
      default -> throw new IllegalStateException(event.entry().kind() + " states no set-up");
    };
  }
}
