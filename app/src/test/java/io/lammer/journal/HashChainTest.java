package io.lammer.journal;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.ledger.Account;
import io.lammer.ledger.Transfer;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Hashes are kept for years: these may never come out otherwise.
class HashChainTest {
  private static final Hash ZERO = Hash.wrap(new byte[Hash.LENGTH]);

  private final HashChain chain = new HashChain();

  private static Entry entry(String actor, String kind, String body, Transfer... transfers) {
    return new Entry("table 1", House.NOON, actor, kind, 1, body, List.of(transfers));
  }

  @Test
  void hashesAreTheSameInEveryVersionOfTheProgram() {
    var entry = entry("dealer 7", "rolled", "{\"dice\":[2,6]}", House.bet(3, 250_000));
    assertThat(chain.start("table 1"))
        .hasToString("f747d60bf3b1e174c3f7e4a9b4a024fb6c613dcdd1790218ccfa148d0a282bdf");
    assertThat(chain.event(ZERO, 12, entry))
        .hasToString("9296c9d6ce3796c09ed29e1c574f6564c629f3e9453b3cecbc2f57cfdbe25823");
    assertThat(chain.start())
        .hasToString("9596ffc4b92ca96317a730085e232a3100e05578ba902b18e356b042fe931e60");
    assertThat(chain.command(ZERO, new StoredCommand(5, "k", ZERO, "{}"), List.of(ZERO, ZERO)))
        .hasToString("fdcc2933c7c8b344f7b2dbd861ee60a27f3a4345ec90b40c168c5da3215e0c7e");
    assertThat(chain.snapshot(ZERO, 2, "{}"))
        .hasToString("e6bd5c503a61c4cdbbd0f83f92c83bcb83e11cefeab053e26b99be0adabd824f");
  }

  @Test
  void neighbouringFieldsCannotBeMistakenForEachOther() {
    var seen = new HashSet<Hash>();
    seen.add(chain.event(ZERO, 1, entry("ab", "c", "d")));
    seen.add(chain.event(ZERO, 1, entry("a", "bc", "d")));
    seen.add(chain.event(ZERO, 1, entry("a", "b", "cd")));
    seen.add(chain.event(ZERO, 1, entry("", "abc", "d")));
    assertThat(seen).hasSize(4);
  }

  @Test
  void accountsAndOrderOfTransfersCount() {
    var bank = Account.of(Account.Kind.BANK);
    var one = new Transfer(Account.seat(1), bank, 5);
    var back = new Transfer(bank, Account.seat(1), 5);
    var seen = new HashSet<Hash>();
    seen.add(chain.event(ZERO, 1, entry("a", "b", "c")));
    seen.add(chain.event(ZERO, 1, entry("a", "b", "c", one)));
    seen.add(chain.event(ZERO, 1, entry("a", "b", "c", back)));
    seen.add(chain.event(ZERO, 1, entry("a", "b", "c", one, back)));
    seen.add(chain.event(ZERO, 1, entry("a", "b", "c", back, one)));
    assertThat(seen).hasSize(5);
  }
}
