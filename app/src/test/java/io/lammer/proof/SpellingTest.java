package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What people read is spelled one way, the American one, and says plainly what it says. What
/// stands between backquotes is code.
class SpellingTest {
  private static final Pattern BRITISH =
      Pattern.compile(
          "\\b(un|dis|re)?("
              + "(col|fav|behavi|hon|neighb|lab|rum|hum|flav|endeav)our[a-z]*"
              + "|(cent|theat|fib)re[sd]?|(lic|def|off|pret)ence[sd]?|grey(s|ed|ish)?"
              + "|(cancel|travel|label|model|signal|level|total|fuel)l(ed|ing|er|ers)"
              + "|(catalogu|dialogu)es?|programmes?|judgements?|acknowledgements?|whilst|amongst"
              + "|(organ|recogn|real|author|summar|normal|initial|serial|synchron|optim|minim"
              + "|maxim|priorit|custom|emphas|standard|capital|final|general|special|visual)"
              + "is(e|ed|es|ing|ation|ations)|(anal|paral)ys(ed|ing))\\b",
          Pattern.CASE_INSENSITIVE);

  /// Fine words for plain things.
  private static final Pattern ORNATE = Pattern.compile("\\bIt is so\\b|\\bMended\\b");

  static Stream<Path> texts() throws IOException {
    var root = Repo.root();
    var found = new ArrayList<Path>();
    for (var name : List.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")) {
      found.add(root.resolve(name));
    }
    for (var folder :
        List.of("docs", "app/src/main/jte", "app/src/main/resources", "app/src/main/resources")) {
      try (var files = Files.walk(root.resolve(folder))) {
        files.filter(file -> isText(file.toString())).forEach(found::add);
      }
    }
    return found.stream();
  }

  private static boolean isText(String file) {
    return file.matches(".*(\\.md|\\.jte|\\.properties|clauses\\.yaml|operations\\.yaml)");
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTextIsSpelledAsTheOthersAre(Path file) throws IOException {
    assertThat(wrong(Files.readString(file))).as(file.toString()).isEmpty();
  }

  @Test
  void aBritishSpellingIsSeenAndCodeIsNot() {
    assertThat(wrong("The colour was analysed at the centre. It is so."))
        .containsExactly("colour", "analysed", "centre", "It is so");
    assertThat(wrong("Analyses of a license, `travelled`,\n```\ncolour\n```\nrealistic color"))
        .isEmpty();
  }

  private static List<String> wrong(String text) {
    var plain = text.replaceAll("(?s)```.*?```", "").replaceAll("`[^`\n]*`", "");
    return Stream.of(BRITISH, ORNATE)
        .flatMap(words -> words.matcher(plain).results())
        .map(MatchResult::group)
        .toList();
  }
}
