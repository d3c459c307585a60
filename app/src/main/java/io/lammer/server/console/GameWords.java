package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

import io.lammer.report.picture.Faces;
import io.lammer.rules.Machine;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Outcome;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.Side;
import io.lammer.rules.Spot;
import io.lammer.tables.Felt;
import io.lammer.tables.Layout;
import io.lammer.tables.Table;
import java.util.Locale;

/// What the pages say of each game, its felt and its outcomes.
public final class GameWords {
  private GameWords() {}

  /// What is asked of the dealer while wagers are made.
  static String betting(Table table) {
    return switch (table.felt()) {
      case Felt.Craps craps ->
          craps.isComeOut()
              ? say("console.doing.come-out")
              : say("console.doing.point", craps.point());
      case Felt.Baccarat felt -> cards(table, felt);
      case Felt.Dice _ -> say("console.doing.bets");
    };
  }

  private static String cards(Table table, Felt.Baccarat felt) {
    if (table.awaitsCard()) {
      return say("console.doing.fightback");
    }
    if (table.needsShoe()) {
      return say("console.doing.shoe");
    }
    var round = table.fightbackRound();
    if (round.isPresent() && table.layout().offersFightback()) {
      return say("console.doing.offer-fightback", result(table.layout(), round.get()));
    }
    return say(felt.cutOut() ? "console.doing.last-round" : "console.doing.bets");
  }

  /// What a game carries from round to round, in a few words.
  static String state(Felt felt) {
    return switch (felt) {
      case Felt.Craps craps ->
          craps.isComeOut() ? say("console.come-out") : say("console.point", craps.point());
      case Felt.Baccarat cards -> say("console.shoe-left", cards.shoe().remaining());
      case Felt.Dice _ -> "";
    };
  }

  /// The same beside the phase of the round, for the floor's picture.
  public static String phase(Felt felt, String phase) {
    return switch (felt) {
      case Felt.Craps craps ->
          craps.isComeOut()
              ? say("floor.come-out", phase)
              : say("floor.point", craps.point(), phase);
      case Felt.Baccarat cards -> say("floor.shoe", cards.shoe().remaining(), phase);
      case Felt.Dice _ -> phase;
    };
  }

  /// An outcome in words. The hand that is ahead does not always win: its wagers may push.
  static String result(Layout layout, Outcome outcome) {
    return switch (outcome) {
      case Outcome.Roll roll ->
          say("console.result.roll", roll.first(), roll.second(), roll.total());
      case Outcome.Fightback(_, var card) -> say("console.result.fightback", Faces.words(card));
      case Outcome.Contest contest ->
          say(
              (pushes(layout, contest) ? "console.result.pushes-" : "console.result.")
                  + contest.winner().name().toLowerCase(Locale.ROOT),
              contest.player().total(),
              contest.banker().total());
    };
  }

  private static boolean pushes(Layout layout, Outcome.Contest contest) {
    var side = Spot.of(contest.winner().name().toLowerCase(Locale.ROOT));
    var offer = contest.winner() == Side.TIE ? null : layout.offers().get(side);
    return offer != null
        && offer.wager().advance(Machine.START, contest) instanceof Step.Ends(var ending)
        && offer.wager().row(ending) instanceof Row row
        && row.pay() instanceof Pay.Push;
  }
}
