package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

import io.lammer.report.words.Terms;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.page.Language;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/// Where a dealer chooses a table.
@RestController
record TablesPage(FloorHost host, Pages pages) {
  @GetMapping(path = "/tables", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_TABLES)
  String tables(@CookieValue(name = Language.COOKIE, defaultValue = "") String language) {
    return Language.chosen(language)
        .speak(() -> pages.page("tables", say("console.tables"), Map.of("tables", choices())));
  }

  private List<TableChoice> choices() {
    return host.live().tables().stream()
        .sorted(Comparator.comparing(LiveTable::status, TablesPage::openFirst))
        .map(this::choice)
        .toList();
  }

  private static int openFirst(LiveTable.Status one, LiveTable.Status other) {
    return Integer.compare(place(one), place(other));
  }

  private static int place(LiveTable.Status status) {
    return switch (status) {
      case OPEN -> 0;
      case SUSPENDED -> 1;
      case DRAFT -> 2;
      case CLOSED -> 3;
    };
  }

  private TableChoice choice(LiveTable table) {
    var seated =
        table.table() == null
            ? 0
            : (int) table.table().wagers().stream().mapToInt(it -> it.seat()).distinct().count();
    return new TableChoice(
        table.name(),
        Terms.of(host.title(table.setup().edition())),
        table.status().name().toLowerCase(Locale.ROOT),
        table.round(),
        seated,
        table.setup().training());
  }
}
