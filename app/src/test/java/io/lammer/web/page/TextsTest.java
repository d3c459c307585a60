package io.lammer.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Pages and bundles agree: everything said is written down.
class TextsTest {
  private static final Pattern SAID = Pattern.compile("\\bsay\\(\"([a-z-]+\\.[a-z0-9.-]+)\"[,)]");

  private static final Pattern PAGE =
      Pattern.compile("pages\\s*\\.(?:page|frame)\\(\\s*\"([a-z-]+)\"");

  /// Riddles and words of other trades, for which casinos have words of their own.
  private static final Pattern STRANGE =
      Pattern.compile(
          "waits? for you\\b|plays by itself|belong together|for good\\b|to be gone|is not"
              + " heard|runs again|[Tt]o look into|comes in at once|the floor has it|what the rules"
              + " ask|[Nn]othing (was|is|waits)\\b.*for approval|Device (silent|wrong)|wrong"
              + " tries|who they are|takes? away|taken away|let in\\b|(printed|print) again|money"
              + " that moved|随喜|隨喜",
          Pattern.CASE_INSENSITIVE);

  private static List<Path> sources() throws IOException {
    try (var files = Files.walk(Repo.root().resolve("app/src/main"))) {
      return files.filter(file -> file.toString().matches(".*\\.(jte|java)")).toList();
    }
  }

  @Test
  void everySentenceThatIsSaidIsInItsBundle() throws IOException {
    var missing = new ArrayList<String>();
    var said = 0;
    for (var source : sources()) {
      var match = SAID.matcher(Files.readString(source));
      while (match.find()) {
        said++;
        if (Texts.sayOr(match.group(1), "").isEmpty()) {
          missing.add(source.getFileName() + " says " + match.group(1));
        }
      }
    }
    assertThat(missing).isEmpty();
    assertThat(said).isGreaterThan(20);
  }

  /// The words that the console's scripts say, and those that they are given.
  @Test
  void theConsolesScriptsAndItsBundleAgree() throws IOException {
    var scripts = new StringBuilder();
    try (var files = Files.list(Repo.root().resolve("app/src/main/resources/static/js"))) {
      for (var file :
          files.filter(it -> it.getFileName().toString().startsWith("console")).toList()) {
        scripts.append(Files.readString(file));
      }
    }
    var known = Texts.all("console", "say.").keySet();
    assertThat(known).hasSizeGreaterThan(40);
    assertThat(known).allSatisfy(key -> assertThat(scripts).contains("'" + key + "'"));
    assertThat(Pattern.compile("dealer\\.word\\('([a-z-]+)'").matcher(scripts).results())
        .map(found -> found.group(1))
        .hasSizeGreaterThan(30)
        .allSatisfy(key -> assertThat(known).contains(key));
  }

  @Test
  void everyPageHasItsHelp() throws IOException {
    var without = new ArrayList<String>();
    var pages = 0;
    for (var source : sources()) {
      var match = PAGE.matcher(Files.readString(source));
      while (match.find()) {
        pages++;
        if (!match.group(1).equals("help")
            && Texts.sayOr("help-" + match.group(1) + ".title", "").isEmpty()) {
          without.add(match.group(1));
        }
      }
    }
    assertThat(without).isEmpty();
    assertThat(pages).isGreaterThan(8);
  }

  @Test
  void pagesSpeakTheWordsOfTheTrade() throws IOException {
    try (var files = Files.list(Repo.root().resolve("app/src/main/resources/text"))) {
      assertThat(files)
          .allSatisfy(
              file ->
                  assertThat(Files.readString(file).lines().toList())
                      .as(file.toString())
                      .noneMatch(line -> STRANGE.matcher(line).find()));
    }
  }

  @Test
  void valuesStandWhereTheSentenceWantsThem() {
    assertThat(Texts.say("page.signed-in-as", "dana", "dealer")).isEqualTo("dana, dealer");
  }
}
