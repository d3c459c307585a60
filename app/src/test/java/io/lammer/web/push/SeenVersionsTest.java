package io.lammer.web.push;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.push.SeenVersions.Span;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SeenVersionsTest {
  private static final SeenVersions SOME =
      new SeenVersions(
          Map.of("table/C 1;x", span(12), "jackpot/C1/PT-1:2", new Span(3, 5), "house", span(7)));

  private static Span span(long number) {
    return new Span(number, number);
  }

  @Test
  void anIdIsReadAsItWasWritten() {
    assertThat(SeenVersions.parse(SOME.toString())).isEqualTo(SOME);
    assertThat(new SeenVersions(Map.of("house", new Span(3, 5)))).hasToString("house:3-5");
  }

  @Test
  void whatCannotBeReadCountsAsNotSeen() {
    assertThat(SeenVersions.parse("")).isEqualTo(SeenVersions.NOTHING);
    assertThat(SeenVersions.parse("%zz:1;%:2;x%f:3")).isEqualTo(SeenVersions.NOTHING);
    assertThat(SeenVersions.parse("no number;:4;table/C1:x;house:99999999999999999999"))
        .isEqualTo(SeenVersions.NOTHING);
  }

  @Test
  void aScreenIsCoveredOnlyWhenEveryJournalIsWhereItSawIt() {
    var topic = new SeenVersions(Map.of("house", span(7)));
    assertThat(SOME.covers(topic)).isTrue();
    assertThat(SOME.covers(new SeenVersions(Map.of("house", span(8))))).isFalse();
    assertThat(SOME.covers(new SeenVersions(Map.of("table/C2", span(1))))).isFalse();
  }

  @Test
  void whatWasSeenOnlyGrows() {
    assertThat(
            SOME.and(new SeenVersions(Map.of("house", new Span(5, 9), "table/C2", span(1))))
                .journals())
        .containsEntry("house", new Span(7, 9))
        .containsEntry("table/C2", span(1));
  }
}
