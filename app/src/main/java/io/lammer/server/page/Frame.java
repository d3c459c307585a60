package io.lammer.server.page;

import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What surrounds a page: its title, who looks at it, and where one can go.
///
/// @param page the name of the page: its help, its style sheet `/css/PAGE.css` and script
///   `/js/PAGE.js`
/// @param section the place of the navigation that it belongs to
/// @param token what a form must carry to be believed
/// @param current false where the page is of a moment ago, as the database is out of reach
public record Frame(
    String page,
    String section,
    String title,
    @Nullable Actor actor,
    String token,
    boolean demo,
    boolean current) {
  /// The section of cash and reports, which has pages of several kinds.
  public static final String REPORTS = "reports";

  /// The section of people, screens, devices and servers.
  public static final String SYSTEM = "users";

  /// A place in the navigation.
  public record Place(String page, String path, Right needs) {}

  private static final List<Place> PLACES =
      List.of(
          new Place("floor", "/floor", Right.SEE_FLOOR),
          new Place("tables", "/tables", Right.SEE_TABLES),
          new Place("setup", "/setup", Right.SEE_SET_UPS),
          new Place("jackpots", "/jackpots", Right.SEE_JACKPOTS),
          new Place(REPORTS, "/slips", Right.SEE_JACKPOTS),
          new Place("audit", "/audit", Right.SEE_JOURNALS),
          new Place("odds", "/odds", Right.SEE_ODDS),
          new Place(SYSTEM, "/users", Right.SEE_USERS));

  private static final List<Place> REPORT_PAGES =
      List.of(
          new Place("slips", "/slips", Right.SEE_JACKPOTS),
          new Place("days", "/audit/days", Right.SEE_JOURNALS),
          new Place("corrections", "/corrections", Right.VOID),
          new Place("disputes", "/disputes", Right.SEE_JACKPOTS));

  private static final List<Place> SYSTEM_PAGES =
      List.of(
          new Place("users", "/users", Right.SEE_USERS),
          new Place("sessions", "/users/sessions", Right.SEE_USERS),
          new Place("review", "/users/review", Right.SEE_USERS),
          new Place("displays", "/displays", Right.SEE_USERS),
          new Place("devices", "/devices", Right.RUN_DEVICES),
          new Place("servers", "/servers", Right.SEE_USERS));

  /// The pages of a section that has several, by what they are called.
  public List<Place> pages() {
    var pages =
        switch (section) {
          case REPORTS -> REPORT_PAGES;
          case SYSTEM -> SYSTEM_PAGES;
          default -> List.<Place>of();
        };
    return pages.stream().filter(place -> may(place.needs())).toList();
  }

  public List<Place> places() {
    return actor == null
        ? List.of()
        : PLACES.stream().filter(place -> actor.role().may(place.needs())).toList();
  }

  /// Where this person begins.
  public static String home(Actor actor) {
    return PLACES.stream()
        .filter(place -> actor.role().may(place.needs()))
        .findFirst()
        .map(Place::path)
        .orElse("/account");
  }

  public boolean may(Right right) {
    return actor != null && actor.role().may(right);
  }
}
