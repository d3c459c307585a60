package io.lammer.tables;

import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.catalog.StandardCraps;
import io.lammer.rules.craps.Variant;
import io.lammer.rules.yaml.Value;
import io.lammer.tables.Refusal.Code;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Checks what the operator varies in standard craps and gives the wagers of his table.
record CrapsCheck(SetupCheck check, Setup.Craps craps) {
  private static final Set<Integer> BARS = Set.of(12, 2);
  private static final Set<String> FIELD_PAYS = Set.of("2 to 1", "3 to 1");

  StandardCraps run() {
    var standard = Variant.STANDARD;
    var bar = craps.bar() == null ? standard.barred() : craps.bar();
    if (!BARS.contains(bar)) {
      check.fault("craps.bar", Code.BAR_INVALID.because("don't wagers bar 12 or 2, not %d", bar));
    }
    if (craps.crapless()) {
      check.warn(
          "crapless-craps",
          "%s describes standard craps; on a crapless table every number but 7 is a point",
          check.edition().id());
    }
    var game =
        StandardCraps.of(
            new Variant(
                bar,
                field(2, craps.fieldTwo(), standard.fieldTwo()),
                field(12, craps.fieldTwelve(), standard.fieldTwelve()),
                craps.crapless()));
    return handled(without(game));
  }

  private String field(int total, @Nullable String pays, String standard) {
    if (pays == null || FIELD_PAYS.contains(pays)) {
      return pays == null ? standard : pays;
    }
    check.fault(
        "craps.field",
        Code.FIELD_INVALID.because(
            "the field pays 2 to 1 or 3 to 1 on %d, not \"%s\"", total, pays));
    return standard;
  }

  private StandardCraps without(StandardCraps game) {
    var optional =
        StandardCraps.of(Variant.STANDARD).wagers().stream()
            .filter(main -> main.conduct().optional())
            .map(main -> main.wager().name())
            .distinct()
            .toList();
    for (var wager : craps.without()) {
      if (!optional.contains(wager)) {
        check.fault(
            "craps.without",
            Code.WAGER_NOT_OPTIONAL.because(
                "%s cannot be left out; expected %s", wager, Value.oneOf(optional)));
      }
    }
    List<MainWager> left =
        game.wagers().stream()
            .filter(main -> !craps.without().contains(main.wager().name()))
            .toList();
    return new StandardCraps(left, game.splits());
  }

  /// Winners stay or come down as the operator says, and else as in most pits.
  private StandardCraps handled(StandardCraps game) {
    require(craps.comeDown(), "come down", main -> main.conduct().winnerStays(), game);
    require(
        craps.stayUp(),
        "stay up",
        main -> main.conduct().leavesWinnerToOperator() && !main.conduct().winnerStays(),
        game);
    return new StandardCraps(game.wagers().stream().map(this::handled).toList(), game.splits());
  }

  private MainWager handled(MainWager main) {
    var name = main.wager().name();
    var stays =
        craps.stayUp().contains(name)
            || (main.conduct().winnerStays() && !craps.comeDown().contains(name));
    return new MainWager(
        main.wager(), main.source(), main.commission(), main.conduct().withWinnerStaying(stays));
  }

  private void require(
      List<String> wagers, String words, Predicate<MainWager> fit, StandardCraps game) {
    var known =
        game.wagers().stream().filter(fit).map(main -> main.wager().name()).distinct().toList();
    for (var wager : wagers) {
      if (!known.contains(wager)) {
        check.fault(
            "craps",
            Code.WINNER_INVALID.because(
                "winners of %s cannot be told to %s; expected %s",
                wager, words, Value.oneOf(known)));
      }
    }
  }
}
