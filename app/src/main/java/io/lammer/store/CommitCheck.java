package io.lammer.store;

import org.jspecify.annotations.Nullable;

/// Checks that commands were committed by servers of the house, whose commits carry a [CommitMac].
/// A right one vouches for everything before it. Without the house's secret nothing is known.
final class CommitCheck {
  private final @Nullable CommitMac macs;
  private final HouseSecret.@Nullable Since since;

  /// The first command that no later one vouches for; null where there is none.
  private @Nullable StoredCommand unproven;

  private boolean authentic;

  CommitCheck(@Nullable HouseSecret secret, Ends begin) {
    macs = secret == null ? null : new CommitMac(secret);
    since = secret == null ? null : secret.since();
    requireSame(begin.commands(), begin.lastCommand());
  }

  /// The next command, whose hash is right.
  void check(StoredCommand command, Hash hash, @Nullable Hash mac) {
    requireSame(command.id(), hash);
    authentic = mac != null && macs != null && mac.equals(macs.of(command.id(), hash));
    if (since == null || command.id() <= since.command() || authentic) {
      unproven = null;
      return;
    }
    if (unproven == null) {
      unproven = command;
    }
    if (mac != null) {
      throw foreign(unproven);
    }
  }

  /// No more come.
  void end(Ends end) {
    if (unproven != null) {
      throw foreign(unproven);
    }
    if (since != null && end.commands() < since.command()) {
      throw new JournalsChanged(
          "the journals end with command %d; the secret of the house knows command %d"
              .formatted(end.commands(), since.command()));
    }
  }

  /// Whether the last command was made with the secret.
  boolean isAuthentic() {
    return authentic;
  }

  private void requireSame(long command, Hash hash) {
    if (since != null && command == since.command() && !hash.equals(since.hash())) {
      throw new JournalsChanged(
          "command %d is not the one that the secret of the house knows".formatted(command));
    }
  }

  private static JournalsChanged foreign(StoredCommand command) {
    return new JournalsChanged(
        "command %d (%s) was not committed by a server of this house"
            .formatted(command.id(), command.key()));
  }
}
