package io.lammer.games.dragontiger;

import static io.lammer.table.words.StepFormat.fields;

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

/// The script steps of Dragon Tiger.
final class DragonTigerSteps implements GameSteps {
  private static final StepFormat CARDS =
      new CommandFormat<>(
          "cards",
          DragonTigerCommand.Deal.class,
          Frame.ROUND,
          DragonTigerSteps::deal,
          deal -> fields("dragon", deal.dragon(), "tiger", deal.tiger()));

  private static DragonTigerCommand.Deal deal(Value value) {
    var fields = value.fields("dragon", "tiger");
    return new DragonTigerCommand.Deal(fields.need("dragon").text(), fields.need("tiger").text());
  }

  @Override
  public List<StepFormat> steps() {
    return List.of(CARDS, ShoeSteps.NEW_SHOE);
  }

  @Override
  public List<LiveFormat> liveCommands() {
    return ShoeSteps.LIVE;
  }

  @Override
  public Step step(Event.Entered entered, List<Command> ahead) {
    var deal = (DragonTigerDeal) entered.outcome();
    return new Step(
        CARDS.word(),
        Frame.ROUND.around(
            List.of(
                new DragonTigerCommand.Deal(deal.dragon().toString(), deal.tiger().toString()))));
  }

  @Override
  public Optional<Step> step(Event event) {
    return ShoeSteps.step(event);
  }

  @Override
  public Before before(Felt felt) {
    return ShoeSteps.before(((DragonTigerState) felt).shoe());
  }
}
