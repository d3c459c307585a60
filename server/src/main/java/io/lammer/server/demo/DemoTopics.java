package io.lammer.server.demo;

import io.lammer.server.live.Topic;
import io.lammer.server.live.TopicSource;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/// The panel of a table of the training floor: who plays, and how to change that.
@Component
public record DemoTopics(Training training, Pages pages) implements TopicSource {
  @Override
  public String kind() {
    return "demo";
  }

  @Override
  public Right needs() {
    return Right.SEE_TABLES;
  }

  @Override
  public Optional<Topic> topic(String name) {
    return training
        .table(name)
        .map(
            table ->
                new Topic() {
                  @Override
                  public Set<String> journals() {
                    return Set.of(LiveTable.journal(name));
                  }

                  @Override
                  public String render() {
                    return panel(name, table);
                  }
                });
  }

  /// The panel as it is now; nothing where the table does not play by itself.
  public String panel(String name) {
    return training.table(name).map(table -> panel(name, table)).orElse("");
  }

  private String panel(String name, AutoTable table) {
    return pages.piece(
        "demo-panel.jte",
        Map.of("table", name, "mode", table.mode().name().toLowerCase(Locale.ROOT)));
  }
}
