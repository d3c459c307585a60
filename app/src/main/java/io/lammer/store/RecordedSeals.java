package io.lammer.store;

import java.util.List;

/// Checks that the commands which recorded seals recorded those that there are.
final class RecordedSeals {
  private final List<Seal> seals;
  private int done;

  /// @param done how many were recorded before the first command that is checked
  RecordedSeals(List<Seal> seals, int done) {
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
