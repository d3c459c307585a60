package io.lammer.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RulebookLoaderTest {
  @ParameterizedTest
  @ValueSource(strings = {"examples/side-bets", "examples/side-bets/craps.yaml"})
  void aFolderOrAFileOfPaytablesIsLaidOverTheCatalog(String place) {
    var edition =
        RulebookLoader.catalog(Repo.root().resolve(Path.of(place))).edition("bonus-craps-original");
    assertThat(edition.orElseThrow().paytable("FIRE-BET")).isPresent();
  }

  @Test
  void withoutAFolderTheCatalogIsTheBuiltInOne() {
    var edition = RulebookLoader.catalog(null).edition("bonus-craps-original");
    assertThat(edition.orElseThrow().paytable("FIRE-BET")).isEmpty();
  }
}
