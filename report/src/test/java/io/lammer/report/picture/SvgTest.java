package io.lammer.report.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.kit.Golden;
import java.util.List;
import org.junit.jupiter.api.Test;

class SvgTest {
  private static final Svg.Axis METER = new Svg.Axis("Meter <$>", 0, 50_000, Svg::dollars);
  private static final Svg.Axis RETURN = new Svg.Axis("Return", 0.4, 1.2, Svg::percent);

  @Test
  void aPlotIsWhatTheGoldenFileSays() {
    var plot =
        new Svg(
            "Return & meter",
            400,
            200,
            METER,
            RETURN,
            List.of(
                new Svg.Series("one", List.of(new Svg.Point(0, 0.5), new Svg.Point(50_000, 1.1))),
                new Svg.Series("two", List.of(new Svg.Point(0, 0.6), new Svg.Point(50_000, 0.7)))),
            new Svg.Guide("100%", 1),
            List.of(new Svg.Mark("break-even", new Svg.Point(41_666, 1))));
    Golden.check("report/src/test/resources/svg/plot.svg", plot.text());
  }

  @Test
  void ticksAreRoundAndWithinTheAxis() {
    assertThat(METER.ticks(6))
        .containsExactly(0.0, 10_000.0, 20_000.0, 30_000.0, 40_000.0, 50_000.0);
  }

  @Test
  void anAxisWithoutLengthIsRefused() {
    assertThatThrownBy(() -> new Svg.Axis("a", 1, 1, Svg::percent))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
