package io.lammer.web.access;

import io.lammer.house.ActDeclaration;

/// A handler of requests for one act, which requires the act's right.
public interface ActHandler {
  ActDeclaration act();
}
