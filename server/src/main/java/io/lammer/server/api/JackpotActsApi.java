package io.lammer.server.api;

import static io.lammer.server.api.PathNames.name;

import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Adjustment;
import io.lammer.tables.floor.Role.Right;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// What is done to a jackpot.
@RestController
@RequestMapping(
    path = "/api/jackpots/{jackpot}",
    consumes = MediaType.APPLICATION_JSON_VALUE,
    produces = MediaType.APPLICATION_JSON_VALUE)
final class JackpotActsApi {
  private final FloorHost host;
  private final Answers answers;

  JackpotActsApi(FloorHost host, Answers answers) {
    this.host = host;
    this.answers = answers;
  }

  @PostMapping("/found")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<?> found(Asked asked, @PathVariable String jackpot) {
    var fields = asked.fields("edition", "jackpot");
    var terms = SetupReader.jackpot(fields.need("jackpot"));
    return answers.act(asked, new Act.Found(name(jackpot), fields.need("edition").text(), terms));
  }

  @PostMapping("/approve")
  @Needs(Right.APPROVE)
  ResponseEntity<?> approve(Asked asked, @PathVariable String jackpot) {
    var fields = asked.fields("hit", "payees", "tax");
    return answers.act(
        asked.requireVersion(),
        new Act.Approve(
            name(jackpot),
            fields.need("hit").whole(),
            fields.need("payees").each(PapersApi::payee),
            fields.flag("tax")));
  }

  /// Surveillance or a manager has seen a hit.
  @PostMapping("/witness")
  @Needs(Right.WITNESS)
  ResponseEntity<?> witness(Asked asked, @PathVariable String jackpot) {
    var hit = asked.fields("hit").need("hit").whole();
    return answers.act(asked, new Act.Witness(name(jackpot), hit));
  }

  @PostMapping("/reject")
  @Needs(Right.APPROVE)
  ResponseEntity<?> reject(Asked asked, @PathVariable String jackpot) {
    var fields = asked.fields("hit", "reason");
    return answers.act(
        asked,
        new Act.Reject(name(jackpot), fields.need("hit").whole(), fields.need("reason").text()));
  }

  @PostMapping("/adjust")
  @Needs(Right.ADJUST)
  ResponseEntity<?> adjust(Asked asked, @PathVariable String jackpot) {
    var fields = asked.fields("reason", "amount", "to", "note");
    return answers.act(
        asked,
        new Act.Adjust(
            name(jackpot),
            fields.need("reason").word(Adjustment.class),
            SetupReader.money(fields.need("amount")),
            fields.maybe("to", Value::text),
            fields.need("note").text()));
  }

  @PostMapping("/retune")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<?> retune(Asked asked, @PathVariable String jackpot) {
    var fields = asked.fields("jackpot", "reason");
    var terms = SetupReader.jackpot(fields.need("jackpot"));
    return answers.act(asked, new Act.Retune(name(jackpot), terms, fields.need("reason").text()));
  }

  @PostMapping("/stop")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<?> stop(Asked asked, @PathVariable String jackpot) {
    return answers.act(asked, new Act.Stop(name(jackpot), asked.reason()));
  }

  @PostMapping("/restart")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<?> restart(Asked asked, @PathVariable String jackpot) {
    return answers.act(asked, new Act.Restart(name(jackpot), asked.reason()));
  }

  @PostMapping("/retire")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<?> retire(Asked asked, @PathVariable String jackpot) {
    return answers.act(asked, new Act.Retire(name(jackpot), asked.reason()));
  }

  /// Of the gaming day that it is now, unless another is named.
  @PostMapping("/read")
  @Needs(Right.ADJUST)
  ResponseEntity<?> read(Asked asked, @PathVariable String jackpot) {
    var day = asked.fields("day").maybe("day", Value::date);
    var live = host.live();
    return answers.act(
        asked,
        new Act.Read(
            name(jackpot), day == null ? live.gamingDay().of(live.clock().instant()) : day));
  }

  @PostMapping("/deposit")
  @Needs(Right.ADJUST)
  ResponseEntity<?> deposit(Asked asked, @PathVariable String jackpot) {
    var fields = asked.fields("amount", "reference");
    var amount = SetupReader.money(fields.need("amount"));
    return answers.act(
        asked, new Act.Deposit(name(jackpot), amount, fields.need("reference").text()));
  }

  @PostMapping("/count")
  @Needs(Right.ADJUST)
  ResponseEntity<?> count(Asked asked, @PathVariable String jackpot) {
    var balance = SetupReader.money(asked.fields("balance").need("balance"));
    return answers.act(asked, new Act.Count(name(jackpot), balance));
  }

  /// An authority took money from the bank.
  @PostMapping("/seize")
  @Needs(Right.ADJUST)
  ResponseEntity<?> seize(Asked asked, @PathVariable String jackpot) {
    var fields = asked.fields("amount", "reference");
    var amount = SetupReader.money(fields.need("amount"));
    return answers.act(
        asked, new Act.Seize(name(jackpot), amount, fields.need("reference").text()));
  }
}
