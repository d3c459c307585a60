package io.lammer.server.jackpot;

import io.lammer.server.FloorHost;
import java.time.format.DateTimeFormatter;
import java.util.stream.IntStream;
import org.springframework.stereotype.Component;

/// Proposes numbers for slips: the gaming day and a number that counts up in it.
@Component
final class Slips {
  private final FloorHost host;

  Slips(FloorHost host) {
    this.host = host;
  }

  String next() {
    var live = host.live();
    var day = DateTimeFormatter.BASIC_ISO_DATE.format(live.gamingDay().of(live.clock().instant()));
    var used = host.floor().house().slips();
    return IntStream.iterate(1, number -> number + 1)
        .mapToObj(number -> "%s-%02d".formatted(day, number))
        .filter(slip -> !used.contains(slip))
        .findFirst()
        .orElseThrow();
  }
}
