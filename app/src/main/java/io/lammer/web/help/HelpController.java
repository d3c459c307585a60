package io.lammer.web.help;

import static io.lammer.web.page.Texts.say;

import io.lammer.web.access.PublicPage;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem.NotFound;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// The help pages: one for each page that has help, and the list of them.
@RestController
record HelpController(Pages pages) {
  @GetMapping(path = "/help", produces = MediaType.TEXT_HTML_VALUE)
  @PublicPage("whoever cannot sign in needs it, too")
  String index() {
    return pages.page("help", say("help.title"), Map.of("topics", HelpTopic.all()));
  }

  @GetMapping(path = "/help/{page}", produces = MediaType.TEXT_HTML_VALUE)
  @PublicPage("whoever cannot sign in needs it, too")
  String show(@PathVariable String page) {
    if (page.equals("help") || page.equals("error")) {
      return index();
    }
    var topic = HelpTopic.find(page).orElseThrow(() -> new NotFound(say("help.none", page)));
    return pages.page("help", topic.title(), Map.of("topics", HelpTopic.all(), "topic", topic));
  }
}
