package io.lammer.web.odds;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Role.Right;
import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem.NotFound;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The page of exact odds: editions, their paytables, and every row of one of them.
@RestController
public record OddsController(HouseService host, Pages pages, OddsCache figures) {
  private static final List<Integer> DECKS = List.of(8, 6);

  /// A paytable in the list.
  ///
  /// @param figure null until it is computed
  public record Entry(String id, String pays, boolean suspect, @Nullable OddsFigures figure) {
    public String path() {
      return id.replace('/', '~');
    }
  }

  @GetMapping(path = "/odds", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_ODDS)
  String first() {
    return edition(host.floor().rules().catalog().editions().getFirst().id(), 8);
  }

  @GetMapping(path = "/odds/{edition}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_ODDS)
  String edition(@PathVariable String edition, @RequestParam(defaultValue = "8") int decks) {
    var chosen = found(edition);
    var shoe = shoe(decks);
    var families = new LinkedHashMap<String, List<Entry>>();
    for (var paytable : chosen.paytables()) {
      families.computeIfAbsent(paytable.family().word(), _ -> new ArrayList<>());
      families.get(paytable.family().word()).add(entry(chosen, paytable, shoe));
    }
    var pending =
        families.values().stream().flatMap(List::stream).anyMatch(entry -> entry.figure() == null);
    return page(chosen, shoe, pending, say("odds.title"), Map.of("families", families));
  }

  private Entry entry(Edition edition, Paytable paytable, int decks) {
    var pays =
        String.join(
            ", ",
            paytable.rows().stream().limit(6).map(row -> row.label() + " " + row.pays()).toList());
    return new Entry(
        paytable.id(),
        paytable.rows().size() > 6 ? pays + " …" : pays,
        !paytable.suspects().isEmpty(),
        figures.figure(edition, paytable, decks).orElse(null));
  }

  private String page(
      Edition edition, int decks, boolean pending, String title, Map<String, Object> more) {
    var values = new HashMap<String, @Nullable Object>();
    values.put("editions", host.floor().rules().catalog().editions());
    values.put("edition", edition);
    values.put("decks", decks);
    values.put("shoes", edition.game().hasShoe() ? DECKS : List.of());
    values.put("pending", pending);
    values.putAll(more);
    return pages.page("odds", title, values);
  }

  private Edition found(String id) {
    return host.floor()
        .rules()
        .catalog()
        .edition(id)
        .orElseThrow(() -> new NotFound(say("odds.no-edition", id)));
  }

  private static int shoe(int decks) {
    return decks == 6 ? 6 : 8;
  }

  /// Every row of a paytable; `main` stands for the main wagers.
  @GetMapping(path = "/odds/{edition}/{id}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_ODDS)
  String paytable(
      @PathVariable String edition,
      @PathVariable("id") String path,
      @RequestParam(defaultValue = "8") int decks) {
    var chosen = found(edition);
    var shoe = shoe(decks);
    var id = path.replace('~', '/');
    var paytable =
        id.equals("main")
            ? null
            : chosen
                .paytable(id)
                .orElseThrow(() -> new NotFound(say("odds.no-paytable", edition, id)));
    var details =
        figures
            .analyses(chosen, paytable, shoe)
            .map(analyses -> analyses.stream().map(WagerOdds::of).toList());
    var more = new HashMap<String, Object>();
    more.put("id", id);
    more.put("details", details.orElse(List.of()));
    if (paytable != null) {
      more.put("paytable", paytable);
    }
    var title = paytable == null ? say("odds.main") : id;
    return page(chosen, shoe, details.isEmpty(), title, more);
  }
}
