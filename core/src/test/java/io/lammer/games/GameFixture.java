package io.lammer.games;

import io.lammer.odds.Analysis;
import io.lammer.rules.Card;
import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.rules.GameModule;
import io.lammer.table.Command;
import io.lammer.table.Felt;
import io.lammer.table.Layout;
import io.lammer.table.Table;
import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import org.jspecify.annotations.Nullable;

/// What the tests of every game need to know of one. The fixture of a `CrapsGame` is the class
/// `CrapsFixture` in the same package of the tests.
public interface GameFixture {
  static GameFixture of(Game game) {
    return ServiceLoader.load(GameModule.class).stream()
        .map(Provider::get)
        .filter(module -> module.game() == game)
        .findFirst()
        .map(GameFixture::of)
        .orElseThrow();
  }

  private static GameFixture of(GameModule module) {
    var name = module.getClass().getName().replaceAll("Game$", "Fixture");
    try {
      return (GameFixture) Class.forName(name).getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(name + " is missing", e);
    }
  }

  static List<GameFixture> all() {
    return Game.all().stream().map(GameFixture::of).toList();
  }

  static String card(Random random) {
    return Card.DECK.get(random.nextInt(Card.DECK.size())).toString();
  }

  /// The scripts of tables that tests play on.
  List<String> tables();

  /// The set-up of a live table with devices and jackpots, whose wagers begin at one dollar.
  String liveSetup();

  /// An outcome that the rules allow.
  Command outcome(Random random);

  /// An outcome, now and then one that the rules forbid or one that hits a jackpot.
  Command unruly(Random random);

  /// One of the game's own commands that no table accepts, or that hardly any does.
  Command hostile(Random random);

  /// One of the game's own commands of this class.
  Command command(Class<?> kind, Random random);

  /// True for a command that some table of this layout accepts at some time.
  default boolean accepts(Class<?> kind, Layout layout) {
    var ofShoe = List.of(Command.NextCard.class, Command.TakeBackCard.class, Command.NewShoe.class);
    return kind != Command.Turn.class
        && (!ofShoe.contains(kind) || layout.edition().game().hasShoe());
  }

  /// The command that brings a table whose wagers are locked nearer to an outcome.
  Command entry(Table table, Random random);

  /// The follow-up of a round, at any table.
  default Command followUp(Random random) {
    return outcome(random);
  }

  /// The follow-up of a round that this table awaits.
  default Command awaited(Table table) {
    throw new AssertionError("a game without a follow-up");
  }

  /// What a shoe reports.
  default Command read(Random random) {
    return new Command.NextCard(card(random));
  }

  /// The felt as people re-enter it.
  Felt reentered(Felt felt);

  /// The rounds that the game's engine plays from the same random numbers, counted with the wagers
  /// themselves.
  interface SlowPlay {
    long[] rows(Analysis analysis);
  }

  /// @param cutCard how many cards lie behind it
  SlowPlay slowPlay(
      Edition edition, int decks, @Nullable Integer cutCard, long seed, long block, int rounds);
}
