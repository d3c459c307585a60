package io.lammer.server.api;

import io.lammer.report.json.Members;
import io.lammer.rules.yaml.Value;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Dispute;
import io.lammer.tables.floor.Payee;
import io.lammer.tables.floor.Proposal;
import io.lammer.tables.floor.Role.Right;
import io.lammer.tables.floor.Slip;
import io.lammer.tables.floor.Statement;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// Proposals that wait for a second person, slips, and disputes of patrons.
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
record PapersApi(FloorHost host) {
  @GetMapping("/api/proposals")
  @Needs(Right.SEE_JACKPOTS)
  Map<String, Object> proposals() {
    return Map.of(
        "proposals", host.floor().house().papers().proposals().stream().map(this::json).toList());
  }

  private Map<String, Object> json(Proposal proposal) {
    var reading = Statement.Reading.of(host.floor(), proposal);
    return Map.of(
        "proposal",
        proposal.number(),
        "where",
        proposal.where(),
        "what",
        proposal.words(),
        "by",
        proposal.by().toString(),
        "lines",
        host.identification().opened(reading.statement()).lines().stream()
            .map(PapersApi::json)
            .toList(),
        "statement",
        reading.digest());
  }

  private static Map<String, @Nullable Object> json(Statement.Line line) {
    return new Members()
        .with("what", line.what())
        .with("before", line.before())
        .with("after", line.after());
  }

  @JsonPost("/api/proposals/{proposal}/confirm")
  @Needs(Right.CONFIRM)
  ResponseEntity<?> confirm(ApiRequest asked, @PathVariable int proposal) {
    var statement = asked.fields("statement").need("statement").text();
    return asked.act(new Act.Confirm(proposal, statement));
  }

  @JsonPost("/api/proposals/{proposal}/decline")
  @Needs(Right.CONFIRM)
  ResponseEntity<?> decline(ApiRequest asked, @PathVariable int proposal) {
    return asked.act(new Act.Decline(proposal, asked.reason()));
  }

  @GetMapping("/api/slips")
  @Needs(Right.SEE_JACKPOTS)
  Map<String, Object> slips() {
    return Map.of(
        "slips", host.floor().house().papers().slips().values().stream().map(this::json).toList());
  }

  private Map<String, @Nullable Object> json(Slip slip) {
    var result =
        new Members()
            .with("slip", slip.number())
            .with("jackpot", slip.jackpot())
            .with("hit", slip.hit())
            .with("state", Value.spelled(slip.state()))
            .with("reprints", slip.reprints());
    var amount = slip.amount();
    var payee = slip.payee();
    return amount == null || payee == null
        ? result
        : result
            .with("amount", amount.plain())
            .with("seat", payee.seat())
            .with("name", payee.name())
            .with("identification", host.identification().opened(payee.identification()))
            .with("method", Value.spelled(payee.method()));
  }

  @JsonPost("/api/slips/{slip}/pay")
  @Needs(Right.APPROVE)
  ResponseEntity<?> pay(ApiRequest asked, @PathVariable String slip) {
    asked.fields();
    return asked.act(new Act.PaySlip(slip));
  }

  @JsonPost("/api/slips/{slip}/reprint")
  @Needs(Right.APPROVE)
  ResponseEntity<?> reprint(ApiRequest asked, @PathVariable String slip) {
    return asked.act(new Act.ReprintSlip(slip, asked.reason()));
  }

  @JsonPost("/api/slips/{slip}/void")
  @Needs(Right.APPROVE)
  ResponseEntity<?> replace(ApiRequest asked, @PathVariable String slip) {
    var fields = asked.fields("payee", "tax", "reason");
    return asked.act(
        new Act.VoidSlip(
            slip, payee(fields.need("payee")), fields.flag("tax"), fields.need("reason").text()));
  }

  static Payee payee(Value value) {
    var fields = value.fields("seat", "name", "identification", "method");
    return new Payee(
        fields.need("seat").whole(),
        fields.need("name").text(),
        fields.need("identification").text(),
        fields.need("method").word(Payee.Method.class));
  }

  @GetMapping("/api/disputes")
  @Needs(Right.SEE_JACKPOTS)
  Map<String, Object> disputes() {
    return Map.of(
        "disputes",
        host.floor().house().papers().disputes().values().stream().map(PapersApi::json).toList());
  }

  private static Map<String, @Nullable Object> json(Dispute dispute) {
    return new Members()
        .with("dispute", dispute.number())
        .with("table", dispute.table())
        .with("round", dispute.round())
        .with("patron", dispute.patron())
        .with("claim", dispute.claim())
        .with("by", dispute.by().toString())
        .with("outcome", dispute.outcome());
  }

  @JsonPost("/api/disputes")
  @Needs(Right.SETTLE_DISPUTES)
  ResponseEntity<?> dispute(ApiRequest asked) {
    var fields = asked.fields("table", "round", "patron", "claim");
    return asked.act(
        new Act.OpenDispute(
            fields.need("table").text(),
            fields.need("round").whole(),
            fields.need("patron").text(),
            fields.need("claim").text()));
  }

  @JsonPost("/api/disputes/{dispute}/decide")
  @Needs(Right.SETTLE_DISPUTES)
  ResponseEntity<?> decide(ApiRequest asked, @PathVariable int dispute) {
    var outcome = asked.fields("outcome").need("outcome").text();
    return asked.act(new Act.DecideDispute(dispute, outcome));
  }
}
