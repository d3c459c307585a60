package io.lammer.web.api;

import io.lammer.house.Dispute;
import io.lammer.house.Proposal;
import io.lammer.house.ProposalPreview;
import io.lammer.house.Role.Right;
import io.lammer.house.Slip;
import io.lammer.render.json.JsonObject;
import io.lammer.rules.yaml.Value;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// API of proposals that need a second person, slips, and patrons' disputes.
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
record PaperworkApi(HouseService host) {
  @GetMapping("/api/proposals")
  @RequiresRight(Right.SEE_JACKPOTS)
  Map<String, Object> proposals() {
    return Map.of(
        "proposals", host.floor().house().papers().proposals().stream().map(this::json).toList());
  }

  private Map<String, Object> json(Proposal proposal) {
    var reading = ProposalPreview.Reading.of(host.floor(), proposal);
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
            .map(PaperworkApi::json)
            .toList(),
        "statement",
        reading.digest());
  }

  private static Map<String, @Nullable Object> json(ProposalPreview.Line line) {
    return new JsonObject()
        .with("what", line.what())
        .with("before", line.before())
        .with("after", line.after());
  }

  @GetMapping("/api/slips")
  @RequiresRight(Right.SEE_JACKPOTS)
  Map<String, Object> slips() {
    return Map.of(
        "slips", host.floor().house().papers().slips().values().stream().map(this::json).toList());
  }

  private Map<String, @Nullable Object> json(Slip slip) {
    var result =
        new JsonObject()
            .with("slip", slip.number())
            .with("jackpot", slip.jackpot())
            .with("hit", slip.hit())
            .with("state", Value.spelled(slip.state()))
            .with("reprints", slip.reprints());
    var payee = slip.payee();
    return result
        .with("amount", slip.amount().plain())
        .with("seat", payee.seat())
        .with("name", payee.name())
        .with("identification", host.identification().opened(payee.identification()))
        .with("method", Value.spelled(payee.method()));
  }

  @GetMapping("/api/disputes")
  @RequiresRight(Right.SEE_JACKPOTS)
  Map<String, Object> disputes() {
    return Map.of(
        "disputes",
        host.floor().house().papers().disputes().values().stream()
            .map(PaperworkApi::json)
            .toList());
  }

  private static Map<String, @Nullable Object> json(Dispute dispute) {
    return new JsonObject()
        .with("dispute", dispute.number())
        .with("table", dispute.table())
        .with("round", dispute.round())
        .with("patron", dispute.patron())
        .with("claim", dispute.claim())
        .with("by", dispute.by().toString())
        .with("outcome", dispute.outcome());
  }
}
