package io.lammer.web.access;

import io.lammer.house.ActDeclaration;
import java.util.Map;

/// A handler of requests for one act, which requires the act's right. The method that handles the
/// request is named `execute`.
public interface ActHandler {
  ActDeclaration act();

  /// The value of the variable in the act's address; empty if there is none. In a path, `~` stands
  /// for `/`.
  default String place(Map<String, String> path) {
    var place = act().place();
    return place == null ? "" : path.getOrDefault(place.name(), "").replace('~', '/');
  }
}
