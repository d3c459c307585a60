package io.lammer.web.api;

import static io.lammer.web.audit.EventFormatter.name;

import io.lammer.house.Act;
import io.lammer.house.Adjustment;
import io.lammer.house.LiveJackpot;
import io.lammer.house.Role.Right;
import io.lammer.render.transcript.JackpotJson;
import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.Problem.NotFound;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// API of jackpots and their hits.
@RestController
record JackpotsApi(HouseService host) {
  @GetMapping("/api/jackpots")
  @RequiresRight(Right.SEE_JACKPOTS)
  Map<String, Object> all() {
    return Map.of(
        "jackpots", host.live().jackpots().stream().map(jackpot -> json(jackpot.name())).toList());
  }

  @GetMapping("/api/jackpots/{jackpot}")
  @RequiresRight(Right.SEE_JACKPOTS)
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
  @RequiresRight(Right.RUN_JACKPOTS)
  ResponseEntity<?> found(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("edition", "jackpot");
    var terms = SetupReader.jackpot(fields.need("jackpot"));
    return asked.act(new Act.OpenJackpot(name(jackpot), fields.need("edition").text(), terms));
  }

  @JsonPost("/api/jackpots/{jackpot}/approve")
  @RequiresRight(Right.APPROVE)
  ResponseEntity<?> approve(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("hit", "payees", "tax");
    return asked
        .requireVersion()
        .act(
            new Act.Approve(
                name(jackpot),
                fields.need("hit").whole(),
                fields.need("payees").each(PaperworkApi::payee),
                fields.flag("tax")));
  }

  /// Records that surveillance or a manager has seen a hit.
  @JsonPost("/api/jackpots/{jackpot}/witness")
  @RequiresRight(Right.WITNESS)
  ResponseEntity<?> witness(ApiRequest asked, @PathVariable String jackpot) {
    var hit = asked.fields("hit").need("hit").whole();
    return asked.act(new Act.Witness(name(jackpot), hit));
  }

  /// Records that a supervisor has verified a hit at its table.
  @JsonPost("/api/jackpots/{jackpot}/verify")
  @RequiresRight(Right.VERIFY)
  ResponseEntity<?> verify(ApiRequest asked, @PathVariable String jackpot) {
    var hit = asked.fields("hit").need("hit").whole();
    return asked.act(new Act.Verify(name(jackpot), hit));
  }

  @JsonPost("/api/jackpots/{jackpot}/reject")
  @RequiresRight(Right.APPROVE)
  ResponseEntity<?> reject(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("hit", "reason");
    return asked.act(
        new Act.Reject(name(jackpot), fields.need("hit").whole(), fields.need("reason").text()));
  }

  @JsonPost("/api/jackpots/{jackpot}/adjust")
  @RequiresRight(Right.ADJUST)
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
  @RequiresRight(Right.RUN_JACKPOTS)
  ResponseEntity<?> retune(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("jackpot", "reason");
    var terms = SetupReader.jackpot(fields.need("jackpot"));
    return asked.act(new Act.Retune(name(jackpot), terms, fields.need("reason").text()));
  }

  @JsonPost("/api/jackpots/{jackpot}/stop")
  @RequiresRight(Right.RUN_JACKPOTS)
  ResponseEntity<?> stop(ApiRequest asked, @PathVariable String jackpot) {
    return asked.act(new Act.Stop(name(jackpot), asked.reason()));
  }

  @JsonPost("/api/jackpots/{jackpot}/restart")
  @RequiresRight(Right.RUN_JACKPOTS)
  ResponseEntity<?> restart(ApiRequest asked, @PathVariable String jackpot) {
    return asked.act(new Act.Restart(name(jackpot), asked.reason()));
  }

  @JsonPost("/api/jackpots/{jackpot}/retire")
  @RequiresRight(Right.RUN_JACKPOTS)
  ResponseEntity<?> retire(ApiRequest asked, @PathVariable String jackpot) {
    return asked.act(new Act.Retire(name(jackpot), asked.reason()));
  }

  /// Records a meter reading, by default for the current gaming day.
  @JsonPost("/api/jackpots/{jackpot}/read")
  @RequiresRight(Right.ADJUST)
  ResponseEntity<?> read(ApiRequest asked, @PathVariable String jackpot) {
    var day = asked.fields("day").maybe("day", Value::date);
    var live = host.live();
    return asked.act(
        new Act.ReadMeters(
            name(jackpot), day == null ? live.gamingDay().of(live.clock().instant()) : day));
  }

  @JsonPost("/api/jackpots/{jackpot}/deposit")
  @RequiresRight(Right.ADJUST)
  ResponseEntity<?> deposit(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("amount", "reference");
    var amount = SetupReader.money(fields.need("amount"));
    return asked.act(new Act.Deposit(name(jackpot), amount, fields.need("reference").text()));
  }

  @JsonPost("/api/jackpots/{jackpot}/count")
  @RequiresRight(Right.ADJUST)
  ResponseEntity<?> count(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("balance", "reason");
    var balance = SetupReader.money(fields.need("balance"));
    var note = fields.maybe("reason", Value::text, "");
    return asked.act(new Act.CountBalance(name(jackpot), balance, note));
  }

  @JsonPost("/api/jackpots/{jackpot}/seize")
  @RequiresRight(Right.ADJUST)
  ResponseEntity<?> seize(ApiRequest asked, @PathVariable String jackpot) {
    var fields = asked.fields("amount", "reference");
    var amount = SetupReader.money(fields.need("amount"));
    return asked.act(new Act.Seize(name(jackpot), amount, fields.need("reference").text()));
  }
}
