package io.lammer.web.desk;

import io.lammer.house.Act;
import io.lammer.house.Floor;
import io.lammer.web.audit.EventFormatter;
import java.util.Locale;

/// The addresses of the desk's pages.
final class DeskPath {
  static final String DISPUTES = "/disputes";
  static final String CORRECTIONS = "/corrections";

  private DeskPath() {}

  static String of(String jackpot) {
    return "/jackpots/" + EventFormatter.segment(jackpot);
  }

  /// The page that shows the result of an act.
  static String after(Act act, Floor floor) {
    return switch (act) {
      case Act.Approve(var jackpot, var hit, _, _) -> hit(jackpot, hit);
      case Act.Witness(var jackpot, var hit) -> hit(jackpot, hit);
      case Act.Verify(var jackpot, var hit) -> hit(jackpot, hit);
      case Act.AtJackpot at -> of(at.jackpot()) + "?done=" + done(act);
      case Act.AtSlip at -> slip(at, floor);
      case Act.Correct(var table, var correction) ->
          "%s?table=%s&round=%d"
              .formatted(CORRECTIONS, EventFormatter.segment(table), correction.round());
      case Act.OpenDispute _, Act.DecideDispute _ -> DISPUTES;
      default -> "/jackpots";
    };
  }

  /// The last part of the key of the text that says what was done.
  private static String done(Act act) {
    return act instanceof Act.Dual ? "proposed" : act.name().toLowerCase(Locale.ROOT);
  }

  private static String hit(String jackpot, int hit) {
    return of(jackpot) + "/hits/" + hit;
  }

  private static String slip(Act.AtSlip act, Floor floor) {
    var slip = floor.house().papers().slips().get(act.slip());
    if (slip == null) {
      return "/jackpots";
    }
    return act instanceof Act.VoidSlip
        ? hit(slip.jackpot(), slip.hit())
        : of(slip.jackpot()) + "/slips/" + EventFormatter.segment(slip.number());
  }
}
