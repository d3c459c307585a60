package io.lammer.server.setup;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.server.setup.SetupChange.Line;
import io.lammer.server.setup.SetupChange.Mark;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetupChangeTest {
  @Test
  void linesThatStayedKeepTheirPlaceBetweenThoseThatCameAndWent() {
    assertThat(SetupChange.lines(List.of("a", "b", "c"), List.of("a", "x", "c", "d")))
        .containsExactly(
            new Line(Mark.SAME, "a"),
            new Line(Mark.GONE, "b"),
            new Line(Mark.ADDED, "x"),
            new Line(Mark.SAME, "c"),
            new Line(Mark.ADDED, "d"));
  }
}
