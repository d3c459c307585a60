package io.lammer.report.game;

import io.lammer.report.json.Members;
import io.lammer.rules.Card;
import io.lammer.rules.Game;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.script.Script.StepKind;
import io.lammer.tables.Command;
import io.lammer.tables.Felt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The words for each game that transcripts, reports and JSON use. A new game is told here, and
/// nowhere else in words.
public final class GameText {
  private GameText() {}

  /// A heading and what stands under it.
  public record Paragraph(String heading, String text) {}

  /// What its rounds are called in a day's report.
  public static String rounds(Game game) {
    return switch (game) {
      case CRAPS -> "rolls";
      case BACCARAT -> "hands";
      case DICE -> "shakes";
    };
  }

  /// The heading of its rulings.
  public static String rulings(Game game) {
    return switch (game) {
      case CRAPS -> "Bonus Craps";
      case BACCARAT -> "Rising Phoenix Baccarat";
      case DICE -> "3 Dice Baccarat";
    };
  }

  /// How its outcomes are counted.
  public static Paragraph method(Game game, List<Integer> decks) {
    return switch (game) {
      case BACCARAT ->
          new Paragraph(
              "Ordered deals, counted exactly.",
              "All ordered deals of six cards from a full shoe, seven where a Fightback card is drawn, at the coarsest grain that decides a row: totals, then points, and rank, color or suit only where a row is still undecided. Shoes: %s decks. Burned and unseen cards do not change the counts; card counting is not considered here."
                  .formatted(String.join(" and ", decks.stream().map(String::valueOf).toList())));
      case CRAPS ->
          new Paragraph(
              "Absorbing chains.",
              "Each wager is a small machine over the 36 rolls of two fair dice. Its states are"
                  + " taken out one by one in fractions until only the endings are left; the"
                  + " expected number of rolls falls out of the same elimination.");
      case DICE ->
          new Paragraph(
              "All shakes.",
              "The 46,656 outcomes of two cups of three fair dice are counted one by one.");
    };
  }

  /// What a game carries between rounds, in short.
  public static String brief(Felt felt) {
    return switch (felt) {
      case Felt.Craps craps -> craps.isComeOut() ? "come-out" : "point " + craps.point();
      case Felt.Baccarat baccarat -> baccarat.shoe().remaining() + " cards in the shoe";
      case Felt.Dice _ -> "dice";
    };
  }

  /// The same with all of it.
  public static String full(Felt felt) {
    return switch (felt) {
      case Felt.Craps craps ->
          brief(craps) + (craps.shooter() == 0 ? "" : ", shooter seat " + craps.shooter());
      case Felt.Baccarat baccarat -> baccarat.shoe() + " in the shoe";
      case Felt.Dice dice -> brief(dice);
    };
  }

  public static Map<String, @Nullable Object> json(Felt felt) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    switch (felt) {
      case Felt.Craps craps -> {
        result.put("point", craps.isComeOut() ? null : craps.point());
        result.put("shooter", craps.shooter() == 0 ? null : craps.shooter());
      }
      case Felt.Baccarat baccarat -> result.put("cardsLeft", baccarat.shoe().remaining());
      case Felt.Dice _ -> {}
    }
    return result;
  }

  /// What must be played, or noted, before a script goes on from a felt that was in use.
  ///
  /// @param note nothing where the script can say it
  public record Before(List<Command> commands, String note) {
    private static final Before NOTHING = new Before(List.of(), "");
  }

  public static Before before(Felt felt) {
    return switch (felt) {
      case Felt.Craps craps ->
          craps.isComeOut() ? Before.NOTHING : new Before(settling(roll(craps.point())), "");
      case Felt.Baccarat baccarat ->
          baccarat.shoe().used() == 0
              ? Before.NOTHING
              : new Before(
                  List.of(),
                  "the shoe was in use before: %s were left in it".formatted(baccarat.shoe()));
      case Felt.Dice _ -> Before.NOTHING;
    };
  }

  /// A roll that makes a point while no wager stands.
  private static Command roll(int point) {
    return new Command.Roll(Math.max(1, point - 6), Math.min(6, point - 1));
  }

  private static List<Command> settling(Command outcome) {
    return List.of(new Command.Lock(), outcome, new Command.Confirm());
  }

  /// The step that enters an outcome.
  public static StepKind step(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Roll _ -> StepKind.ROLL;
      case Outcome.Deal _ -> StepKind.DEAL;
      case Outcome.Fightback _ -> StepKind.FIGHTBACK;
      case Outcome.Shake _ -> StepKind.SHAKE;
    };
  }

  public static String brief(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Roll roll -> roll.toString();
      case Outcome.Fightback(var round, var card) -> brief(round) + " with " + card;
      case Outcome.Contest contest -> contest.player() + " against " + contest.banker();
    };
  }

  /// An outcome and what it comes to.
  public static String full(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Roll roll -> "%s, %d".formatted(roll, roll.total());
      case Outcome.Fightback fightback -> fightback(fightback);
      case Outcome.Contest contest ->
          "Player %s, Banker %s: %s"
              .formatted(contest.player(), contest.banker(), winner(contest.winner()));
    };
  }

  private static String fightback(Outcome.Fightback drawn) {
    var winning = drawn.round().winning();
    var losing = drawn.round().losing();
    return winning == null || losing == null
        ? drawn.card() + " after a tie"
        : "%s, %d becomes %d against %d"
            .formatted(drawn.card(), losing.total(), drawn.score().orElseThrow(), winning.total());
  }

  private static String winner(Side side) {
    return side == Side.TIE ? "tie" : side.title() + " wins";
  }

  /// An outcome in the shape of the command that entered it.
  public static Map<String, Object> json(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Roll roll -> Map.of("roll", List.of(roll.first(), roll.second()));
      case Outcome.Fightback(_, var card) -> Map.of("fightback", card.toString());
      case Outcome.Deal(var player, var banker) ->
          Map.of("deal", hands(cards(player), cards(banker)));
      case Outcome.Shake(var player, var banker) ->
          Map.of("shake", hands(dice(player), dice(banker)));
    };
  }

  private static Map<String, Object> hands(Object player, Object banker) {
    return new Members().with("player", player).with("banker", banker);
  }

  /// The commands that enter and confirm an outcome.
  ///
  /// @param shakes what was done with the cups before
  public static List<Command> commands(
      Outcome outcome, List<? extends Command> shakes, Command.@Nullable Shaker shaker) {
    return switch (outcome) {
      case Outcome.Roll roll -> settling(new Command.Roll(roll.first(), roll.second()));
      case Outcome.Fightback(_, var card) ->
          List.of(new Command.Draw(card.toString()), new Command.Confirm());
      case Outcome.Deal deal ->
          settling(new Command.Deal(cards(deal.player()), cards(deal.banker())));
      case Outcome.Shake shake -> {
        var commands = new ArrayList<Command>(List.of(new Command.Lock()));
        commands.addAll(shakes);
        commands.add(new Command.Shake(dice(shake.player()), dice(shake.banker()), shaker));
        commands.add(new Command.Confirm());
        yield commands;
      }
    };
  }

  private static List<String> cards(Hand.Cards hand) {
    return hand.cards().stream().map(Card::toString).toList();
  }

  private static List<Integer> dice(Hand.Dice hand) {
    return List.of(hand.first(), hand.second(), hand.third());
  }
}
