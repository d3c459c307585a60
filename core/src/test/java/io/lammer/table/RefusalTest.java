package io.lammer.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.table.Refusal.Code;
import org.junit.jupiter.api.Test;

class RefusalTest {
  @Test
  void peopleAtWorkAreNotToldOurRulings() {
    var refusal =
        Code.BAD_NAME.because("no %s (ruling 16), nor %s (ruling 7)", "such bet", "other");
    assertThat(refusal.said()).isEqualTo("no such bet, nor other");
    assertThat(refusal.message()).contains("(ruling 16)");
  }
}
