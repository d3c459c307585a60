package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import io.lammer.kit.Repo;
import io.lammer.table.Refusal.Code;
import io.lammer.table.sentence.Sentence;
import io.lammer.table.sentence.Sentences;
import io.lammer.web.page.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/// Every refusal in the sources has a sentence, which gets the values it names.
class RefusalSentencesTest {
  private static final Map<String, Sentence> ENGLISH = Sentences.in(Locale.ROOT);

  /// The methods that make refusals, and how many of their arguments are no values.
  private static final Map<String, Integer> MAKERS =
      Map.of("because", 0, "refuse", 0, "when", 1, "unless", 1);

  /// An expression that makes a refusal: the keys it may have, and the number of its values.
  private record Call(String source, List<String> keys, int values) {}

  /// What the sources say of refusals.
  private static final class Scan extends TreeScanner<@Nullable Void, @Nullable Void> {
    private final List<Call> calls = new ArrayList<>();

    /// Codes that are handed to a method, which makes the refusal.
    private final Set<String> handed = new TreeSet<>();

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void none) {
      if (call.getMethodSelect() instanceof MemberSelectTree method) {
        var name = method.getIdentifier().toString();
        var keys = keys(method.getExpression());
        var others = MAKERS.get(name);
        if (name.equals("because") && keys.isEmpty()) {
          assertThat(isHanded(method.getExpression()))
              .as("a reason of another form: " + call)
              .isTrue();
        }
        if (others != null && !keys.isEmpty()) {
          assertThat(call.getArguments())
              .as("a text belongs to refusals.properties: %s", call)
              .noneMatch(it -> it instanceof LiteralTree text && text.getValue() instanceof String);
          calls.add(new Call(call.toString(), keys, call.getArguments().size() - others));
        }
      }
      call.getArguments().forEach(it -> handed.addAll(keys(it)));
      return super.visitMethodInvocation(call, none);
    }

    private static List<String> keys(ExpressionTree reason) {
      return switch (reason) {
        case MemberSelectTree constant when isCode(constant) ->
            List.of(Code.valueOf(constant.getIdentifier().toString()).word());
        case MethodInvocationTree as
            when as.getMethodSelect() instanceof MemberSelectTree method
                && method.getIdentifier().contentEquals("as") ->
            keys(method.getExpression()).stream()
                .flatMap(code -> variants(as.getArguments().getFirst()).map(it -> code + "." + it))
                .toList();
        case ParenthesizedTree inner -> keys(inner.getExpression());
        case ConditionalExpressionTree choice ->
            Stream.of(choice.getTrueExpression(), choice.getFalseExpression())
                .flatMap(it -> keys(it).stream())
                .toList();
        default -> List.of();
      };
    }

    private static boolean isHanded(ExpressionTree reason) {
      return reason instanceof IdentifierTree name && name.getName().contentEquals("code");
    }

    private static boolean isCode(MemberSelectTree constant) {
      var type = constant.getExpression();
      return type instanceof IdentifierTree name && name.getName().contentEquals("Code")
          || type instanceof MemberSelectTree nested
              && nested.getIdentifier().contentEquals("Code");
    }

    private static Stream<String> variants(ExpressionTree variant) {
      return switch (variant) {
        case LiteralTree text -> Stream.of((String) text.getValue());
        case ConditionalExpressionTree choice ->
            Stream.of(choice.getTrueExpression(), choice.getFalseExpression())
                .flatMap(Scan::variants);
        default -> throw new AssertionError("no literal: " + variant);
      };
    }
  }

  private static Scan sources() throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    var scan = new Scan();
    try (var files = compiler.getStandardFileManager(null, null, null);
        var core = Files.walk(Repo.root().resolve("core/src/main/java"));
        var app = Files.walk(Repo.root().resolve("app/src/main/java"))) {
      var sources = Stream.concat(core, app).filter(it -> it.toString().endsWith(".java")).toList();
      var task =
          (JavacTask)
              compiler.getTask(
                  null,
                  files,
                  null,
                  List.of("-proc:none"),
                  null,
                  files.getJavaFileObjectsFromPaths(new ArrayList<Path>(sources)));
      task.parse().forEach(unit -> scan.scan(unit, null));
    }
    return scan;
  }

  @Test
  void everyCallGivesTheValuesThatItsSentenceNames() throws IOException {
    var scan = sources();
    assertThat(scan.calls).hasSizeGreaterThan(250);
    var used = new TreeSet<>(scan.handed);
    for (var call : scan.calls) {
      used.addAll(call.keys());
      assertThat(ENGLISH.keySet()).as(call.source()).containsAll(call.keys());
      for (var key : call.keys()) {
        assertThat(ENGLISH.get(key).names()).as(call.source()).hasSize(call.values());
      }
    }
    assertThat(used)
        .as("sentences that no refusal has are left over")
        .containsAll(ENGLISH.keySet());
  }

  @ParameterizedTest
  @EnumSource(value = Language.class, names = "ENGLISH", mode = Mode.EXCLUDE)
  void everyTranslationNamesValuesOfItsRefusal(Language language) {
    var names = new TreeMap<String, Set<String>>();
    ENGLISH.forEach(
        (key, sentence) -> {
          names.put(key, new TreeSet<>(sentence.names()));
          names
              .computeIfAbsent(key.split("\\.")[0], _ -> new TreeSet<>(sentence.names()))
              .retainAll(sentence.names());
        });
    Sentences.in(language.locale())
        .forEach(
            (key, sentence) -> {
              assertThat(names).containsKey(key);
              assertThat(names.get(key)).as(key).containsAll(sentence.names());
            });
  }
}
