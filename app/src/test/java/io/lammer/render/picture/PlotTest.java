package io.lammer.render.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.kit.Golden;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlotTest {
  private static final Plot.Axis METER = new Plot.Axis("Meter <$>", 0, 50_000, Plot::dollars);
  private static final Plot.Axis RETURN = new Plot.Axis("Return", 0.4, 1.2, Plot::percent);

  @Test
  void aPlotIsWhatTheGoldenFileSays() {
    var plot =
        new Plot(
            "Return & meter",
            400,
            200,
            METER,
            RETURN,
            List.of(
                new Plot.Series(
                    "one", List.of(new Plot.Point(0, 0.5), new Plot.Point(50_000, 1.1))),
                new Plot.Series(
                    "two", List.of(new Plot.Point(0, 0.6), new Plot.Point(50_000, 0.7)))),
            new Plot.Guide("100%", 1),
            List.of(new Plot.Mark("break-even", new Plot.Point(41_666, 1))));
    Golden.check("app/src/test/resources/svg/plot.svg", plot.text());
  }

  @Test
  void ticksAreRoundAndWithinTheAxis() {
    assertThat(METER.ticks(6))
        .containsExactly(0.0, 10_000.0, 20_000.0, 30_000.0, 40_000.0, 50_000.0);
  }

  @Test
  void anAxisWithoutLengthIsRefused() {
    assertThatThrownBy(() -> new Plot.Axis("a", 1, 1, Plot::percent))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
