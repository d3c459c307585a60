package io.lammer.rules.compiled;

import io.lammer.kit.Repo;
import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.catalog.Catalog;
import java.util.List;
import java.util.stream.Stream;

/// A wager and a name for it: one of those of the printed paytables, of the example side bets and
/// of the main game.
public record EveryWager(String name, Wager wager) {
  public static final Catalog CATALOG =
      Catalog.builtIn().with(List.of(sideBets("baccarat.yaml"), sideBets("craps.yaml")));

  private static Catalog.Source sideBets(String name) {
    return new Catalog.Source(name, Repo.text("examples/side-bets/" + name));
  }

  public static Stream<EveryWager> of(Game game) {
    return CATALOG.editions().stream()
        .filter(edition -> edition.game() == game)
        .flatMap(edition -> Stream.concat(main(edition), bonus(edition)));
  }

  private static Stream<EveryWager> main(Edition edition) {
    return edition.main().stream()
        .map(main -> new EveryWager(edition.id() + " " + main.wager().spot(), main.wager()));
  }

  private static Stream<EveryWager> bonus(Edition edition) {
    return edition.paytables().stream()
        .flatMap(
            paytable ->
                paytable.wagers().stream()
                    .map(
                        name ->
                            new EveryWager(
                                paytable.name() + " " + name, paytable.wager(name, Suit.CLUBS))));
  }

  @Override
  public String toString() {
    return name;
  }
}
