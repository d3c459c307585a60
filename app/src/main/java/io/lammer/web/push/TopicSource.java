package io.lammer.web.push;

import io.lammer.house.Role.Right;
import java.util.Optional;
import java.util.function.Function;

/// All topics of one kind, such as `console/C1`.
///
/// @param kind part of the topic's name before the slash
/// @param needs right required to see the topics
/// @param topics finds a topic by the part of its name after the slash, which is empty for the only
///   topic of its kind
public record TopicSource(String kind, Right needs, Function<String, Optional<Topic>> topics) {}
