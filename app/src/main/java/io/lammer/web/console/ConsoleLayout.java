package io.lammer.web.console;

import io.lammer.house.LiveTable;
import io.lammer.house.User;
import io.lammer.render.felt.FeltSvg;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.web.games.GamePages;
import io.lammer.web.games.Keypad;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The content of a console page that stays until the page is loaded again.
///
/// @param keypad null if bets are keyed on the picture of the felt
/// @param topic the push topic of the live content
/// @param feed the live content at the moment
/// @param demo the panel of a training table; empty for others
/// @param dealers the users who may take over the console
public record ConsoleLayout(
    LiveTable live,
    @Nullable Keypad keypad,
    String topic,
    String feed,
    String demo,
    List<User> dealers) {
  public Layout layout() {
    return live.playing().layout();
  }

  public String style() {
    return GamePages.of(layout()).style();
  }

  /// True if the felt is keyed part by part on the keypad.
  public boolean isInParts() {
    return keypad != null && !keypad.parts().isEmpty();
  }

  public String felt() {
    return keypad == null ? FeltSvg.layout(layout()) : FeltSvg.picture(layout());
  }

  public String fixed() {
    return layout().offers().values().stream()
        .filter(offer -> offer.jackpot() != null)
        .map(OfferedWager::name)
        .distinct()
        .collect(Collectors.joining(" "));
  }

  public BetPresets amounts() {
    return BetPresets.of(layout());
  }
}
