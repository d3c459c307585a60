package io.lammer.journal;

import java.util.List;

/// Checks that the seals recorded by commands match the actual seals, with none missing or extra.
final class SealCommandCheck {
  private final List<Seal> seals;
  private int done;

  /// @param done number of seals recorded before the first command to check
  SealCommandCheck(List<Seal> seals, int done) {
    this.seals = seals;
    this.done = done;
  }

  void check(StoredCommand command) {
    if (!command.key().startsWith(Request.SEAL)) {
      return;
    }
    if (done == seals.size()) {
      throw new JournalsChanged(
          "seal " + (done + 1) + " is missing; command " + command.id() + " recorded it");
    }
    if (!seals.get(done).hash().equals(command.request())) {
      throw new JournalsChanged(
          "command %d (%s) recorded another seal %d"
              .formatted(command.id(), command.key(), done + 1));
    }
    done++;
  }

  void requireAll() {
    if (done != seals.size()) {
      throw new JournalsChanged("seal " + (done + 1) + " is in no command");
    }
  }
}
