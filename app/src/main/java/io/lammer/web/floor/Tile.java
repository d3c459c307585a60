package io.lammer.web.floor;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Actor;
import io.lammer.house.Alert;
import io.lammer.house.LiveTable;
import io.lammer.house.User;
import io.lammer.rules.Money;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.web.HouseService;
import io.lammer.web.games.GamePages;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/// A table's tile on the floor page.
///
/// @param state `open`, `suspended`, `draft` or `closed`
/// @param phase the phase of the round; empty if the table is not open
public record Tile(
    String name,
    String path,
    String game,
    String state,
    String phase,
    boolean training,
    String players,
    String pace,
    String minimum,
    long round,
    String dealer,
    String felt,
    Result result,
    List<Alert> alerts) {
  /// The result of this shift compared with theory; dashes if nothing is known.
  ///
  /// @param ahead true if the house has won at least the theoretical win
  public record Result(
      String win, String theory, String hold, String theoreticalHold, boolean ahead) {
    private static final Result NONE = new Result("–", "–", "–", "–", true);

    static Result of(ShiftFigures.@Nullable Known known) {
      if (known == null || known.figures().handle().isZero()) {
        return NONE;
      }
      var figures = known.figures();
      return new Result(
          figures.win().brief(),
          figures.theory().brief(),
          percent(figures.hold()),
          percent(figures.theoreticalHold()),
          figures.win().compareTo(figures.theory()) >= 0);
    }

    private static String percent(OptionalDouble part) {
      return part.isPresent()
          ? String.format(Locale.ROOT, "%.1f%%", 100 * part.getAsDouble())
          : "–";
    }
  }

  /// A rendered tile, with what stands below it, for the first view of the page.
  public record Shown(String name, String html, String demo) {}

  static Tile of(
      HouseService host, LiveTable live, String pace, ShiftFigures.@Nullable Known known) {
    var table = live.table();
    return new Tile(
        live.name(),
        URLEncoder.encode(live.name(), StandardCharsets.UTF_8).replace("+", "%20"),
        host.title(live.setup().edition()),
        live.status().name().toLowerCase(Locale.ROOT),
        table == null || live.status() != LiveTable.Status.OPEN ? "" : phase(table),
        live.setup().training(),
        table == null ? "–" : players(table),
        pace,
        table == null ? "–" : minimum(table),
        live.round(),
        known == null || known.dealer() == null ? "–" : person(host, known.dealer()),
        table == null ? "–" : onFelt(table).brief(),
        Result.of(known),
        host.floor().house().alerts().stream()
            .filter(
                alert ->
                    alert.where().equals(live.name())
                        || isOwn(live, alert)
                        || isHitHere(host, live, alert))
            .toList());
  }

  /// True if a dealer calls from the table, or one of its jackpots was hit.
  public boolean calls() {
    return alerts.stream()
        .anyMatch(alert -> alert.kind() == Alert.Kind.CALL || alert.kind() == Alert.Kind.HIT);
  }

  /// True for an alert of a jackpot that belongs to this table alone.
  private static boolean isOwn(LiveTable live, Alert alert) {
    return alert.where().startsWith(live.name() + "/");
  }

  /// True for a hit at this table of a jackpot that several tables share.
  private static boolean isHitHere(HouseService host, LiveTable live, Alert alert) {
    return host.floor()
        .jackpot(alert.where())
        .filter(
            jackpot ->
                jackpot.open().stream()
                    .anyMatch(
                        hit ->
                            hit.table().equals(live.name())
                                && Objects.equals(alert.hit(), hit.number())))
        .isPresent();
  }

  /// The full name of a user named in a journal.
  private static String person(HouseService host, String actor) {
    return host.floor().house().users().values().stream()
        .filter(user -> actor.equals(new Actor(user.name(), user.role()).toString()))
        .findFirst()
        .map(User::fullName)
        .orElse(actor);
  }

  private static Money onFelt(Table table) {
    return table.wagers().stream().map(StandingBet::stake).reduce(Money.ZERO, Money::plus);
  }

  private static String players(Table table) {
    var seats = table.wagers().stream().map(StandingBet::seat).distinct().count();
    return say("floor.players", seats, table.layout().rules().seats());
  }

  private static String minimum(Table table) {
    return table.layout().posted().map(limits -> limits.minimum().brief()).orElse("–");
  }

  private static String phase(Table table) {
    var phase = say("floor.phase." + table.phase().name().toLowerCase(Locale.ROOT));
    return GamePages.of(table).phase(table, phase);
  }
}
