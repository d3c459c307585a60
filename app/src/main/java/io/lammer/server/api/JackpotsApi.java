package io.lammer.server.api;

import static io.lammer.server.audit.EventLines.name;

import io.lammer.report.transcript.JackpotJson;
import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Adjustment;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.Role.Right;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// Jackpots as they are, and what is done to them.
@RestController
record JackpotsApi(FloorHost host) {
  @GetMapping("/api/jackpots")
  @Needs(Right.SEE_JACKPOTS)
  Map<String, Object> all() {
    return Map.of(
        "jackpots", host.live().jackpots().stream().map(jackpot -> json(jackpot.name())).toList());
  }

  @GetMapping("/api/jackpots/{jackpot}")
  @Needs(Right.SEE_JACKPOTS)
  ResponseEntity<?> one(@PathVariable String jackpot) {
    var json = json(jackpot);
    return ResponseEntity.ok().eTag(String.valueOf(json.get("version"))).body(json);
  }

  private Map<String, @Nullable Object> json(String path) {
    var version = host.live().version(LiveJackpot.journal(name(path)));
    return host.floor()
        .jackpot(name(path))
        .map(jackpot -> JackpotJson.of(jackpot, version))
        .orElseThrow(() -> new NotFound("there is no jackpot \"%s\"".formatted(name(path))));
  }

  @JsonPost("/api/jackpots/{jackpot}/found")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<?> found(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("edition", "jackpot");
    var terms = SetupReader.jackpot(fields.need("jackpot"));
    return asked.act(new Act.OpenJackpot(name(jackpot), fields.need("edition").text(), terms));
  }

  @JsonPost("/api/jackpots/{jackpot}/approve")
  @Needs(Right.APPROVE)
  ResponseEntity<?> approve(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("hit", "payees", "tax");
    return asked
        .requireVersion()
        .act(
            new Act.Approve(
                name(jackpot),
                fields.need("hit").whole(),
                fields.need("payees").each(PapersApi::payee),
                fields.flag("tax")));
  }

  /// Surveillance or a manager has seen a hit.
  @JsonPost("/api/jackpots/{jackpot}/witness")
  @Needs(Right.WITNESS)
  ResponseEntity<?> witness(ApiRequest asked, @PathVariable String jackpot) {
    var hit = asked.fields("hit").need("hit").whole();
    return asked.act(new Act.Witness(name(jackpot), hit));
  }

  /// A supervisor has verified a hit at its table.
  @JsonPost("/api/jackpots/{jackpot}/verify")
  @Needs(Right.VERIFY)
  ResponseEntity<?> verify(ApiRequest asked, @PathVariable String jackpot) {
    var hit = asked.fields("hit").need("hit").whole();
    return asked.act(new Act.Verify(name(jackpot), hit));
  }

  @JsonPost("/api/jackpots/{jackpot}/reject")
  @Needs(Right.APPROVE)
  ResponseEntity<?> reject(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("hit", "reason");
    return asked.act(
        new Act.Reject(name(jackpot), fields.need("hit").whole(), fields.need("reason").text()));
  }

  @JsonPost("/api/jackpots/{jackpot}/adjust")
  @Needs(Right.ADJUST)
  ResponseEntity<?> adjust(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("reason", "amount", "to", "note");
    return asked.act(
        new Act.Adjust(
            name(jackpot),
            fields.need("reason").word(Adjustment.class),
            SetupReader.money(fields.need("amount")),
            fields.maybe("to", Value::text),
            fields.need("note").text()));
  }

  @JsonPost("/api/jackpots/{jackpot}/retune")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<?> retune(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("jackpot", "reason");
    var terms = SetupReader.jackpot(fields.need("jackpot"));
    return asked.act(new Act.Retune(name(jackpot), terms, fields.need("reason").text()));
  }

  @JsonPost("/api/jackpots/{jackpot}/stop")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<?> stop(ApiRequest asked, @PathVariable String jackpot) {
    return asked.act(new Act.Stop(name(jackpot), asked.reason()));
  }

  @JsonPost("/api/jackpots/{jackpot}/restart")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<?> restart(ApiRequest asked, @PathVariable String jackpot) {
    return asked.act(new Act.Restart(name(jackpot), asked.reason()));
  }

  @JsonPost("/api/jackpots/{jackpot}/retire")
  @Needs(Right.RUN_JACKPOTS)
  ResponseEntity<?> retire(ApiRequest asked, @PathVariable String jackpot) {
    return asked.act(new Act.Retire(name(jackpot), asked.reason()));
  }

  /// Of the gaming day that it is now, unless another is named.
  @JsonPost("/api/jackpots/{jackpot}/read")
  @Needs(Right.ADJUST)
  ResponseEntity<?> read(ApiRequest asked, @PathVariable String jackpot) {
    var day = asked.fields("day").maybe("day", Value::date);
    var live = host.live();
    return asked.act(
        new Act.ReadMeters(
            name(jackpot), day == null ? live.gamingDay().of(live.clock().instant()) : day));
  }

  @JsonPost("/api/jackpots/{jackpot}/deposit")
  @Needs(Right.ADJUST)
  ResponseEntity<?> deposit(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("amount", "reference");
    var amount = SetupReader.money(fields.need("amount"));
    return asked.act(new Act.Deposit(name(jackpot), amount, fields.need("reference").text()));
  }

  @JsonPost("/api/jackpots/{jackpot}/count")
  @Needs(Right.ADJUST)
  ResponseEntity<?> count(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("balance", "reason");
    var balance = SetupReader.money(fields.need("balance"));
    var note = fields.maybe("reason", Value::text, "");
    return asked.act(new Act.CountBalance(name(jackpot), balance, note));
  }

  /// An authority took money from the bank.
  @JsonPost("/api/jackpots/{jackpot}/seize")
  @Needs(Right.ADJUST)
  ResponseEntity<?> seize(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("amount", "reference");
    var amount = SetupReader.money(fields.need("amount"));
    return asked.act(new Act.Seize(name(jackpot), amount, fields.need("reference").text()));
  }
}
