package io.lammer.server.jackpot;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.audit.EventLines;
import io.lammer.server.page.BadRequest;
import io.lammer.server.page.Key;
import io.lammer.server.page.NotFound;
import io.lammer.server.page.Pages;
import io.lammer.tables.Answer;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Adjustment;
import io.lammer.tables.floor.Aftermath;
import io.lammer.tables.floor.FloorDecider;
import io.lammer.tables.floor.JackpotEvent;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.Role.Right;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The forms of the desk. Each does one act; the floor decides.
@RestController
@RequestMapping(produces = MediaType.TEXT_HTML_VALUE)
record DeskForms(FloorHost host, Pages pages, DeskAnswers answers) {
  static String path(String jackpot) {
    return "/jackpots/" + EventLines.segment(jackpot);
  }

  private static String done(String jackpot, String what) {
    return path(jackpot) + "?done=" + what;
  }

  @PostMapping("/jackpots/{name}/approve")
  @Needs(Right.APPROVE)
  ResponseEntity<String> approve(
      Actor actor,
      @PathVariable String name,
      @RequestParam Map<String, String> form,
      @RequestParam int hit,
      @RequestParam long version,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    var fields = new Fields(form);
    var jackpot = EventLines.name(name);
    return answers.ask(
        actor,
        new Act.Approve(jackpot, hit, fields.payees(), fields.ticked("tax")),
        key,
        version,
        path(jackpot) + "/hits/" + hit);
  }

  @PostMapping("/jackpots/{name}/witness")
  @Needs(Right.WITNESS)
  ResponseEntity<String> witness(
      Actor actor,
      @PathVariable String name,
      @RequestParam int hit,
      @RequestParam long version,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    var jackpot = EventLines.name(name);
    return answers.ask(
        actor, new Act.Witness(jackpot, hit), key, version, path(jackpot) + "/hits/" + hit);
  }

  @PostMapping("/jackpots/{name}/reject")
  @Needs(Right.APPROVE)
  ResponseEntity<String> reject(
      Actor actor,
      @PathVariable String name,
      @RequestParam int hit,
      @RequestParam long version,
      @RequestParam(defaultValue = "") String reason,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    var jackpot = EventLines.name(name);
    return answers.ask(
        actor, new Act.Reject(jackpot, hit, reason), key, version, done(jackpot, "rejected"));
  }

  @PostMapping("/jackpots/{name}/adjust")
  @Needs(Right.ADJUST)
  ResponseEntity<String> adjust(
      Actor actor,
      @PathVariable String name,
      @RequestParam Map<String, String> form,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    var jackpot = EventLines.name(name);
    return answers.ask(actor, adjustment(jackpot, form), key, done(jackpot, "proposed"));
  }

  /// What an adjustment would do, before and after; it does nothing.
  @PostMapping("/jackpots/{name}/adjust/preview")
  @Needs(Right.ADJUST)
  ResponseEntity<String> preview(
      Actor actor, @PathVariable String name, @RequestParam Map<String, String> form) {
    return switch (FloorDecider.effect(
        host.floor(), actor, adjustment(EventLines.name(name), form))) {
      case Answer.Refused<Aftermath>(var refusals) -> answers.refused(refusals);
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

  private static Act.Adjust adjustment(String jackpot, Map<String, String> form) {
    var fields = new Fields(form);
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
  ResponseEntity<String> retune(
      Actor actor,
      @PathVariable String name,
      @RequestParam Map<String, String> form,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    var jackpot = known(name);
    var fields = new Fields(form);
    return answers.ask(
        actor,
        new Act.Retune(
            jackpot.name(),
            fields.retuning(jackpot.money().terms(), jackpot.suit()),
            fields.text("reason")),
        key,
        done(jackpot.name(), "proposed"));
  }

  @PostMapping("/jackpots/{name}/{turn:stop|restart}")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<String> turn(
      Actor actor,
      @PathVariable String name,
      @PathVariable String turn,
      @RequestParam(defaultValue = "") String reason,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    var jackpot = EventLines.name(name);
    return turn.equals("stop")
        ? answers.ask(actor, new Act.Stop(jackpot, reason), key, done(jackpot, "stopped"))
        : answers.ask(actor, new Act.Restart(jackpot, reason), key, done(jackpot, "restarted"));
  }

  @PostMapping("/jackpots/{name}/retire")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<String> retire(
      Actor actor,
      @PathVariable String name,
      @RequestParam(defaultValue = "") String reason,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    var jackpot = EventLines.name(name);
    return answers.ask(actor, new Act.Retire(jackpot, reason), key, done(jackpot, "proposed"));
  }

  @PostMapping("/jackpots/{name}/read")
  @Needs(Right.ADJUST)
  ResponseEntity<String> read(
      Actor actor,
      @PathVariable String name,
      @RequestParam LocalDate day,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    var jackpot = EventLines.name(name);
    return answers.ask(actor, new Act.Read(jackpot, day), key, done(jackpot, "read"));
  }

  @PostMapping("/jackpots/{name}/{bank:deposit|count|seize}")
  @Needs(Right.ADJUST)
  ResponseEntity<String> bank(
      Actor actor,
      @PathVariable String name,
      @PathVariable String bank,
      @RequestParam Map<String, String> form,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    var jackpot = EventLines.name(name);
    var fields = new Fields(form);
    var amount = fields.money("amount");
    var reference = fields.text("reference");
    return switch (bank) {
      case "deposit" ->
          answers.ask(
              actor, new Act.Deposit(jackpot, amount, reference), key, done(jackpot, "deposited"));
      case "seize" ->
          answers.ask(
              actor, new Act.Seize(jackpot, amount, reference), key, done(jackpot, "seized"));
      default -> answers.ask(actor, new Act.Count(jackpot, amount), key, done(jackpot, "counted"));
    };
  }

  @PostMapping("/jackpots")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<String> found(
      Actor actor,
      @RequestParam Map<String, String> form,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    var fields = new Fields(form);
    var space = fields.text("game").indexOf(' ');
    if (space < 0) {
      throw new BadRequest(say("jackpots.bad.choice", fields.text("game")));
    }
    var game = fields.text("game");
    var name = fields.text("name");
    var all = new HashMap<>(form);
    all.put("paytable", game.substring(space + 1));
    return answers.ask(
        actor,
        new Act.Found(name, game.substring(0, space), new Fields(all).founding()),
        key,
        done(name, "founded"));
  }

  private LiveJackpot known(String name) {
    return host.floor()
        .jackpot(EventLines.name(name))
        .orElseThrow(() -> new NotFound(say("jackpots.unknown", EventLines.name(name))));
  }
}
