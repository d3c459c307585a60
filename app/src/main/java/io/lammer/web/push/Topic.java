package io.lammer.web.push;

import io.lammer.house.LiveJackpot;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A piece of a page that is pushed to screens whenever it changes.
///
/// @param shows the journals that it shows; evaluated at each rendering
/// @param piece renders it as it is now
public record Topic(Supplier<Set<String>> shows, Supplier<String> piece) {
  public static Set<String> journals(Stream<String> jackpots, String... others) {
    return Stream.concat(Stream.of(others), jackpots.map(LiveJackpot::journal))
        .collect(Collectors.toSet());
  }

  public String render() {
    return piece.get();
  }
}
