package io.lammer.server.jackpot;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.audit.EventLines;
import io.lammer.server.page.Pages;
import io.lammer.server.page.Problem.BadRequest;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.tables.Answer;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Adjustment;
import io.lammer.tables.floor.Aftermath;
import io.lammer.tables.floor.FloorDecider;
import io.lammer.tables.floor.JackpotEvent;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.Role.Right;
import java.time.LocalDate;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The forms of the desk. Each does one act; the floor decides.
@RestController
@RequestMapping(produces = MediaType.TEXT_HTML_VALUE)
record DeskForms(FloorHost host, Pages pages) {
  static String path(String jackpot) {
    return "/jackpots/" + EventLines.segment(jackpot);
  }

  private static String done(String jackpot, String what) {
    return path(jackpot) + "?done=" + what;
  }

  @PostMapping("/jackpots/{name}/approve")
  @Needs(Right.APPROVE)
  ResponseEntity<String> approve(
      Sent sent, @PathVariable String name, @RequestParam int hit, @RequestParam long version) {
    var fields = sent.fields();
    var jackpot = EventLines.name(name);
    return sent.ask(
        new Act.Approve(jackpot, hit, fields.payees(), fields.ticked("tax")),
        version,
        path(jackpot) + "/hits/" + hit);
  }

  @PostMapping("/jackpots/{name}/witness")
  @Needs(Right.WITNESS)
  ResponseEntity<String> witness(
      Sent sent, @PathVariable String name, @RequestParam int hit, @RequestParam long version) {
    return signed(sent, new Act.Witness(EventLines.name(name), hit), hit, version);
  }

  @PostMapping("/jackpots/{name}/verify")
  @Needs(Right.VERIFY)
  ResponseEntity<String> verify(
      Sent sent, @PathVariable String name, @RequestParam int hit, @RequestParam long version) {
    return signed(sent, new Act.Verify(EventLines.name(name), hit), hit, version);
  }

  /// Leads back to the hit that somebody put their name to.
  private static ResponseEntity<String> signed(
      Sent sent, Act.AtJackpot act, int hit, long version) {
    return sent.ask(act, version, path(act.jackpot()) + "/hits/" + hit);
  }

  @PostMapping("/jackpots/{name}/reject")
  @Needs(Right.APPROVE)
  ResponseEntity<String> reject(
      Sent sent,
      @PathVariable String name,
      @RequestParam int hit,
      @RequestParam long version,
      @RequestParam(defaultValue = "") String reason) {
    var jackpot = EventLines.name(name);
    return sent.ask(new Act.Reject(jackpot, hit, reason), version, done(jackpot, "proposed"));
  }

  @PostMapping("/jackpots/{name}/adjust")
  @Needs(Right.ADJUST)
  ResponseEntity<String> adjust(Sent sent, @PathVariable String name) {
    var jackpot = EventLines.name(name);
    return sent.ask(adjustment(jackpot, sent.fields()), done(jackpot, "proposed"));
  }

  /// What an adjustment would do, before and after; it does nothing.
  @PostMapping("/jackpots/{name}/adjust/preview")
  @Needs(Right.ADJUST)
  ResponseEntity<String> preview(Sent sent, @PathVariable String name) {
    return switch (FloorDecider.effect(
        host.floor(), sent.actor(), adjustment(EventLines.name(name), sent.fields()))) {
      case Answer.Refused<Aftermath>(var refusals) -> sent.refused(refusals);
      case Answer.Accepted<Aftermath>(var after) ->
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

  private static Act.Adjust adjustment(String jackpot, Fields fields) {
    var to = fields.text("to");
    return new Act.Adjust(
        jackpot,
        fields.chosen("reason", Adjustment.class),
        fields.money("amount"),
        to.isEmpty() ? null : to,
        fields.text("note"));
  }

  @PostMapping("/jackpots/{name}/retune")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<String> retune(Sent sent, @PathVariable String name) {
    var jackpot = known(host, name);
    var fields = sent.fields();
    return sent.ask(
        new Act.Retune(
            jackpot.name(),
            fields.retuning(jackpot.money().terms(), jackpot.suit()),
            fields.text("reason")),
        done(jackpot.name(), "proposed"));
  }

  @PostMapping("/jackpots/{name}/{turn:stop|restart}")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<String> turn(
      Sent sent,
      @PathVariable String name,
      @PathVariable String turn,
      @RequestParam(defaultValue = "") String reason) {
    var jackpot = EventLines.name(name);
    return turn.equals("stop")
        ? sent.ask(new Act.Stop(jackpot, reason), done(jackpot, "stopped"))
        : sent.ask(new Act.Restart(jackpot, reason), done(jackpot, "restarted"));
  }

  @PostMapping("/jackpots/{name}/retire")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<String> retire(
      Sent sent, @PathVariable String name, @RequestParam(defaultValue = "") String reason) {
    var jackpot = EventLines.name(name);
    return sent.ask(new Act.Retire(jackpot, reason), done(jackpot, "proposed"));
  }

  @PostMapping("/jackpots/{name}/read")
  @Needs(Right.ADJUST)
  ResponseEntity<String> read(Sent sent, @PathVariable String name, @RequestParam LocalDate day) {
    var jackpot = EventLines.name(name);
    return sent.ask(new Act.ReadMeters(jackpot, day), done(jackpot, "read"));
  }

  @PostMapping("/jackpots/{name}/{bank:deposit|count|seize}")
  @Needs(Right.ADJUST)
  ResponseEntity<String> bank(Sent sent, @PathVariable String name, @PathVariable String bank) {
    var jackpot = EventLines.name(name);
    var fields = sent.fields();
    var amount = fields.money("amount");
    var reference = fields.text("reference");
    return switch (bank) {
      case "deposit" ->
          sent.ask(new Act.Deposit(jackpot, amount, reference), done(jackpot, "deposited"));
      case "seize" -> sent.ask(new Act.Seize(jackpot, amount, reference), done(jackpot, "seized"));
      default ->
          sent.ask(
              new Act.CountBalance(jackpot, amount, fields.text("note")), done(jackpot, "counted"));
    };
  }

  @PostMapping("/jackpots")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<String> open(Sent sent) {
    var fields = sent.fields();
    var space = fields.text("game").indexOf(' ');
    if (space < 0) {
      throw new BadRequest(say("jackpots.bad.choice", fields.text("game")));
    }
    var game = fields.text("game");
    var name = fields.text("name");
    return sent.ask(
        new Act.OpenJackpot(
            name, game.substring(0, space), fields.opening(game.substring(space + 1))),
        done(name, "founded"));
  }

  static LiveJackpot known(FloorHost host, String name) {
    return host.floor()
        .jackpot(EventLines.name(name))
        .orElseThrow(() -> new NotFound(say("jackpots.unknown", EventLines.name(name))));
  }
}
