package io.lammer.web.setup;

import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent;
import io.lammer.journal.StoredEvent;
import io.lammer.runtime.History;
import io.lammer.table.Setup;
import io.lammer.web.HouseService;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.setup.SetupRevision.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/// Reads the history of a table's set-up from its journal.
@Component
record SetupHistory(HouseService host, EventFormatter told) {
  private static final Set<String> KINDS = Set.of("drafted", "opened", "changed", "limited");

  /// A set-up with the reason it was changed; empty for a draft or an opening.
  private record Stated(Setup setup, String reason) {}

  List<SetupRevision> of(LiveTable table) {
    var changes = new ArrayList<SetupRevision>();
    var before = List.<String>of();
    var setup = table.setup();
    var journal = LiveTable.journal(table.name());
    var events =
        host.live().database().journals().read(journal, 1).filter(SetupHistory::isKnown).toList();
    for (var event : events) {
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
    var journal = LiveTable.journal(table.name());
    var events =
        host.live().database().journals().read(journal, 1).filter(SetupHistory::isKnown).toList();
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
    return switch (History.event(event)) {
      case TableEvent.Drafted(var setup) -> new Stated(setup, "");
      case TableEvent.Opened opened -> new Stated(opened.setup(), "");
      case TableEvent.Changed(var to, var reason) -> new Stated(to.setup(), reason);
      case TableEvent.Limited(var limits) -> new Stated(last.limited(limits), "");
      default -> throw new IllegalStateException(event.entry().kind() + " states no set-up");
    };
  }
}
