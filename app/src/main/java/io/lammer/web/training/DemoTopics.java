package io.lammer.web.training;

import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.rules.yaml.Value;
import io.lammer.web.page.Pages;
import io.lammer.web.push.Topic;
import io.lammer.web.push.TopicSource;
import java.util.Map;
import java.util.Set;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;

/// The topic of a training table's panel: who plays, and buttons to change that.
@Component
public record DemoTopics(Training training, Pages pages) {
  @Bean
  TopicSource demoPanels() {
    return new TopicSource(
        "demo",
        Right.SEE_TABLES,
        name ->
            training
                .table(name)
                .map(_ -> new Topic(() -> Set.of(LiveTable.journal(name)), () -> panel(name))));
  }

  /// The panel as it is now; empty if the table is not one that plays by itself.
  public String panel(String name) {
    return training
        .table(name)
        .map(AutoTable::mode)
        .map(Value::spelled)
        .map(mode -> pages.piece("demo-panel.jte", Map.of("table", name, "mode", mode)))
        .orElse("");
  }
}
