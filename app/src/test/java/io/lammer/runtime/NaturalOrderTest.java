package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NaturalOrderTest {
  @Test
  void numbersInNamesAreCounted() {
    var names = List.of("B10", "C1", "b3", "B1", "B2", "Pit 2 T10", "Pit 2 T9", "Pit", "7", "B1x");
    assertThat(names.stream().sorted(new NaturalOrder()).toList())
        .containsExactly("7", "B1", "B1x", "B2", "b3", "B10", "C1", "Pit", "Pit 2 T9", "Pit 2 T10");
  }
}
