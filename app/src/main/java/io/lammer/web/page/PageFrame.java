package io.lammer.web.page;

import io.lammer.house.Actor;
import io.lammer.house.Role.Right;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The frame of a page: its title, the signed-in person and the navigation.
///
/// @param page name of the page, which gives its help, its style sheet `/css/PAGE.css` and its
///   script `/js/PAGE.js`
/// @param section entry of the navigation that the page belongs to
/// @param token CSRF token for the page's forms
/// @param current false if the page may be out of date because the database is out of reach
public record PageFrame(
    String page,
    String section,
    String title,
    @Nullable Actor actor,
    String token,
    boolean demo,
    boolean current) {
  /// The section of cash and reports, which has several pages.
  public static final String REPORTS = "reports";

  /// The section of users, screens, devices and servers.
  public static final String SYSTEM = "users";

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

  /// The pages within the current section, if it has several.
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

  /// The person's start page: the first one that they may open.
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
