package io.lammer.server.jackpot;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.audit.EventLines;
import io.lammer.server.page.Key;
import io.lammer.server.page.NotFound;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import io.lammer.tables.floor.Slip;
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

/// What is done with a slip: paid, voided for another, printed again.
@RestController
@RequestMapping(produces = MediaType.TEXT_HTML_VALUE)
record SlipForms(FloorHost host, DeskAnswers answers) {
  @PostMapping("/jackpots/{name}/slips/{slip}/pay")
  @Needs(Right.APPROVE)
  ResponseEntity<String> pay(
      Actor actor,
      @PathVariable String name,
      @PathVariable String slip,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    return answers.ask(actor, new Act.PaySlip(slip), key, path(name, slip));
  }

  @PostMapping("/jackpots/{name}/slips/{slip}/reprint")
  @Needs(Right.APPROVE)
  ResponseEntity<String> reprint(
      Actor actor,
      @PathVariable String name,
      @PathVariable String slip,
      @RequestParam(defaultValue = "") String reason,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    return answers.ask(actor, new Act.ReprintSlip(slip, reason), key, path(name, slip));
  }

  @PostMapping("/jackpots/{name}/slips/{slip}/void")
  @Needs(Right.APPROVE)
  ResponseEntity<String> replace(
      Actor actor,
      @PathVariable String name,
      @PathVariable String slip,
      @RequestParam Map<String, String> form,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    var known = known(slip);
    var payee = known.payee();
    var fields = new Fields(form);
    return answers.ask(
        actor,
        new Act.VoidSlip(
            slip, fields.payee(payee == null ? 0 : payee.seat()), fields.text("reason")),
        key,
        DeskForms.path(EventLines.name(name)) + "/hits/" + known.hit());
  }

  private Slip known(String slip) {
    var known = host.floor().house().papers().slips().get(slip);
    if (known == null) {
      throw new NotFound(say("jackpots.no-slip", slip));
    }
    return known;
  }

  private static String path(String name, String slip) {
    return DeskForms.path(EventLines.name(name)) + "/slips/" + EventLines.segment(slip);
  }
}
