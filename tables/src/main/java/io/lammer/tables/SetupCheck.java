package io.lammer.tables;

import io.lammer.rules.Conduct;
import io.lammer.rules.Edition;
import io.lammer.rules.Family;
import io.lammer.rules.Game;
import io.lammer.rules.Paytable;
import io.lammer.rules.Spot;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.catalog.StandardCraps;
import io.lammer.rules.craps.Split;
import io.lammer.rules.yaml.Value;
import io.lammer.tables.Layout.Warning;
import io.lammer.tables.Refusal.Code;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Checks an operator's choices against the documents and, when nothing is wrong with them, lays
/// the table out. All faults are found together.
public final class SetupCheck {
  /// The laid-out table, or everything that is wrong with its set-up.
  public sealed interface Result {
    record Accepted(Layout layout) implements Result {}

    record Refused(List<Refusal> faults) implements Result {
      public Refused {
        faults = List.copyOf(faults);
      }
    }
  }

  private final Catalog catalog;
  private final Setup setup;
  private final Edition edition;
  private final Links links;
  private final List<Refusal> faults = new ArrayList<>();
  private final List<Warning> warnings = new ArrayList<>();
  private final Map<Spot, Offer> offers = new LinkedHashMap<>();
  private final Regulation.@Nullable Caps caps;
  private @Nullable StandardCraps craps;

  private SetupCheck(
      Catalog catalog, Profiles profiles, Setup setup, Edition edition, Links links) {
    this.catalog = catalog;
    this.links = links;
    this.setup = setup;
    this.edition = edition;
    this.caps = profiles.caps(setup).orElse(null);
  }

  public static Result check(Catalog catalog, Profiles profiles, Setup setup) {
    return check(catalog, profiles, setup, Links.NONE);
  }

  public static Result check(Catalog catalog, Profiles profiles, Setup setup, Links links) {
    var edition = catalog.edition(setup.edition());
    if (edition.isEmpty()) {
      return new Result.Refused(List.of(unknownEdition(catalog, setup)));
    }
    return new SetupCheck(catalog, profiles, setup, edition.get(), links).run();
  }

  /// Lays a table out as it was once accepted, whatever today's checks would say.
  public static Layout layout(Catalog catalog, Profiles profiles, Setup setup, Links links) {
    var edition =
        catalog
            .edition(setup.edition())
            .orElseThrow(() -> new IllegalStateException(unknownEdition(catalog, setup).message()));
    return new SetupCheck(catalog, profiles, setup, edition, links).layout();
  }

  /// The one jackpot of a set-up that has nothing else.
  static JackpotTerms.Result jackpot(Catalog catalog, Profiles profiles, Setup setup) {
    var edition = catalog.edition(setup.edition());
    if (edition.isEmpty()) {
      return new JackpotTerms.Result.Refused(List.of(unknownEdition(catalog, setup)));
    }
    var check = new SetupCheck(catalog, profiles, setup, edition.get(), Links.NONE);
    var opened = new JackpotCheck(check, true).run();
    return check.faults.isEmpty()
        ? new JackpotTerms.Result.Accepted(opened.values().iterator().next())
        : new JackpotTerms.Result.Refused(check.faults);
  }

  private static Refusal unknownEdition(Catalog catalog, Setup setup) {
    return new Refusal(
        Code.UNKNOWN_EDITION,
        "there is no edition \"%s\"; expected %s"
            .formatted(
                setup.edition(),
                Value.oneOf(catalog.editions().stream().map(Edition::id).toList())),
        "edition");
  }

  private Result run() {
    var layout = layout();
    return faults.isEmpty() ? new Result.Accepted(layout) : new Result.Refused(faults);
  }

  private Layout layout() {
    checkGame();
    checkVenue();
    var rules = new RulesCheck(this).run();
    craps = edition.game() == Game.CRAPS ? new CrapsCheck(this).run() : null;
    for (var main : craps == null ? edition.main() : craps.wagers()) {
      if (main.isFor(rules.commission() == null)) {
        offer(main.wager(), null, main.conduct(), null);
      }
    }
    addBonusWagers();
    if (setup.tracker() == Setup.Tracker.SHARED && !Layout.hasBonusTracker(offers.keySet())) {
      warn(
          "no-bonus-tracker",
          "the tracker is shared, and no Bonus Craps tracker with all the numbers is offered; the"
              + " progressives keep their own");
    }
    var fightback = setup.fightback();
    var afterWin =
        fightback == null ? null : fightback(fightback.afterWin(), Family.FIGHTBACK_AFTER_WIN);
    var afterTie =
        fightback == null ? null : fightback(fightback.afterTie(), Family.FIGHTBACK_AFTER_TIE);
    if (fightback != null && fightback.afterWin() == null && fightback.afterTie() == null) {
      at("fightback")
          .fault(
              Code.FIGHTBACK_EMPTY,
              "fightback names no paytable; expected after-win, after-tie or both");
    }
    var jackpots = new JackpotCheck(this, fightback != null).run();
    new LimitCheck(this).run();
    return new Layout(
        setup,
        edition,
        catalog.wagers(edition.game()),
        offers,
        splits(),
        afterWin,
        afterTie,
        jackpots,
        rules,
        warnings);
  }

