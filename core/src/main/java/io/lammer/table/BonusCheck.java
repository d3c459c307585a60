package io.lammer.table;

import io.lammer.rules.CommonFamily;
import io.lammer.rules.Edition;
import io.lammer.rules.Family;
import io.lammer.rules.Paytable;

/// Checks the bonus wagers of a set-up and their paytables, and adds them to the layout.
record BonusCheck(SetupCheck check, Setup setup, Edition edition) {
  void run() {
    for (var id : setup.wagers().singleEvents()) {
      var paytable = check.paytable(id, family(id));
      if (paytable != null) {
        check.gameCheck().checkSingleEvent(paytable);
      }
      check.offer(paytable, null);
    }
    check.gameCheck().offerBonusWagers();
  }

  /// The family that a single event belongs to. A paytable of another family is refused.
  private Family family(String id) {
    return edition
        .paytable(id)
        .map(Paytable::family)
        .filter(check.game().singleEvents()::contains)
        .orElse(CommonFamily.SINGLE_EVENT);
  }
}
