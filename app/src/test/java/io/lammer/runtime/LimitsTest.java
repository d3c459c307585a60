package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.table.Command;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Setup.Limits;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// A supervisor changes the limits of a table that is played.
class LimitsTest extends PitTest {
  private static Act.Limit limit(int minimum, @Nullable Integer maximum) {
    return new Act.Limit(
        "C1", Money.dollars(minimum), maximum == null ? null : Money.dollars(maximum));
  }

  private @Nullable Limits of(String wager) {
    var offer = pit.table("C1").playing().layout().offers().get(Spot.of(wager));
    return Objects.requireNonNull(offer).limits();
  }

  private static Limits limits(int minimum, int maximum) {
    return new Limits(Money.dollars(minimum), Money.dollars(maximum));
  }

  @Test
  void whatWasAtThePostedMinimumMovesAndBetsThatAreUpStay() {
    pit.open(
        "C1", Pit.CRAPS + "limits: {table: [10, 500], field: [10, 100], any-seven: [1, 25]}\n");
    assertThat(of("pass")).isEqualTo(limits(10, 500));
    assertThat(of("all-small")).isEqualTo(limits(10, 500));
    assertThat(of("any-seven")).isEqualTo(limits(1, 25));
    pit.play("C1", "bet: {seat: 1, wager: pass, amount: 10}");
    pit.refused(Code.NOT_ALLOWED, Pit.DEALER, limit(25, null));
    pit.done(Pit.SUPERVISOR, limit(25, null));
    assertThat(of("pass")).isEqualTo(limits(25, 500));
    assertThat(of("field")).isEqualTo(limits(25, 100));
    assertThat(of("any-seven")).isEqualTo(limits(1, 25));
    assertThat(pit.table("C1").setup().wagers().limits().get("table")).isEqualTo(limits(25, 500));
    assertThat(pit.table("C1").playing().wagers()).hasSize(1);
    pit.refused(
        Code.BELOW_MINIMUM, Pit.DEALER, Pit.play1("C1", "bet: {seat: 2, wager: pass, amount: 10}"));
    pit.play("C1", "roll: [3, 4]", "bet: {seat: 2, wager: pass, amount: 25}");
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("C1", "no roll"));
    assertThat(of("pass")).as("a void leaves the limits").isEqualTo(limits(25, 500));
    pit.audit();
  }

  @Test
  void limitsChangeBetweenRollsOnly() {
    pit.open("C1", Pit.CRAPS + "limits: {pass: [10, 500], field: [10, 20]}\n");
    pit.refused(Code.LIMITS_INVALID, Pit.SUPERVISOR, limit(25, null));
    pit.refused(Code.LIMITS_INVALID, Pit.SUPERVISOR, limit(10, null));
    pit.refused(Code.LIMITS_INVALID, Pit.SUPERVISOR, limit(0, null));
    pit.done(Pit.DEALER, new Act.Play("C1", List.of(new Command.Lock())));
    pit.refused(Code.ROUND_OPEN, Pit.SUPERVISOR, limit(15, null));
    pit.done(Pit.DEALER, new Act.Play("C1", List.of(new Command.Reopen())));
    pit.done(Pit.SUPERVISOR, limit(15, null));
    assertThat(of("field")).isEqualTo(limits(15, 20));
  }

  @Test
  void noLimitIsAboveTheCapOfTheVenue() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.refused(
        Code.LIMIT_ABOVE_CAP,
        Pit.SUPERVISOR,
        new Act.Limit("B1", Money.dollars(5), Money.dollars(5_000)));
  }
}
