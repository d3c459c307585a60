package io.lammer.web.desk;

import io.lammer.house.Act;
import io.lammer.house.ActDeclaration;
import io.lammer.web.access.ActHandler;
import io.lammer.web.access.Handlers;
import java.util.Map;
import java.util.Set;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.PathVariable;

/// Receives the desk's forms: one endpoint for each act on a jackpot, a slip, a proposal or a
/// dispute, if the act has no handler of its own.
@Component
final class DeskActs {
  /// Path prefix of an act's endpoint, by the first word of the act's address.
  private static final Map<String, String> PREFIXES =
      Map.of(
          "jackpots", "/",
          "disputes", "/",
          "slips", "/jackpots/{jackpot}/",
          "proposals", "/jackpots/-/");

  /// Acts whose forms post elsewhere.
  private static final Set<Class<?>> ELSEWHERE = Set.of(Act.OpenJackpot.class);

  /// The endpoint of one act.
  record Endpoint(ActDeclaration act) implements ActHandler {
    ResponseEntity<String> execute(DeskForm sent, @PathVariable Map<String, String> path) {
      return sent.ask(sent.form().read(act, place(path)));
    }
  }

  DeskActs(Handlers handlers) {
    ActDeclaration.offered()
        .filter(DeskActs::isHere)
        .forEach(act -> handlers.add(path(act), new Endpoint(act), MediaType.TEXT_HTML_VALUE));
  }

  private static boolean isHere(ActDeclaration act) {
    return act.act() == Act.Correct.class
        || (PREFIXES.containsKey(first(act)) && !ELSEWHERE.contains(act.act()));
  }

  private static String first(ActDeclaration act) {
    return act.type().at().split("/", 2)[0];
  }

  private static String path(ActDeclaration act) {
    return PREFIXES.getOrDefault(first(act), "/") + act.type().at();
  }
}
