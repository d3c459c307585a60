package io.lammer.web.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Role;
import io.lammer.web.Running;
import io.lammer.web.Running.Person;
import io.lammer.web.access.Handlers.Handler;
import io.lammer.web.training.DemoUsers;
import io.lammer.web.training.DemoUsers.DemoUser;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every cell of role x operation, over HTTP.
final class RolesTest {
  @TempDir private Path folder;

  @Test
  void everyRoleMayUseExactlyWhatItHasTheRightTo() throws Exception {
    try (var server = Running.in(folder);
        var client = HttpClient.newHttpClient()) {
      var wrong = new ArrayList<String>();
      for (var user : oneOfEachRole()) {
        var person = server.newPerson(user.name());
        for (var handler : protectedOnes(server)) {
          var allowed = user.role().may(Objects.requireNonNull(handler.needs()));
          if (allowed && endsTheSession(handler)) {
            continue;
          }
          if (isAllowed(client, person, handler) != allowed) {
            wrong.add("%s, %s %s".formatted(user.role(), handler.method(), handler.path()));
          }
        }
      }
      assertThat(wrong).isEmpty();
    }
  }

  private static Collection<DemoUser> oneOfEachRole() {
    var users = new EnumMap<Role, DemoUser>(Role.class);
    DemoUsers.ALL.forEach(user -> users.putIfAbsent(user.role(), user));
    return users.values();
  }

  @Test
  void nobodyMayUseWhatNeedsARight() throws Exception {
    var server = Running.shared();
    try (var client = HttpClient.newHttpClient()) {
      for (var handler : protectedOnes(server)) {
        var request =
            HttpRequest.newBuilder(server.at(path(handler)))
                .method(handler.method(), BodyPublishers.noBody());
        assertThat(status(client, request))
            .as("%s %s", handler.method(), handler.path())
            .isIn(401, 403, 303);
      }
    }
  }

  @Test
  void everyHandlerSaysWhatItNeeds() {
    assertThat(Running.shared().bean(Handlers.class).all())
        .allMatch(handler -> (handler.needs() == null) != handler.open().isEmpty());
  }

  private static List<Handler> protectedOnes(Running server) {
    return server.bean(Handlers.class).all().stream()
        .filter(handler -> handler.needs() != null)
        .toList();
  }

  private static boolean endsTheSession(Handler handler) {
    return handler.path().equals("/sign-out")
        || (handler.path().equals("/api/session") && handler.method().equals("DELETE"));
  }

  /// What comes after the gate does not matter here: the thing is not there, the body is empty.
  private static boolean isAllowed(HttpClient client, Person person, Handler handler)
      throws IOException, InterruptedException {
    var body =
        handler.method().equals("GET") ? BodyPublishers.noBody() : BodyPublishers.ofString("{}");
    var request = person.command(path(handler)).method(handler.method(), body);
    var answer = client.send(request.build(), BodyHandlers.ofInputStream());
    try (var in = answer.body()) {
      return answer.statusCode() != 403
          || !new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8)
              .contains(" may not ");
    }
  }

  private static int status(HttpClient client, HttpRequest.Builder request)
      throws IOException, InterruptedException {
    var answer = client.send(request.build(), BodyHandlers.ofInputStream());
    try (var _ = answer.body()) {
      return answer.statusCode();
    }
  }

  private static String path(Handler handler) {
    var path =
        handler.path().replaceAll("\\{\\w+:(\\w+)[^}]*}", "$1").replaceAll("\\{\\*?[^}]+}", "1");
    return handler.path().equals("/live") ? path + "?topics=none" : path;
  }
}
