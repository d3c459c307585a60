package io.lammer.report.felt;

import java.util.stream.Stream;

/// Pairs of a name and a value, for [Drawing].
final class Attributes {
  private Attributes() {}

  static Object[] join(Object[]... parts) {
    return Stream.of(parts).flatMap(Stream::of).toArray();
  }
}
