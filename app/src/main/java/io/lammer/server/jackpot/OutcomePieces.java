package io.lammer.server.jackpot;

import static io.lammer.server.page.Words.say;

import io.lammer.report.picture.Faces;
import io.lammer.rules.Card;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// An outcome as cards and dice to look at.
public final class OutcomePieces {
  private static final String[] FACES = {"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};

  private OutcomePieces() {}

  /// Cards or dice of one hand, or of one roll.
  ///
  /// @param total what they come to
  public record Group(String name, List<Piece> pieces, int total) {
    public Group {
      pieces = List.copyOf(pieces);
    }
  }

  /// A card or a die.
  ///
  /// @param style `face` of a card, `face red` or `die`
  public record Piece(String text, String style, String spoken) {}

  static List<Group> of(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Roll roll ->
          List.of(new Group(say("jackpots.roll"), dice(roll.first(), roll.second()), roll.total()));
      case Outcome.Contest contest -> hands(contest);
      case Outcome.Fightback(var round, var card) -> {
        var groups = new ArrayList<>(hands(round));
        groups.add(new Group(say("jackpots.fightback"), List.of(card(card)), card.value()));
        yield groups;
      }
    };
  }

  /// What a wager went through: its rolls one after the other, or the hands that decided it.
  static List<Group> of(List<Outcome> outcomes) {
    if (outcomes.size() < 2 || !(outcomes.getLast() instanceof Outcome.Roll)) {
      return outcomes.isEmpty() ? List.of() : of(outcomes.getLast());
    }
    var groups = new ArrayList<Group>();
    for (var outcome : outcomes) {
      for (var roll : of(outcome)) {
        var name = say("jackpots.roll-number", groups.size() + 1);
        groups.add(new Group(name, roll.pieces(), roll.total()));
      }
    }
    return groups;
  }

  private static List<Group> hands(Outcome.Contest contest) {
    return List.of(
        hand(say("jackpots.player"), contest.player()),
        hand(say("jackpots.banker"), contest.banker()));
  }

  private static Group hand(String name, Hand hand) {
    return switch (hand) {
      case Hand.Cards cards ->
          new Group(name, cards.cards().stream().map(OutcomePieces::card).toList(), cards.total());
      case Hand.Dice dice ->
          new Group(name, dice(dice.first(), dice.second(), dice.third()), dice.total());
    };
  }

  private static List<Piece> dice(int... faces) {
    return IntStream.of(faces)
        .mapToObj(face -> new Piece(FACES[face - 1], "die", String.valueOf(face)))
        .toList();
  }

  private static Piece card(Card card) {
    return new Piece(Faces.words(card), card.isRed() ? "face red" : "face", card.toString());
  }
}
