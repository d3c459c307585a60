package io.lammer.games.craps;

import io.lammer.games.GameFixture;
import io.lammer.games.RandomDraws;
import io.lammer.odds.Analysis;
import io.lammer.rules.Edition;
import io.lammer.rules.Edition.BonusWindow;
import io.lammer.rules.Ending;
import io.lammer.rules.Machine;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Pay;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/// The same rounds as the engine plays, out of the same random numbers, as one would write it down.
/// What is rolled does not depend on the wagers, so all of them share it.
final class CrapsSlowPlay implements GameFixture.SlowPlay {
  /// The 36 rolls, each distinct one as often as it has ways.
  private static final List<Roll> ROLLS = RandomDraws.repeated(Rolls.ALL);

  private final Edition edition;
  private final RandomDraws draws;
  private final List<Tape> rolls = new ArrayList<>();

  CrapsSlowPlay(Edition edition, RandomDraws draws) {
    this.edition = edition;
    this.draws = draws;
    for (var stream = 0; stream < RandomDraws.STREAMS; stream++) {
      rolls.add(new Tape(rolls(draws.stream(stream))));
    }
  }

  /// The rolls of a stream, made as far as a wager has needed them.
  private static final class Tape {
    private final Iterator<Roll> more;
    private final List<Roll> rolled = new ArrayList<>();

    Tape(Iterator<Roll> more) {
      this.more = more;
    }

    Roll get(int place) {
      while (rolled.size() <= place) {
        rolled.add(more.next());
      }
      return rolled.get(place);
    }
  }

  @Override
  public long[] rows(Analysis analysis) {
    var rows = new long[analysis.wager().rows().size() + 1];
    for (var stream = 0; stream < RandomDraws.STREAMS; stream++) {
      craps(analysis, rolls.get(stream), draws.rounds() / 4, draws.share(stream), rows);
    }
    return rows;
  }

  private static Iterator<Roll> rolls(Iterator<Long> draws) {
    return Stream.generate(draws::next)
        .flatMap(
            draw -> {
              var digits =
                  new BigInteger(Long.toUnsignedString(draw))
                      .multiply(BigInteger.valueOf(36).pow(8))
                      .shiftRight(64);
              var rolls = new ArrayList<Roll>();
              for (var i = 0; i < 8; i++) {
                rolls.add(ROLLS.get(digits.mod(BigInteger.valueOf(36)).intValue()));
                digits = digits.divide(BigInteger.valueOf(36));
              }
              Collections.reverse(rolls);
              return rolls.stream();
            })
        .iterator();
  }

  /// The row that an ending is; of a line with odds, by what its rows are called.
  private static int place(Analysis analysis, int point, Ending ending) {
    if (analysis.stakes().isOneUnit()) {
      return analysis.wager().place(ending);
    }
    var before = point == 0 ? "Come-out: " : "Point " + point + ": ";
    var rows = analysis.wager().rows();
    for (var i = 0; i < rows.size(); i++) {
      var is =
          switch (rows.get(i).pay()) {
            case Pay.Odds _ -> LineResult.WON;
            case Pay.Push _ -> LineResult.BARRED;
            default -> LineResult.LOST;
          };
      if (rows.get(i).label().startsWith(before) && is == ending) {
        return i;
      }
    }
    throw new AssertionError(before + ending);
  }

  /// The last rolls of a stream begin a new buffer of numbers.
  private void craps(Analysis analysis, Tape rolls, int even, int share, long[] rows) {
    var machine = analysis.wager().machine();
    var afterSevenOnly =
        edition.terms().bonusWindow() == BonusWindow.AFTER_SEVEN
            && analysis.paytable() != null
            && !machine.equals(Machine.ONE_ROUND);
    var comeOutOnly = machine instanceof EarnLammers earn && earn.followsPoint();
    var next = 0;
    var point = 0;
    var stands = true;
    var state = Machine.START;
    for (var i = 0; i < share || (stands && state != Machine.START); i++) {
      if (i == even) {
        for (var skipped = even; skipped % 4096 != 0; skipped++) {
          next++;
        }
      }
      var roll = rolls.get(next++);
      var total = roll.total();
      point =
          point == 0
              ? (total >= 4 && total <= 10 && total != 7 ? total : 0)
              : total == point || total == 7 ? 0 : point;
      if (stands) {
        switch (machine.advance(state, roll)) {
          case Step.Stays(var to) -> state = to;
          case Step.Ends(var ending) -> {
            rows[place(analysis, state, ending)]++;
            stands = false;
          }
        }
      }
      if (!stands && i < share && (!afterSevenOnly || total == 7) && (!comeOutOnly || point == 0)) {
        stands = true;
        state = Machine.START;
      }
      if (!stands && i >= share) {
        return;
      }
    }
  }
}
