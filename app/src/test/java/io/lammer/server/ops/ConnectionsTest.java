package io.lammer.server.ops;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ConnectionsTest {
  @Test
  void theirBuffersTakeNoMoreThanAThirdOfTheHeap() {
    assertThat(Connections.most(1L << 30)).isEqualTo("2796");
    assertThat(Connections.most(64L << 20)).isEqualTo("256");
    assertThat(Connections.most(64L << 30)).isEqualTo("8192");
  }
}
