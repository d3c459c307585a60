package io.lammer.web;

import io.lammer.house.Role;
import io.lammer.journal.HouseAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/// The settings an operator may make by flag, environment variable or configuration file.
///
/// @param db the database file of the house, or the connection string of its PostgreSQL database
/// @param demo run a training floor with its own users and simulated players
/// @param profile the jurisdiction whose gaming day and flags the house uses; null to keep the
///   current one
/// @param profiles a folder of the operator's own profiles
/// @param catalog a file or folder of the operator's own editions
/// @param pace minimum time between two updates of a screen
/// @param streams maximum number of open event streams for each user or display
/// @param waiting maximum number of commands in progress; further ones are rejected
/// @param workers maximum number of reports and odds computed at once; null for a quarter of the
///   processors
/// @param bodyTime timeout for receiving the body of a request
/// @param bodyBudget maximum total size of request bodies in memory; null for a share of the heap
/// @param deviceSilence how long a device of an open table may be silent before an alert
/// @param witness files, best on other machines, with the last known position of each journal, to
///   detect a database that was rolled back
/// @param peer the URL at which the other servers of the house reach this one
/// @param insecure allow listening beyond this machine without TLS, behind a proxy that has it
/// @param hosts the host names of this server besides `localhost`
/// @param proxies trusted proxies (X-Forwarded-For)
/// @param casino the name of the casino, as printed on slips
/// @param secondFactor the roles that need an authenticator, `true` for administrators; ignored on
///   a training floor
/// @param sessionLifetime maximum age of a session, even of one that is in use
/// @param oidc the OpenID Connect issuer, if any
/// @param expectProgram the SHA-256 that the program must have, if it is checked
/// @param expectCache the SHA-256 that the program's AOT cache must have
/// @param expectCatalog the SHA-256 that the catalog and profiles must have
@ConfigurationProperties("lammer")
public record Settings(
    HouseAddress db,
    @DefaultValue("false") boolean demo,
    @Nullable String profile,
    @Nullable Path profiles,
    @Nullable Path catalog,
    @DefaultValue("250ms") Duration pace,
    @DefaultValue("30") int streams,
    @DefaultValue("400") int waiting,
    @Nullable Integer workers,
    @DefaultValue("15s") Duration bodyTime,
    @Nullable DataSize bodyBudget,
    @DefaultValue("15s") Duration deviceSilence,
    @DefaultValue List<Path> witness,
    @Nullable String peer,
    @DefaultValue("false") boolean insecure,
    @DefaultValue List<String> hosts,
    @DefaultValue List<String> proxies,
    @DefaultValue("") String casino,
    @DefaultValue List<String> secondFactor,
    @DefaultValue("12h") Duration sessionLifetime,
    @Nullable Oidc oidc,
    @Nullable String expectProgram,
    @Nullable String expectCache,
    @Nullable String expectCatalog) {

  /// An OpenID Connect issuer that users may sign in with.
  ///
  /// @param issuer the issuer URL, exactly as the issuer states it
  /// @param clientId the client id of this house at the issuer
  /// @param clientSecret null for a public client
  /// @param scopes the requested scopes
  /// @param nameClaim the claim with the user name of a person who signs in for the first time
  /// @param rolesClaim the claim with roles or groups; dots lead into nested objects
  /// @param roles the claim values that grant each role
  /// @param button the label of the button on the sign-in page
  public record Oidc(
      String issuer,
      String clientId,
      @Nullable String clientSecret,
      @DefaultValue({"openid", "profile"}) List<String> scopes,
      @DefaultValue("preferred_username") String nameClaim,
      @DefaultValue("groups") String rolesClaim,
      @DefaultValue Map<Role, List<String>> roles,
      @DefaultValue("Sign in with your house account") String button) {}
}