  /// The wagers of this table that are divided over others.
  Map<Spot, Split> splits() {
    var splits = new LinkedHashMap<Spot, Split>();
    if (craps != null) {
      craps.splits().forEach(split -> splits.put(split.spot(), split));
    }
    return splits;
  }

  Setup setup() {
    return setup;
  }

  Edition edition() {
    return edition;
  }

  Links links() {
    return links;
  }

  Regulation.@Nullable Caps caps() {
    return caps;
  }

  /// An offer of a wager, at any of its spots.
  Optional<Offer> offer(String wager) {
    return offers.values().stream().filter(offer -> offer.name().equals(wager)).findFirst();
  }

  Collection<Offer> offers() {
    return offers.values();
  }

  void fault(Code code, String message, Object... values) {
    faults.add(new Refusal(code, message.formatted(values)));
  }

  /// A place of the set-up, by its keys.
  record Place(SetupCheck check, String path) {
    void fault(Code code, String message, Object... values) {
      check.faults.add(new Refusal(code, message.formatted(values), path));
    }
  }

  Place at(String path) {
    return new Place(this, path);
  }

  void warn(String code, String message, Object... values) {
    warnings.add(new Warning(code, message.formatted(values)));
  }

  /// Offers a wager on the next place of the layout.
  void offer(Wager wager, @Nullable Paytable paytable, Conduct conduct, @Nullable String jackpot) {
    var offer =
        new Offer(
            wager,
            paytable,
            conduct,
            jackpot == null ? limits(wager.name()) : null,
            paytable == null ? null : promotion(wager.name()),
            jackpot,
            offers.size());
    if (offers.putIfAbsent(wager.spot(), offer) != null) {
      fault(Code.DUPLICATE_WAGER, "%s is offered twice; each wager has one spot", wager.spot());
    }
  }

  /// A paytable of the edition and the expected family, with its doubts noted; null after a fault.
  @Nullable Paytable paytable(String id, Family family) {
    var found = edition.paytable(id);
    if (found.isEmpty()) {
      fault(
          Code.UNKNOWN_PAYTABLE,
          "%s has no paytable %s; expected %s",
          edition.id(),
          id,
          expected(family));
      return null;
    }
    var paytable = found.get();
    if (paytable.family() != family) {
      fault(
          Code.WRONG_PAYTABLE,
          "%s is a %s paytable and stands where %s belongs; expected %s",
          id,
          paytable.family().word(),
          family.word(),
          expected(family));
      return null;
    }
    noteDoubts(paytable);
    return paytable;
  }

  private String expected(Family family) {
    var ids = edition.family(family).stream().map(Paytable::id).toList();
    return ids.isEmpty() ? "none, as it has no " + family.word() : Value.oneOf(ids);
  }

  private void noteDoubts(Paytable paytable) {
    for (var row : paytable.suspects()) {
      warn(
          "suspect-row",
          "%s, row \"%s\" pays %s as printed; it %s",
          paytable.id(),
          row.label(),
          row.pays(),
          row.mark() == null ? "" : row.mark().why());
    }
    if (paytable.isPrinted()) {
      return;
    }
    var approval = setup.approval();
    var approved = approval != null && !approval.isBlank();
    if (edition.terms().approvedRulesOnly() && !approved && !setup.training()) {
      at("approval")
          .fault(
              Code.NOT_APPROVED,
              "%s is not in the approved rules of %s; expected an approval reference or a training"
                  + " table (ruling 15)",
              paytable.id(),
              edition.id());
    }
    warn(
        "not-in-approved-rules",
        "%s is not in the approved rules of %s (%s)",
        paytable.id(),
        edition.id(),
        approved ? "approval " + approval : setup.training() ? "training" : "no approval");
  }

  private void checkGame() {
    var game = edition.game();
    onlyIn(game, Game.BACCARAT, "decks", setup.decks());
    onlyIn(game, Game.BACCARAT, "cut-card", setup.cutCard());
    var free = game == Game.DICE && Setup.Commission.FREE.equals(setup.commission());
    onlyIn(game, Game.BACCARAT, "commission", free ? null : setup.commission());
    onlyIn(game, Game.BACCARAT, "commission-unit", setup.commissionUnit());
    onlyIn(game, Game.BACCARAT, "commission-owed", setup.commissionOwed() ? true : null);
    onlyIn(game, Game.BACCARAT, "fightback", setup.fightback());
    onlyIn(game, Game.CRAPS, "craps", setup.craps());
    onlyIn(game, Game.CRAPS, "bonus-craps", setup.bonusCraps());
    onlyIn(game, Game.CRAPS, "tracker", setup.tracker());
    onlyIn(game, Game.DICE, "cups", setup.cups());
    checkCups(setup.cups());
    if (game == Game.CRAPS) {
      notIn(game, "golden-talons", setup.goldenTalons());
    }
  }

