package io.lammer.proof;

import io.lammer.kit.Golden;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Profile;
import io.lammer.table.Profiles;
import io.lammer.table.Regulation;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Generates `docs/jurisdictions.md` from the built-in profiles. Rules that all of them share are
/// listed once.
class JurisdictionsPageTest {
  private final List<Profile> profiles = Profiles.builtIn().all();
  private final StringBuilder text = new StringBuilder();

  @Test
  void thePageOfJurisdictionsIsUpToDate() {
    text.append(
        """
        # Jurisdictions

        What each jurisdiction requires of tables, pays and jackpots, from which day, and the source of every figure. This page
        is generated from the built-in profiles. It is not legal advice. The *doubt* column says what is unconfirmed; a house
        replaces what does not fit with a profile of its own. 2009-01-01 is the start of the record, not of a rule.

        A profile is a YAML file of dated entries, oldest first; an entry states only what changes on its day. A new `profile`
        id adds a profile; an existing one overrides the entries of that profile. `based-on` names a profile that applies where
        the file says nothing; what the file states stays in force even after the base profile changes. `venue` selects the
        profile for set-ups of that kind of venue. The schema is `docs/schema/profile.schema.json`.

        ```yaml
        profile: our-house
        title: Our house
        based-on: washington-card-room
        entries:
          - from: 2026-01-01
            camera-call: {at-least: 1000, source: Internal controls 4.2}
            w2g: {at-least: 2000, multiple: 300, less-wager: true, source: We report winnings less the wager}
            gaming-day: {zone: America/Los_Angeles, roll-over: 4, source: Internal controls 1.1}
        ```

        ## All built-in profiles
        """);
    table(profiles.getFirst(), true);
    profiles.forEach(this::profile);
    Golden.check("docs/jurisdictions.md", text.toString());
  }

  private void profile(Profile profile) {
    text.append("\n## %s (`%s`)\n".formatted(profile.title(), profile.id()));
    if (profile.venue() != null) {
      text.append("\nFor set-ups with `venue: %s`.\n".formatted(Value.spelled(profile.venue())));
    }
    table(profile, false);
  }

  /// @param shared the rules that all profiles share, or only the others
  private void table(Profile profile, boolean shared) {
    text.append("\n| what | from | rule | source | doubt |\n|---|---|---|---|---|\n");
    for (var permitted : Regulation.class.getPermittedSubclasses()) {
      var kind = permitted.asSubclass(Regulation.class);
      var rows = rows(profile, kind);
      if (shared == profiles.stream().allMatch(other -> rows(other, kind).equals(rows))) {
        text.append(rows);
      }
    }
  }

  /// One row for each day on which the rule changes.
  private static String rows(Profile profile, Class<? extends Regulation> kind) {
    var rows = new StringBuilder();
    @Nullable Regulation before = null;
    for (var entry : profile.entries()) {
      var now = entry.find(kind).orElse(null);
      if (now != null && !now.equals(before)) {
        var doubt = now.basis().doubt();
        rows.append(
            "| %s | %s | %s | %s | %s |\n"
                .formatted(
                    before == null ? what(now) : "",
                    entry.from(),
                    rule(now),
                    now.basis().source(),
                    doubt == null ? "" : doubt));
      }
      before = now;
    }
    return rows.toString();
  }

  private static String what(Regulation regulation) {
    return switch (regulation) {
      case Regulation.Caps _ -> "Caps";
      case Regulation.W2g _ -> "Form W-2G";
      case Regulation.Withholding _ -> "Withholding";
      case Regulation.BackupWithholding _ -> "Backup withholding";
      case Regulation.Ctr _ -> "Currency transaction report";
      case Regulation.CameraCall _ -> "Camera call";
      case Regulation.Verification _ -> "Hit verified at the table";
      case Regulation.WinningCards _ -> "Winning cards";
      case Regulation.Cheque _ -> "Cheque";
      case Regulation.Slip _ -> "Jackpot slip";
      case Regulation.Deposit _ -> "Deposit of progressive money";
      case Regulation.Retention _ -> "Retention of records";
      case Regulation.ClosedProgressive _ -> "Closed progressive";
      case Regulation.ContributionGuard _ -> "Unreasonable contribution";
      case Regulation.Correction _ -> "Correction by two persons";
      case Regulation.Day _ -> "Gaming day";
    };
  }

  private static String rule(Regulation regulation) {
    return switch (regulation) {
      case Regulation.Caps caps ->
          "%s, %s"
              .formatted(
                  caps.largestWager() == null
                      ? "no largest wager"
                      : "largest wager " + caps.largestWager(),
                  caps.games() == null
                      ? "any number of games"
                      : caps.games()
                          + (caps.countsOffered()
                              ? " games offered at a table"
                              : " games played by a seat"));
      case Regulation.W2g w2g ->
          "winnings %s and at least %d times the wager; the wager is %s"
              .formatted(
                  w2g.winnings(), w2g.multiple(), w2g.lessWager() ? "deducted" : "not deducted");
      case Regulation.Withholding tax ->
          "%s%% of winnings %s and at least %d times the wager; the wager is deducted"
              .formatted(tax.rate().toPlainString(), tax.winnings(), tax.multiple());
      case Regulation.BackupWithholding tax ->
          tax.rate().toPlainString() + "% of reported winnings without a taxpayer number";
      case Regulation.Ctr ctr ->
          "cash %s of one person in a gaming day, in and out counted %s; filed within %d days"
              .formatted(
                  ctr.cash(),
                  ctr.inAndOutApart() ? "separately" : "together",
                  ctr.fileWithinDays());
      case Regulation.CameraCall call -> "pays " + call.pay();
      case Regulation.Verification verified -> "hits " + verified.pay();
      case Regulation.WinningCards cards ->
          "pays %s: sealed and kept %d days".formatted(cards.pay(), cards.keepDays());
      case Regulation.Cheque cheque ->
          "pays %s: within %d hours".formatted(cheque.pay(), cheque.withinHours());
      case Regulation.Slip slip ->
          "%d persons of %d departments sign%s%s"
              .formatted(
                  slip.persons(),
                  slip.departments(),
                  slip.managerAbove() == null
                      ? ""
                      : "; a manager too for pays above " + slip.managerAbove(),
                  slip.regulatorFrom() == null
                      ? ""
                      : "; the regulator is notified of pays from " + slip.regulatorFrom());
      case Regulation.Deposit deposit -> "every %d days".formatted(deposit.everyDays());
      case Regulation.Retention retention -> retention.years() + " years";
      case Regulation.ClosedProgressive closed ->
          "its money is disposed of within %d days".formatted(closed.withinDays());
      case Regulation.ContributionGuard guard ->
          "above %d times the largest expected increment".formatted(guard.multiple());
      case Regulation.Correction correction -> "changes " + correction.change();
      case Regulation.Day day ->
          "from %02d:00, %s".formatted(day.gamingDay().rollOver(), day.gamingDay().zone());
    };
  }
}
