package io.lammer.server.live;

import io.lammer.tables.floor.Role.Right;
import java.util.Optional;

/// The topics of one kind, such as `console/C1`.
public interface TopicSource {
  /// What comes before the slash in a topic's name.
  String kind();

  /// The right that it takes to look.
  Right needs();

  /// Empty if there is nothing of that name.
  ///
  /// @param name what comes after the slash; empty for a topic that is alone of its kind
  Optional<Topic> topic(String name);
}