  private void checkCups(Setup.@Nullable Cups cups) {
    if (cups == null) {
      return;
    }
    var least = cups.leastWager();
    if (least != null && !least.isPositive()) {
      at("cups")
          .fault(Code.CUPS_INVALID, "a least wager of %s for shaking; expected more than 0", least);
    }
    var most = cups.mostPlayers();
    if (most != null && most < 1) {
      at("cups")
          .fault(Code.CUPS_INVALID, "players shake with at most %d; expected more than 0", most);
    }
  }

  private void onlyIn(Game game, Game where, String key, @Nullable Object value) {
    if (game != where) {
      notIn(game, key, value);
    }
  }

  private void notIn(Game game, String key, @Nullable Object value) {
    if (value != null) {
      fault(Code.NOT_IN_THIS_GAME, "%s has no %s", game.title(), key);
    }
  }

  private void checkVenue() {
    var venue = setup.venue();
    var venues = edition.terms().venues();
    if (venue != null && !venues.isEmpty() && !venues.contains(Value.spelled(venue))) {
      at("venue")
          .fault(
              Code.VENUE_NOT_APPROVED,
              "%s is approved for these venues only: %s; the set-up says %s (ruling 7)",
              edition.id(),
              String.join(", ", venues),
              Value.spelled(venue));
    }
  }

  private void addBonusWagers() {
    for (var id : setup.singleEvents()) {
      if (edition.paytable(id).filter(its -> its.family() == Family.LAMMERS).isPresent()) {
        addLammers(id);
      } else {
        offer(paytable(id, Family.SINGLE_EVENT), null);
      }
    }
    if (edition.game() == Game.CRAPS) {
      addBonusCraps(setup.bonusCraps());
      return;
    }
    if (setup.goldenTalons() != null) {
      offer(paytable(setup.goldenTalons(), Family.GOLDEN_TALONS), null);
    }
  }

  /// A wager over several rolls, which may follow the points of the game.
  private void addLammers(String id) {
    var paytable = paytable(id, Family.LAMMERS);
    var earn = paytable == null ? null : paytable.earn();
    if (earn != null && earn.followsPoint() && setup.craps() != null && setup.craps().crapless()) {
      at("single-events")
          .fault(
              Code.WRONG_PAYTABLE,
              "%s follows the points of standard craps; expected a table that is not crapless",
              id);
    }
    offer(paytable, null);
  }

  private void addBonusCraps(Setup.@Nullable BonusCraps bonus) {
    if (bonus == null) {
      return;
    }
    var all = Family.BONUS_CRAPS.wagers("");
    var wagers = bonus.wagers() == null ? all : bonus.wagers();
    if (wagers.isEmpty()) {
      at("bonus-craps.wagers")
          .fault(
              Code.UNKNOWN_BONUS_WAGER,
              "bonus-craps offers no wager; expected %s",
              Value.oneOf(all));
    }
    for (var wager : wagers) {
      if (!all.contains(wager)) {
        at("bonus-craps.wagers")
            .fault(
                Code.UNKNOWN_BONUS_WAGER,
                "Bonus Craps has no wager %s; expected %s",
                wager,
                Value.oneOf(all));
      }
    }
    if (new HashSet<>(wagers).size() < wagers.size()) {
      fault(Code.DUPLICATE_WAGER, "bonus-craps offers a wager twice: %s", wagers);
    }
    offer(paytable(bonus.paytable(), Family.BONUS_CRAPS), wagers);
  }

  /// Offers the wagers of a paytable, or those of them that are named.
  private void offer(@Nullable Paytable paytable, @Nullable List<String> only) {
    if (paytable == null) {
      return;
    }
    for (var name : paytable.wagers()) {
      if (only == null || only.contains(name)) {
        offer(paytable.wager(name, null), paytable, Conduct.PLAIN, null);
      }
    }
  }

  private @Nullable Offer fightback(@Nullable String id, Family family) {
    if (id == null || edition.game() != Game.BACCARAT) {
      return null;
    }
    var paytable = paytable(id, family);
    if (paytable == null) {
      return null;
    }
    var suit =
        suit(
            paytable,
            setup.fightback() == null ? null : setup.fightback().kingSuit(),
            "fightback.king-suit");
    return new Offer(
        paytable.wager("fightback", suit),
        paytable,
        Conduct.PLAIN,
        limits("fightback"),
        promotion("fightback"),
        null,
        offers.size());
  }

  @Nullable Suit suit(Paytable paytable, @Nullable Suit suit, String path) {
    if (suit == null && paytable.needsSuit()) {
      at(path)
          .fault(
              Code.SUIT_NOT_STATED,
              "%s has a suit-specific row; expected the operator's suit as %s",
              paytable.id(),
              paytable.family() == Family.FIGHTBACK_AFTER_TIE ? "king-suit" : "suit");
      return Suit.SPADES;
    }
    return suit;
  }

  Setup.@Nullable Limits limits(String wager) {
    return setup.limits().get(wager);
  }

  Setup.@Nullable Promotion promotion(String wager) {
    return setup.promotions().stream()
        .filter(promotion -> promotion.wager().equals(wager))
        .findFirst()
        .orElse(null);
  }
}
