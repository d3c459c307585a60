package io.lammer.server.audit;

import java.util.List;

/// A page of the events that were found, newest first.
///
/// @param newest the place of the first line, 0 if nothing is newer
/// @param oldest the place of the last line, 0 if nothing is older
public record EventPage(List<EventLines.Line> lines, long newest, long oldest) {
  public EventPage {
    lines = List.copyOf(lines);
  }
}
