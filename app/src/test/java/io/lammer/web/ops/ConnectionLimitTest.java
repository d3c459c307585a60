package io.lammer.web.ops;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ConnectionLimitTest {
  @Test
  void theirBuffersTakeNoMoreThanAThirdOfTheHeap() {
    assertThat(ConnectionLimit.most(1L << 30)).isEqualTo("2796");
    assertThat(ConnectionLimit.most(64L << 20)).isEqualTo("256");
    assertThat(ConnectionLimit.most(64L << 30)).isEqualTo("8192");
  }
}
