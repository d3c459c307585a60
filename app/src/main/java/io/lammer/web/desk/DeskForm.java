package io.lammer.web.desk;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.runtime.Receipt;
import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.web.HouseService;
import io.lammer.web.page.ActForm;
import io.lammer.web.page.IdempotencyHeader;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem;
import io.lammer.web.page.Problem.BadRequest;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/// A submitted form of the jackpot desk: executes its act and responds with a redirect or the
/// refusals.
///
/// @param key the idempotency key; null if the form has none
record DeskForm(HouseService host, Pages pages, Actor actor, @Nullable String key, ActForm form) {
  /// Executes the act, based on the version of the hit if the form names one.
  ResponseEntity<String> ask(Act act) {
    var version = form.text("version");
    if (!version.matches("[0-9]{1,18}") && (act.versioned() || !version.isEmpty())) {
      throw new BadRequest(say("jackpots.bad.choice", version));
    }
    var seen = act instanceof Act.AtJackpot && !version.isEmpty() ? Long.valueOf(version) : null;
    return answer(act, host.act(actor, act, IdempotencyHeader.of(actor, key), seen));
  }

  private ResponseEntity<String> answer(Act act, Answer<Receipt> answer) {
    return switch (answer) {
      case Answer.Accepted<Receipt> _ -> done(DeskPath.after(act, host.floor()));
      case Answer.Refused<Receipt>(var refusals) -> refused(refusals);
    };
  }

  private ResponseEntity<String> done(String then) {
    return ResponseEntity.ok()
        .contentType(MediaType.TEXT_HTML)
        .header("HX-Redirect", then)
        .body(pages.piece("jackpot/done.jte", Map.of("then", then)));
  }

  ResponseEntity<String> refused(List<Refusal> refusals) {
    return ResponseEntity.status(Problem.of(refusals.getFirst().code()))
        .contentType(MediaType.TEXT_HTML)
        .body(pages.piece("jackpot/refused.jte", Map.of("refusals", refusals)));
  }
}
