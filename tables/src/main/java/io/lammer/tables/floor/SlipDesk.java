package io.lammer.tables.floor;

import io.lammer.rules.yaml.Value;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.Slip.State;
import io.lammer.tables.floor.Verdict.Posted;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// What becomes of a slip: it is paid once, and until then may be voided for another or printed
/// again. A slip that is paid, void or was never given out authorises nothing.
final class SlipDesk {
  private static final int LONGEST = 100;

  private SlipDesk() {}

  static Verdict decide(House house, Act.AtSlip act) {
    return switch (act) {
      case Act.PaySlip(var number) ->
          open(house, number, _ -> HouseDesk.happened(new HouseEvent.SlipPaid(number)));
      case Act.ReprintSlip(var number, var reason) ->
          open(
              house,
              number,
              _ -> HouseDesk.reasoned(reason, new HouseEvent.SlipReprinted(number, reason)));
      case Act.VoidSlip replace ->
          open(house, replace.slip(), slip -> replaced(house, slip, replace));
    };
  }

  private static Verdict open(House house, String number, Function<Slip, Verdict> then) {
    var slip = house.papers().slips().get(number);
    if (slip == null) {
      return Verdict.refuse(Code.UNKNOWN_SLIP, "slip %s was never given out", number);
    }
    return slip.state() == State.ISSUED
        ? then.apply(slip)
        : Verdict.refuse(Code.SLIP_USED, "slip %s is %s", number, Value.spelled(slip.state()));
  }

  /// The number is spent; the same pay gets the next one.
  private static Verdict replaced(House house, Slip slip, Act.VoidSlip act) {
    var payee = slip.payee();
    var fault =
        JackpotDesk.missing(act.reason())
            .or(() -> fault(act.payee()))
            .or(
                () ->
                    payee == null || payee.seat() != act.payee().seat()
                        ? Optional.of(
                            Verdict.refuse(
                                Code.PAYEE_MISSING,
                                "slip %s is for seat %d",
                                slip.number(),
                                payee == null ? 0 : payee.seat()))
                        : Optional.empty());
    return fault.orElseGet(
        () ->
            new Verdict.Accepted(
                List.of(
                    posted(new HouseEvent.SlipVoided(slip.number(), act.reason())),
                    posted(
                        new HouseEvent.SlipIssued(
                            house.papers().nextSlips(1).getFirst(),
                            slip.jackpot(),
                            slip.hit(),
                            slip.amount(),
                            act.payee())))));
  }

  static Posted posted(HouseEvent event) {
    return new Posted(House.JOURNAL, event, List.of());
  }

  /// A slip names a person and what the person showed.
  static Optional<Verdict> fault(Payee payee) {
    return isWritten(payee.name()) && isWritten(payee.identification())
        ? Optional.empty()
        : Optional.of(
            Verdict.refuse(
                Code.PAYEE_MISSING,
                "seat %d; expected the winner's name and identification, up to %d letters each",
                payee.seat(),
                LONGEST));
  }

  private static boolean isWritten(String text) {
    return !text.isBlank() && text.length() <= LONGEST;
  }
}
