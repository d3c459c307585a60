package io.lammer.web.display;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import io.lammer.render.words.CurrentLocale;
import io.lammer.render.words.PrintedTermTranslations;
import io.lammer.rules.Row;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.catalog.GameCatalog;
import io.lammer.table.Refusal.Area;
import io.lammer.table.Refusal.Code;
import io.lammer.table.sentence.Sentences;
import io.lammer.web.page.Language;
import io.lammer.web.page.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/// Displays and consoles in other languages.
class DisplayTextTest {
  private static final String TEXTS = "app/src/main/resources/text/";
  private static final String TERMS = "io.lammer.render.words.terms";

  /// All bundles that are translated, the games' among them.
  private static List<String> bundles() throws IOException {
    try (var files = Files.list(Repo.root().resolve(TEXTS))) {
      var texts =
          files
              .map(file -> file.getFileName().toString())
              .filter(file -> file.endsWith("_es.properties"))
              .map(file -> TEXTS + file.replace("_es.properties", ""));
      return Stream.concat(
              texts,
              Stream.of(
                  "app/src/main/resources/io/lammer/render/felt/felt",
                  "app/src/main/resources/io/lammer/render/roads/roads",
                  "app/src/main/resources/io/lammer/render/words/wagers"))
          .toList();
    }
  }

  private static Properties bundle(String name, Language language) throws IOException {
    var suffix = language == Language.ENGLISH ? "" : "_" + language.tag().replace('-', '_');
    var bundle = new Properties();
    try (var text = Files.newBufferedReader(Repo.root().resolve(name + suffix + ".properties"))) {
      bundle.load(text);
    }
    return bundle;
  }

  private static Set<String> keys(Properties bundle) {
    return new TreeSet<>(bundle.stringPropertyNames());
  }

  /// Choices of singular and plural aside, which other languages do not need.
  private static Set<String> values(String sentence) {
    return new TreeSet<>(
        Pattern.compile("\\{([0-9])").matcher(sentence).results().map(MatchResult::group).toList());
  }

  @ParameterizedTest
  @EnumSource(value = Language.class, names = "ENGLISH", mode = Mode.EXCLUDE)
  void everySentenceIsSaidInEveryLanguageWithTheSameValues(Language language) throws IOException {
    assertThat(bundles()).hasSizeGreaterThan(9);
    for (var name : bundles()) {
      var english = bundle(name, Language.ENGLISH);
      var other = bundle(name, language);
      assertThat(keys(other)).isEqualTo(keys(english));
      for (var key : keys(english)) {
        assertThat(values(other.getProperty(key)))
            .as("%s in %s", key, language)
            .isEqualTo(values(english.getProperty(key)));
      }
    }
  }

  /// What a dealer may be told while a round is dealt.
  @ParameterizedTest
  @EnumSource(value = Language.class, names = "ENGLISH", mode = Mode.EXCLUDE)
  void everyRefusalOfPlayIsSaidInEveryLanguage(Language language) throws IOException {
    var said = Sentences.in(language.locale()).keySet();
    assertThat(Code.values())
        .filteredOn(code -> Set.of(Area.PLAY, Area.OUTCOME).contains(code.area()))
        .hasSizeGreaterThan(40)
        .allSatisfy(code -> assertThat(said).contains(code.word()));
  }

  /// Whatever our documents print of a bonus wager, and what stands beside an amount.
  @ParameterizedTest
  @EnumSource(value = Language.class, names = "ENGLISH", mode = Mode.EXCLUDE)
  void everyPrintedLabelAndPayHasItsTerm(Language language) {
    var terms = language.speak(() -> CurrentLocale.bundle(TERMS)).keySet();
    var printed = new TreeSet<String>();
    for (var edition : Catalog.builtIn().editions()) {
      printed.add(edition.title());
      for (var paytable : edition.paytables()) {
        paytable.rows().stream().map(Row::label).forEach(printed::add);
        paytable.rows().stream().map(Row::pays).forEach(printed::add);
      }
    }
    for (var family : GameCatalog.allFamilies()) {
      printed.add(Texts.sayOr("setup.family." + family.word(), ""));
    }
    printed.removeIf(it -> keysOfNames().contains(it) || PrintedTermTranslations.key(it).isEmpty());
    assertThat(printed).hasSizeGreaterThan(100);
    assertThat(printed)
        .allSatisfy(it -> assertThat(terms).contains(PrintedTermTranslations.key(it)));
  }

  /// What a title of the display's own says already.
  private static Set<String> keysOfNames() {
    return Set.of(
        "Single events", "Harmony", "Destiny", "Sun 7", "Triple", "Make 'Em All", "Fired Up");
  }

  @Test
  void figuresStandWhereTheLanguageWantsThem() {
    assertThat(new DisplayText(Language.SIMPLIFIED_CHINESE).term("30 to 1")).isEqualTo("1 赔 30");
    assertThat(new DisplayText(Language.VIETNAMESE).term("3-card 9 over a 3-card 8"))
        .isEqualTo("9 (3 lá) thắng 8 (3 lá)");
    assertThat(new DisplayText(Language.SPANISH).term("$1,250")).isEqualTo("$1,250");
    assertThat(new DisplayText(Language.SPANISH).term("An own row of 5"))
        .as("what an operator wrote")
        .isEqualTo("An own row of 5");
    assertThat(new DisplayText(Language.ENGLISH).term("Wins by 4*")).isEqualTo("Wins by 4*");
  }
}
