package io.lammer.web.desk;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.Role.Right;
import io.lammer.house.Slip;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.page.Problem.NotFound;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Handlers for proposals (confirmed or declined by a second person) and slips (paid, replaced
/// after a void, or printed again).
@RestController
@RequestMapping(produces = MediaType.TEXT_HTML_VALUE)
record ProposalAndSlipController(HouseService host) {
  @PostMapping("/jackpots/-/proposals/{number}/confirm")
  @RequiresRight(Right.CONFIRM)
  ResponseEntity<String> confirm(
      DeskForm sent, @PathVariable int number, @RequestParam(defaultValue = "") String statement) {
    return sent.ask(new Act.Confirm(number, statement), "/jackpots");
  }

  @PostMapping("/jackpots/-/proposals/{number}/decline")
  @RequiresRight(Right.CONFIRM)
  ResponseEntity<String> decline(
      DeskForm sent, @PathVariable int number, @RequestParam(defaultValue = "") String reason) {
    return sent.ask(new Act.Decline(number, reason), "/jackpots");
  }

  @PostMapping("/jackpots/{name}/slips/{slip}/pay")
  @RequiresRight(Right.APPROVE)
  ResponseEntity<String> pay(DeskForm sent, @PathVariable String name, @PathVariable String slip) {
    return sent.ask(new Act.PaySlip(slip), path(name, slip));
  }

  @PostMapping("/jackpots/{name}/slips/{slip}/reprint")
  @RequiresRight(Right.APPROVE)
  ResponseEntity<String> reprint(
      DeskForm sent,
      @PathVariable String name,
      @PathVariable String slip,
      @RequestParam(defaultValue = "") String reason) {
    return sent.ask(new Act.ReprintSlip(slip, reason), path(name, slip));
  }

  @PostMapping("/jackpots/{name}/slips/{slip}/void")
  @RequiresRight(Right.APPROVE)
  ResponseEntity<String> replace(
      DeskForm sent, @PathVariable String name, @PathVariable String slip) {
    var known = known(slip);
    var fields = sent.fields();
    return sent.ask(
        new Act.VoidSlip(
            slip, fields.payee(known.payee().seat()), fields.ticked("tax"), fields.text("reason")),
        DeskForms.path(EventFormatter.name(name)) + "/hits/" + known.hit());
  }

  private Slip known(String slip) {
    var known = host.floor().house().papers().slips().get(slip);
    if (known == null) {
      throw new NotFound(say("jackpots.no-slip", slip));
    }
    return known;
  }

  private static String path(String name, String slip) {
    return DeskForms.path(EventFormatter.name(name)) + "/slips/" + EventFormatter.segment(slip);
  }
}
