package io.lammer.journal;

import org.jspecify.annotations.Nullable;

/// Checks that commands were committed by servers of the house, which mark each commit with a
/// [CommitMac]. A correct MAC also proves every command before it. Without the house's secret
/// nothing can be checked.
final class CommitCheck {
  private final @Nullable CommitMac macs;
  private final HouseSecret.@Nullable Since since;

  /// The first command that no later MAC proves yet; null if there is none.
  private @Nullable StoredCommand unproven;

  private boolean authentic;

  CommitCheck(@Nullable HouseSecret secret, VerifiedEnds begin) {
    macs = secret == null ? null : new CommitMac(secret);
    since = secret == null ? null : secret.since();
    requireSame(begin.commands(), begin.lastCommand());
  }

  /// Checks the next command, whose hash is already verified.
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

  /// Ends the check after the last command.
  void end(VerifiedEnds end) {
    if (unproven != null) {
      throw foreign(unproven);
    }
    if (since != null && end.commands() < since.command()) {
      throw new JournalsChanged(
          "the journals end with command %d; the secret of the house knows command %d"
              .formatted(end.commands(), since.command()));
    }
  }

  /// Whether the last command carries a correct MAC.
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
