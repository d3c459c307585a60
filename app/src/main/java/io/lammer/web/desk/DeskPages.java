package io.lammer.web.desk;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.LiveJackpot;
import io.lammer.house.PayRequirement;
import io.lammer.house.Role.Right;
import io.lammer.house.Slip;
import io.lammer.journal.Search;
import io.lammer.render.game.JackpotNames;
import io.lammer.rules.Money;
import io.lammer.runtime.History;
import io.lammer.table.PayFlags;
import io.lammer.web.HouseService;
import io.lammer.web.Settings;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.page.Download;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem.NotFound;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The pages of the jackpot desk.
@RestController
record DeskPages(
    HouseService host,
    Pages pages,
    DeskTopics topics,
    EvidenceReader evidence,
    DayReconciliation reckoning,
    SlipPages slips,
    EvidenceBundle bundles,
    Settings settings,
    EventFormatter told) {
  static final String PAGE = "jackpots";
  private static final int LAST_HITS = 25;
  private static final int BANK_LINES = 10;

  @GetMapping(path = "/jackpots", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JACKPOTS)
  String all() {
    return pages.page(
        PAGE,
        say("jackpots.title"),
        Map.of(
            "tiles", topics.now(""),
            "proposals", topics.now(DeskTopics.PROPOSALS),
            "games", NewJackpots.games(host.floor().rules().catalog())));
  }

  @GetMapping(path = "/jackpots/{name}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JACKPOTS)
  String one(@PathVariable String name, @RequestParam(defaultValue = "") String done) {
    var jackpot = DeskForms.known(host, name);
    var values = new HashMap<String, @Nullable Object>();
    values.put("jackpot", jackpot);
    values.put("done", done.matches("[a-z]+") ? done : "");
    values.put("meters", topics.now("meters/" + jackpot.name()));
    values.put("waiting", topics.now("hits/" + jackpot.name()));
    values.put(
        "hits", history().hits(jackpot.name()).all().reversed().stream().limit(LAST_HITS).toList());
    values.put("papers", host.floor().house().papers());
    values.put("today", reckoning.today());
    values.put("bank", bank(jackpot));
    values.put(
        "others",
        host.live().jackpots().stream()
            .filter(other -> other.money().terms().isProgressive())
            .map(LiveJackpot::name)
            .filter(other -> !other.equals(jackpot.name()))
            .toList());
    return page("jackpot/one.jte", JackpotNames.of(jackpot), values);
  }

  private List<EventFormatter.Line> bank(LiveJackpot jackpot) {
    var search =
        Search.in(LiveJackpot.journal(jackpot.name())).of("deposited", "counted", "seized");
    return host.live().database().journals().older(search, Long.MAX_VALUE, BANK_LINES).stream()
        .map(told::line)
        .toList();
  }

  @GetMapping(path = "/jackpots/{name}/day", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JACKPOTS)
  String day(@PathVariable String name, @RequestParam @Nullable LocalDate day) {
    var jackpot = DeskForms.known(host, name);
    var date = day == null ? reckoning.today() : day;
    return pages.piece(
        "jackpot/day.jte",
        Map.of("jackpot", jackpot, "day", date, "reckoned", reckoning.of(jackpot.name(), date)));
  }

  @GetMapping(path = "/jackpots/{name}/hits/{number}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JACKPOTS)
  String hit(@PathVariable String name, @PathVariable int number) {
    var jackpot = DeskForms.known(host, name);
    var made =
        history()
            .hit(jackpot.name(), number)
            .orElseThrow(() -> new NotFound(say("jackpots.no-hit", number, jackpot.name())));
    var values = new HashMap<String, @Nullable Object>();
    values.put("jackpot", jackpot);
    values.put("made", made);
    values.put("evidence", evidence.of(jackpot.name(), made).orElse(null));
    values.put("version", jackpot.version(number).orElse(0L));
    values.put("asked", evidence.asked(made.hit()));
    values.put("slips", slips.of(jackpot.name(), number));
    var papers = host.floor().house().papers();
    values.put(
        "proposals",
        papers.proposals().stream()
            .filter(one -> isAbout(one.act(), papers.slips(jackpot.name(), number), made.hit()))
            .filter(one -> one.act() instanceof Act.AtSlip || one.where().equals(jackpot.name()))
            .toList());
    return page(
        "jackpot/hit.jte", say("jackpots.hit-title", number, JackpotNames.of(jackpot)), values);
  }

  @GetMapping("/jackpots/{name}/hits/{number}/evidence.zip")
  @RequiresRight(Right.SEE_JOURNALS)
  ResponseEntity<byte[]> bundle(@PathVariable String name, @PathVariable int number) {
    var jackpot = DeskForms.known(host, name);
    return history()
        .hit(jackpot.name(), number)
        .flatMap(made -> bundles.of(jackpot, made))
        .map(
            zip ->
                Download.of("%s-hit-%d.zip".formatted(jackpot.name(), number), Download.ZIP, zip))
        .orElseThrow(() -> new NotFound(say("jackpots.no-hit", number, jackpot.name())));
  }

  private static boolean isAbout(Act act, List<Slip> slips, LiveJackpot.Hit hit) {
    return switch (act) {
      case Act.Reject reject -> reject.hit() == hit.number();
      case Act.VoidSlip replace ->
          slips.stream().anyMatch(slip -> slip.number().equals(replace.slip()));
      default -> false;
    };
  }

  @GetMapping(path = "/jackpots/{name}/slips/{slip}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JACKPOTS)
  String slip(@PathVariable String name, @PathVariable String slip) {
    var jackpot = DeskForms.known(host, name);
    var paper = host.floor().house().papers().slips().get(slip);
    if (paper == null || !paper.jackpot().equals(jackpot.name())) {
      throw new NotFound(say("jackpots.no-slip", slip));
    }
    var made =
        history()
            .hit(jackpot.name(), paper.hit())
            .orElseThrow(() -> new NotFound(say("jackpots.no-slip", slip)));
    var values = new HashMap<String, @Nullable Object>();
    values.put("paper", paper);
    values.put("namer", host.floor().house().papers().namer(paper).name());
    values.put("jackpot", jackpot);
    values.put("made", made);
    var asked = evidence.asked(made.hit());
    values.put("asked", asked);
    values.put("settled", evidence.of(jackpot.name(), made).orElse(null));
    var payee = paper.payee();
    values.put("withheld", withheld(asked, payee.seat()));
    values.put("identification", host.identification().opened(payee.identification()));
    values.put("house", settings.casino());
    values.put("printed", told.zoned(host.live().clock().instant()));
    return page("jackpot/slip.jte", say("jackpots.slip-title", slip), values);
  }

  private static Money withheld(List<PayRequirement> asked, int seat) {
    return asked.stream()
        .filter(one -> one.flag().kind() == PayFlags.Kind.WITHHOLD && one.seats().contains(seat))
        .flatMap(one -> Stream.ofNullable(one.flag().amount()))
        .reduce(Money.ZERO, Money::plus);
  }

  private String page(String template, String title, Map<String, @Nullable Object> values) {
    values.put("told", told);
    return pages.page(template, PAGE, title, values);
  }

  private History history() {
    return host.live().history();
  }
}
