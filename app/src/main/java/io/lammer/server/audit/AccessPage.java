package io.lammer.server.audit;

import static io.lammer.server.page.Words.say;

import io.lammer.server.access.Needs;
import io.lammer.server.page.Pages;
import io.lammer.store.Search;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.Role.Right;
import java.util.Map;
import java.util.Set;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Who came and went, and what was refused to whom.
@RestController
record AccessPage(Pages pages, EventLines told) {
  @GetMapping(path = "/audit/access", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_USERS)
  String page(
      @RequestParam(defaultValue = "") String who,
      @RequestParam(defaultValue = "") String kind,
      @RequestParam(defaultValue = "0") long before) {
    var search =
        new Search(
            Access.JOURNAL,
            Set.of(),
            kind.isEmpty() ? Set.of() : Set.of(kind),
            "",
            null,
            null,
            who.strip());
    return pages.page(
        "audit/access.jte",
        JournalPages.PAGE,
        say("audit.access"),
        Map.of("who", who, "kind", kind, "found", told.page(range(search), before, 0)));
  }

  private static EventLines.Range range(Search search) {
    return new EventLines.Range(search, new EventMatch("", 0, null, ""), 0, Long.MAX_VALUE);
  }
}
