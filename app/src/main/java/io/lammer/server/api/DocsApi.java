package io.lammer.server.api;

import static io.lammer.server.page.Words.say;

import io.lammer.server.access.Needs;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.Role.Right;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/// The API described: for programs, and as a page.
@RestController
record DocsApi(ApiDocument document, Pages pages) {
  @GetMapping(path = "/api/openapi", produces = MediaType.APPLICATION_JSON_VALUE)
  @Needs(Right.SIGN_IN)
  String openApi() {
    return document.json();
  }

  @GetMapping(path = "/api/docs", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SIGN_IN)
  String page() {
    return pages.page(
        "api-docs", say("api-docs.title"), Map.of("operations", document.operations()));
  }
}
