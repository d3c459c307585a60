package io.lammer.server.display;

import io.lammer.tables.Offer;

/// What wagers are called on a display.
final class Titles {
  private Titles() {}

  static String of(Offer offer, Speech words) {
    var called = offer.paytable() == null ? null : offer.paytable().called(offer.name());
    return called != null ? words.term(called) : words.sayOr("wager." + offer.name(), offer.name());
  }
}
