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
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Every clause of the rule documents has a test that failed when the clause was broken. A tie that
/// no break made fail does not count.
class TraceabilityTest {
  /// Of paytables every row is broken in every build, by `PaytableBreakTest`.
  private static final String PAYTABLE = "-PT-";

  /// Clauses whose breaks are still to be written; a clause that leaves this list never comes back.
  private static final Set<String> OPEN =
      Set.of(
          "BCN-mea-4",
          "BCN-mea-4.1",
          "BCN-mea-4.2",
          "BCN-fup-4",
          "BCN-fup-4.1",
          "BCN-fup-4.2",
          "BCW-letter-tribal-4",
          "BCW-mea-4",
          "BCW-mea-4.1",
          "BCW-mea-4.2",
          "BCW-fup-4",
          "BCW-fup-4.1",
          "BCW-fup-4.2",
          "BCW-equipment-2",
          "BCW-app-b-6-4",
          "BCW-app-c-6-4",
          "RPB-equipment-2",
          "RPB-definition-house-5",
          "RPB-app-e-5-2",
          "RPB-app-e-8-4",
          "RPB-app-f-4-2",
          "RPB-app-f-7-4",
          "RPB-app-g-6-2",
          "RPB-app-g-9-4",
          "TDB-letter-tribal-4",
          "TDB-rules-2-2",
          "TDB-rules-2.note-1",
          "TDB-rules-2.note-2",
          "TDB-rules-2.note-3",
          "TDB-equipment-2",
          "TDB-jackpots-1-3",
          "TDB-definition-house-6",
          "TDB-app-c-7-4",
          "TDB-app-d-1",
          "WAC-685-1",
          "WAC-685-3",
          "WAC-685-4-1",
          "WAC-685-4-2",
          "WAC-685-5",
          "WAC-695-1",
          "WAC-695-2",
          "WAC-695-3",
          "WAC-695-4",
          "WAC-695-5",
          "WAC-695-6",
          "WAC-710-1",
          "WAC-710-2",
          "WAC-715-1",
          "WAC-715-2",
          "WAC-720-1");

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
    assertThat(open).containsExactlyInAnyOrderElementsOf(OPEN);
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
    var open =
        clauses.stream()
            .filter(clause -> clause.outside() == null && proofs(clause).isEmpty())
            .count();
    var text = new StringBuilder("# Traceability\n\n");
    text.append(
        """
        Every rule, note and condition of the five rule documents (`docs/clauses.yaml`), the rulings that read it
        (`docs/rulings.md`) and the tests that prove it. A test proves a clause when it fails with the clause broken:
        behind each test stand the breaks of `docs/breaks.yaml` that it noticed, as recorded in `docs/breaks.txt`; of a
        paytable each row was broken. The build writes this page and fails when a clause has no such test.
        %d clauses: %d proved, %d unproved, %d outside of what the program does, each with its reason.
        """
            .formatted(clauses.size(), clauses.size() - outside - open, open, outside));
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
