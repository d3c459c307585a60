package io.lammer.server.live;

import io.lammer.tables.floor.Role.Right;
import java.util.Optional;
import java.util.function.Function;

/// The topics of one kind, such as `console/C1`.
///
/// @param kind what comes before the slash in a topic's name
/// @param needs the right that it takes to look
/// @param topics by what comes after the slash, which is empty for a topic that is alone of its
///   kind; none if there is nothing of that name
public record TopicSource(String kind, Right needs, Function<String, Optional<Topic>> topics) {}
