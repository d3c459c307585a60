package io.lammer.games.baccarat;

import static io.lammer.table.words.StepFormat.fields;

import io.lammer.rules.Card;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.words.CommandFormat;
import io.lammer.table.words.CommandFormat.Frame;
import io.lammer.table.words.GameSteps;
import io.lammer.table.words.LiveFormat;
import io.lammer.table.words.ShoeSteps;
import io.lammer.table.words.StepFormat;
import java.util.List;
import java.util.Optional;

/// The script steps of mini-baccarat.
final class BaccaratSteps implements GameSteps {
  private static final StepFormat DEAL =
      new CommandFormat<>(
          "deal",
          BaccaratCommand.Deal.class,
          Frame.ROUND,
          BaccaratSteps::deal,
          deal -> fields("player", deal.player(), "banker", deal.banker()));

  private static final StepFormat FIGHTBACK =
      new CommandFormat<>(
          "fightback",
          BaccaratCommand.Draw.class,
          Frame.AFTER_ROUND,
          value -> new BaccaratCommand.Draw(value.text()),
          BaccaratCommand.Draw::card);

  private static final StepFormat COLLECT =
      new CommandFormat<>(
          "collect",
          BaccaratCommand.Collect.class,
          Frame.NONE,
          value -> new BaccaratCommand.Collect(value.fields("seat").need("seat").whole()),
          collect -> fields("seat", collect.seat()));

  private static BaccaratCommand.Deal deal(Value value) {
    var fields = value.fields("player", "banker");
    return new BaccaratCommand.Deal(
        fields.need("player").each(Value::text), fields.need("banker").each(Value::text));
  }

  @Override
  public List<StepFormat> steps() {
    return List.of(DEAL, FIGHTBACK, COLLECT, ShoeSteps.NEW_SHOE);
  }

  @Override
  public List<LiveFormat> liveCommands() {
    return ShoeSteps.LIVE;
  }

  @Override
  public Step step(Event.Entered entered, List<Command> ahead) {
    if (entered.outcome() instanceof Fightback(_, var card)) {
      return new Step(
          FIGHTBACK.word(),
          Frame.AFTER_ROUND.around(List.of(new BaccaratCommand.Draw(card.toString()))));
    }
    var deal = (Deal) entered.outcome();
    return new Step(
        DEAL.word(),
        Frame.ROUND.around(
            List.of(new BaccaratCommand.Deal(cards(deal.player()), cards(deal.banker())))));
  }

  private static List<String> cards(CardHand hand) {
    return hand.cards().stream().map(Card::toString).toList();
  }

  @Override
  public Optional<Step> step(Event event) {
    return event instanceof BaccaratEvent.Collected(var seat, _)
        ? Optional.of(new Step(COLLECT.word(), List.of(new BaccaratCommand.Collect(seat))))
        : ShoeSteps.step(event);
  }

  @Override
  public Before before(Felt felt) {
    return ShoeSteps.before(((BaccaratState) felt).shoe());
  }
}
