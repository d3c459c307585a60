package io.lammer.render.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Golden;
import io.lammer.kit.Repo;
import io.lammer.render.paper.AnsiStyle;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.script.Script;
import io.lammer.script.ScriptRun;
import io.lammer.script.ScriptText;
import io.lammer.table.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every script under `golden` gives the transcript that stands beside it. The sentences of
/// refusals stand in one file of their own, so that another wording changes one golden file.
class GoldenTest {
  private static final String FOLDER = "app/src/test/resources/golden";
  private static final Catalog CATALOG = Catalog.builtIn();

  /// A refused step or a fault of a set-up: what comes before its code, the code, the sentence.
  private static final Pattern REFUSAL =
      Pattern.compile("(?m)^( +refused |setup )([a-z-]+): (.*)$");

  /// The transcripts of the scripts as they stand.
  private static final Map<String, String> TRANSCRIPTS = new HashMap<>();

  static Stream<String> scripts() throws IOException {
    var folder = Repo.root().resolve(FOLDER);
    try (var files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".yaml"))
          .map(file -> folder.relativize(file).toString())
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void scriptGivesItsTranscript(String name) {
    Golden.check(
        FOLDER + "/" + name.replace(".yaml", ".txt"),
        REFUSAL.matcher(transcriptOf(name)).replaceAll("$1$2"));
  }

  @Test
  void refusalsSayWhatIsWrong() throws IOException {
    var sentences = new TreeSet<String>();
    for (var name : scripts().toList()) {
      REFUSAL
          .matcher(transcriptOf(name))
          .results()
          .forEach(found -> sentences.add(found.group(2) + ": " + found.group(3) + "\n"));
    }
    Golden.check(FOLDER + "/refusals.txt", String.join("", sentences));
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void scriptWrittenAnewGivesTheSameTranscript(String name) {
    var expected = transcriptOf(name);
    if (!expected.startsWith("invalid ")) {
      var written = ScriptText.of(Script.parse(name, text(name)), List.of());
      assertThat(transcript(name, written)).isEqualTo(expected);
    }
  }

  private static String transcriptOf(String name) {
    return TRANSCRIPTS.computeIfAbsent(name, _ -> transcript(name, text(name)));
  }

  private static String text(String name) {
    return Repo.text(FOLDER + "/" + name);
  }

  private static String transcript(String name, String text) {
    try {
      return switch (ScriptRun.of(CATALOG, Script.parse(name, text))) {
        case Answer.Accepted<ScriptRun>(var run) -> Transcript.of(run, AnsiStyle.PLAIN);
        case Answer.Refused<ScriptRun>(var faults) ->
            faults.stream()
                .map(fault -> "setup " + fault.code().word() + ": " + fault.message() + "\n")
                .collect(Collectors.joining());
      };
    } catch (MalformedText e) {
      return "invalid " + e.getMessage() + "\n";
    }
  }
}
