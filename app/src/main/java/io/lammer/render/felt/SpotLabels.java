package io.lammer.render.felt;

import io.lammer.render.words.PrintedTermTranslations;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Paytable;
import io.lammer.rules.Spot;
import io.lammer.table.Layout;
import io.lammer.table.felt.FeltSpots;
import io.lammer.table.felt.Label;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The names and pays of a table's spots as text, in the current language.
record SpotLabels(FeltSpots spots) {
  SpotLabels(Layout layout) {
    this(new FeltSpots(layout));
  }

  String of(Label label) {
    return switch (label) {
      case Label.Fixed(var text) -> text;
      case Label.Phrase(var key, var values) ->
          FeltWords.of(key, values.stream().map(this::of).toArray());
      case Label.PhraseOr(var key, var otherwise) ->
          FeltWords.find(key).orElseGet(() -> of(otherwise));
      case Label.Name(var spot) -> label(spot);
      case Label.CapitalName(var spot) -> label(spot).toUpperCase(Locale.ROOT);
      case Label.Print(var spot) -> print(spot);
      case Label.Pays(var spot) -> pays(spot);
      case Label.BriefPays(var spot) -> printed(spot);
      case Label.RowPays(var offer, var row) -> Pays.of(offer, row);
      case Label.Terms(var printed) ->
          printed.stream().map(PrintedTermTranslations::of).collect(Collectors.joining(", "));
    };
  }

  String label(Spot spot) {
    return WagerNames.label(paytable(spot), spot);
  }

  /// The text printed on the spot: the paytable's name for its wager, else the felt's own wording,
  /// else the general name.
  String print(Spot spot) {
    return WagerNames.brief(paytable(spot), spot)
        .or(
            () ->
                FeltWords.find("print." + spot.wager(), spot.number() == null ? "" : spot.number()))
        .orElseGet(() -> WagerNames.of(spot));
  }

  String pays(Spot spot) {
    return Pays.of(spots.offers(spot));
  }

  /// The pay without the words "of the jackpot".
  String printed(Spot spot) {
    return pays(spot).replace(FeltWords.of("pays.of-jackpot"), "");
  }

  String spoken(Spot spot) {
    var pays = pays(spot);
    var name = WagerNames.of(paytable(spot), spot);
    return pays.isEmpty() ? name : name + ", " + pays;
  }

  private @Nullable Paytable paytable(Spot spot) {
    return spots.paytable(spot);
  }
}
