package io.lammer.web.audit;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.SignInCounts;
import io.lammer.journal.Search;
import io.lammer.rules.yaml.Value;
import io.lammer.table.GamingDay;
import io.lammer.web.page.Problem.BadRequest;
import java.math.BigDecimal;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The search fields of the journals page as the user typed them; empty fields are ignored.
public record JournalQuery(Map<String, String> fields) {
  static final Set<String> NAMES =
      Set.of("journal", "kind", "who", "from", "to", "round", "seat", "amount", "jackpot", "text");

  public JournalQuery {
    var known = new LinkedHashMap<String, String>();
    for (var field : fields.entrySet()) {
      if (NAMES.contains(field.getKey()) && !field.getValue().isBlank()) {
        known.put(field.getKey(), field.getValue().strip());
      }
    }
    fields = Map.copyOf(known);
  }

  public String value(String name) {
    return fields.getOrDefault(name, "");
  }

  public String journal() {
    return EventFormatter.name(value("journal"));
  }

  public String query() {
    return fields.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(field -> field.getKey() + "=" + encoded(field.getValue()))
        .collect(Collectors.joining("&"));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /// The part of the search that the store does.
  ///
  /// @param people true if the journal `access` may be included
  Search search(GamingDay day, boolean people) {
    return new Search(
        journal().isEmpty() ? null : journal(),
        people ? Set.of() : Set.of(SignInCounts.JOURNAL),
        value("kind").isEmpty() ? Set.of() : Set.of(value("kind")),
        value("who"),
        moment(day, value("from")),
        moment(day, value("to")),
        "");
  }

  /// The part of the search that is checked event by event.
  EventPredicate match() {
    return new EventPredicate(value("text"), whole("seat"), amount(), value("jackpot"));
  }

  /// The round of a table; 0 for any.
  long round() {
    var round = whole("round");
    if (round > 0 && !journal().startsWith("table/")) {
      throw new BadRequest(say("audit.round-needs-table"));
    }
    return round;
  }

  private int whole(String name) {
    var keyed = value(name);
    if (keyed.isEmpty()) {
      return 0;
    }
    if (!keyed.matches("[0-9]{1,9}")) {
      throw new BadRequest(say("audit.bad-number", keyed));
    }
    return Integer.parseInt(keyed);
  }

  private @Nullable BigDecimal amount() {
    var keyed = value("amount").replace("$", "").replace(",", "");
    if (keyed.isEmpty()) {
      return null;
    }
    if (!keyed.matches("[0-9]{1,12}(\\.[0-9]{1,4})?")) {
      throw new BadRequest(say("jackpots.bad.amount", value("amount")));
    }
    return new BigDecimal(keyed);
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
