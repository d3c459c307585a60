package io.lammer.server.live;

import io.lammer.tables.floor.LiveJackpot;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Something that screens show and that changes: one piece of a page.
///
/// @param shows the journals that it shows; asked again whenever it is rendered
/// @param piece of page as it is now
public record Topic(Supplier<Set<String>> shows, Supplier<String> piece) {
  /// The journals of these jackpots, and others.
  public static Set<String> journals(Stream<String> jackpots, String... others) {
    return Stream.concat(Stream.of(others), jackpots.map(LiveJackpot::journal))
        .collect(Collectors.toSet());
  }

  public String render() {
    return piece.get();
  }
}
