package io.lammer.web.api;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Role.Right;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.Pages;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/// Serves the API description, as OpenAPI and as an HTML page.
@RestController
record DocsApi(ApiDocument document, Pages pages) {
  @GetMapping(path = "/api/openapi", produces = MediaType.APPLICATION_JSON_VALUE)
  @RequiresRight(Right.SIGN_IN)
  String openApi() {
    return document.json();
  }

  @GetMapping(path = "/api/docs", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SIGN_IN)
  String page() {
    return pages.page(
        "api-docs", say("api-docs.title"), Map.of("operations", document.operations()));
  }
}
