package io.lammer.web.console;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.render.words.PrintedTermTranslations;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.Language;
import io.lammer.web.page.Pages;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/// The page on which dealers choose a table.
@RestController
record TablesPage(HouseService host, Pages pages) {
  @GetMapping(path = "/tables", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_TABLES)
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
        PrintedTermTranslations.of(host.title(table.setup().edition())),
        table.status().name().toLowerCase(Locale.ROOT),
        table.round(),
        seated,
        table.setup().training());
  }
}
