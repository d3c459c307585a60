package io.lammer.server.setup;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.server.setup.Change.Line;
import io.lammer.server.setup.Change.Mark;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChangeTest {
  @Test
  void linesThatStayedKeepTheirPlaceBetweenThoseThatCameAndWent() {
    assertThat(Change.lines(List.of("a", "b", "c"), List.of("a", "x", "c", "d")))
        .containsExactly(
            new Line(Mark.SAME, "a"),
            new Line(Mark.GONE, "b"),
            new Line(Mark.ADDED, "x"),
            new Line(Mark.SAME, "c"),
            new Line(Mark.ADDED, "d"));
  }
}
