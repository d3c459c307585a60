package io.lammer.server;

import io.lammer.store.HouseAddress;
import io.lammer.tables.floor.Role;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/// What an operator may set, by flag, environment or configuration file.
///
/// @param db the file of the house, or the connection string of its PostgreSQL database
/// @param demo a training floor with players and users of its own
/// @param profile the jurisdiction whose gaming day and flags the house keeps; null for what it
///   kept before
/// @param profiles a folder of the operator's own profiles
/// @param pace how long a screen is left alone between two updates
/// @param streams how many streams one person or display may have open
/// @param waiting how many commands may be under way at once; one more is not taken
/// @param workers how many reports and odds may be made at once; null for a quarter of the
///   processors
/// @param bodyTime how long the body of a request may take to come
/// @param bodyBudget how many bytes of bodies may be held at once; null for a share of the heap
/// @param deviceSilence how long a device of an open table may be silent before an alert
/// @param witness files, best on other machines, that remember what the journals must hold
/// @param peer the URL by which the other servers of the house reach this one
/// @param insecure listen beyond this machine without TLS, behind a proxy that has it
/// @param hosts the names that people and programs reach the server by, beside `localhost`
/// @param proxies the addresses of the proxies whose word on who asks is taken
/// @param casino the name of the casino, as slips print it
/// @param secondFactor the roles that need an authenticator, not on a training floor; `true` for
///   administrators
/// @param sessionLifetime how long after the sign-in a session ends, however it is used
/// @param oidc where people may sign in besides, if anywhere
/// @param expectProgram the SHA-256 that the program must have, if it is to be checked
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

  /// An issuer of OpenID Connect that vouches for people.
  ///
  /// @param issuer its address, as it calls itself
  /// @param clientId what it knows this house by
  /// @param clientSecret null where the issuer gave none
  /// @param scopes what is asked for
  /// @param nameClaim the claim that is the name of somebody who comes for the first time
  /// @param rolesClaim the claim that holds roles or groups; dots lead into it
  /// @param roles the values of that claim that give each role
  /// @param button what the sign-in page calls it
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
