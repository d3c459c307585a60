package io.lammer.house;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.table.Command;
import io.lammer.table.Refusal;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TextRulesTest {
  @Test
  void aTextHasABoundThatTheRefusalNames() {
    assertThat(TextRules.fault(new Act.Suspend("B1", "x".repeat(500)))).isEmpty();
    assertThat(TextRules.fault(new Act.Suspend("B1", "x".repeat(900_000))))
        .map(Refusal::message)
        .contains("a text of 900,000 characters; expected at most 500");
    assertThat(TextRules.fault(new Act.Stop("j".repeat(80), "dry"))).isEmpty();
    assertThat(TextRules.fault(new Act.Stop("j".repeat(81), "dry")))
        .map(Refusal::message)
        .contains("a name of 81 characters; expected at most 80");
  }

  @Test
  void whatNobodyCanSeeIsRefused() {
    for (var unseen :
        List.of(
            "\u0000", "\u001b[2J", "\n", "\r", "\u007f", "\u0085", "\u202e", "\ud800", "\uffff")) {
      assertThat(TextRules.fault(new Act.CallSupervisor("B1", "help" + unseen)))
          .as("U+%04X", (int) unseen.charAt(0))
          .isPresent();
    }
    assertThat(
            TextRules.fault(
                new Act.CallSupervisor("B1", "Große Hilfe, 助け \ud83c\udfb2 'now' =1+1")))
        .isEmpty();
  }

  @Test
  void itIsFoundWhereverItStands() {
    assertThat(TextRules.fault(new Act.AddDisplay(new Display("a\u0001", "B1", "00")))).isPresent();
    assertThat(TextRules.fault(new Act.Open("B1", List.of("PT-1", "PT\u0001")))).isPresent();
    assertThat(
            TextRules.fault(
                new Act.Play(
                    "B1", List.of(new Command.Lock(), new BaccaratCommand.Draw("a\u0001")))))
        .isPresent();
  }

  @Test
  void theProgramsOwnNotesAreKeptWhateverTheySay() {
    var note = new AccessEvent.SignedOut("x\u0001", "y".repeat(600));
    assertThat(TextRules.fault(new Act.NoteAccess(note))).isEmpty();
  }
}
