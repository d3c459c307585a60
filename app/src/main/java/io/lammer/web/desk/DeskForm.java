package io.lammer.web.desk;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.runtime.Receipt;
import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.web.HouseService;
import io.lammer.web.page.IdempotencyKey;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/// A submitted form of the jackpot desk: executes its act and responds with a redirect or the
/// refusals.
///
/// @param key the idempotency key; null if the form has none
record DeskForm(
    HouseService host, Pages pages, Actor actor, @Nullable String key, DeskFields fields) {
  /// @param then where to redirect after success
  ResponseEntity<String> ask(Act act, String then) {
    return answer(host.act(actor, act, IdempotencyKey.of(actor, key), null), then);
  }

  /// @param seen the version of the hit that the person saw
  ResponseEntity<String> ask(Act.AtJackpot act, long seen, String then) {
    return answer(host.act(actor, act, IdempotencyKey.of(actor, key), seen), then);
  }

  private ResponseEntity<String> answer(Answer<Receipt> answer, String then) {
    return switch (answer) {
      case Answer.Accepted<Receipt> _ ->
          ResponseEntity.ok()
              .contentType(MediaType.TEXT_HTML)
              .header("HX-Redirect", then)
              .body(pages.piece("jackpot/done.jte", Map.of("then", then)));
      case Answer.Refused<Receipt>(var refusals) -> refused(refusals);
    };
  }

  ResponseEntity<String> refused(List<Refusal> refusals) {
    return ResponseEntity.status(Problem.of(refusals.getFirst().code()))
        .contentType(MediaType.TEXT_HTML)
        .body(pages.piece("jackpot/refused.jte", Map.of("refusals", refusals)));
  }
}
