package io.lammer.web.audit;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Role.Right;
import io.lammer.house.SignInCounts;
import io.lammer.journal.Search;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.Pages;
import java.util.Map;
import java.util.Set;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The page of sign-ins, sign-outs and refused requests.
@RestController
record AccessPage(Pages pages, EventFormatter told) {
  @GetMapping(path = "/audit/access", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_USERS)
  String page(
      @RequestParam(defaultValue = "") String who,
      @RequestParam(defaultValue = "") String kind,
      @RequestParam(defaultValue = "0") long before) {
    var search =
        new Search(
            SignInCounts.JOURNAL,
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

  private static EventFormatter.Range range(Search search) {
    return new EventFormatter.Range(search, new EventPredicate("", 0, null, ""), 0, Long.MAX_VALUE);
  }
}
