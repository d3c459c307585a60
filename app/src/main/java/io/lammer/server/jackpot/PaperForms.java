package io.lammer.server.jackpot;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.audit.EventLines;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Role.Right;
import io.lammer.tables.floor.Slip;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// What is done with papers: proposals are confirmed or declined by a second person, slips paid,
/// voided for another or printed again.
@RestController
@RequestMapping(produces = MediaType.TEXT_HTML_VALUE)
record PaperForms(FloorHost host) {
  @PostMapping("/jackpots/-/proposals/{number}/confirm")
  @Needs(Right.CONFIRM)
  ResponseEntity<String> confirm(
      Sent sent, @PathVariable int number, @RequestParam(defaultValue = "") String statement) {
    return sent.ask(new Act.Confirm(number, statement), "/jackpots");
  }

  @PostMapping("/jackpots/-/proposals/{number}/decline")
  @Needs(Right.CONFIRM)
  ResponseEntity<String> decline(
      Sent sent, @PathVariable int number, @RequestParam(defaultValue = "") String reason) {
    return sent.ask(new Act.Decline(number, reason), "/jackpots");
  }

  @PostMapping("/jackpots/{name}/slips/{slip}/pay")
  @Needs(Right.APPROVE)
  ResponseEntity<String> pay(Sent sent, @PathVariable String name, @PathVariable String slip) {
    return sent.ask(new Act.PaySlip(slip), path(name, slip));
  }

  @PostMapping("/jackpots/{name}/slips/{slip}/reprint")
  @Needs(Right.APPROVE)
  ResponseEntity<String> reprint(
      Sent sent,
      @PathVariable String name,
      @PathVariable String slip,
      @RequestParam(defaultValue = "") String reason) {
    return sent.ask(new Act.ReprintSlip(slip, reason), path(name, slip));
  }

  @PostMapping("/jackpots/{name}/slips/{slip}/void")
  @Needs(Right.APPROVE)
  ResponseEntity<String> replace(Sent sent, @PathVariable String name, @PathVariable String slip) {
    var known = known(slip);
    var payee = known.payee();
    var fields = sent.fields();
    return sent.ask(
        new Act.VoidSlip(
            slip,
            fields.payee(payee == null ? 0 : payee.seat()),
            fields.ticked("tax"),
            fields.text("reason")),
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
