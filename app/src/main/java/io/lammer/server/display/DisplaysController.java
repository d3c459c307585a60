package io.lammer.server.display;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.page.Frame;
import io.lammer.server.page.Pages;
import io.lammer.tables.Answer;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Display;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;

/// The screens of the house: which there are, and what opens them.
@RestController
record DisplaysController(FloorHost host, Pages pages) {
  @GetMapping(path = "/displays", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_USERS)
  String displays() {
    return page(null, null);
  }

  /// The address is in this answer and nowhere else.
  @PostMapping(path = "/displays", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.ADMINISTER)
  ResponseEntity<String> add(
      Actor actor,
      @RequestParam String name,
      @RequestParam String table,
      @RequestParam(defaultValue = "") String lang,
      @RequestParam(defaultValue = "") String sound) {
    var token = Token.fresh();
    var display = new Display(name.strip(), table, Token.hash(token));
    var address =
        ServletUriComponentsBuilder.fromCurrentContextPath()
            .path("/d/" + token)
            .query(Choice.of(lang, sound).query());
    return answer(host.act(actor, new Act.AddDisplay(display)), address.toUriString());
  }

  @PostMapping(path = "/displays/remove", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.ADMINISTER)
  ResponseEntity<String> remove(
      Actor actor, @RequestParam String name, @RequestParam(defaultValue = "") String reason) {
    return answer(host.act(actor, new Act.RemoveDisplay(name, reason.strip())), null);
  }

  private ResponseEntity<String> answer(Answer<?> answer, @Nullable String address) {
    var wrong = answer.sentences().stream().findFirst().orElse(null);
    return ResponseEntity.status(wrong == null ? HttpStatus.OK : HttpStatus.UNPROCESSABLE_CONTENT)
        .cacheControl(CacheControl.noStore())
        .body(page(wrong == null ? address : null, wrong));
  }

  private String page(@Nullable String address, @Nullable String wrong) {
    var values = new HashMap<String, @Nullable Object>();
    values.put("displays", List.copyOf(host.floor().house().displays().values()));
    values.put("tables", host.live().tables().stream().map(LiveTable::name).toList());
    values.put("address", address);
    values.put("wrong", wrong);
    values.put("section", Frame.SYSTEM);
    return pages.page("displays", say("displays.title"), values);
  }
}
