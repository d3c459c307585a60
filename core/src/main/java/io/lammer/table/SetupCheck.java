package io.lammer.table;

import io.lammer.rules.BetHandling;
import io.lammer.rules.Edition;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Family;
import io.lammer.rules.Money;
import io.lammer.rules.Paytable;
import io.lammer.rules.SplitWager;
import io.lammer.rules.Spot;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Layout.Warning;
import io.lammer.table.Refusal.Code;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Checks an operator's choices against the documents and builds the layout if there are no faults.
/// All faults are reported together.
public final class SetupCheck {
  private final Catalog catalog;
  private final Setup setup;
  private final Edition edition;
  private final JackpotDirectory links;
  private final List<Refusal> faults = new ArrayList<>();
  private final List<Warning> warnings = new ArrayList<>();
  private final Map<Spot, OfferedWager> offers = new LinkedHashMap<>();
  private final Map<Spot, SplitWager> splits = new LinkedHashMap<>();
  private final List<OfferedWager> withoutSpot = new ArrayList<>();
  private final Regulation.@Nullable Caps caps;
  private final GameSetup game;
  private final GameCheck gameCheck;

  private SetupCheck(
      Catalog catalog, Profiles profiles, Setup setup, Edition edition, JackpotDirectory links) {
    this.catalog = catalog;
    this.links = links;
    this.setup = setup;
    this.edition = edition;
    this.caps = profiles.caps(setup).orElse(null);
    this.game = GameSetup.of(edition.game());
    this.gameCheck = game.check(this);
  }

  /// The layout, or all faults of the set-up.
  public static Answer<Layout> check(Catalog catalog, Profiles profiles, Setup setup) {
    return check(catalog, profiles, setup, JackpotDirectory.NONE);
  }

  public static Answer<Layout> check(
      Catalog catalog, Profiles profiles, Setup setup, JackpotDirectory links) {
    return of(catalog, profiles, setup, links)
        .then(
            check -> {
              var layout = check.layout();
              return check.unlessFaulty(() -> layout);
            });
  }

  /// Builds the layout of a set-up that was accepted in the past, even if today's checks would
  /// refuse it.
  public static Layout layout(
      Catalog catalog, Profiles profiles, Setup setup, JackpotDirectory links) {
    return switch (of(catalog, profiles, setup, links)) {
      case Answer.Accepted<SetupCheck>(var check) -> check.layout();
      case Answer.Refused<SetupCheck>(var refusals) ->
          throw new IllegalStateException(refusals.getFirst().message());
    };
  }

  /// Opens a jackpot that tables can join. It must pass the same checks as a table's own jackpot in
  /// that edition.
  public static Answer<Jackpot> jackpot(
      Catalog catalog, Profiles profiles, String edition, Setup.Jackpot jackpot) {
    return of(catalog, profiles, Setup.ofJackpot(edition, jackpot), JackpotDirectory.NONE)
        .then(
            check -> {
              var opened = new JackpotCheck(check, false).run();
              return check.unlessFaulty(() -> opened.values().iterator().next());
            });
  }

