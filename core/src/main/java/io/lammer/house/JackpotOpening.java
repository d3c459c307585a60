package io.lammer.house;

import io.lammer.ledger.Transfer;
import io.lammer.rules.Money;
import io.lammer.table.Answer;
import io.lammer.table.Jackpot;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Setup;
import io.lammer.table.SetupCheck;
import java.util.List;
import java.util.Optional;

/// Opens jackpots with their parameters and changes them.
final class JackpotOpening {
  private JackpotOpening() {}

  static Answer<FloorChange> open(FloorChange floor, Act.OpenJackpot open) {
    var terms = open.terms();
    return Answer.unless(
        openFault(floor, open),
        () ->
            check(floor, open.edition(), terms)
                .map(
                    jackpot ->
                        opened(
                            floor,
                            open.jackpot(),
                            new JackpotEvent.Opened(
                                open.edition(), jackpot, terms.suit(), terms.controls()))));
  }

  private static Answer<Jackpot> check(Floor floor, String edition, Setup.Jackpot terms) {
    return SetupCheck.jackpot(floor.rules().catalog(), floor.rules().profiles(), edition, terms);
  }

  private static Optional<Refusal> openFault(Floor floor, Act.OpenJackpot open) {
    var name = open.jackpot();
    var controls = open.terms().controls();
    return NameRules.fault("jackpot", name)
        .or(() -> Code.JACKPOT_EXISTS.when(floor.jackpot(name).isPresent(), name))
        .or(() -> Code.CONTROLS_NOT_STATED.when(controls == null || controls.isBlank(), name));
  }

  /// Opens a jackpot. The house funds the opening meter of a progressive.
  static FloorChange opened(FloorChange floor, String name, JackpotEvent.Opened opened) {
    var jackpot = opened.after();
    var transfers =
        jackpot.terms().isProgressive()
            ? JackpotTransfers.between(name, jackpot.emptied(), Money.ZERO, jackpot, Money.ZERO)
            : List.<Transfer>of();
    return floor.and(name, opened, transfers);
  }

  static Answer<FloorChange> retune(FloorChange floor, LiveJackpot jackpot, Act.Retune retune) {
    return Answer.unless(
        JackpotDecider.missing(retune.reason()).or(() -> JackpotDecider.retired(jackpot)),
        () ->
            check(floor, jackpot.edition(), retune.terms())
                .then(changed -> retuned(floor, jackpot, changed, retune)));
  }

  private static Answer<FloorChange> retuned(
      FloorChange floor, LiveJackpot jackpot, Jackpot changed, Act.Retune retune) {
    var terms = changed.terms();
    var now = jackpot.money().terms();
    if (!terms.paytable().equals(now.paytable())
        || terms.kind() != now.kind()
        || !terms.wager().equals(now.wager())) {
      return Code.PARAMETERS_INVALID.as("kept").refuse(jackpot.name(), now.paytable(), now.wager());
    }
    if (!now.isProgressive()) {
      return floor.and(jackpot.name(), new JackpotEvent.Retuned(changed)).done();
    }
    var limit = terms.limit();
    return limit != null && limit.compareTo(jackpot.money().meter()) < 0
        ? Code.PARAMETERS_INVALID
            .as("limit")
            .refuse(limit, jackpot.money().displayed(), jackpot.name())
        : floor.and(jackpot.name(), new JackpotEvent.Planned(terms, retune.reason())).done();
  }
}
