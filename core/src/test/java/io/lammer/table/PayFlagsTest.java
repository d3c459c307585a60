package io.lammer.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.games.baccarat.BaccaratFamily;
import io.lammer.games.baccarat.BaccaratGame;
import io.lammer.games.craps.CrapsFamily;
import io.lammer.games.craps.CrapsGame;
import io.lammer.games.threedice.ThreeDiceGame;
import io.lammer.rules.Family;
import io.lammer.rules.Fraction;
import io.lammer.rules.Game;
import io.lammer.rules.Money;
import io.lammer.rules.Pay.Odds;
import io.lammer.rules.catalog.Catalog;
import io.lammer.table.PayFlags.Flag;
import io.lammer.table.PayFlags.Kind;
import io.lammer.table.PayFlags.Pay;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PayFlagsTest {
  private static final Profiles GROSS = Profiles.builtIn();

  /// The payer's option to take the wager off, as an operator writes it.
  private static final Profiles NET =
      GROSS.with(
          List.of(
              new Catalog.Source(
                  "net.yaml",
                  """
                  profile: other
                  entries:
                    - from: 2020-01-01
                      w2g: {at-least: 600, multiple: 300, less-wager: true, source: our choice}
                    - from: 2026-01-01
                      w2g: {at-least: 2000, multiple: 300, less-wager: true, source: our choice}
                  """)));

  private static Profile.Entry entry(Profiles profiles, String id, String day) {
    return profiles
        .profile(id)
        .flatMap(profile -> profile.on(LocalDate.parse(day)))
        .orElseThrow(() -> new AssertionError(id + " says nothing on " + day));
  }

  private static Pay pay(String stake, String winnings, boolean forOne) {
    return new Pay(money(stake), money(winnings), forOne);
  }

  private static Money money(String dollars) {
    return Money.of(new BigDecimal(dollars));
  }

  private static List<Kind> kinds(List<Flag> flags) {
    return flags.stream().map(Flag::kind).toList();
  }

  private static Flag flag(List<Flag> flags, Kind kind) {
    return flags.stream()
        .filter(flag -> flag.kind() == kind)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + kind + " in " + flags));
  }

  @ParameterizedTest(name = "{0}: {1} pays {2}, for 1 {3}")
  @CsvSource({
    // what                 | stake | winnings | for 1 | 2025 gross, net | 2026 gross, net
    "a $1000 pay,              1,   1000,       true,   true,  true,   false, false",
    "Destiny four 8s,          1,   2000,       true,   true,  true,   true,  false",
    "one dollar more,          1,   2001,       true,   true,  true,   true,  true",
    "MEA-04 nine numbers,      2,   600,        true,   true,  false,  false, false",
    "300 for 1,                5,   1500,       true,   true,  false,  false, false",
    "300 to 1,                 5,   1500,       false,  true,  true,   false, false",
    "300 to 1 on $7,           7,   2100,       false,  true,  true,   true,  true",
    "a cent below 300 times,   7,   2099.99,    false,  false, false,  false, false",
    "$300 for $1,              1,   300,        true,   false, false,  false, false",
    "a cent below $600,        1,   599.99,     false,  false, false,  false, false",
    "exactly $600,             1,   600,        false,  true,  true,   false, false",
    "a cent below $2000,       1,   1999.99,    false,  true,  true,   false, false",
    "250 to 1,                 1,   250,        false,  false, false,  false, false",
    "250 to 1 at the cap,      400, 100000,     false,  false, false,  false, false"
  })
  void winningsAreReportedGrossOrNet(
      String what,
      String stake,
      String winnings,
      boolean forOne,
      boolean gross2025,
      boolean net2025,
      boolean gross2026,
      boolean net2026) {
    var pay = pay(stake, winnings, forOne);
    assertThat(isReported(GROSS, "2025-12-31", pay)).as("%s 2025 gross", what).isEqualTo(gross2025);
    assertThat(isReported(NET, "2025-12-31", pay)).as("%s 2025 net", what).isEqualTo(net2025);
    assertThat(isReported(GROSS, "2026-01-01", pay)).as("%s 2026 gross", what).isEqualTo(gross2026);
    assertThat(isReported(NET, "2026-01-01", pay)).as("%s 2026 net", what).isEqualTo(net2026);
  }

  private static boolean isReported(Profiles profiles, String day, Pay pay) {
    return kinds(PayFlags.of(entry(profiles, "other", day), pay)).contains(Kind.REPORT);
  }

  /// Only jackpots reach 300 times the wager: every other printed pay is at most 250 to 1.
  @Test
  void noFixedOddsOfTheCatalogAreEverReported() {
    var entry = entry(GROSS, "other", "2025-06-01");
    var highest = new Fraction(0, 1);
    for (var paytable : Catalog.builtIn().paytables()) {
      for (var row : paytable.rows()) {
        if (!paytable.family().isJackpot() && row.pay() instanceof Odds(var odds)) {
          highest = odds.compareTo(highest) > 0 ? odds : highest;
          var stake = Money.dollars(400);
          assertThat(kinds(PayFlags.of(entry, new Pay(stake, stake.times(odds), false))))
              .doesNotContain(Kind.REPORT, Kind.WITHHOLD, Kind.BACKUP_WITHHOLD);
        }
      }
    }
    assertThat(highest).isEqualTo(new Fraction(250, 1));
  }

  /// The two pays that the edge rows above are named after are really printed.
  @Test
  void theNamedPaysArePrinted() {
    assertThat(printed(BaccaratFamily.DESTINY)).contains("$2000");
    assertThat(printed(CrapsFamily.MAKE_EM_ALL_PROGRESSIVE)).contains("$300");
  }

  private static List<String> printed(Family family) {
    return Catalog.builtIn().paytables().stream()
        .filter(paytable -> paytable.family() == family)
        .flatMap(paytable -> paytable.rows().stream())
        .map(row -> row.pays())
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "none",
      value = {
        "1,  5000,    false, none",
        "1,  5000.01, false, 1200.00",
        "1,  5001,    true,  none",
        "1,  5002,    true,  1200.24",
        "20, 6000,    false, 1440.00",
        "20, 6019.99, true,  none",
        "20, 6020,    true,  1440.00",
        "20, 5999.99, false, none",
        "5,  50000.03, false, 12000.01"
      })
  void taxIsWithheldFromNetWinnings(
      String stake, String winnings, boolean forOne, @Nullable String tax) {
    for (var profiles : List.of(GROSS, NET)) {
      var flags = PayFlags.of(entry(profiles, "other", "2026-03-01"), pay(stake, winnings, forOne));
      if (tax == null) {
        assertThat(kinds(flags)).doesNotContain(Kind.WITHHOLD);
      } else {
        assertThat(flag(flags, Kind.WITHHOLD).amount()).isEqualTo(money(tax));
        assertThat(kinds(flags)).doesNotContain(Kind.BACKUP_WITHHOLD);
      }
    }
  }

  @Test
  void reportedWinningsWithoutATaxpayerNumberAreWithheldFrom() {
    var pay = pay("1", "2001", true);
    var gross = PayFlags.of(entry(GROSS, "other", "2026-03-01"), pay);
    assertThat(flag(gross, Kind.REPORT).amount()).isEqualTo(money("2001"));
    assertThat(flag(gross, Kind.BACKUP_WITHHOLD).amount()).isEqualTo(money("480.24"));
    var net = PayFlags.of(entry(NET, "other", "2026-03-01"), pay);
    assertThat(flag(net, Kind.REPORT).amount()).isEqualTo(money("2000"));
    assertThat(flag(net, Kind.BACKUP_WITHHOLD).amount()).isEqualTo(money("480"));
  }

  @ParameterizedTest
  @CsvSource({
    "499.99,   ''",
    "500,      KEEP_CARDS",
    "3000,     KEEP_CARDS",
    "3000.01,  CAMERA_CALL KEEP_CARDS",
    "5000,     CAMERA_CALL KEEP_CARDS",
    "5000.01,  CAMERA_CALL KEEP_CARDS MANAGER_SIGNS CHEQUE",
    "10000,    CAMERA_CALL KEEP_CARDS MANAGER_SIGNS CHEQUE",
    "10000.01, CAMERA_CALL KEEP_CARDS MANAGER_SIGNS CHEQUE CASH_REPORT",
    "99999.99, CAMERA_CALL KEEP_CARDS MANAGER_SIGNS CHEQUE CASH_REPORT",
    "100000,   CAMERA_CALL KEEP_CARDS MANAGER_SIGNS TELL_REGULATOR CHEQUE CASH_REPORT"
  })
  void aCardRoomOfWashingtonCallsSealsAndWritesCheques(String winnings, String expected) {
    var entry = entry(GROSS, "washington-card-room", "2026-03-01");
    var found = kinds(PayFlags.of(entry, pay("400", winnings, false)));
    assertThat(String.join(" ", found.stream().map(Kind::name).toList())).isEqualTo(expected);
  }

  @Test
  void noCardsAreKeptWhereDiceAreThrown() {
    var entry = entry(GROSS, "washington-card-room", "2026-03-01");
    assertThat(kinds(PayFlags.of(entry, pay("1", "25000", true), BaccaratGame.GAME.hasShoe())))
        .contains(Kind.KEEP_CARDS);
    for (var game : new Game[] {CrapsGame.GAME, ThreeDiceGame.GAME}) {
      assertThat(kinds(PayFlags.of(entry, pay("1", "25000", true), game.hasShoe())))
          .contains(Kind.CAMERA_CALL)
          .doesNotContain(Kind.KEEP_CARDS);
    }
  }

  @Test
  void aJackpotRaisesEverythingInTheOrderPeopleActOnIt() {
    var entry = entry(GROSS, "washington-card-room", "2026-03-01");
    var flags = PayFlags.of(entry, pay("1", "25000", true));
    assertThat(flags.stream().map(flag -> flag.kind() + ": " + flag.sentence()))
        .containsExactly(
            "CAMERA_CALL: Call surveillance before paying $25,000.00: the camera verifies hand,"
                + " wager, pay and player (pays above $3,000.00)",
            "KEEP_CARDS: Seal the winning cards with the prize record and keep them 7 days (pays"
                + " $500.00 or more)",
            "MANAGER_SIGNS: A manager witnesses and signs the slip (pays above $5,000.00)",
            "REPORT: Report $25,000.00 on Form W-2G: it is $2,000.00 or more and at least 300 times"
                + " the wager of $1.00",
            "WITHHOLD: Withhold $5,999.76, 24% of $24,999.00: it is above $5,000.00 and at least"
                + " 300 times the wager of $1.00, which is taken off",
            "CHEQUE: Pay by cheque within 24 hours (pays above $5,000.00)",
            "CASH_REPORT: If $25,000.00 is paid in cash, file a currency transaction report within"
                + " 15 days (cash above $10,000.00 to one person in a gaming day)");
    assertThat(flag(flags, Kind.CAMERA_CALL).basis().source()).isEqualTo("WAC 230-15-320");
  }

  @Test
  void aPlaceWithoutAThresholdRaisesNoFlagForIt() {
    assertThat(kinds(PayFlags.of(entry(GROSS, "other", "2026-03-01"), pay("400", "5000", false))))
        .isEmpty();
  }

  @Test
  void aLossRaisesNothing() {
    var entry = entry(GROSS, "washington-card-room", "2026-03-01");
    assertThat(PayFlags.of(entry, pay("400", "0", true))).isEmpty();
  }

  @Test
  void aPayNeedsAStake() {
    assertThatThrownBy(() -> pay("0", "100", false)).isInstanceOf(IllegalArgumentException.class);
  }
}
