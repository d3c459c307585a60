package io.lammer.web.accounts;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.House;
import io.lammer.house.Role.Right;
import io.lammer.house.SignInCounts;
import io.lammer.house.User;
import io.lammer.journal.Search;
import io.lammer.journal.StoredEvent;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.page.Pages;
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

/// The periodic access review: who has which rights. Each review is recorded in the journal of the
/// house.
@RestController
public record ReviewController(HouseService host, Pages pages, EventFormatter told) {
  private static final int NOTE_LONGEST = 200;
  private static final int REVIEWS = 12;

  /// A user's access.
  ///
  /// @param rights the rights of the user's role
  /// @param since the last event that granted or changed the access, in words
  public record Line(User user, User.Held held, List<String> rights, String since, String last) {}

  @GetMapping(path = "/users/review", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_USERS)
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
        newest(SignInCounts.JOURNAL, "user", user, "signed-in")
            .map(event -> told.line(event).time())
            .orElse(say("users.never-in")));
  }

  /// The latest event of these kinds that has the user's name at this key.
  private Optional<StoredEvent> newest(String journal, String key, User user, String... kinds) {
    var search = Search.in(journal).of(kinds).saying("\"%s\":\"%s\"".formatted(key, user.name()));
    return host.live().database().journals().older(search, Long.MAX_VALUE, 1).stream().findFirst();
  }

  /// The latest reviews, newest first.
  private List<EventFormatter.Line> reviews() {
    var search = Search.in(House.JOURNAL).of("access-reviewed");
    return host.live().database().journals().older(search, Long.MAX_VALUE, REVIEWS).stream()
        .map(told::line)
        .toList();
  }

  @PostMapping(path = "/users/review", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_USERS)
  ResponseEntity<Void> done(Actor actor, @RequestParam(defaultValue = "") String note) {
    var kept = note.strip();
    host.act(
        actor,
        new Act.ReviewAccess(
            kept.length() > NOTE_LONGEST ? kept.substring(0, NOTE_LONGEST) : kept));
    return Pages.goTo("/users/review");
  }
}
