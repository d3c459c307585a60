package io.lammer.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class SeenTest {
  private static final Seen SOME =
      new Seen(Map.of("table/C 1;x", 12L, "jackpot/C1/PT-1:2", 3L, "house", 7L));

  @Test
  void anIdIsReadAsItWasWritten() {
    assertThat(Seen.parse(SOME.toString())).isEqualTo(SOME);
  }

  @Test
  void whatCannotBeReadCountsAsNotSeen() {
    assertThat(Seen.parse("")).isEqualTo(Seen.NOTHING);
    assertThat(Seen.parse("%zz:1;%:2;x%f:3")).isEqualTo(Seen.NOTHING);
    assertThat(Seen.parse("no number;:4;table/C1:x;house:99999999999999999999"))
        .isEqualTo(Seen.NOTHING);
  }

  @Test
  void aScreenIsCoveredOnlyWhenEveryJournalIsWhereItSawIt() {
    var topic = new Seen(Map.of("house", 7L));
    assertThat(SOME.covers(topic)).isTrue();
    assertThat(SOME.covers(new Seen(Map.of("house", 8L)))).isFalse();
    assertThat(SOME.covers(new Seen(Map.of("table/C2", 1L)))).isFalse();
  }

  @Test
  void whatWasSeenOnlyGrows() {
    assertThat(SOME.and(new Seen(Map.of("house", 5L, "table/C2", 1L))).numbers())
        .containsEntry("house", 7L)
        .containsEntry("table/C2", 1L);
  }
}
