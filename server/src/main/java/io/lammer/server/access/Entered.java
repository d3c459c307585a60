package io.lammer.server.access;

import io.lammer.tables.floor.AccessEvent.Means;
import java.io.Serializable;

/// Who a session belongs to, and how they came.
///
/// @param changes the number of [io.lammer.tables.floor.User.Held] when they did: the session ends
///   when it moves on, and no later change brings it back
record Entered(String user, Means means, int changes) implements Serializable {}
