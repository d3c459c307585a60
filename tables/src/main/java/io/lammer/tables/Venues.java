package io.lammer.tables;

import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The dated statutory caps of each kind of venue.
public final class Venues {
  /// Caps in force from a day on; null where there is none.
  public record Caps(
      LocalDate from, @Nullable Money largestWager, @Nullable Integer games, String source) {}

  private final Map<Setup.Venue, List<Caps>> caps;

  private Venues(Map<Setup.Venue, List<Caps>> caps) {
    this.caps = caps;
  }

  public static Venues builtIn() {
    try (InputStream in = Venues.class.getResourceAsStream("/venues.yaml")) {
      if (in == null) {
        throw new IllegalStateException("venues.yaml is missing from the program");
      }
      return read(
          Value.parse("venues.yaml", new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Venues read(Value file) {
    var caps = new EnumMap<Setup.Venue, List<Caps>>(Setup.Venue.class);
    var fields = file.fields("card-room", "tribal", "other");
    for (var venue : Setup.Venue.values()) {
      caps.put(venue, fields.need(Value.spelled(venue)).each(Venues::caps));
    }
    return new Venues(caps);
  }

  private static Caps caps(Value item) {
    var fields = item.fields("from", "largest-wager", "games", "source");
    return new Caps(
        fields.need("from").date(),
        fields.maybe("largest-wager", value -> Money.of(value.number())),
        fields.maybe("games", Value::whole),
        fields.need("source").text());
  }

  /// The caps in force on a day; without a day, the newest.
  public Optional<Caps> on(Setup.Venue venue, @Nullable LocalDate day) {
    return caps.getOrDefault(venue, List.of()).stream()
        .filter(entry -> day == null || !entry.from().isAfter(day))
        .reduce((_, later) -> later);
  }
}
