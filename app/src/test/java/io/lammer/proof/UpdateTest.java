package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.kit.Golden;
import io.lammer.kit.Repo;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// How goldens are made new: never green in the same run, and money only when it is asked for.
class UpdateTest {
  private static final String UPDATE = "lammer.update";
  private static final String GOLDEN = "app/target/test/resources/update.txt";
  private static final Path FILE = Repo.root().resolve(GOLDEN);

  private static @Nullable String before;

  @BeforeEach
  void aGolden() throws Exception {
    before = System.clearProperty(UPDATE);
    Files.createDirectories(FILE.resolveSibling("."));
    Files.writeString(FILE, "seat 1 wins $35.00\n");
  }

  @AfterEach
  void asBefore() {
    if (before == null) {
      System.clearProperty(UPDATE);
    } else {
      System.setProperty(UPDATE, before);
    }
  }

  @Test
  void aNewWordingIsWrittenAndFailsUntilTheNextRun() throws Exception {
    System.setProperty(UPDATE, "true");
    assertThatThrownBy(() -> Golden.check(GOLDEN, "seat 1 is paid $35.00\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessage(GOLDEN + " is rewritten; read git diff, and run again");
    assertThat(Files.readString(FILE)).isEqualTo("seat 1 is paid $35.00\n");
    Golden.check(GOLDEN, "seat 1 is paid $35.00\n");
  }

  @Test
  void aWordingDoesNotCarryMoneyAlong() throws Exception {
    System.setProperty(UPDATE, "true");
    assertThatThrownBy(() -> Golden.check(GOLDEN, "seat 1 is paid $53.00\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("-Dlammer.update=money");
    assertThat(Files.readString(FILE)).isEqualTo("seat 1 wins $35.00\n");
    System.setProperty(UPDATE, "money");
    assertThatThrownBy(() -> Golden.check(GOLDEN, "seat 1 is paid $53.00\n"))
        .hasMessageContaining("is rewritten");
    assertThat(Files.readString(FILE)).isEqualTo("seat 1 is paid $53.00\n");
  }
}
