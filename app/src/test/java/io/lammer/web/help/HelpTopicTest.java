package io.lammer.web.help;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.Running;
import io.lammer.web.page.Visitor;
import org.junit.jupiter.api.Test;

class HelpTopicTest {
  @Test
  void longHelpHasHeadingsThatItsContentsLeadTo() {
    for (var topic : HelpTopic.all()) {
      if (topic.parts().size() > 3 && !topic.page().matches("account|display|sign-in|tables")) {
        assertThat(topic.parts()).as(topic.page()).allMatch(part -> !part.heading().isEmpty());
        assertThat(topic.parts().stream().map(HelpTopic.Part::anchor)).doesNotHaveDuplicates();
      }
    }
    assertThat(Visitor.nobody(Running.shared()).read("/help/jackpots").body())
        .contains("<a href=\"#second-person\">Second person</a>", "<h2 id=\"second-person\">");
    assertThat(Visitor.nobody(Running.shared()).read("/help").body()).contains("Reconciliation");
  }
}
