package io.lammer.server.jackpot;

import io.lammer.server.access.Needs;
import io.lammer.server.page.Key;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// What a second person says to a proposal.
@RestController
@RequestMapping(produces = MediaType.TEXT_HTML_VALUE)
record ProposalForms(DeskAnswers answers) {
  private static final String DESK = "/jackpots";

  @PostMapping("/jackpots/-/proposals/{number}/confirm")
  @Needs(Right.CONFIRM)
  ResponseEntity<String> confirm(
      Actor actor,
      @PathVariable int number,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    return answers.ask(actor, new Act.Confirm(number), key, DESK);
  }

  @PostMapping("/jackpots/-/proposals/{number}/decline")
  @Needs(Right.CONFIRM)
  ResponseEntity<String> decline(
      Actor actor,
      @PathVariable int number,
      @RequestParam(defaultValue = "") String reason,
      @RequestHeader(name = Key.HEADER, required = false) @Nullable String key) {
    return answers.ask(actor, new Act.Decline(number, reason), key, DESK);
  }
}
