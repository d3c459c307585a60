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
import io.lammer.tables.Setup.Fightback;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Checks an operator's choices against the documents and, when nothing is wrong with them, lays
/// the table out. All faults are found together.
public final class SetupCheck {
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

  /// The laid-out table, or everything that is wrong with its set-up.
  public static Answer<Layout> check(Catalog catalog, Profiles profiles, Setup setup) {
    return check(catalog, profiles, setup, Links.NONE);
  }

  public static Answer<Layout> check(Catalog catalog, Profiles profiles, Setup setup, Links links) {
    return of(catalog, profiles, setup, links)
        .then(
            check -> {
              var layout = check.layout();
              return check.unlessFaulty(() -> layout);
            });
  }

  /// Lays a table out as it was once accepted, whatever today's checks would say.
  public static Layout layout(Catalog catalog, Profiles profiles, Setup setup, Links links) {
    return switch (of(catalog, profiles, setup, links)) {
      case Answer.Accepted<SetupCheck>(var check) -> check.layout();
      case Answer.Refused<SetupCheck>(var refusals) ->
          throw new IllegalStateException(refusals.getFirst().message());
    };
  }

  /// A jackpot that stands by itself for tables to join, as a table of that edition would check it.
  public static Answer<Jackpot> jackpot(
      Catalog catalog, Profiles profiles, String edition, Setup.Jackpot jackpot) {
    return of(catalog, profiles, Setup.ofJackpot(edition, jackpot), Links.NONE)
        .then(
            check -> {
              var opened = new JackpotCheck(check, true).run();
              return check.unlessFaulty(() -> opened.values().iterator().next());
            });
  }

  private static Answer<SetupCheck> of(
      Catalog catalog, Profiles profiles, Setup setup, Links links) {
    var edition = catalog.edition(setup.edition()).orElse(null);
    return edition == null
        ? Answer.refuse(
            Code.UNKNOWN_EDITION
                .because(
                    "there is no edition \"%s\"; expected %s",
                    setup.edition(),
                    Value.oneOf(catalog.editions().stream().map(Edition::id).toList()))
                .about("edition"))
        : new Answer.Accepted<>(new SetupCheck(catalog, profiles, setup, edition, links));
  }

  private <T> Answer<T> unlessFaulty(Supplier<T> result) {
    return faults.isEmpty() ? new Answer.Accepted<>(result.get()) : new Answer.Refused<>(faults);
  }

  private Layout layout() {
    checkGame();
    checkVenue();
    var rules = new RulesCheck(this, setup, edition).run();
    craps = edition.game() == Game.CRAPS ? new CrapsCheck(this, varied()).run() : null;
    for (var main : craps == null ? edition.main() : craps.wagers()) {
      if (main.isFor(rules.commission() == null)) {
        offer(main.wager(), null, main.conduct(), null);
      }
    }
    var bonus = new BonusCheck(this, setup, edition);
    bonus.run();
    var afterWin = bonus.fightback(Fightback::afterWin, Family.FIGHTBACK_AFTER_WIN);
    var afterTie = bonus.fightback(Fightback::afterTie, Family.FIGHTBACK_AFTER_TIE);
    var jackpots = new JackpotCheck(this, setup.fightback() != null).run();
    new LimitCheck(this).run();
    new EquipmentCheck(this).run();
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

  private Setup.Craps varied() {
    return setup.craps() == null ? Setup.Craps.STANDARD : setup.craps();
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

  Set<Spot> spots() {
    return offers.keySet();
  }

  void fault(Refusal refusal) {
    faults.add(refusal);
  }

  /// @param path the place of the set-up, by its keys
  void fault(String path, Refusal refusal) {
    fault(refusal.about(path));
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
      fault(
          Code.DUPLICATE_WAGER.because(
              "%s is offered twice; each wager has one spot", wager.spot()));
    }
  }

  /// A paytable of the edition and the expected family, with its doubts noted; null after a fault.
  @Nullable Paytable paytable(String id, Family family) {
    var found = edition.paytable(id);
    if (found.isEmpty()) {
      fault(
          Code.UNKNOWN_PAYTABLE.because(
              "%s has no paytable %s; expected %s", edition.id(), id, expected(family)));
      return null;
    }
    var paytable = found.get();
    if (paytable.family() != family) {
      fault(
          Code.WRONG_PAYTABLE.because(
              "%s is a %s paytable and stands where %s belongs; expected %s",
              id, paytable.family().word(), family.word(), expected(family)));
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
    switch (paytable.standing()) {
      case PRINTED -> {}
      case OWN ->
          warn(
              "own-document",
              "%s is in %s, a document of the operator's own",
              paytable.id(),
              edition.id());
      case VARIANT, CUSTOM -> noteNotApproved(paytable);
    }
  }

  private void noteNotApproved(Paytable paytable) {
    var approval = setup.modificationApproval();
    var approved = approval != null && !approval.isBlank();
    if (edition.terms().approvedRulesOnly() && !approved && !setup.training()) {
      fault(
          "modification-approval",
          Code.NOT_APPROVED.because(
              "%s is not in the approved rules of %s; expected the reference of its approval, as"
                  + " modification-approval, or a training table (ruling 15)",
              paytable.id(), edition.id()));
    }
    warn(
        "not-in-approved-rules",
        "%s is not in the approved rules of %s (%s)",
        paytable.id(),
        edition.id(),
        approved ? "approval " + approval : setup.training() ? "training" : "no approval");
  }

  /// Keys that the game does not have. 3 Dice Baccarat is without commission, and may say so.
  private void checkGame() {
    var game = edition.game();
    for (var field : SetupField.of(Setup.class)) {
      var free = game == Game.DICE && Setup.Commission.FREE.equals(field.value(setup));
      if (!field.games().contains(game) && field.isStated(setup) && !free) {
        fault(Code.NOT_IN_THIS_GAME.because("%s has no %s", game.title(), field.key()));
      }
    }
  }

  private void checkVenue() {
    var venue = setup.venue();
    var venues = edition.terms().venues();
    if (venue != null && !venues.isEmpty() && !venues.contains(Value.spelled(venue))) {
      fault(
          "venue",
          Code.VENUE_NOT_APPROVED.because(
              "%s is approved for these venues only: %s; the set-up says %s (ruling 7)",
              edition.id(), String.join(", ", venues), Value.spelled(venue)));
    }
  }

  @Nullable Suit suit(Paytable paytable, @Nullable Suit suit, String path) {
    if (suit == null && paytable.needsSuit()) {
      fault(
          path,
          Code.SUIT_NOT_STATED.because(
              "%s has a suit-specific row; expected the operator's suit as %s",
              paytable.id(),
              paytable.family() == Family.FIGHTBACK_AFTER_TIE ? "king-suit" : "suit"));
      return Suit.SPADES;
    }
    return suit;
  }

  Setup.@Nullable Limits limits(String wager) {
    return setup.limitsOf(wager);
  }

  Setup.@Nullable Promotion promotion(String wager) {
    return setup.promotions().stream()
        .filter(promotion -> promotion.wager().equals(wager))
        .findFirst()
        .orElse(null);
  }
}
