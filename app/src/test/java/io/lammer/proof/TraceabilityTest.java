package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Golden;
import io.lammer.proof.broken.Break;
import io.lammer.proof.broken.Clause;
import io.lammer.proof.broken.Noticed;
import io.lammer.proof.broken.Tie;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Every clause of the rule documents has a test that failed when the clause was broken. A tie that
/// no break made fail does not count.
class TraceabilityTest {
  /// Of paytables every row is broken in every build, by `PaytableBreakTest`.
  private static final String PAYTABLE = "-PT-";

  private static List<Clause> clauses = List.of();
  private static List<Tie> ties = List.of();
  private static List<Break> breaks = List.of();
  private static Noticed noticed = new Noticed(Map.of());

  @BeforeAll
  static void readEverything() throws IOException {
    clauses = Clause.all();
    ties = Tie.all();
    breaks = Break.all();
    noticed = Noticed.read();
  }

  @Test
  void everyClauseHasATestThatFailsWhenItIsBroken() {
    var open =
        clauses.stream()
            .filter(clause -> clause.outside() == null && proofs(clause).isEmpty())
            .map(Clause::id)
            .toList();
    assertThat(open).isEmpty();
  }

  @Test
  void aClauseIsListedOnce() {
    assertThat(clauses.stream().map(Clause::id)).doesNotHaveDuplicates();
  }

  @Test
  void everyClaimNamesAClause() {
    var unknown =
        ties.stream()
            .flatMap(tie -> tie.claims().stream().map(claim -> claim + " of " + tie.name()))
            .filter(
                claim ->
                    clauses.stream()
                        .noneMatch(
                            clause -> clause.isMeantBy(claim.substring(0, claim.indexOf(' ')))))
            .toList();
    assertThat(unknown).isEmpty();
  }

  @Test
  void aClauseIsEitherProvedOrOutside() {
    var odd =
        clauses.stream()
            .filter(clause -> clause.outside() != null)
            .filter(clause -> ties.stream().anyMatch(tie -> tie.proves(clause)))
            .map(Clause::id)
            .toList();
    assertThat(odd).isEmpty();
  }

  @Test
  void thePageOfClausesIsUpToDate() throws IOException {
    Golden.check("docs/traceability.md", page());
  }

  /// The breaks of a clause by the tests of it that they made fail.
  private static Map<String, String> proofs(Clause clause) {
    var proofs = new TreeMap<String, String>();
    for (var tie : ties) {
      var by =
          tie.proves(clause)
              ? clause.id().contains(PAYTABLE)
                  ? "each row"
                  : breaks.stream()
                      .filter(made -> made.breaks(clause) && noticed.of(made).contains(tie.name()))
                      .map(Break::id)
                      .collect(Collectors.joining(", "))
              : "";
      if (!by.isEmpty()) {
        proofs.put(tie.name(), by);
      }
    }
    return proofs;
  }

  private static String page() throws IOException {
    var outside = clauses.stream().filter(clause -> clause.outside() != null).count();
    var text = new StringBuilder("# Traceability\n\n");
    text.append(
        """
        Every rule, note and condition of the five rule documents (`proof/clauses.yaml`), the rulings that read it
        (`docs/rulings.md`) and the tests that prove it. A test proves a clause when it fails with the clause broken:
        behind each test stand the breaks of `proof/breaks.yaml` that it noticed, as recorded in `proof/breaks.txt`; of a
        paytable each row was broken. The build writes this page and fails when a clause has no such test.
        %d clauses: %d proved, %d outside of what the program does, each with its reason.
        """
            .formatted(clauses.size(), clauses.size() - outside, outside));
    Clause.documents().forEach((id, title) -> document(text, id, title));
    return text.toString();
  }

  private static void document(StringBuilder text, String document, String title) {
    text.append("\n## ").append(title).append("\n\n");
    text.append("| clause | says | rulings | tests, and the breaks that they noticed |\n");
    text.append("|---|---|---|---|\n");
    for (var clause : clauses) {
      if (clause.id().startsWith(document + "-")) {
        var rulings =
            clause.rulings().stream().map(String::valueOf).collect(Collectors.joining(", "));
        text.append(
            "| %s | %s | %s | %s |%n"
                .formatted(clause.id(), clause.says(), rulings, tests(clause)));
      }
    }
  }

  private static String tests(Clause clause) {
    if (clause.outside() != null) {
      return "*outside:* " + clause.outside();
    }
    var proofs = proofs(clause);
    return proofs.isEmpty()
        ? "**unproved**"
        : proofs.entrySet().stream()
            .map(proof -> proof.getKey() + " (" + proof.getValue() + ")")
            .collect(Collectors.joining("<br>"));
  }
}
