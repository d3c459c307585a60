package io.lammer.server.demo;

import io.lammer.rules.yaml.Value;
import io.lammer.server.live.Topic;
import io.lammer.server.live.TopicSource;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import java.util.Map;
import java.util.Set;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;

/// The panel of a table of the training floor: who plays, and how to change that.
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

  /// The panel as it is now; nothing where the table does not play by itself.
  public String panel(String name) {
    return training
        .table(name)
        .map(AutoTable::mode)
        .map(Value::spelled)
        .map(mode -> pages.piece("demo-panel.jte", Map.of("table", name, "mode", mode)))
        .orElse("");
  }
}
