package io.lammer.web.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.Running;
import io.lammer.web.access.Handlers.Handler;
import io.lammer.web.api.Floors;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.http.ResponseEntity;

/// What cannot be answered in a form that was asked for is not done either.
final class NegotiationTest {
  @TempDir private Path folder;

  @Test
  void whatIsAnsweredWith406HasNotHappened() {
    try (var server = Running.in(folder)) {
      Floors.open(server);
      var before = server.host().floor().jackpot("harmony").orElseThrow();
      var adjust = "{\"reason\": \"added\", \"amount\": 5, \"note\": \"gift\"}";
      var display = "{\"display\": \"D\", \"table\": \"B1\"}";
      for (var accept : List.of("text/html", "image/png")) {
        assertThat(status(server, "alex", "/api/jackpots/harmony/adjust", accept, adjust))
            .isEqualTo(406);
        assertThat(status(server, "ada", "/api/displays", accept, display)).isEqualTo(406);
      }
      assertThat(server.host().floor().jackpot("harmony")).contains(before);
      assertThat(server.host().floor().house().displays()).isEmpty();
    }
  }

  private static int status(Running server, String who, String path, String accept, String body) {
    return server
        .send(
            server
                .person(who)
                .command(path)
                .header("Accept", accept)
                .POST(BodyPublishers.ofString(body)))
        .statusCode();
  }

  @Test
  void everyHandlerThatActsSaysBeforehandWhatItAnswersWith() {
    assertThat(Running.shared().bean(Handlers.class).all())
        .filteredOn(handler -> !handler.method().equals("GET") && answersWithABody(handler))
        .allMatch(handler -> !handler.produces().isEmpty());
  }

  private static boolean answersWithABody(Handler handler) {
    var returned = handler.code().getMethod().getGenericReturnType();
    return !Objects.toString(returned).equals(ResponseEntity.class.getName() + "<java.lang.Void>");
  }
}
