package io.lammer.web.console;

import io.lammer.house.Act;
import io.lammer.house.ActDeclaration;
import io.lammer.house.ActReader;
import io.lammer.house.Actor;
import io.lammer.render.words.RefusalText;
import io.lammer.rules.yaml.Value;
import io.lammer.runtime.Receipt;
import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.web.HouseService;
import io.lammer.web.access.ActHandler;
import io.lammer.web.access.Handlers;
import io.lammer.web.page.IdempotencyHeader;
import io.lammer.web.page.Language;
import io.lammer.web.page.Problem;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;

/// Requests of the console other than play: calling a supervisor, and a supervisor's acts.
@Component
final class ConsoleActs {
  /// The endpoint of one act.
  record Endpoint(ActDeclaration act, HouseService host) implements ActHandler {
    ResponseEntity<?> execute(
        Actor actor,
        Value body,
        @PathVariable Map<String, String> path,
        @CookieValue(name = Language.COOKIE, defaultValue = "") String language,
        @RequestHeader(IdempotencyHeader.HEADER) String key) {
      var read = ActReader.of(place(path), body, Map.of()).read(act);
      return switch (host.act(actor, read, IdempotencyHeader.of(actor, key), null)) {
        case Answer.Accepted<Receipt>(var done) ->
            ResponseEntity.ok(Map.of("journals", done.journals(), "proposed", isProposed(read)));
        case Answer.Refused<Receipt>(var refusals) ->
            Problem.told(
                HttpStatus.UNPROCESSABLE_CONTENT,
                refusals.getFirst().code().word(),
                Language.chosen(language).speak(() -> sentences(refusals)),
                null);
      };
    }

    private static String sentences(List<Refusal> refusals) {
      return refusals.stream().map(RefusalText::of).collect(Collectors.joining("; "));
    }

    /// True if a second person has to confirm the act, such as the void of a round that hit a
    /// jackpot.
    private boolean isProposed(Act done) {
      return host.floor().house().papers().proposals().stream()
          .anyMatch(proposal -> proposal.act().equals(done));
    }
  }

  ConsoleActs(Handlers handlers, HouseService host) {
    Stream.of(
            Act.Open.class,
            Act.Suspend.class,
            Act.Resume.class,
            Act.Close.class,
            Act.VoidRound.class,
            Act.CallSupervisor.class)
        .map(ActDeclaration::of)
        .forEach(
            act ->
                handlers.add(
                    "/" + act.type().at(),
                    new Endpoint(act, host),
                    MediaType.APPLICATION_JSON_VALUE,
                    MediaType.APPLICATION_JSON_VALUE));
  }
}
