package io.lammer.server.users;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.audit.EventLines;
import io.lammer.server.page.Pages;
import io.lammer.store.Search;
import io.lammer.store.StoredEvent;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.Role.Right;
import io.lammer.tables.floor.User;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Who has which access, to be looked through from time to time; that it was is written down.
@RestController
public record ReviewController(FloorHost host, Pages pages, EventLines told) {
  private static final int NOTE_LONGEST = 200;
  private static final int REVIEWS = 12;

  /// A person's access.
  ///
  /// @param rights what their role may do
  /// @param since the last event that gave or changed it, in words
  public record Line(User user, User.Held held, List<String> rights, String since, String last) {}

  @GetMapping(path = "/users/review", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_USERS)
  String show() {
    var house = host.floor().house();
    return pages.page(
        "users-review.jte",
        "users",
        say("users.review"),
        Map.of(
            "lines", house.users().values().stream().map(user -> line(house, user)).toList(),
            "reviews", reviews()));
  }

  private Line line(House house, User user) {
    return new Line(
        user,
        house.held(user.name()),
        Arrays.stream(Right.values()).filter(user.role()::may).map(Right::words).toList(),
        newest(House.JOURNAL, "name", user, "user-added", "user-changed", "administrator-reset")
            .map(event -> say("users.since", told.line(event).time(), event.entry().actor()))
            .orElse(""),
        newest(Access.JOURNAL, "user", user, "signed-in")
            .map(event -> told.line(event).time())
            .orElse(say("users.never-in")));
  }

  /// The last event of these kinds that names the person under the key.
  private Optional<StoredEvent> newest(String journal, String key, User user, String... kinds) {
    var search = Search.in(journal).of(kinds).saying("\"%s\":\"%s\"".formatted(key, user.name()));
    return host.live().database().journals().older(search, Long.MAX_VALUE, 1).stream().findFirst();
  }

  /// The last few, newest first.
  private List<EventLines.Line> reviews() {
    var search = Search.in(House.JOURNAL).of("access-reviewed");
    return host.live().database().journals().older(search, Long.MAX_VALUE, REVIEWS).stream()
        .map(told::line)
        .toList();
  }

  @PostMapping(path = "/users/review", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_USERS)
  ResponseEntity<Void> done(Actor actor, @RequestParam(defaultValue = "") String note) {
    var kept = note.strip();
    host.act(
        actor,
        new Act.ReviewAccess(
            kept.length() > NOTE_LONGEST ? kept.substring(0, NOTE_LONGEST) : kept));
    return Pages.goTo("/users/review");
  }
}
