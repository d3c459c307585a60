package io.lammer.web.desk;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.Adjustment;
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
import java.time.LocalDate;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Handlers of the jackpot desk's forms. Each executes one act.
@RestController
@RequestMapping(produces = MediaType.TEXT_HTML_VALUE)
record DeskForms(HouseService host, Pages pages) {
  static String path(String jackpot) {
    return "/jackpots/" + EventFormatter.segment(jackpot);
  }

  private static String done(String jackpot, String what) {
    return path(jackpot) + "?done=" + what;
  }

  @PostMapping("/jackpots/{name}/approve")
  @RequiresRight(Right.APPROVE)
  ResponseEntity<String> approve(
      DeskForm sent, @PathVariable String name, @RequestParam int hit, @RequestParam long version) {
    var fields = sent.fields();
    var jackpot = EventFormatter.name(name);
    return sent.ask(
        new Act.Approve(jackpot, hit, fields.payees(), fields.ticked("tax")),
        version,
        path(jackpot) + "/hits/" + hit);
  }

  @PostMapping("/jackpots/{name}/witness")
  @RequiresRight(Right.WITNESS)
  ResponseEntity<String> witness(
      DeskForm sent, @PathVariable String name, @RequestParam int hit, @RequestParam long version) {
    return signed(sent, new Act.Witness(EventFormatter.name(name), hit), hit, version);
  }

  @PostMapping("/jackpots/{name}/verify")
  @RequiresRight(Right.VERIFY)
  ResponseEntity<String> verify(
      DeskForm sent, @PathVariable String name, @RequestParam int hit, @RequestParam long version) {
    return signed(sent, new Act.Verify(EventFormatter.name(name), hit), hit, version);
  }

  /// Executes the act and redirects to the hit that was signed.
  private static ResponseEntity<String> signed(
      DeskForm sent, Act.AtJackpot act, int hit, long version) {
    return sent.ask(act, version, path(act.jackpot()) + "/hits/" + hit);
  }

  @PostMapping("/jackpots/{name}/reject")
  @RequiresRight(Right.APPROVE)
  ResponseEntity<String> reject(
      DeskForm sent,
      @PathVariable String name,
      @RequestParam int hit,
      @RequestParam long version,
      @RequestParam(defaultValue = "") String reason) {
    var jackpot = EventFormatter.name(name);
    return sent.ask(new Act.Reject(jackpot, hit, reason), version, done(jackpot, "proposed"));
  }

  @PostMapping("/jackpots/{name}/adjust")
  @RequiresRight(Right.ADJUST)
  ResponseEntity<String> adjust(DeskForm sent, @PathVariable String name) {
    var jackpot = EventFormatter.name(name);
    return sent.ask(adjustment(jackpot, sent.fields()), done(jackpot, "proposed"));
  }

  /// Previews an adjustment, without executing it.
  @PostMapping("/jackpots/{name}/adjust/preview")
  @RequiresRight(Right.ADJUST)
  ResponseEntity<String> preview(DeskForm sent, @PathVariable String name) {
    return switch (FloorDecider.effect(
        host.floor(), sent.actor(), adjustment(EventFormatter.name(name), sent.fields()))) {
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

  private static Act.Adjust adjustment(String jackpot, DeskFields fields) {
    var to = fields.text("to");
    return new Act.Adjust(
        jackpot,
        fields.chosen("reason", Adjustment.class),
        fields.money("amount"),
        to.isEmpty() ? null : to,
        fields.text("note"));
  }

  @PostMapping("/jackpots/{name}/retune")
  @RequiresRight(Right.RUN_JACKPOTS)
  ResponseEntity<String> retune(DeskForm sent, @PathVariable String name) {
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
  @RequiresRight(Right.RUN_JACKPOTS)
  ResponseEntity<String> turn(
      DeskForm sent,
      @PathVariable String name,
      @PathVariable String turn,
      @RequestParam(defaultValue = "") String reason) {
    var jackpot = EventFormatter.name(name);
    return turn.equals("stop")
        ? sent.ask(new Act.Stop(jackpot, reason), done(jackpot, "stopped"))
        : sent.ask(new Act.Restart(jackpot, reason), done(jackpot, "restarted"));
  }

  @PostMapping("/jackpots/{name}/retire")
  @RequiresRight(Right.RUN_JACKPOTS)
  ResponseEntity<String> retire(
      DeskForm sent, @PathVariable String name, @RequestParam(defaultValue = "") String reason) {
    var jackpot = EventFormatter.name(name);
    return sent.ask(new Act.Retire(jackpot, reason), done(jackpot, "proposed"));
  }

  @PostMapping("/jackpots/{name}/read")
  @RequiresRight(Right.ADJUST)
  ResponseEntity<String> read(
      DeskForm sent, @PathVariable String name, @RequestParam LocalDate day) {
    var jackpot = EventFormatter.name(name);
    return sent.ask(new Act.ReadMeters(jackpot, day), done(jackpot, "read"));
  }

  @PostMapping("/jackpots/{name}/{bank:deposit|count|seize}")
  @RequiresRight(Right.ADJUST)
  ResponseEntity<String> bank(DeskForm sent, @PathVariable String name, @PathVariable String bank) {
    var jackpot = EventFormatter.name(name);
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
  @RequiresRight(Right.RUN_JACKPOTS)
  ResponseEntity<String> open(DeskForm sent) {
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

  static LiveJackpot known(HouseService host, String name) {
    return host.floor()
        .jackpot(EventFormatter.name(name))
        .orElseThrow(() -> new NotFound(say("jackpots.unknown", EventFormatter.name(name))));
  }
}
