package io.lammer.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Golden;
import io.lammer.web.Running;
import io.lammer.web.access.Handlers;
import io.lammer.web.api.ApiDocument.Example;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class OpenApiTest {
  private final Running server = Running.shared();

  @Test
  void theDocumentDescribesExactlyTheOperationsThatThereAre() {
    var there =
        server.bean(Handlers.class).all().stream()
            .filter(handler -> handler.path().startsWith("/api/"))
            .filter(handler -> !handler.path().equals("/api/docs"))
            .map(handler -> handler.method() + " " + handler.path())
            .toList();
    var described =
        operations().stream()
            .map(operation -> operation.method() + " " + operation.path())
            .toList();
    assertThat(described).containsExactlyInAnyOrderElementsOf(there);
  }

  @Test
  void theDocumentInTheRepositoryIsTheOneThatIsServed() {
    Golden.check("docs/schema/openapi.json", server.bean(ApiDocument.class).json() + "\n");
  }

  @Test
  void everyBodyAndEveryAnswerHasASchema() {
    var schemas = Schemas.of(server.bean(ApiDocument.class));
    assertThat(operations())
        .allSatisfy(
            it -> {
              var operation = schemas.described(it);
              var contents = new ArrayList<>(operation.findValues("content"));
              assertThat(operation.has("requestBody")).isEqualTo(it.method().equals("POST"));
              assertThat(contents).isNotEmpty();
              assertThat(contents)
                  .allSatisfy(
                      content ->
                          assertThat(content)
                              .allSatisfy(type -> assertThat(type.has("schema")).isTrue()));
            });
  }

  private List<ApiDocument.Operation> operations() {
    return server.bean(ApiDocument.class).operations().values().stream()
        .flatMap(List::stream)
        .toList();
  }

  @Test
  void everyOperationHasASummaryAnExampleAndTheAnswersOfItsExamples() {
    assertThat(operations())
        .allSatisfy(
            operation -> {
              assertThat(operation.summary()).isNotBlank();
              assertThat(operation.needs()).isNotBlank();
              assertThat(operation.examples()).isNotEmpty();
              assertThat(operation.responses().keySet())
                  .containsAll(
                      operation.examples().stream()
                          .map(Example::status)
                          .map(String::valueOf)
                          .toList());
            });
  }

  @Test
  void anybodyWhoIsSignedInReadsIt() {
    var analyst = server.person("lana");
    var document = analyst.read("/api/openapi");
    assertThat(Running.json(document).at("/openapi").asString()).isEqualTo("3.1.0");
    var page = analyst.read("/api/docs");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body())
        .contains("/api/tables/{table}/play", "Sign in at /api/session with user and password")
        .doesNotContain("style=");
    assertThat(server.read("/api/openapi").statusCode()).isEqualTo(401);
  }
}
