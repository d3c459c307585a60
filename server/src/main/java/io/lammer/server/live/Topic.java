package io.lammer.server.live;

import java.util.Set;

/// Something that screens show and that changes: one piece of a page.
public interface Topic {
  /// The journals that it shows; read again whenever it is rendered.
  Set<String> journals();

  /// The piece of page as it is now.
  String render();
}
