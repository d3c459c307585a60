package io.lammer.journal;

/// Stores credentials without the events of setting them.
public final class StoredCredentials {
  private StoredCredentials() {}

  public static void save(Database database, Credential credential) {
    var setting = database.settings().of(credential.user(), credential.kind());
    var numbered = credential.numbered(setting);
    var _ =
        database
            .writer()
            .put(new WriterJob<>(group -> group.appender().credential(numbered)))
            .join();
  }
}