  private static Answer<SetupCheck> of(
      Catalog catalog, Profiles profiles, Setup setup, JackpotDirectory links) {
    var edition = catalog.edition(setup.edition()).orElse(null);
    return edition == null
        ? Answer.refuse(
            Code.UNKNOWN_EDITION
                .because(
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
    var common = new RulesCheck(this, setup, edition).run();
    gameCheck.offerMainWagers();
    new BonusCheck(this, setup, edition).run();
    var jackpots = new JackpotCheck(this, true).run();
    new LimitCheck(this).run();
    new EquipmentCheck(this).run();
    return new Layout(
        setup,
        edition,
        catalog.wagers(edition.game()),
        offers,
        splits,
        withoutSpot.stream().filter(offer -> offer.isFollowUp()).toList(),
        jackpots,
        common.with(gameCheck.rules()),
        warnings);
  }

  /// The wagers of this table that are divided over others.
  Map<Spot, SplitWager> splits() {
    return splits;
  }

  GameSetup game() {
    return game;
  }

  GameCheck gameCheck() {
    return gameCheck;
  }

  public Setup setup() {
    return setup;
  }

  public Edition edition() {
    return edition;
  }

  JackpotDirectory links() {
    return links;
  }

  Regulation.@Nullable Caps caps() {
    return caps;
  }

  /// The offer of a wager at any one of its spots.
  Optional<OfferedWager> offer(String wager) {
    return offers.values().stream().filter(offer -> offer.name().equals(wager)).findFirst();
  }

  public Collection<OfferedWager> offers() {
    return offers.values();
  }

  public Set<Spot> spots() {
    return offers.keySet();
  }

  public void fault(Refusal refusal) {
    faults.add(refusal);
  }

  /// @param path the keys that lead to the place in the set-up
  public void fault(String path, Refusal refusal) {
    fault(refusal.about(path));
  }

  public void warn(String code, String message, Object... values) {
    warnings.add(new Warning(code, message.formatted(values)));
  }

  /// Adds a main wager to the layout.
  public void offer(MainWager main) {
    offer(main.wager(), null, main.conduct(), null);
  }

  /// Adds the edition's main wagers to the layout.
  ///
  /// @param commissionFree no commission is charged on any of them
  public void offerMainWagers(boolean commissionFree) {
    for (var main : edition.main()) {
      if (main.isFor(commissionFree)) {
        offer(main);
      }
    }
  }

  /// Adds the wagers of a paytable to the layout.
  ///
  /// @param id the paytable, which must be of the family; null for none
  public void offer(@Nullable String id, Family family) {
    if (id != null) {
      offer(paytable(id, family), null);
    }
  }

  /// Adds wagers of a paytable to the layout.
  ///
  /// @param only the names of the wagers to add; null for all
  public void offer(@Nullable Paytable paytable, @Nullable List<String> only) {
    if (paytable == null) {
      return;
    }
    for (var name : paytable.wagers()) {
      if (only == null || only.contains(name)) {
        offer(paytable.wager(name, null), paytable, BetHandling.PLAIN, null);
      }
    }
  }

  /// Adds a wager to the layout in the next position.
  void offer(
      Wager wager, @Nullable Paytable paytable, BetHandling conduct, @Nullable String jackpot) {
    var offer = offered(wager, paytable, conduct, jackpot);
    if (offers.putIfAbsent(wager.spot(), offer) != null) {
      fault(Code.DUPLICATE_WAGER.because(wager.spot()));
    }
  }

  /// Adds a bonus wager that has no spot on the layout.
  public void offerWithoutSpot(Wager wager, Paytable paytable) {
    withoutSpot.add(offered(wager, paytable, BetHandling.PLAIN, null));
  }

  private OfferedWager offered(
      Wager wager, @Nullable Paytable paytable, BetHandling conduct, @Nullable String jackpot) {
    return new OfferedWager(
        wager,
        paytable,
        conduct,
        jackpot == null ? limits(wager.name()) : null,
        paytable == null ? null : promotion(wager.name()),
        jackpot,
        offers.size());
  }

  /// Adds a wager that is divided over others.
  public void split(SplitWager split) {
    splits.put(split.spot(), split);
  }

  /// The edition's paytable of this id and family, with warnings for its doubts; null after a
  /// fault.
  public @Nullable Paytable paytable(String id, Family family) {
    var found = edition.paytable(id);
    if (found.isEmpty()) {
      fault(Code.UNKNOWN_PAYTABLE.because(edition.id(), id, expected(family)));
      return null;
    }
    var paytable = found.get();
    if (paytable.family() != family) {
      fault(
          Code.WRONG_PAYTABLE.because(
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
    var approval = setup.approvals().modificationApproval();
    var approved = approval != null && !approval.isBlank();
    if (edition.terms().approvedRulesOnly() && !approved && !setup.training()) {
      fault("modification-approval", Code.NOT_APPROVED.because(paytable.id(), edition.id()));
    }
    warn(
        "not-in-approved-rules",
        "%s is not in the approved rules of %s (%s)",
        paytable.id(),
        edition.id(),
        approved ? "approval " + approval : setup.training() ? "training" : "no approval");
  }

  /// Refuses keys that the game does not have.
  private void checkGame() {
    for (var field : SetupField.of(Setup.class)) {
      if (!field.games().contains(edition.game())
          && field.isStated(setup)
          && !game.accepts(field, Objects.requireNonNull(field.value(setup)))) {
        fault(Code.NOT_IN_THIS_GAME.because(edition.game().title(), field.key()));
      }
    }
  }

  private void checkVenue() {
    var venue = setup.location().venue();
    var venues = edition.terms().venues();
    if (venue != null && !venues.isEmpty() && !venues.contains(Value.spelled(venue))) {
      fault(
          "venue", Code.VENUE_NOT_APPROVED.because(edition.id(), String.join(", ", venues), venue));
    }
  }

  /// The operator's suit for a suit-specific row; a fault if such a paytable lacks it.
  ///
  /// @param key the key under which the suit is stated
  public @Nullable Suit suit(Paytable paytable, @Nullable Suit suit, String path, String key) {
    if (suit == null && paytable.needsSuit()) {
      fault(path, Code.SUIT_NOT_STATED.because(paytable.id(), key));
      return Suit.SPADES;
    }
    return suit;
  }

  /// Reports a rounding unit that does not divide a dollar.
  public void checkUnit(@Nullable Money unit, Code code, String path) {
    if (unit != null && !isUnit(unit)) {
      fault(path, code.because(unit));
    }
  }

  /// The rounding unit, or a cent if none is stated or it has a fault.
  public static Money unit(@Nullable Money unit) {
    return unit != null && isUnit(unit) ? unit : Money.CENT;
  }

  private static boolean isUnit(Money unit) {
    return unit.isPositive()
        && unit.isWholeCents()
        && Money.dollars(1).roundedDownTo(unit).equals(Money.dollars(1));
  }

  Setup.@Nullable Limits limits(String wager) {
    return setup.limitsOf(wager);
  }

  Setup.@Nullable Promotion promotion(String wager) {
    return setup.wagers().promotions().stream()
        .filter(promotion -> promotion.wager().equals(wager))
        .findFirst()
        .orElse(null);
  }
}
