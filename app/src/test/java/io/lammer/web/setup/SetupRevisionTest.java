package io.lammer.web.setup;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.setup.SetupRevision.Line;
import io.lammer.web.setup.SetupRevision.Mark;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetupRevisionTest {
  @Test
  void linesThatStayedKeepTheirPlaceBetweenThoseThatCameAndWent() {
    assertThat(SetupRevision.lines(List.of("a", "b", "c"), List.of("a", "x", "c", "d")))
        .containsExactly(
            new Line(Mark.SAME, "a"),
            new Line(Mark.GONE, "b"),
            new Line(Mark.ADDED, "x"),
            new Line(Mark.SAME, "c"),
            new Line(Mark.ADDED, "d"));
  }
}
