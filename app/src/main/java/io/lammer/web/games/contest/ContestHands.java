package io.lammer.web.games.contest;

import static io.lammer.web.page.Texts.say;

import io.lammer.rules.Card;
import io.lammer.rules.Machine;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Outcome;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.Side;
import io.lammer.rules.Spot;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Layout;
import io.lammer.web.games.GamePages;
import io.lammer.web.view.HandView;
import java.util.List;

/// Player and Banker hands and their result.
public final class ContestHands {
  private ContestHands() {}

  /// The two hands as their game shows them.
  public static List<HandView> of(Outcome.Contest contest) {
    return GamePages.of(contest.game()).hands(contest);
  }

  /// A hand of three dice.
  public static HandView dice(Side side, int total, int first, int second, int third) {
    return HandView.ofDice(Value.spelled(side), title(side), total, first, second, third);
  }

  /// A hand of cards, which may be incomplete.
  public static HandView cards(Side side, List<Card> cards) {
    var total = cards.stream().mapToInt(Card::value).sum() % 10;
    return HandView.ofCards(Value.spelled(side), title(side), cards, total);
  }

  static String title(Side side) {
    return say("contest." + Value.spelled(side));
  }

  /// The result in words. The wagers on the higher hand do not always win: they may push.
  public static String result(Layout layout, Outcome.Contest contest) {
    return say(
        (pushes(layout, contest) ? "contest.result.pushes-" : "contest.result.")
            + Value.spelled(contest.winner()),
        contest.player().total(),
        contest.banker().total());
  }

  private static boolean pushes(Layout layout, Outcome.Contest contest) {
    var side = Spot.of(Value.spelled(contest.winner()));
    var offer = contest.winner() == Side.TIE ? null : layout.offers().get(side);
    return offer != null
        && offer.wager().advance(Machine.START, contest) instanceof Step.Ends(var ending)
        && offer.wager().row(ending) instanceof Row row
        && row.pay() instanceof Pay.Push;
  }
}
