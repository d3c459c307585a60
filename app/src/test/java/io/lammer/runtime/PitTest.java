package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.accounting.HitRecord;
import io.lammer.house.LiveJackpot;
import io.lammer.journal.HouseAddress;
import io.lammer.rules.Money;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A pit of its own for each test. After it everything is audited, and a second opening of the file
/// gives the same floor.
abstract class PitTest {
  @TempDir Path folder;

  Pit pit;

  HouseAddress house() {
    return HouseAddress.of(folder.resolve("house.db"));
  }

  @BeforeEach
  void openHouse() {
    pit = new Pit(house());
  }

  @AfterEach
  void auditAndReopen() {
    pit.floor().saveAll();
    pit.audit();
    var tables = pit.floor().tables();
    var jackpots = pit.floor().jackpots();
    jackpots.forEach(jackpot -> assertThat(waiting(jackpot)).isEqualTo(jackpot.open()));
    pit.close();
    try (var again = new Pit(house())) {
      assertThat(again.floor().tables()).isEqualTo(tables);
      assertThat(again.floor().jackpots()).isEqualTo(jackpots);
    }
  }

  /// As its journal tells.
  List<LiveJackpot.Hit> waiting(LiveJackpot jackpot) {
    return pit.floor().history().hits(jackpot.name()).all().stream()
        .filter(made -> made.state() == HitRecord.State.WAITING)
        .map(HitRecord::hit)
        .toList();
  }

  static Money dollars(String amount) {
    return Money.of(new BigDecimal(amount));
  }
}
