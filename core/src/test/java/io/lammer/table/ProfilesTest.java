package io.lammer.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.rules.Money;
import io.lammer.rules.catalog.Catalog.Source;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.table.Regulation.CameraCall;
import io.lammer.table.Regulation.Caps;
import io.lammer.table.Regulation.Slip;
import io.lammer.table.Regulation.W2g;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ProfilesTest {
  private static <R extends Regulation> Optional<R> find(
      Profiles profiles, String id, @Nullable String day, Class<R> kind) {
    return profiles
        .profile(id)
        .flatMap(profile -> profile.on(day == null ? null : LocalDate.parse(day)))
        .flatMap(entry -> entry.find(kind));
  }

  private static Profiles with(String... texts) {
    return Profiles.builtIn().with(sources(texts));
  }

  private static List<Source> sources(String... texts) {
    return Arrays.stream(texts).map(text -> new Source("own.yaml", text)).toList();
  }

  private static void assertProblems(List<Source> sources, String... problems) {
    assertThatThrownBy(() -> Profiles.builtIn().with(sources))
        .isInstanceOfSatisfying(
            MalformedText.class,
            e ->
                assertThat(e.problems().stream().map(MalformedText.Problem::toString))
                    .containsExactly(problems));
  }

  @ParameterizedTest
  @CsvSource({
    "2009-01-01, 300",
    "2023-08-18, 300",
    "2023-08-19, 400",
    "2025-12-31, 400",
    "2026-01-01, 400"
  })
  void theLargestWagerOfACardRoomChangesOnItsDay(String day, long dollars) {
    var caps = find(Profiles.builtIn(), "washington-card-room", day, Caps.class).orElseThrow();
    assertThat(caps.largestWager()).isEqualTo(Money.dollars(dollars));
    assertThat(caps.games()).isEqualTo(6);
  }

  @Test
  void nothingIsSaidBeforeTheFirstDayAndTheNewestWithoutADay() {
    assertThat(find(Profiles.builtIn(), "nevada", "2008-12-31", Caps.class)).isEmpty();
    assertThat(find(Profiles.builtIn(), "nevada", null, W2g.class))
        .map(W2g::winnings)
        .hasToString("Optional[$2,000.00 or more]");
  }

  @ParameterizedTest
  @EnumSource(Setup.Venue.class)
  void everyKindOfVenueHasAProfile(Setup.Venue venue) {
    assertThat(Profiles.builtIn().of(venue)).isPresent();
  }

  @Test
  void everyPlaceIsUnderTheFederalRulesOnEveryDay() {
    var federal = List.of(W2g.class, Regulation.Withholding.class, Regulation.Ctr.class);
    for (var profile : Profiles.builtIn().all()) {
      for (var day : List.of("2020-01-01", "2025-12-31", "2026-01-01")) {
        for (var kind : federal) {
          assertThat(find(Profiles.builtIn(), profile.id(), day, kind))
              .isEqualTo(find(Profiles.builtIn(), "other", day, kind))
              .isPresent();
        }
      }
    }
  }

  @Test
  void anOperatorAddsAProfileOverAnother() {
    var profiles =
        with(
            """
            profile: our-house
            title: Our house
            based-on: washington-card-room
            entries:
              - from: 2025-06-01
                camera-call: {at-least: 1000, source: internal controls 4.2}
            """);
    assertThat(find(profiles, "our-house", "2025-05-31", CameraCall.class))
        .map(CameraCall::pay)
        .hasToString("Optional[above $3,000.00]");
    assertThat(find(profiles, "our-house", "2025-06-01", CameraCall.class))
        .map(CameraCall::pay)
        .hasToString("Optional[$1,000.00 or more]");
    assertThat(find(profiles, "our-house", "2026-01-01", W2g.class))
        .map(W2g::winnings)
        .hasToString("Optional[$2,000.00 or more]");
    assertThat(profiles.of(Setup.Venue.CARD_ROOM))
        .map(Profile::id)
        .contains("washington-card-room");
  }

  @Test
  void aFileThatNamesAVenueTakesItOver() {
    var profiles =
        with(
            "{profile: our-house, title: Our house, venue: card-room, based-on: nevada, entries:"
                + " []}");
    assertThat(profiles.of(Setup.Venue.CARD_ROOM)).map(Profile::id).contains("our-house");
    assertThat(profiles.profile("washington-card-room")).map(Profile::venue).isEmpty();
  }

  @Test
  void aFileOfAnExistingIdIsLaidOverIt() {
    var profiles =
        with(
            "{profile: washington-card-room, entries: [{from: 2009-01-01, slip: {persons: 3,"
                + " departments: 2, source: ours}}]}");
    assertThat(find(profiles, "washington-card-room", "2026-01-01", Slip.class))
        .map(Slip::persons)
        .contains(3);
    assertThat(find(profiles, "washington-card-room", "2026-01-01", Caps.class))
        .isEqualTo(find(Profiles.builtIn(), "washington-card-room", "2026-01-01", Caps.class));
    assertThat(profiles.of(Setup.Venue.CARD_ROOM))
        .map(Profile::title)
        .contains("Washington card room");
  }

  /// What an operator says stands, also after the day on which what it replaced changes.
  @Test
  void anOperatorsWordStandsOverLaterChangesBelowIt() {
    var profiles =
        with(
            "{profile: nevada, entries: [{from: 2024-01-01, w2g: {at-least: 500, multiple: 300,"
                + " less-wager: false, source: ours}}]}");
    assertThat(find(profiles, "nevada", "2026-06-01", W2g.class))
        .map(W2g::winnings)
        .hasToString("Optional[$500.00 or more]");
  }

  @Test
  void aChangeToABaseReachesWhatIsBasedOnIt() {
    var profiles =
        with(
            "{profile: other, entries: [{from: 2027-01-01, w2g: {at-least: 2050, multiple: 300,"
                + " less-wager: false, source: indexed}}]}");
    assertThat(find(profiles, "washington-tribal", "2027-01-01", W2g.class))
        .map(W2g::winnings)
        .hasToString("Optional[$2,050.00 or more]");
  }

  @Test
  void allProblemsOfAllFilesAreReportedTogether() {
    var first =
        """
        profile: a
        title: A
        venue: moon
        entries:
          - from: soon
            caps: {largest-wager: 1.005, source: s}
            slip: {persons: 1, departments: 2, source: s}
            withholding: {above: 5000, multiple: 300, rate: 124%, source: s}
          - from: 2026-01-01
            w2g: {above: 1, at-least: 1, multiple: 300, less-wager: true, source: s}
            gaming-day: {zone: Mars/Olympus, roll-over: 6, source: s}
            retention: {years: 0, source: s}
        """;
    var second = "{profile: b, entries: [{from: 2026-01-01, cheques: {above: 1}}]}";
    assertProblems(
        List.of(new Source("a.yaml", first), new Source("b.yaml", second)),
        "a.yaml:3:8: found \"moon\"; expected card-room, tribal or other",
        "a.yaml:5:11: found \"soon\"; expected a date such as 2026-01-31",
        "a.yaml:6:27: found \"1.005\"; expected an amount in whole cents",
        "a.yaml:7:37: 2 departments and 1 persons to sign; expected no more departments than"
            + " persons",
        "a.yaml:8:53: found \"124%\"; expected above 0% up to 100%",
        "a.yaml:10:10: expected an amount as either \"above\" or \"at-least\"",
        "a.yaml:11:24: found \"Mars/Olympus\"; expected a time zone such as America/Los_Angeles",
        "a.yaml:12:24: found \"0\"; expected a whole number from 1",
        "b.yaml:1:1: the key \"title\" is missing",
        "b.yaml:1:43: unknown key \"cheques\"; expected cheque, from, caps, w2g, withholding,"
            + " backup-withholding, ctr, camera-call, verification, winning-cards, slip, deposit,"
            + " retention, closed-progressive, contribution-guard, correction or gaming-day");
  }

  @Test
  void everyRegulationNeedsItsSource() {
    assertProblems(
        sources("{profile: nevada, entries: [{from: 2026-01-01, deposit: {every-days: 7}}]}"),
        "own.yaml:1:57: the key \"source\" is missing");
    assertProblems(
        sources(
            "{profile: nevada, entries: [{from: 2026-01-01, deposit: {every-days: 7, source:"
                + " ''}}]}"),
        "own.yaml:1:81: found \"\"; expected a sentence");
  }

  @Test
  void daysStandInOrder() {
    assertProblems(
        sources("{profile: nevada, entries: [{from: 2026-01-02}, {from: 2026-01-02}]}"),
        "own.yaml:1:49: from 2026-01-02 after 2026-01-02; expected a later day");
  }

  @Test
  void aBaseMustExistAndNotLeadBack() {
    assertProblems(
        sources(
            "{profile: a, title: A, based-on: nowhere, entries: []}",
            "{profile: other, based-on: nevada, entries: []}"),
        "own.yaml:1:34: unknown profile \"nowhere\"; expected washington-card-room,"
            + " washington-tribal, nevada, other or a",
        "own.yaml:1:28: the profile other is based on itself");
  }

  @Test
  void twoFilesForOneProfileOrVenueAreRefused() {
    assertProblems(
        sources(
            "{profile: a, title: A, venue: tribal, entries: []}",
            "{profile: b, title: B, venue: tribal, entries: []}",
            "{profile: a, title: A, entries: []}"),
        "own.yaml:1:31: a second profile for the venue \"tribal\"; expected one",
        "own.yaml:1:11: a second file for the profile a; expected one");
  }
}
