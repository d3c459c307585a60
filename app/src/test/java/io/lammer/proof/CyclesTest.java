package io.lammer.proof;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

/// Whoever reads one package need not read those that use it. Pages are generated from templates,
/// where a page and its parts show each other.
class CyclesTest {
  @Test
  void noTwoPackagesNeedEachOther() {
    slices()
        .matching("io.lammer.(**)")
        .should()
        .beFreeOfCycles()
        .check(
            new ClassFileImporter()
                .withImportOption(place -> !place.contains("/test-classes/"))
                .withImportOption(place -> !place.contains("/web/templates/"))
                .importPackages("io.lammer"));
  }
}
