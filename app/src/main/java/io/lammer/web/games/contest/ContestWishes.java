package io.lammer.web.games.contest;

import io.lammer.web.games.Wishes;

/// The main wagers that a made-up player makes where two hands are compared.
public final class ContestWishes {
  private ContestWishes() {}

  public static void add(Wishes wishes) {
    var table = wishes.table();
    if (table.wagers().stream()
        .anyMatch(it -> it.seat() == wishes.seat() && it.offer(table.layout()).isMain())) {
      return;
    }
    wishes.bet(wishes.chance(55) ? "banker" : "player", wishes.chips());
    if (wishes.chance(12)) {
      wishes.bet("tie", 5);
    }
  }
}
