package io.lammer.web;

import io.lammer.journal.Forger;
import java.nio.file.Path;
import java.time.InstantSource;

/// Somebody who knows the program, and signs as its servers do with what was found somewhere.
public final class Impostor {
  private Impostor() {}

  /// @param file where the secret is put together
  /// @param found bytes as hex, or any text
  public static String sign(Path file, String found, String path, long epoch, String body) {
    return new PeerMessages(Forger.secret(file, found), InstantSource.system())
        .sign(path, epoch, body);
  }
}
