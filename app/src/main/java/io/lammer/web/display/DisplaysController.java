package io.lammer.web.display;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.table.Answer;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.ActForm;
import io.lammer.web.page.PageFrame;
import io.lammer.web.page.Pages;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

/// The administration page of displays and their tokens.
@RestController
record DisplaysController(HouseService host, Pages pages) {
  @GetMapping(path = "/displays", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_USERS)
  String displays() {
    return page(null, null);
  }

  /// Adds a display. The response is the only place where its URL with the token appears: only a
  /// hash is stored.
  @PostMapping(path = "/displays", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.ADMINISTER)
  ResponseEntity<String> add(
      Actor actor,
      @RequestParam Map<String, String> fields,
      @RequestParam(defaultValue = "") String lang,
      @RequestParam(defaultValue = "") String sound) {
    var token = Token.fresh();
    var act = new ActForm(fields).read(Act.AddDisplay.class, Map.of("hash", Token.hash(token)));
    var address =
        ServletUriComponentsBuilder.fromCurrentContextPath()
            .path("/d/" + token)
            .query(DisplayChoice.of(lang, sound).query());
    return answer(host.act(actor, act), address.toUriString());
  }

  @PostMapping(path = "/displays/remove", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.ADMINISTER)
  ResponseEntity<String> remove(Actor actor, @RequestParam Map<String, String> fields) {
    var form = new ActForm(fields);
    return answer(host.act(actor, form.read(Act.RemoveDisplay.class, form.text("display"))), null);
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
    values.put("section", PageFrame.SYSTEM);
    return pages.page("displays", say("displays.title"), values);
  }
}
