package io.lammer.server.audit;

import io.lammer.rules.yaml.Value;
import io.lammer.server.page.Problem.BadRequest;
import io.lammer.store.Search;
import io.lammer.tables.GamingDay;
import io.lammer.tables.floor.Access;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What a person looks for among events, as keyed.
///
/// @param from the first moment on the house's clock, such as `2026-11-15T20:00`; may be empty
public record Filter(String journal, String kind, String who, String from, String to, String text) {
  /// The same on a page of the address bar.
  public String query() {
    return "journal=%s&kind=%s&who=%s&from=%s&to=%s&text=%s"
        .formatted(
            encoded(journal.replace('/', '~')),
            encoded(kind),
            encoded(who),
            encoded(from),
            encoded(to),
            encoded(text));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /// @param people whether sign-ins and refusals may be seen
  Search search(GamingDay day, boolean people) {
    return new Search(
        journal.isEmpty() ? null : journal,
        people ? Set.of() : Set.of(Access.JOURNAL),
        kind.isEmpty() ? Set.of() : Set.of(kind),
        who,
        moment(day, from),
        moment(day, to),
        text);
  }

  private static @Nullable Instant moment(GamingDay day, String keyed) {
    if (keyed.isEmpty()) {
      return null;
    }
    try {
      return LocalDateTime.of(
              Value.day(keyed.substring(0, Math.max(0, keyed.indexOf('T')))),
              LocalTime.parse(keyed.substring(keyed.indexOf('T') + 1)))
          .atZone(day.zone())
          .toInstant();
    } catch (DateTimeParseException _) {
      throw new BadRequest(
          "\"%s\" is no moment; expected one such as 2026-11-15T20:00".formatted(keyed));
    }
  }
}
