package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Adjustment;
import io.lammer.house.House;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveJackpot.Status;
import io.lammer.house.Proposal;
import io.lammer.rules.Money;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a custodian of players' money must be able to say of every act that was done, written apart
/// from the code that decides them.
final class Custody {
  private final LiveJackpot before;
  private final LiveJackpot after;
  private final Chance.Asked asked;
  private final @Nullable Proposal agreed;

  private Custody(
      LiveJackpot before, LiveJackpot after, Chance.Asked asked, @Nullable Proposal agreed) {
    this.before = before;
    this.after = after;
    this.asked = asked;
    this.agreed = agreed;
  }

  static void holds(Pit pit, Chance.Asked asked, House house, Map<String, Object> before) {
    var agreed = agreed(asked, house);
    for (var after : pit.floor().jackpots()) {
      if (before.get(LiveJackpot.journal(after.name())) instanceof LiveJackpot earlier) {
        new Custody(earlier, after, asked, agreed).check();
      }
    }
  }

  /// What a second person of another department agreed to.
  private static @Nullable Proposal agreed(Chance.Asked asked, House house) {
    if (!(asked.act() instanceof Act.Confirm(var number, _))) {
      return null;
    }
    var proposal =
        house.papers().proposals().stream()
            .filter(one -> one.number() == number)
            .findFirst()
            .orElseThrow();
    assertThat(proposal.by().role().department())
        .as("two departments agree to " + proposal)
        .isNotEqualTo(asked.actor().role().department());
    return proposal;
  }

  private void check() {
    money();
    life();
    if (agreed != null && agreed.act() instanceof Act.Adjust adjust) {
      adjusted(adjust);
    }
  }

  private static long sum(LiveJackpot jackpot) {
    var money = jackpot.money();
    var open = jackpot.open().stream().mapToLong(hit -> hit.amount().units()).sum();
    return money.meter().units() + money.reserve().units() + money.overflow().units() + open;
  }

  private void money() {
    var limit = after.money().terms().limit();
    assertThat(after.money().meter().units()).isNotNegative();
    if (limit != null) {
      assertThat(after.money().meter()).as(asked.toString()).isLessThanOrEqualTo(limit);
    }
    var fell = after.money().meter().compareTo(before.money().meter()) < 0;
    var hit = after.hits().last() > before.hits().last();
    if (fell && !hit) {
      assertThat(agreed).as("two agree before a display falls: " + asked).isNotNull();
    }
    if (after.open().size() < before.open().size()) {
      assertThat(asked.act())
          .as("a hit ends only when two persons say so")
          .isInstanceOfAny(Act.Approve.class, Act.Confirm.class);
    }
    assertThat(after.money().terms().kind()).isEqualTo(before.money().terms().kind());
    assertThat(after.money().terms().wager()).isEqualTo(before.money().terms().wager());
  }

  private void life() {
    if (after.meters().wagers() > before.meters().wagers()) {
      assertThat(before.status()).as("only what runs collects").isEqualTo(Status.RUNNING);
    }
    if (before.status() == Status.RETIRED) {
      assertThat(after.status()).isEqualTo(Status.RETIRED);
    }
    if (asked.act() instanceof Act.Restart && !after.equals(before)) {
      assertThat(before.status()).isEqualTo(Status.STOPPED);
      assertThat(!before.escrow().lacking() || before.banked().units() >= sum(before))
          .as("nothing restarts while the bank is short")
          .isTrue();
    }
    if (asked.act() instanceof Act.CountBalance(var name, var balance, var note)
        && name.equals(after.name())
        && (balance.equals(before.banked()) || !note.isBlank())
        && balance.units() < sum(after)) {
      assertThat(after.status()).as("a shortage stops").isNotEqualTo(Status.RUNNING);
    }
  }

  private void adjusted(Act.Adjust adjust) {
    var isFrom = adjust.jackpot().equals(after.name());
    var change = after.money().meter().minus(before.money().meter());
    if (!isFrom && !after.name().equals(adjust.to())) {
      assertThat(after).isEqualTo(before);
      return;
    }
    if (isFrom) {
      assertThat(before.open()).as("no hit waits while money is adjusted").isEmpty();
    }
    switch (adjust.reason()) {
      case ADDED -> assertThat(isFrom ? change.isPositive() : change.isZero()).isTrue();
      case TRANSFER -> {
        assertThat(change).isEqualTo(isFrom ? minus(adjust.amount()) : adjust.amount());
        assertThat(after.status() == Status.RETIRED).isEqualTo(isFrom);
        assertThat(after.money().terms().isProgressive()).isTrue();
      }
      case CLOSING ->
          assertThat(isFrom ? after.status() : Status.RETIRED).isEqualTo(Status.RETIRED);
      case ABOVE_LIMIT -> assertThat(sum(after)).isEqualTo(sum(before));
      case RECEIPTS -> assertThat(change).isEqualTo(Money.ZERO);
      case SEED_RECOVERY -> {
        if (change.units() < 0) {
          assertThat(after.money().reserve().plus(after.money().overflow())).isEqualTo(Money.ZERO);
        }
      }
      case MALFUNCTION -> assertThat(adjust.reason()).isEqualTo(Adjustment.MALFUNCTION);
    }
  }

  private static Money minus(Money amount) {
    return Money.ZERO.minus(amount);
  }
}
