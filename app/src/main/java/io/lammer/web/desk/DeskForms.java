package io.lammer.web.desk;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.FloorChange;
import io.lammer.house.FloorDecider;
import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.house.Role.Right;
import io.lammer.table.Answer;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem.BadRequest;
import io.lammer.web.page.Problem.NotFound;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// The forms of the jackpot desk that need more than the fields of an act: the preview of an
/// adjustment, new parameters, and a new jackpot.
@RestController
@RequestMapping(produces = MediaType.TEXT_HTML_VALUE)
record DeskForms(HouseService host, Pages pages) {
  /// Previews an adjustment, without executing it.
  @PostMapping("/jackpots/{name}/adjust/preview")
  @RequiresRight(Right.ADJUST)
  ResponseEntity<String> preview(DeskForm sent, @PathVariable String name) {
    var act = sent.form().read(Act.Adjust.class, EventFormatter.name(name));
    return switch (FloorDecider.effect(host.floor(), sent.actor(), act)) {
      case Answer.Refused<FloorChange>(var refusals) -> sent.refused(refusals);
      case Answer.Accepted<FloorChange>(var after) ->
          ResponseEntity.ok(
              pages.piece(
                  "jackpot/preview.jte",
                  Map.of(
                      "changes",
                      after.events().stream()
                          .filter(posted -> posted.event() instanceof JackpotEvent.Adjusted)
                          .toList())));
    };
  }

  /// New parameters for a jackpot, which keeps its paytable, kind, wager and suit.
  @PostMapping("/jackpots/{jackpot}/retune")
  @RequiresRight(Right.RUN_JACKPOTS)
  ResponseEntity<String> retune(DeskForm sent, @PathVariable String jackpot) {
    var known = known(host, jackpot);
    var terms = known.money().terms();
    var suit = known.suit();
    return sent.ask(
        sent.form()
            .with("paytable", terms.paytable())
            .with("kind", terms.kind().name())
            .with("wager", terms.wager().plain())
            .with("suit", suit == null ? "" : suit.name())
            .read(Act.Retune.class, known.name()));
  }

  @PostMapping("/jackpots")
  @RequiresRight(Right.RUN_JACKPOTS)
  ResponseEntity<String> open(DeskForm sent) {
    var game = sent.form().text("game");
    var space = game.indexOf(' ');
    if (space < 0) {
      throw new BadRequest(say("jackpots.bad.choice", game));
    }
    return sent.ask(
        sent.form()
            .with("edition", game.substring(0, space))
            .with("paytable", game.substring(space + 1))
            .read(Act.OpenJackpot.class, sent.form().text("name")));
  }

  static LiveJackpot known(HouseService host, String name) {
    return host.floor()
        .jackpot(EventFormatter.name(name))
        .orElseThrow(() -> new NotFound(say("jackpots.unknown", EventFormatter.name(name))));
  }
}
