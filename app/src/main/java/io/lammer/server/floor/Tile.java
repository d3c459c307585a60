package io.lammer.server.floor;

import static io.lammer.server.page.Words.say;

import io.lammer.rules.Money;
import io.lammer.server.FloorHost;
import io.lammer.server.console.GameWords;
import io.lammer.tables.Standing;
import io.lammer.tables.Table;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Alert;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.User;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/// A table as its tile on the floor shows it.
///
/// @param state `open`, `suspended`, `draft` or `closed`
/// @param phase what the table is doing
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
  /// This shift against theory; dashes where nothing is known.
  ///
  /// @param ahead whether the house has won more than theory says
  public record Result(
      String win, String theory, String hold, String theoreticalHold, boolean ahead) {
    private static final Result NONE = new Result("–", "–", "–", "–", true);

    static Result of(ShiftWatch.@Nullable Known known) {
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

  /// A tile and what stands below it, as the page first shows them.
  public record Shown(String name, String html, String demo) {}

  static Tile of(FloorHost host, LiveTable live, String pace, ShiftWatch.@Nullable Known known) {
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

  /// A dealer calls from the table, or one of its jackpots was hit.
  public boolean calls() {
    return alerts.stream()
        .anyMatch(alert -> alert.kind() == Alert.Kind.CALL || alert.kind() == Alert.Kind.HIT);
  }

  /// The jackpots that only this table plays for are told at it.
  private static boolean isOwn(LiveTable live, Alert alert) {
    return alert.where().startsWith(live.name() + "/");
  }

  /// A jackpot of several tables waits for what was hit at this one.
  private static boolean isHitHere(FloorHost host, LiveTable live, Alert alert) {
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

  /// The name that people know somebody by whom a journal names.
  private static String person(FloorHost host, String actor) {
    return host.floor().house().users().values().stream()
        .filter(user -> actor.equals(new Actor(user.name(), user.role()).toString()))
        .findFirst()
        .map(User::fullName)
        .orElse(actor);
  }

  /// What all players together can lose or win with now.
  private static Money onFelt(Table table) {
    return table.wagers().stream().map(Standing::stake).reduce(Money.ZERO, Money::plus);
  }

  private static String players(Table table) {
    var seats = table.wagers().stream().map(Standing::seat).distinct().count();
    return say("floor.players", seats, table.layout().rules().seats());
  }

  private static String minimum(Table table) {
    return table.layout().posted().map(limits -> limits.minimum().brief()).orElse("–");
  }

  private static String phase(Table table) {
    var phase = say("floor.phase." + table.phase().name().toLowerCase(Locale.ROOT));
    return GameWords.phase(table.felt(), phase);
  }
}
