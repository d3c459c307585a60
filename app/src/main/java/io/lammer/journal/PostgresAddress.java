package io.lammer.journal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;
import org.postgresql.util.URLCoder;

/// A parsed connection string, `postgresql://person:password@host:5432/house?sslmode=verify-full`.
/// It may name several hosts, of which the primary is used, and settings of the driver.
///
/// @param hosts with their ports
/// @param settings of the driver, as in its own URLs
/// @param files path without extension for the house's files outside the database
record PostgresAddress(
    @Nullable String person,
    @Nullable String password,
    String hosts,
    String database,
    String settings,
    Path files) {
  private static final Pattern FORM =
      Pattern.compile(
          "postgres(?:ql)?://(?:([^:@/]+)(?::([^@/]*))?@)?([^@/?]+)/([^/?]+)(?:\\?(.*))?");

  private static final String FILES = "files=";

  /// Settings that say whether the connection is encrypted; `allow` and `prefer` leave that to the
  /// server.
  private static final Pattern STATED =
      Pattern.compile(
          "&(?:sslmode=(?:disable|require|verify-ca|verify-full)|ssl(?:=true)?)(?:&|$)");

  static boolean isOne(String text) {
    return text.startsWith("postgresql:") || text.startsWith("postgres:");
  }

  static PostgresAddress parse(String text) {
    var form = FORM.matcher(text);
    if (!form.matches()) {
      // Leaves out the text, which may contain a password.
      throw new StoreRefused(
          "the connection string is not of the form"
              + " postgresql://person:password@host:port/database");
    }
    var database = decoded(form.group(4));
    var files = Path.of("lammer-data", database);
    var settings = new ArrayList<String>();
    for (var setting : form.group(5) == null ? new String[0] : form.group(5).split("&")) {
      if (setting.startsWith(FILES)) {
        files = Path.of(decoded(setting.substring(FILES.length())));
      } else if (!setting.isEmpty()) {
        settings.add(setting);
      }
    }
    return new PostgresAddress(
        form.group(1) == null ? null : decoded(form.group(1)),
        form.group(2) == null ? null : decoded(form.group(2)),
        form.group(3),
        database,
        String.join("&", settings),
        files);
  }

  /// Requires TLS for connections that leave this machine, unless the address says otherwise. By
  /// default the driver would continue without TLS if the server offers none.
  PostgresAddress safe() {
    var beyond =
        Stream.of(hosts.split(","))
            .map(host -> host.replaceFirst(":[0-9]*$", ""))
            .filter(host -> !Loopback.is(host))
            .toList();
    if (!beyond.isEmpty() && !STATED.matcher("&" + settings).find()) {
      throw new StoreRefused(
          ("%s is beyond this machine, and the connection string does not say how the line is"
                  + " secured; add sslmode=verify-full (and sslrootcert=FILE), or sslmode=disable"
                  + " where nobody else is on the line (see docs/operations.md)")
              .formatted(String.join(", ", beyond)));
    }
    return this;
  }

  private static String decoded(String part) {
    return URLCoder.decode(part.replace("+", "%2B"));
  }

  PGSimpleDataSource source() {
    var source = new PGSimpleDataSource();
    source.setUrl(
        "jdbc:postgresql://%s/%s?targetServerType=primary%s"
            .formatted(hosts, database, settings.isEmpty() ? "" : "&" + settings));
    if (person != null) {
      source.setUser(person);
    }
    if (password != null) {
      source.setPassword(password);
    }
    source.setApplicationName("lammer");
    source.setTcpKeepAlive(true);
    source.setConnectTimeout(5);
    source.setLoginTimeout(10);
    // The primary is looked for at each connection, since it may just have changed.
    source.setHostRecheckSeconds(0);
    source.setReWriteBatchedInserts(true);
    return source;
  }

  /// The same house at each host separately.
  List<PostgresAddress> each() {
    return Stream.of(hosts.split(","))
        .map(host -> new PostgresAddress(person, password, host, database, settings, files))
        .toList();
  }

  @Override
  public String toString() {
    return "postgresql://%s%s/%s".formatted(person == null ? "" : person + "@", hosts, database);
  }
}
