package io.lammer.rules.catalog;

import io.lammer.rules.BetHandling;
import io.lammer.rules.Edition;
import io.lammer.rules.Edition.BonusWindow;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Edition.MainWagerRule;
import io.lammer.rules.Edition.Terms;
import io.lammer.rules.Game;
import io.lammer.rules.Machine;
import io.lammer.rules.Paytable;
import io.lammer.rules.Spot;
import io.lammer.rules.Wager;
import io.lammer.rules.WagerContext;
import io.lammer.rules.yaml.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Parses the catalog file of an edition.
record EditionReader(Paytable.Standing standing, Catalog.Check check) {
  private static final Set<String> VENUES = new TreeSet<>(Set.of("card-room", "tribal", "other"));

  Edition read(Value file) {
    var fields =
        file.fields(
            "edition",
            "title",
            "game",
            "place",
            "document",
            "venues",
            "approved-rules-only",
            "main-wager",
            "promotions",
            "house-jackpots",
            "max-aggregate",
            "bonus-window",
            "disclosure",
            "main",
            "paytables");
    var id = fields.need("edition").text();
    var game = fields.need("game").word(Game.all(), Game::word);
    return new Edition(
        id,
        fields.need("title").text(),
        game,
        fields.maybe("place", Value::text),
        fields.need("document").text(),
        terms(fields),
        main(game, fields),
        paytables(id, game, fields.need("paytables"), List.of()));
  }

  /// A copy of the edition with the paytables of another file added.
  Edition extend(Edition edition, Value file) {
    var fields = file.fields("add-to", "paytables");
    return edition.with(
        edition.main(),
        paytables(edition.id(), edition.game(), fields.need("paytables"), edition.paytables()));
  }

  private static Terms terms(Value.Fields fields) {
    return new Terms(
        venues(fields.maybe("venues")),
        fields.flag("approved-rules-only"),
        fields.need("main-wager").word(MainWagerRule.class),
        fields.flag("promotions"),
        fields.flag("house-jackpots"),
        fields.flag("max-aggregate"),
        fields.maybe(
            "bonus-window", it -> it.word(BonusWindow.class), BonusWindow.NONE_IN_PROGRESS),
        fields.maybe("disclosure", Value::text));
  }

  private static Set<String> venues(@Nullable Value value) {
    var venues = new TreeSet<String>();
    if (value != null) {
      for (var item : value.list()) {
        if (!VENUES.contains(item.text())) {
          throw item.wrong(
              "unknown venue %s; expected %s"
                  .formatted(item.shown(), Value.oneOf(List.copyOf(VENUES))));
        }
        venues.add(item.text());
      }
    }
    return venues;
  }

  /// If the main wagers are standard, the catalog file must not list any, because no document does.
  private static List<MainWager> main(Game game, Value.Fields fields) {
    if (!game.hasStandardWagers()) {
      return fields.need("main").each(item -> mainWager(game, item));
    }
    var value = fields.maybe("main");
    if (value != null) {
      throw value.wrong(
          "a %s edition has no main wagers of its own; expected no main".formatted(game.title()));
    }
    return GameCatalog.of(game).standardWagers();
  }

  private static MainWager mainWager(Game game, Value item) {
    var fields = item.fields("wager", "source", "commission", "rows");
    var reader = new RowReader(game);
    return new MainWager(
        new Wager(
            Spot.of(name(game, fields.need("wager"))),
            Machine.ONE_ROUND,
            fields.need("rows").each(reader::read),
            true,
            WagerContext.NONE),
        fields.need("source").text(),
        fields.maybe(
            "commission", it -> it.word(MainWager.Commission.class), MainWager.Commission.ANY),
        BetHandling.PLAIN);
  }

  private static String name(Game game, Value name) {
    var words = GameCatalog.of(game).mainWagers();
    if (!words.contains(name.text())) {
      throw name.wrong(
          "unknown main wager %s; expected %s".formatted(name.shown(), Value.oneOf(words)));
    }
    return name.text();
  }

  private List<Paytable> paytables(String edition, Game game, Value list, List<Paytable> existing) {
    var reader = new PaytableReader(edition, game, standing, check);
    var ids = new TreeSet<String>();
    existing.forEach(paytable -> ids.add(paytable.id()));
    var all = new ArrayList<>(existing);
    all.addAll(
        list.each(
            item -> {
              var paytable = reader.read(item);
              if (!ids.add(paytable.id())) {
                throw item.wrong(
                    "the paytable %s exists already in %s; expected a new id"
                        .formatted(paytable.id(), edition));
              }
              return paytable;
            }));
    return all;
  }
}
